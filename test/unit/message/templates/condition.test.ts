import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { formatWithLocation } from '../../../../src/diagnostic.ts';
import { evaluateLiquidCondition, requiredFacts } from '../../../../src/message/templates/custom-template.ts';

const FACTS: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  run: { attempt: 2, url: 'https://github.com/acme/app/actions/runs/1' },
  ref: { type: 'branch', name: 'main' },
  repository: { name: 'acme/app', default_branch: 'main' },
  failures_in_a_row: 3,
  broken_since: {},
  actor: { login: 'ada', bot: true },
  failed_jobs: [{ name: 'known', failed_steps: [], errors: [] }],
  inputs: { environment: 'prod' },
};

function decided(condition: string): boolean | string {
  const raw = { section: { facts: FACTS }, variables: { quiet: 'no' }, unread: [], hide: (text: string) => text };
  const { stop, problem } = evaluateLiquidCondition(condition, raw);
  return problem === undefined
    ? stop === undefined
    : `${formatWithLocation(problem).replace(/\.$/, '')} ${problem.hint}`;
}

test.each([
  ['failures_in_a_row == 3', true],
  ['(ref.name | slice: 0, 2) == "ma"', true],
  ['failed_jobs.size > 1 or failed_jobs[0].name != "known"', false],
  ['not (actor.bot or pull_request.fork)', false],
  ['(run.attempt == 1 or ref.name == "main") and actor.bot', true],
  ['run.url == "https://github.com/acme/app/actions/runs/1"', true],
  ['inputs.environment == "prod"', true],
  ['inputs.missing == "prod"', false],
  ['inputs.constructor', false],
  ['pull_request.number == 12', false],
  ['"it’s" != "failure()"', true],
  ['"%}" != "}}" and (vars.none | default: "x") == "x"', true],
  ['not(ref.name contains ("x"))', true],
  ['run.attempt == 2\n  and ref.name == "main"', true],
])('%s: %s', (condition, holds) => {
  expect(decided(condition)).toBe(holds);
});

test.each([
  ['', /column 1: a value is missing/],
  ['run.attempt ==', /column 15: a value is missing at the end/],
  ['== 3', /column 1: a value is missing before "=="/],
  ['run.attempt 3', /column 13: "3" is left over/],
  ['run.attempt = 3', /column 13: "=" is left over Write "==" to compare/],
  ['actor.bot && ref.name', /column 11: "&&" is left over Write "and"/],
  ['!actor.bot', /column 1: "!actor.bot" is left over Write "not"/],
  ['vars.nothing', /no fact or variable "vars.nothing" Give it a value in the option variables/],
  ['failure()', /column 9: .* There are no functions here: write a fact with filters, the option "when: failure"/],
  [
    'contains(ref.name, "release")',
    /unbalanced parentheses There are no functions here: .* ref.name contains "release"/,
  ],
  ['ref.name | default: "}}" == "main"', /Put parentheses around/],
  ['conclusion == “failure”', /column 15: "“failure”" is left over Write straight quotes: conclusion == "failure"/],
  ['ref.name =~ "^release/"', /column 10: "=~" is left over There are no patterns/],
  ['{{ actor.bot }}', /Write the condition alone/],
  ['ref.name | size > 3', /Put parentheses around a value with a filter/],
  ['ref.name == "main', /column 13: the text "main is not closed/],
  ['run.', /a name is missing after "run\."/],
  ['(not actor.bot)', /Put it before the parentheses/],
  ['(actor.bot', /only-if/],
  ['1 < run.attempt < 3', /compares a comparison/],
  ['run.attempt not 3', /"not" stands in the wrong place/],
  ['actor.bot or release and push', /"and" and "or" are mixed/],
  ['failures_in_row == 3', /there is no fact or variable "failures_in_row" Did you mean "failures_in_a_row"\?/],
  ['(ref.name | foo) == 1', /there is no filter "foo"/],
  ['(1..1000000000000) contains 3', /takes too much/],
  [`${'('.repeat(900)}actor.bot${')'.repeat(900)}`, /^(?:true|only-if)/],
])('reports an invalid condition with its location: %s', (condition, text) => {
  expect(String(decided(condition))).toMatch(text);
});

test('returns the facts of a condition, and of an invalid one as far as possible', () => {
  const namesIn = (text: string) => requiredFacts([{ part: 'only-if', text }], {}).mentioned;
  expect(namesIn('ref.name == repository.default_branch and (failed_jobs | size) > 2')).toEqual([
    'ref.name',
    'repository.default_branch',
    'failed_jobs',
  ]);
  expect(namesIn('failed_jobs[0].name == "x"')).toEqual(['failed_jobs.name']);
  expect(namesIn('(((')).toEqual([]);
});

test("isn't evaluated if the source of a fact failed", () => {
  const raw = { section: { facts: FACTS }, variables: {}, hide: (text: string) => text };
  for (const condition of ['failures_in_a_row == 3', 'failures_in_a_row == 99']) {
    const { stop, problem } = evaluateLiquidCondition(condition, { ...raw, unread: ['failures_in_a_row'] });
    expect([stop, problem?.message]).toEqual([undefined, 'failures_in_a_row could not be read.']);
  }
});
