/** `only-if` through the stages, with the facts that it names read from the fake of GitHub's API; the recipes of the guide. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../src/build/facts.ts';
import { formatWithLocation } from '../../../src/diagnostic.ts';
import { evaluateOnlyIf } from '../../../src/message/author-texts.ts';
import { notify } from '../../../src/notify.ts';
import type { Report } from '../../../src/report.ts';
import { Redactor } from '../../../src/text/redaction/redactor.ts';
import { errorsIn } from '../../support/diagnostics.ts';
import type { Behaviour } from '../../support/github-api.ts';
import { openQuestion } from '../../support/github-facts.ts';
import { branchQuestion } from '../../support/histories.ts';

async function render(
  condition: string,
  history: string,
  { behaviour, dry = 'true', secrets = '' }: { behaviour?: Behaviour; dry?: string; secrets?: string } = {},
): Promise<[Report, readonly string[]]> {
  const { api, settings, runtime } = await openQuestion({
    ...branchQuestion(history),
    ...(behaviour && { behaviour }),
    payload: { repository: { default_branch: 'main' } },
    options: {
      ...{ 'webhook-url': 'http://127.0.0.1:9/hook', 'only-if': condition, 'dry-run': dry },
      ...(secrets !== '' && { secrets }),
    },
  });
  return [await notify(settings, runtime), api.requests];
}

test('a condition loads the facts that it names, and decides by them', async () => {
  const [third] = await render('failures_in_a_row == 3', '40- 41- 42-');
  expect(third.preview?.stop).toBeUndefined();
  const [second] = await render('failures_in_a_row == 3', '40+ 41- 42-');
  expect(second.preview?.stop?.reason).toBe('the condition of only-if is not fulfilled: failures_in_a_row is 2');
  expect(second.receipt.reason).toContain('without dry-run it would be skipped');
  expect(second.diagnostics).toEqual([]);
});

test('a condition decides by a fixed value that equals a secret', async () => {
  for (const condition of ['conclusion == "failure"', 'change == "broken"']) {
    const [sent] = await render(condition, '40+ 41+ 42-', { secrets: 'failure\nbroken' });
    expect(sent.preview?.stop).toBeUndefined();
    expect(errorsIn(sent)).toEqual([]);
  }
});

test('a condition on event facts sends no request, and none afterwards if it is false', async () => {
  const [retained, none] = await render('ref.name != repository.default_branch', '40- 41- 42-', {
    dry: 'false',
  });
  expect(retained.receipt).toMatchObject({
    outcome: 'skipped',
    reason: 'the condition of only-if is not fulfilled: ref.name is "main", repository.default_branch is "main"',
    attempts: [],
  });
  expect(none).toEqual([]);
});

test('an unreadable fact sends the message with a notice', async () => {
  const [sent] = await render('failures_in_a_row == 3', '40- 41- 42-', {
    behaviour: { without: ['actions: read'] },
  });
  expect(sent.preview?.stop).toBeUndefined();
  expect(errorsIn(sent)).toEqual([
    'Your condition could not be decided, so it keeps nothing back. only-if: failures_in_a_row could not be read. The notice beside this one says why; without one, it lies further back than was looked.',
  ]);
});

test('unknown failing files send the message to every team', async () => {
  for (const condition of ['owners contains "@acme/web" or change == "fixed"', 'owners == blank']) {
    const [sent] = await render(condition, '40+ 41+ 42-', {
      behaviour: { without: ['actions: read', 'checks: read'] },
    });
    expect(sent.preview?.stop).toBeUndefined();
    expect(errorsIn(sent).join()).toContain('owners');
  }
});

/** Creates a failing streak after a success. */
function failureStreak(length: number): string {
  const failures = Array.from({ length }, (_, index) => `${index + 2}-`);
  return ['1+', ...failures].join(' ');
}

describe('a streak of failing jobs is counted as far as the condition requires', () => {
  test.each([
    [8, 'failures_in_a_row >= 7', 'sent'],
    [8, 'failures_in_a_row == 5', 'failures_in_a_row is 8'],
    [8, 'failures_in_a_row == 8', 'sent'],
    [25, 'failures_in_a_row < 10', 'failures_in_a_row is 25'],
    [150, 'failures_in_a_row >= 7', 'sent'],
    [150, 'broken_since.duration_seconds > 60', 'undecided'],
  ])('streak of %i, %s: %s', async (length, condition, expected) => {
    const [notification, requests] = await render(condition, failureStreak(length));
    const reason = notification.preview?.stop?.reason;
    if (expected === 'sent' || expected === 'undecided') expect(reason).toBeUndefined();
    else expect(reason).toContain(expected);
    expect(errorsIn(notification)).toHaveLength(expected === 'undecided' ? 1 : 0);
    expect(requests.length).toBeLessThanOrEqual(45);
  });
});

