import { expect, test } from 'vitest';
import type { Facts } from '../../../../../src/facts/facts.ts';
import { decideCondition, namesInCondition } from '../../../../../src/message/templates/condition/condition.ts';
import { placedWords } from '../../../../../src/remark.ts';

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
  const given = { facts: FACTS, variables: { quiet: 'no' }, unread: [], hide: (text: string) => text };
  const { stop, problem } = decideCondition(condition, given);
  return problem === undefined ? stop === undefined : `${placedWords(problem).replace(/\.$/, '')} ${problem.hint}`;
}

test.each([
  ['failures_in_a_row == 3', true],
  ['ref.name == repository.default_branch and run.attempt == 1', false],
  ['not actor.bot', false],
  ['(ref.name | slice: 0, 2) == "ma"', true],
  ['failed_jobs.size > 1 or failed_jobs[0].name != "known"', false],
  ['not (actor.bot or pull_request.fork)', false],
  ['(run.attempt == 1 or ref.name == "main") and actor.bot', true],
  ['run.url == "https://github.com/acme/app/actions/runs/1"', true],
  ['inputs.environment == "prod"', true],
  ['inputs.missing == "prod"', false],
  ['inputs.constructor', false],
  ['vars.quiet == "no"', true],
  ['vars.nothing', false],
  ['release', false],
  ['pull_request.number == 12', false],
  ["'%}' == '%}'", true],
  ['"it’s" != "failure()"', true],
  ['not(ref.name contains ("x"))', true],
  ['true', true],
  ['false', false],
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
  ['run.attempt === 3', /column 15: "=" is left over Write "==" to compare/],
  ['actor.bot && ref.name', /column 11: "&&" is left over Write "and"/],
  ['actor.bot || ref.name', /column 11: "\|\|" is left over Write "or"/],
  ['!actor.bot', /column 1: "!actor.bot" is left over Write "not"/],
  [
    'failure()',
    /column 1: there are no functions such as failure\(\) Write conclusion == "failure", or the option "when: f/,
  ],
  [
    'ref.name == "main" and success()',
    /column 24: .* success\(\) Write conclusion == "success", or the option "when: s/,
  ],
  ['cancelled ( ) or failure()', /column 1: .* cancelled\(\) Write conclusion == "cancelled"/],
  ['always()', /column 1: .* always\(\) Leave the condition out, and write the option "when: always"/],
  ['!cancelled()', /column 1: "!cancelled\(\)" is left over Write "not"/],
  ['contains(ref.name, "release")', /column 1: .* contains\(\) Write it between the two: ref.name contains "release"/],
  ["startsWith(ref.name, 'release/')", /Write \(ref.name \| slice: 0, 8\) == "release\/"/],
  ["hashFiles('a') != ''", /no functions such as hashFiles\(\) Filters do such work/],
  [
    'conclusion == “failure”',
    /column 15: “ does not begin or end a text Write straight quotes: conclusion == "failure"/,
  ],
  ['conclusion == ‘failure’', /column 15: ‘ does not begin or end a text Write straight quotes/],
  ['“conclusion == "failure"”', /column 1: “ does not begin or end a text/],
  ['ref.name == «main»', /column 13: « does not begin or end a text/],
  ['ref.name == `main`', /column 13: ` does not begin or end a text/],
  ['{{ actor.bot }}', /Write the condition alone/],
  ['{% if actor.bot %}', /Write the condition alone/],
  ['ref.name | size > 3', /Put parentheses around a value with a filter/],
  ['ref.name == "main', /column 13: the text "main is not closed/],
  ['run.', /a name is missing after "run\."/],
  ['(not actor.bot)', /Put it before the parentheses/],
  ['(actor.bot', /only-if/],
  ['(actor.bot ==) and true', /only-if, column 14: a value is missing/],
  ['1 < run.attempt < 3', /compares a comparison/],
  ['run.attempt not 3', /"not" stands in the wrong place/],
  ['actor.bot or release and push', /"and" and "or" are mixed/],
  ['failures_in_row == 3', /there is no fact or variable "failures_in_row" Did you mean "failures_in_a_row"\?/],
  ['(ref.name | foo) == 1', /there is no filter "foo"/],
  ['(1..1000000000000) contains 3', /takes too much/],
  ['(1e300..1) contains 3', /only-if/],
  ['('.repeat(900), /only-if/],
  [`${'('.repeat(900)}actor.bot${')'.repeat(900)}`, /^(?:true|only-if)/],
])('%s is told, and where it is wrong', (condition, words) => {
  expect(String(decided(condition))).toMatch(words);
});

test('the facts that a condition names, those of a wrong one too as far as they can be told', () => {
  expect(namesInCondition('ref.name == repository.default_branch and (failed_jobs | size) > 2')).toEqual([
    'ref.name',
    'repository.default_branch',
    'failed_jobs',
  ]);
  expect(namesInCondition('failed_jobs[0].name == "x"')).toEqual(['failed_jobs.name']);
  expect(namesInCondition('(((')).toEqual([]);
});

test.each([
  [
    'conclusion == "failed"',
    'only-if, column 15: conclusion is never "failed" Did you mean "failure"? It is one of: success, ',
  ],
  ['"broke" == change', 'only-if, column 1: change is never "broke" Did you mean "broken"?'],
  ['change != "still_failing"', 'change is never "still_failing" Did you mean "still-failing"?'],
  ['run.attempt == 1 and (scope == "jobs" or actor.bot)', 'scope is never "jobs" Did you mean "job"?'],
  ['conclusion contains "broken"', 'conclusion never contains "broken"'],
  ['run.attempt == "1"', 'run.attempt is never "1" It is a number: write 1 without quotes'],
  ['failed_jobs[0].conclusion == "red"', 'failed_jobs[0].conclusion is never "red"'],
  ['actor.bot == "true"', 'actor.bot is never "true" It is true or false: write actor.bot, or not actor.bot'],
  ['pull_request == true', 'pull_request is never true It is no single value'],
  ['release.name != ""', 'release.name is never "" What is not known is absent'],
  ['ref.name == true', 'ref.name is never true It is a text: write ref.name, or not ref.name'],
  ['ref.name =~ "^release/"', '"=~" is left over There are no patterns: ref.name contains "release/"'],
  ['ref.name !~ "release"', '"!~" is left over There are no patterns'],
])('%s is wrong: %s', (condition, told) => {
  expect(decided(condition)).toContain(told);
});

test.each([
  'conclusion == "timed_out"',
  'conclusion contains "fail"',
  'jobs == empty',
  'release == nil',
  'failed_jobs.size == 0',
  'commit.subject == "failed"',
  'inputs.environment == "failed"',
  'inputs.size == "small"',
  'vars.quiet == "failed"',
  '(conclusion | upcase) == "FAILURE"',
])('%s may be', (condition) => {
  expect(decided(condition)).toBeTypeOf('boolean');
});