test('a message held back by the hour names the hour in the zone of the step, without a request', async () => {
  const settings = { variables: {}, timeZone: 'Asia/Kathmandu', redactor: new Redactor([]) };
  const at = Date.parse('2026-03-04T18:20:00Z');
  const condition = 'now.time >= "07:30" and now.hour < 22 and now.weekday == "Thursday" and now.date < "2026-03-06"';
  const { stop } = await evaluateOnlyIf({ ...settings, onlyIf: condition }, RED, at, []);
  expect(stop?.reason).toBe(
    'the condition of only-if is not fulfilled: now.time is "00:05", now.hour is 0, now.weekday is "Thursday", now.date is "2026-03-05"',
  );
  const [retained, requests] = await render('now.hour > 23', '40- 41- 42-', { dry: 'false' });
  expect([retained.receipt.outcome, requests]).toEqual(['skipped', []]);
});

test('a reason for an unmet condition contains no external text', async () => {
  const condition = 'commit.subject contains "release" and inputs.password == "x"';
  const [retained] = await render(condition, '40- 41- 42-');
  expect(retained.preview?.stop?.reason).toMatch(/^the condition of only-if is not fulfilled: commit\.subject is /);
});

test('an invalid condition sends the message with an error', async () => {
  const [sent] = await render('failure_in_a_row = 3', '40- 41- 42-');
  expect(sent.preview?.stop).toBeUndefined();
  expect(sent.diagnostics.map(formatWithLocation)).toEqual(['only-if, column 18: "=" is left over.']);
});

const RED: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  ref: { type: 'branch', name: 'main' },
  repository: { name: 'acme/app', default_branch: 'main' },
  run: { attempt: 1, duration_seconds: 700 },
  actor: { login: 'ada' },
  failures_in_a_row: 3,
  broken_since: {},
  change: 'still-failing',
  failed_jobs: [{ name: 'unit', failed_steps: [], errors: [] }],
  commit: { sha: 'a', short: 'a', message: 'Fix it' },
};
const RELEASE = { name: 'v1', tag: 'v1', prerelease: false, draft: false };

/** For each recipe of the guide facts for which it sends, and facts for which it does not. */
const CASES: Readonly<
  Record<string, { readonly sends: object; readonly keeps: object; readonly at?: readonly string[] }>
> = {
  'on the default branch only': { sends: {}, keeps: { ref: { type: 'branch', name: 'topic' } } },
  'from the third failure in a row on': { sends: { failures_in_a_row: 4 }, keeps: { failures_in_a_row: 2 } },
  'for the third failure in a row, and when it passes again': {
    sends: { failures_in_a_row: 7, change: 'fixed' },
    keeps: { failures_in_a_row: 4 },
  },
  'except for manual re-runs': { sends: {}, keeps: { run: { attempt: 2 } } },
  'except for bots': { sends: {}, keeps: { actor: { login: 'renovate[bot]', bot: true } } },
  'except if `e2e` is the only failed job': {
    sends: { failed_jobs: ['e2e', 'unit'].map((name) => ({ name, failed_steps: [], errors: [] })) },
    keeps: { failed_jobs: [{ name: 'e2e', failed_steps: [], errors: [] }] },
  },
  'for releases, not pre-releases': {
    sends: { release: RELEASE },
    keeps: { release: { ...RELEASE, prerelease: true } },
  },
  'for pull requests with the label `notify`': {
    sends: { pull_request: { number: 1, labels: ['bug', 'notify'] } },
    keeps: { pull_request: { number: 1, labels: ['bug'] } },
  },
  'unless the commit message has `[quiet]`': {
    sends: {},
    keeps: { commit: { sha: 'a', short: 'a', message: 'Fix [quiet]' } },
  },
  'for runs of ten minutes or more': { sends: {}, keeps: { run: { attempt: 1, duration_seconds: 30 } } },
  'during the day': { sends: {}, keeps: {}, at: ['2026-03-04T07:00:00Z', '2026-03-04T22:00:00Z'] },
  'on working days': { sends: {}, keeps: {}, at: ['2026-03-06T23:59:00Z', '2026-03-07T00:00:00Z'] },
  'from a date on (a known problem)': {
    ...{ sends: {}, keeps: {}, at: ['2026-12-01T00:00:00Z', '2026-11-30T23:59:59Z'] },
  },
};

describe('recipes of the guide', () => {
  const table = /<!-- recipes[\s\S]*?<!-- \/recipes -->/.exec(readFileSync('docs/guide.md', 'utf8'))?.[0] ?? '';
  const recipes = [...table.matchAll(/^\| (.+?) \| `(.+)` \|$/gm)].map(([, name = '', condition = '']) => ({
    name,
    condition,
  }));

  test('every recipe has a case here', () => {
    expect(recipes.map(({ name }) => name)).toEqual(Object.keys(CASES));
  });

  test.each(recipes)('$name', async ({ name, condition }) => {
    const settings = { onlyIf: condition, variables: {}, timeZone: 'UTC', redactor: new Redactor([]) };
    const { sends, keeps, at = [] } = CASES[name] ?? { sends: {}, keeps: {} };
    const [open = 0, closed = 0] = at.map((time) => Date.parse(time));
    expect(await evaluateOnlyIf(settings, { ...RED, ...sends }, open, [])).toEqual({});
    expect(await evaluateOnlyIf(settings, { ...RED, ...keeps }, closed, [])).toMatchObject({
      stop: { by: 'only-if' },
    });
  });
});
