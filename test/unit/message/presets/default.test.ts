import { describe, expect, test, vi } from 'vitest';
import { endOf } from '../../../../src/facts/end/end.ts';
import type { Keyword } from '../../../../src/facts/fact.ts';
import type { Facts } from '../../../../src/facts/facts.ts';
import { renderFacts } from '../../../support/rendering.ts';
import {
  ADA,
  commitOf,
  EMPTY,
  EXPECTED,
  failedJob,
  GRACE,
  HUB,
  linesOf,
  PUSH,
  RUN,
  SEVEN,
  UNUSED,
  wordsOf,
} from '../../../support/shop-facts.ts';

const RED: Facts = { ...PUSH, conclusion: 'failure', failed_jobs: [failedJob('test', 'Run npm test', [EXPECTED])] };
const PULL = {
  number: 12,
  title: 'Add gift cards',
  url: `${HUB}/pull/12`,
  head: 'gift-cards',
  base: 'main',
  author: GRACE,
};
const PULL_HEAD = { sha: 'b2c3d4e', short: 'b2c3d4e', url: `${HUB}/commit/b2c3d4e` };
const LEGS = Array.from({ length: 11 }, (_, index) =>
  failedJob(`test (ubuntu, ${24 + index})`, 'Run npm test', index < 4 ? [EXPECTED] : [], index + 1),
);
const WHOLE: Facts = {
  ...PUSH,
  scope: 'run',
  run: { ...PUSH.run, duration_seconds: 700, started_at: '2026-03-04T08:00:00Z' },
  job: { name: 'summary' },
  conclusion: 'failure',
  failed_jobs: [...LEGS, failedJob('lint', 'eslint', [UNUSED], 20)],
  job_counts: { total: 120, failed: 12 },
};
const DEPLOYMENT = { environment: 'production', ref: 'v2.3.1', url: 'https://shop.example/', log_url: `${RUN}/job/3` };
const DEPLOYED: Facts = {
  ...PUSH,
  event: { name: 'deployment_status' },
  scope: 'deployment',
  workflow: 'Release',
  job: { name: 'deploy', url: `${RUN}/job/3` },
  ref: { type: 'tag', name: 'v2.3.1', url: `${HUB}/tree/v2.3.1` },
  deployment: DEPLOYMENT,
};

/** Made by an app: GitHub tells neither run nor branch. */
const PREVIEW: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'deployment_status' },
  scope: 'deployment',
  conclusion: 'success',
  repository: { name: 'acme/shop', url: HUB },
  commit: PULL_HEAD,
};

/** What each is told, line by line. */
const MESSAGES: readonly (readonly [name: string, facts: Facts, lines: readonly string[]])[] = [
  [
    'a green job',
    PUSH,
    ['✅ **CI / test** passed · acme/shop on main · #42 (4m 3s)', 'a1b2c3d Round totals — Ada Lovelace'],
  ],
  [
    'a red job with its reason',
    { ...RED, change: 'broken', last_green: { run: 41 } },
    [
      '❌ **CI / test failed** in npm test · acme/shop on main · #42 (4m 3s)',
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      'Broken since this run. a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a red job without one: an exit code is none',
    { ...RED, failed_jobs: [failedJob('test', 'Run npm test', [EMPTY])], change: 'broken', last_green: { run: 41 } },
    [
      '❌ **CI / test failed** in npm test · acme/shop on main · #42 (4m 3s)',
      'Broken since this run. a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a red job of which nothing could be read: nothing of since',
    { ...PUSH, conclusion: 'failure' },
    ['❌ **CI / test failed** · acme/shop on main · #42 (4m 3s)', 'a1b2c3d Round totals — Ada Lovelace'],
  ],
  [
    'a leg of a matrix, and a job in several steps',
    {
      ...PUSH,
      conclusion: 'failure',
      job: { name: 'test', matrix: 'ubuntu, 24' },
      failed_jobs: [{ ...failedJob('x', 'one'), failed_steps: [{ name: 'one' }, { name: 'two' }, { name: 'three' }] }],
    },
    [
      '❌ **CI / test (ubuntu, 24) failed** in one and 2 more steps · acme/shop on main · #42',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a job that was mended',
    {
      ...PUSH,
      run: { ...PUSH.run, number: 45 },
      change: 'fixed',
      last_red: { pushed: true },
      failures_in_a_row: 3,
      broken_since: { run: 42, at: '2026-03-03T08:00:00Z', duration_seconds: 86_400 },
      commit: commitOf('f00ba12', 'Handle empty carts', GRACE),
    },
    [
      '🟢 **CI / test works again** after 1 day · acme/shop on main · #45 (4m 3s)',
      'Fixed by f00ba12 Handle empty carts — Grace Hopper',
    ],
  ],
  [
    'a job that still fails',
    {
      ...RED,
      change: 'still-failing',
      failures_in_a_row: 4,
      broken_since: { run: 39, at: '2026-03-03T08:00:00Z', duration_seconds: 3 * 86_400 },
      commits_since_green: SEVEN,
      suspects: [ADA, GRACE],
    },
    [
      '❌ **CI / test still fails** in npm test · acme/shop on main · #42 (4m 3s)',
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      'Red since Tuesday, 4 runs. 7 commits by Ada Lovelace and Grace Hopper since it last passed',
    ],
  ],
  [
    'a job whose commit passed before',
    {
      ...RED,
      failed_jobs: [failedJob('test', 'e2e')],
      change: 'broken',
      last_green: { run: 41 },
      passed_before: { run: 41, url: RUN },
    },
    [
      '❌ **CI / test failed** in e2e · acme/shop on main · #42 (4m 3s)',
      'The same commit passed in run #41. a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a pull request',
    {
      ...PUSH,
      event: { name: 'pull_request', action: 'synchronize' },
      conclusion: 'failure',
      job: { name: 'lint', duration_seconds: 51 },
      pull_request: PULL,
      commit: PULL_HEAD,
      failed_jobs: [failedJob('lint', 'eslint', [UNUSED])],
    },
    [
      '❌ **CI / lint failed** in eslint · acme/shop PR #12 · #42 (51s)',
      "↳ 'total' is assigned a value but never used (src/cart.ts:9)",
      '“Add gift cards” — Grace Hopper · gift-cards → main',
    ],
  ],
  [
    'a merge queue',
    { ...PUSH, event: { name: 'merge_group' }, pull_request: PULL },
    [
      '✅ **CI / test** passed · acme/shop in the merge queue of main · #42 (4m 3s)',
      'PR #12 · a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a whole run: legs that fail alike are one line',
    {
      ...WHOLE,
      change: 'broken',
      last_green: { run: 41 },
      commits_since_green: { ...SEVEN, commits: SEVEN.commits.slice(-3), count: 3 },
      suspects: [ADA, GRACE],
    },
    [
      '❌ **CI failed** · acme/shop on main · #42 (12m) · 12 of 120 jobs',
      'test (ubuntu, 24) in npm test and 10 more legs',
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      'lint in eslint',
      "↳ 'total' is assigned a value but never used (src/cart.ts:9)",
      'Broke with one of 3 commits by Ada Lovelace and Grace Hopper',
    ],
  ],
  [
    'a run of one job',
    {
      ...WHOLE,
      workflow: 'Nightly',
      conclusion: 'timed_out',
      run: { number: 9, url: RUN },
      failed_jobs: [{ ...failedJob('soak', 'Run the soak test'), conclusion: 'timed_out' }],
      job_counts: { total: 1, failed: 1 },
      stopped: { by: 'time_limit', after_seconds: 21_600 },
    },
    [
      '⏱️ **Nightly timed out** after 6h in the soak test · acme/shop on main · #9',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a run that a newer one replaced',
    {
      ...WHOLE,
      event: { name: 'pull_request' },
      pull_request: PULL,
      commit: PULL_HEAD,
      conclusion: 'cancelled',
      run: { number: 76, url: RUN },
      failed_jobs: [],
      stopped: { by: 'newer_run' },
    },
    [
      '⚪ **CI** was cancelled by a newer run · acme/shop PR #12 · #76',
      '“Add gift cards” — Grace Hopper · gift-cards → main',
    ],
  ],
  [
    'a run that could not start',
    { ...PUSH, scope: 'run', workflow: 'Deploy', conclusion: 'failure', stopped: { by: 'startup_failure' } },
    [
      '❌ **Deploy could not start** · acme/shop on main · #42 · probably an error in the workflow file',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a deployment that begins',
    { ...DEPLOYED, conclusion: 'in_progress', commits_since_green: SEVEN },
    [
      '🚀 **Deploy to production** started · acme/shop v2.3.1 · 7 commits since the last one',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a green deployment',
    { ...DEPLOYED, deployment: { ...DEPLOYMENT, duration_seconds: 130 }, commits_since_green: SEVEN },
    [
      '✅ **Deployed to production** · shop.example · acme/shop v2.3.1 (2m 10s)',
      'a1b2c3d Round totals — Ada Lovelace, and 6 more commits by 3 people',
    ],
  ],
  [
    'a red deployment',
    {
      ...DEPLOYED,
      conclusion: 'failure',
      failed_jobs: [failedJob('deploy', 'terraform apply', [{ message: 'Error: BucketAlreadyExists' }])],
      change: 'broken',
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      suspects: [ADA, GRACE],
    },
    [
      '❌ **Deploy to production failed** in terraform apply · acme/shop v2.3.1 · #42',
      '↳ BucketAlreadyExists',
      'Broke with one of 7 commits by Ada Lovelace and Grace Hopper',
    ],
  ],
  [
    'a deployment that was mended',
    { ...DEPLOYED, change: 'fixed', broken_since: { url: RUN, duration_seconds: 11_520 } },
    [
      '🟢 **Deploy to production works again** after 3h · shop.example · acme/shop v2.3.1',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a preview by an app: the commit stands for the branch',
    {
      ...PREVIEW,
      deployment: { environment: 'Preview', url: 'https://shop-git-gift-cards.vercel.app', duration_seconds: 31 },
    },
    ['✅ **Deployed to Preview** · shop-git-gift-cards.vercel.\u200Bapp · acme/shop at b2c3d4e (31s)'],
  ],
  [
    'a preview of a pull request',
    {
      ...PREVIEW,
      pull_request: PULL,
      deployment: { environment: 'Preview', url: 'https://12.shop.example', duration_seconds: 31 },
    },
    [
      '✅ **Deployed to Preview** · 12.shop.example · acme/shop PR #12 (31s)',
      '“Add gift cards” — Grace Hopper · gift-cards → main',
    ],
  ],
  [
    'a preview that fails: nobody is blamed for the previews of other branches',
    {
      ...DEPLOYED,
      conclusion: 'failure',
      change: 'broken',
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      pull_request: PULL,
      ref: { type: 'branch', name: 'gift-cards' },
      deployment: { environment: 'Preview', ref: 'gift-cards' },
    },
    [
      '❌ **Deploy to Preview failed** · acme/shop PR #12 · #42',
      'Broken since this deployment. “Add gift cards” — Grace Hopper · gift-cards → main',
    ],
  ],
  [
    'a branch that was deployed, with its log elsewhere',
    {
      ...DEPLOYED,
      ref: { type: 'branch', name: 'main' },
      deployment: { environment: 'staging', ref: 'main', log_url: 'https://ci.example/1', duration_seconds: 60 },
    },
    ['✅ **Deployed to staging** · acme/shop on main (1m) · log', 'a1b2c3d Round totals — Ada Lovelace'],
  ],
  [
    'a schedule: the time that it was good, not the last commit',
    {
      ...WHOLE,
      event: { name: 'schedule' },
      schedule: '0 3 * * *',
      workflow: 'Nightly',
      run: { number: 301, url: RUN, started_at: '2026-03-04T03:07:00Z' },
      failed_jobs: [failedJob('backup', 'backup')],
      job_counts: { total: 1, failed: 1 },
      change: 'broken',
      last_green: { run: 296, url: RUN, duration_seconds: 5 * 86_400 },
    },
    ['❌ **Nightly failed** in backup · acme/shop on main · #301 · 03:00 every day, UTC', 'Last good 5 days ago'],
  ],
  [
    'a run of the clock that another workflow tells of: no commit is the news',
    {
      ...WHOLE,
      event: { name: 'workflow_run' },
      workflow: 'Nightly',
      run: { number: 9, url: RUN, event: 'schedule' },
      failed_jobs: [failedJob('backup', 'backup')],
      job_counts: { total: 1, failed: 1 },
      change: 'broken',
      last_green: { run: 8, url: RUN, duration_seconds: 86_400 },
    },
    ['❌ **Nightly failed** in backup · acme/shop on main · #9 · on schedule', 'Last good 1 day ago'],
  ],
  [
    'a run that a person started, told by another workflow',
    {
      ...WHOLE,
      event: { name: 'workflow_run' },
      conclusion: 'success',
      run: { number: 9, url: RUN, event: 'workflow_dispatch', started_by: GRACE },
    },
    ['✅ **CI** passed · acme/shop on main · #9 · started by Grace Hopper', 'a1b2c3d Round totals — Ada Lovelace'],
  ],
  [
    'the only suspect is named once',
    {
      ...RED,
      change: 'broken',
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      suspects: [{ ...ADA, changed: 'src/cart.ts' }],
    },
    [
      '❌ **CI / test failed** in npm test · acme/shop on main · #42 (4m 3s)',
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      'Broke with one of 7 commits by Ada Lovelace, who changed `src/cart.ts`, where it fails',
    ],
  ],
  [
    'a runner that was lost: the verdict is the reason',
    {
      ...WHOLE,
      workflow: 'Import',
      run: { number: 9, url: RUN },
      failed_jobs: [
        failedJob('import', undefined, [{ message: 'The self-hosted runner lost communication with the server.' }]),
      ],
      job_counts: { total: 1, failed: 1 },
      end: endOf('runner_lost'),
    },
    [
      '⚠️ **Import** did not finish: the runner was lost · acme/shop on main · #9',
      'Not the code. Run it again; if it happens again, ask an administrator',
    ],
  ],
  [
    'one job of several whose runner was lost is named',
    {
      ...WHOLE,
      run: { number: 9, url: RUN },
      failed_jobs: [
        failedJob('import', undefined, [{ message: 'The self-hosted runner lost communication with the server.' }]),
      ],
      job_counts: { total: 3, failed: 1 },
      end: endOf('runner_lost'),
    },
    [
      '⚠️ **CI** did not finish: the runner was lost · acme/shop on main · #9 · 1 of 3 jobs',
      'import',
      'Not the code. Run it again; if it happens again, ask an administrator',
    ],
  ],
  [
    'an action that could not be downloaded: the reason says which',
    {
      ...RED,
      failed_jobs: [
        failedJob('test', 'Set up job', [
          { message: 'Unable to resolve action `acme/setup@v9`, unable to find version `v9`' },
        ]),
      ],
      end: endOf('action_download'),
    },
    [
      '⚠️ **CI / test** did not finish: an action could not be downloaded · acme/shop on main · #42 (4m 3s)',
      '↳ Unable to resolve action `acme/setup@v9`, unable to find version `v9`',
      'Not the code. Run it again; if it happens again, ask an administrator',
    ],
  ],
  [
    'a release',
    {
      ...PUSH,
      event: { name: 'release', action: 'published' },
      workflow: 'Publish',
      job: { name: 'npm' },
      release: { name: 'Summer', tag: 'v2.3.1', url: `${HUB}/r`, author: ADA, prerelease: false, draft: false },
    },
    ['📦 **v2.3.1** was released · acme/shop — Ada Lovelace', 'Summer · ✅ **Publish / npm** passed · #42'],
  ],
  [
    'a re-run that passed',
    {
      ...PUSH,
      workflow: 'Import',
      job: { name: 'import' },
      event: { name: 'workflow_dispatch' },
      run: { number: 8, attempt: 2, url: RUN, started_by: GRACE },
      change: 'fixed',
      last_red: { run: 8, attempt: 1, same_commit: true },
      broken_since: { run: 8 },
    },
    [
      '✅ **Import** passed · acme/shop on main · #8 (attempt 2: the first failed on the same commit) · re-run by Grace Hopper',
      'a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a re-run that ends what was red',
    {
      ...PUSH,
      run: { number: 8, attempt: 2, url: RUN },
      change: 'fixed',
      last_red: { attempt: 1 },
      broken_since: { run: 8, url: RUN, duration_seconds: 19_200 },
    },
    [
      '✅ **CI / test** passed · acme/shop on main · #8 (4m 3s, attempt 2: the first failed on the same commit)',
      'Was red for 5h. a1b2c3d Round totals — Ada Lovelace',
    ],
  ],
  [
    'a job that begins',
    { ...PUSH, conclusion: 'in_progress', job: { name: 'build' } },
    ['▶️ **CI / build** started · acme/shop on main · #42', 'a1b2c3d Round totals — Ada Lovelace'],
  ],
];

test.each(MESSAGES)('%s', async (_, facts, lines) => {
  expect(await linesOf(facts)).toEqual(lines);
});

test('green is three lines at most', () => {
  const green = MESSAGES.filter(([, { conclusion }]) => conclusion === 'success');
  expect(green.length).toBeGreaterThan(5);
  for (const [name, , lines] of green) expect(lines.length, name).toBeLessThanOrEqual(3);
});

test('verdict, run and commit are links, and the verdict leads to the step', async () => {
  const { body } = await wordsOf({ ...RED, change: 'broken', last_green: { run: 41 } });
  expect(body.replaceAll('\u00A0', ' ')).toBe(
    [
      `❌ **[CI / test failed](${RUN}/job/3#step:4:1)** in npm test · acme/shop on main · [\\#42](${RUN}) (4m 3s)`,
      '↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      `Broken since this run. [a1b2c3d](${HUB}/commit/a1b2c3d) Round totals — Ada Lovelace`,
    ].join('  \n'),
  );
});

describe.each(MESSAGES)('on a phone: %s', (_, facts) => {
  test('the first line has three links at most, repository and branch are plain', async () => {
    const [line = ''] = (await wordsOf(facts)).body.split('\n');
    expect(line.match(/\]\(http/g)?.length ?? 0).toBeLessThanOrEqual(3);
    expect(line).not.toMatch(/\[acme\/shop\]|\[main\]/);
  });

  test('no line begins with a dot or a dash, and no pair is torn', async () => {
    const { body } = await wordsOf(facts);
    const seen = body.replace(/\[((?:\\.|[^\]\\])*)\]\((?:\\.|[^()\\])*\)/g, '$1').replaceAll('\\', '');
    expect(seen).not.toMatch(/ [·—→]|\b(?:run|PR|issue) #|\d[dhm] \d+[hms]\b/);
  });
});

const first = async (extra: Partial<Facts>): Promise<string | undefined> => (await linesOf({ ...PUSH, ...extra }))[0];

test.each([
  ['timed_out', '⏱️ **CI / test timed out** · acme/shop on main · #42 (4m 3s)'],
  ['cancelled', '⚪ **CI / test** was cancelled · acme/shop on main · #42 (4m 3s)'],
  ['skipped', '⚪ **CI / test** was skipped · acme/shop on main · #42'],
  ['neutral', '⚪ **CI / test** finished without a verdict · acme/shop on main · #42 (4m 3s)'],
  ['action_required', '✋ **CI / test** needs an approval · acme/shop on main · #42'],
] as const)('%s', async (conclusion, expected) => {
  expect(await first({ conclusion })).toBe(expected);
});

test('what ended in an unknown way is neither green nor red', async () => {
  const { conclusion: _, ...unknown } = PUSH;
  expect((await linesOf(unknown))[0]).toBe(
    '❔ **CI / test** does not tell whether it passed · acme/shop on main · #42 (4m 3s)',
  );
  const pending = { ...unknown, event: { name: 'deployment_status' }, scope: 'deployment' } as const;
  const told = async (state: Keyword) =>
    (await linesOf({ ...pending, deployment: { environment: 'production', state } }))[0];
  expect(await told('in_progress')).toBe('⏳ **Deploy to production** is in progress · acme/shop on main');
  expect(await told('constructor')).toMatch(/^❔ \*\*Deploy to production\*\* does not tell whether it passed/);
});

test.each(['workflow_run', 'check_run', 'check_suite', 'status'])('what %s reports is not over', async (name) => {
  const { conclusion: _, ...open } = PUSH;
  const [line] = await linesOf({ ...open, event: { name: name as Keyword }, scope: 'event' });
  expect(line).toMatch(/^⏳ \*\*CI \/ test\*\* is not over/);
});

test('what was stopped has no duration of its own', async () => {
  expect(await first({ conclusion: 'timed_out', stopped: { by: 'time_limit', after_seconds: 243 } })).toBe(
    '⏱️ **CI / test timed out** after 4m 3s · acme/shop on main · #42',
  );
  expect(await first({ job: { name: 'test', duration_seconds: 0.4 } })).toMatch(/· #42$/);
});

test('who cancelled it, where that is told', async () => {
  expect(await first({ conclusion: 'cancelled', stopped: { by: 'person', person: 'grace' } })).toMatch(
    /^⚪ \*\*CI \/ test\*\* was cancelled by grace · /,
  );
  expect(await first({ conclusion: 'cancelled', stopped: { by: 'person' } })).toMatch(/\*\* was cancelled · /);
});

const ISSUE = { type: 'issue', title: 'Login *breaks*', number: 7, url: `${HUB}/issues/7`, author: GRACE } as const;

describe('a job that only goes along with what people write or mark', () => {
  const FIRST = '✅ **CI / test** passed · acme/shop';
  test.each<[string, string, Partial<Facts>, readonly string[]]>([
    ['issues', 'opened', { item: ISSUE }, [`${FIRST} issue #7 · “Login *breaks*” — Grace Hopper`]],
    ['issues', 'assigned', { item: ISSUE }, [`${FIRST} issue #7 · “Login *breaks*” — Grace Hopper`]],
    [
      ...(['issue_comment', 'created', { item: { ...ISSUE, comment: 'Me\n# too' } }] as const),
      [`${FIRST} · comment on issue #7 · “Login *breaks*” — Grace Hopper`, '> Me # too'],
    ],
    [
      'discussion',
      'labeled',
      { item: { ...ISSUE, type: 'discussion' } },
      [`${FIRST} discussion #7 · “Login *breaks*” — Grace Hopper`],
    ],
    ['pull_request', 'labeled', { pull_request: PULL }, [`${FIRST} PR #12 · “Add gift cards” — Grace Hopper`]],
    [
      'pull_request_target',
      'review_requested',
      { pull_request: PULL },
      [`${FIRST} PR #12 · “Add gift cards” — Grace Hopper`],
    ],
    ...['opened', 'synchronize', 'edited'].map((action): [string, string, Partial<Facts>, readonly string[]] => [
      'pull_request_target',
      action,
      { pull_request: PULL },
      [`${FIRST} PR #12 · “Add gift cards” — Grace Hopper`],
    ]),
  ])('%s, %s: one short line where it is green', async (name, action, more, lines) => {
    const facts: Facts = { ...PUSH, event: { name: name as Keyword, action }, ...more };
    expect(await linesOf(facts)).toEqual(lines);
    const red = (await linesOf({ ...facts, conclusion: 'failure' })).join('\n');
    expect(red).toMatch(/^❌ .*#42 \(4m 3s\)\n.*“/);
  });

  test.each([
    ['pull_request', 'synchronize'],
    ['pull_request', 'opened'],
    ['issues', 'closed'],
  ])('%s, %s is news by itself', async (name, action) => {
    const about = name === 'issues' ? { item: ISSUE } : { pull_request: PULL };
    const [first, second] = await linesOf({ ...PUSH, event: { name: name as Keyword, action }, ...about });
    expect(first).toMatch(/#42 \(4m 3s\)$/);
    expect(second).toMatch(/^“/);
  });

  test('a task keeps the link of its run', async () => {
    const facts: Facts = { ...PUSH, event: { name: 'issues', action: 'opened' }, item: ISSUE };
    const marker = 'd-0123456789abcdef';
    expect((await wordsOf(facts, 'task', marker)).body).toContain(`[\\#42](${RUN}#${marker})`);
  });
});

describe('where it happened', () => {
  const gone = { commits: [], count: 0, forced: false, created: false, deleted: true };
  const draft = { name: 'v2', tag: 'v2', url: `${HUB}/r`, prerelease: false, draft: true };
  test.each<[string, Partial<Facts>, readonly string[]]>([
    [
      'a tag',
      { ref: { type: 'tag', name: 'v1.2.0' } },
      ['acme/shop on tag v1.2.0', 'a1b2c3d Round totals — Ada Lovelace'],
    ],
    ['a deleted branch', { push: gone }, ['acme/shop · deleted branch main', 'Deleted by Ada Lovelace']],
    [
      'a comment on a pull request',
      { event: { name: 'issue_comment', action: 'edited' }, pull_request: { number: 12, title: 'Add' } },
      ['acme/shop · edited comment on PR #12', '“Add” · comment edited by Ada Lovelace'],
    ],
    [
      'a thing without a number',
      { event: { name: 'create' }, item: { type: 'branch', title: 'fix' } },
      ['acme/shop · new branch fix', 'a1b2c3d Round totals — Ada Lovelace · created by Ada Lovelace'],
    ],
    [
      'a release that is no news',
      { event: { name: 'release', action: 'created' }, release: draft },
      ['acme/shop release v2', 'a1b2c3d Round totals — Ada Lovelace · created by Ada Lovelace'],
    ],
  ])('%s', async (_, extra, [place, ...below]) => {
    const lines = await linesOf({ ...PUSH, ...extra });
    expect(lines).toEqual([`✅ **CI / test** passed · ${place} · #42 (4m 3s)`, ...below]);
  });

  test.each<[Partial<NonNullable<Facts['pull_request']>>, string | undefined, string]>([
    [{ draft: true }, 'opened', '“Add gift cards” (draft) — Grace Hopper'],
    [{ merged: true, draft: false }, 'closed', '“Add gift cards” (merged) — Grace Hopper'],
    [{ merged: false }, 'closed', '“Add gift cards” (closed without merging) — Grace Hopper'],
    [
      { fork: true, draft: true, head: 'octo:x' },
      'opened',
      '“Add gift cards” (draft, from a fork) — Grace Hopper · octo:x',
    ],
  ])('a pull request that is %j', async (state, action, expected) => {
    const event = { name: 'pull_request', ...(action && { action }) } as const;
    const facts = { ...PUSH, event, pull_request: { ...PULL, ...state }, commit: PULL_HEAD };
    expect((await linesOf(facts))[1]).toContain(expected);
  });
});

test.each<[Partial<Facts>, string]>([
  [
    { event: { name: 'workflow_dispatch' } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s) · started by Ada Lovelace',
  ],
  [
    { event: { name: 'repository_dispatch', action: 'import-done' } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s) · started by Ada Lovelace as `import-done`',
  ],
  [
    { run: { number: 42, attempt: 3, started_by: GRACE } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s, attempt 3) · re-run by Grace Hopper',
  ],
  [{ run: { number: 42, attempt: 3 } }, 'on main · #42 (4m 3s, attempt 3)'],
  [
    { run: { number: 42, title: 'Import of *May*' } },
    '✅ **CI / test** passed · acme/shop on main · #42 “Import of *May*” (4m 3s)',
  ],
  [
    { run: { number: 42, attempt: 3 }, change: 'fixed', broken_since: { run: 42 }, last_red: { attempt: 2 } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s, attempt 3: attempt 2 failed on the same commit)',
  ],
  [
    { event: { name: 'schedule' }, schedule: '17 4 1-7 * 1' },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s) · `17 4 1-7 * 1`',
  ],
])('who started it, and which attempt: %j', async (extra, expected) => {
  expect(await first(extra)).toContain(expected);
});

test('a push of many commits says how many; a topic lists them', async () => {
  const commits = Array.from({ length: 14 }, (_, index) => ({
    sha: `${index}`,
    short: `c${index}`,
    subject: `Step ${index}`,
  }));
  const push = { commits, count: 2048, compare_url: `${HUB}/c`, forced: false, created: false, deleted: false };
  const second = async (more: object) => (await linesOf({ ...PUSH, push: { ...push, ...more } }))[1];
  expect(await second({})).toBe('a1b2c3d Round totals — Ada Lovelace · 2,048 commits pushed');
  expect(await second({ truncated: true })).toContain('· at least 2,048 commits pushed');
  const topic = await linesOf({ ...PUSH, push: { ...push, count: 14 } }, 'topic');
  const from = topic.indexOf('**Commits**');
  expect(topic.slice(from, from + 13)).toEqual([
    '**Commits**',
    '',
    ...commits
      .slice(-10)
      .map(({ short, subject }) => `- ${short} ${subject}`)
      .toReversed(),
    '- … and 4 earlier commits',
  ]);
});

describe('topics and tasks', () => {
  test.each<[Facts, string]>([
    [PUSH, 'CI / test passed on main: Round totals'],
    [RED, 'CI / test failed on main: cart > adds a gift card: expected 90 to be 100'],
    [{ ...RED, failed_jobs: [failedJob('test', 'Run npm test', [EMPTY])] }, 'CI / test failed on main: npm test'],
    [{ ...RED, failed_jobs: [] }, 'CI / test failed on main: “Round totals”'],
    [{ ...WHOLE, failed_jobs: [failedJob('lint', 'eslint')] }, 'CI failed on main: lint / eslint'],
    [{ ...RED, change: 'still-failing', failed_jobs: [] }, 'CI / test still fails on main: “Round totals”'],
    [{ ...PUSH, change: 'fixed' }, 'CI / test works again on main: Round totals'],
    [
      { ...DEPLOYED, conclusion: 'failure', failed_jobs: [failedJob('deploy', 'terraform apply', [EXPECTED])] },
      'Deploy to production failed: terraform apply (acme/shop v2.3.1)',
    ],
    [DEPLOYED, 'Deployed to production (acme/shop v2.3.1)'],
    [{ ...DEPLOYED, pull_request: PULL }, 'Deployed to production (acme/shop on PR 12)'],
    [{ ...PUSH, pull_request: PULL, conclusion: 'failure' }, 'CI / test failed on PR 12: “Add gift cards”'],
  ])('subject %#: %s', async (facts, subject) => {
    expect((await wordsOf(facts, 'topic')).subject).toBe(subject);
  });

  test('a red run: the first lines, the reasons in a block, what is needed days later, and nothing twice', async () => {
    const facts = {
      ...WHOLE,
      change: 'broken' as const,
      last_green: { run: 41 },
      commits_since_green: SEVEN,
      suspects: [ADA, GRACE],
    };
    expect(await linesOf(facts, 'topic')).toEqual([
      '❌ **CI failed** · acme/shop on main · #42 (12m) · 12 of 120 jobs',
      'Broke with one of 7 commits by Ada Lovelace and Grace Hopper',
      '',
      'test (ubuntu, 24) in npm test and 10 more legs',
      '',
      '```',
      'cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      '```',
      '',
      'lint in eslint',
      '',
      '```',
      "'total' is assigned a value but never used (src/cart.ts:9)",
      '```',
      '',
      '| Other failed job | Step |',
      '| --- | --- |',
      ...LEGS.slice(1).map(({ name }) => `| ${name} | npm test |`),
      '',
      '**Since it last passed**',
      '',
      ...SEVEN.commits
        .map(({ short, subject, author }) => `- ${short} ${subject} — ${author?.name ?? author?.login}`)
        .toReversed(),
      '',
      '**Started:** 2026-03-04 08:00 UTC by Ada Lovelace',
    ]);
  });

  test('a red deployment adds who deployed', async () => {
    const facts: Facts = {
      ...DEPLOYED,
      conclusion: 'failure',
      failed_jobs: [failedJob('deploy', 'apply', [EXPECTED])],
    };
    expect((await linesOf(facts, 'task')).slice(2)).toEqual([
      '',
      '```',
      'cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)',
      '```',
      '',
      '**Deployed by:** Release / deploy',
      '**Started by:** Ada Lovelace',
    ]);
  });

  test('the first line of a release says who started it', async () => {
    const released: Facts = {
      ...PUSH,
      event: { name: 'release', action: 'published' },
      release: { name: 'Summer', tag: 'v2.3.1', url: `${HUB}/r`, author: ADA, prerelease: false, draft: false },
    };
    expect((await linesOf(released, 'topic')).join('\n')).not.toContain('Started');
    expect((await linesOf({ ...released, conclusion: 'failure' }, 'topic')).join('\n')).toContain(
      '**Started by:** Ada',
    );
  });

  test('the table alone counts the jobs beyond the first', async () => {
    const many = Array.from({ length: 5 }, (_, index) => failedJob(`job ${'abcde'[index]}`, `step ${'abcde'[index]}`));
    const lines = await linesOf({ ...WHOLE, failed_jobs: many }, 'task');
    expect(lines.join('\n')).not.toContain('more failed job');
    expect(lines).toContain('| job e | step e |');
  });

  test('the commit where the event is about something else', async () => {
    expect(await linesOf({ ...PUSH, pull_request: PULL }, 'topic')).toContain(
      '**Commit:** a1b2c3d Round totals — Ada Lovelace',
    );
  });
});

test('a deleted branch has no commits to blame', async () => {
  const push = { commits: [], count: 0, forced: false, created: false, deleted: true };
  const { commit: _, ...gone } = {
    ...RED,
    push,
    change: 'broken' as const,
    last_green: { run: 41 },
    commits_since_green: SEVEN,
  };
  expect((await linesOf(gone)).at(-1)).toBe('Broken since this run. Deleted by Ada Lovelace');
});

test('the marker goes into the run link; without one it is a line at the end', async () => {
  const marker = 'd-0123456789abcdef';
  expect((await wordsOf(PUSH, 'topic', marker)).body).toContain(`[\\#42](${RUN}#${marker})`);
  expect((await wordsOf(DEPLOYED, 'topic', marker)).body).toContain(`**[Deployed to production](${RUN}#${marker})**`);
  const { run: _, ...unlinked } = PUSH;
  expect((await wordsOf(unlinked, 'topic', marker)).body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
  const fragment = { ...PUSH, run: { number: 1, url: 'https://ci.example/#/runs/1' } };
  const { body } = await wordsOf(fragment, 'topic', marker);
  expect(body).toContain('(https://ci.example/#/runs/1)');
  expect(body.split('\n').at(-1)).toBe(`Reference: ${marker}`);
});

test('nothing known at all is still a sentence', async () => {
  const bare: Facts = { ci: 'Buildkite', event: { name: 'push' }, conclusion: 'success' };
  expect(await wordsOf(bare)).toEqual({ kind: 'message', body: '✅ **The build** passed' });
  expect((await wordsOf(bare, 'topic')).subject).toBe('The build passed');
  expect((await wordsOf({ ...bare, conclusion: 'failure' })).body).toBe('❌ **The build failed**');
});

test('what does not fit is left out from the end, the headline and its marker never', async () => {
  const marker = 'd-0123456789abcdef';
  const subject = 'é'.repeat(5000);
  const facts: Facts = { ...PUSH, commit: { sha: 'a', short: 'a', subject }, workflow: subject };
  const limits = { characters: 400, bytes: 600 };
  const { draft } = await renderFacts(facts, { kind: 'topic', limits, marker });
  expect(draft.body).toContain(marker);
  expect(draft.body.length).toBeLessThanOrEqual(400);
  expect(Buffer.byteLength(draft.body)).toBeLessThanOrEqual(600);
  expect(draft.subject?.length).toBeLessThanOrEqual(250);
});

test('a green push of plain text takes neither Intl nor tables of Unicode, which are slow to load', async () => {
  const tables = new Set<string>();
  const exec = RegExp.prototype.exec;
  const spy = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (this.source.includes('\\p{')) tables.add(this.source);
    return exec.call(this, text);
  });
  vi.stubGlobal('Intl', undefined);
  const { draft } = await renderFacts(PUSH, { kind: 'topic' });
  const plain = [...tables];
  await renderFacts({ ...PUSH, workflow: 'É_é' }, { kind: 'topic' });
  spy.mockRestore();
  vi.unstubAllGlobals();
  expect(draft.body).toContain('CI / test');
  expect(plain).toEqual([]);
  expect(tables.size, 'tables that other text takes').toBeGreaterThan(0);
});

/** First lines of what is told in many parts. */
const PARTS: readonly (readonly [string, Facts, string])[] = [
  [
    'a red night',
    {
      ...WHOLE,
      event: { name: 'schedule' },
      schedule: '0 3 * * *',
      run: { ...WHOLE.run, started_at: '2026-03-04T03:07:00Z' },
    },
    '❌ **CI failed** · acme/shop on main · #42 (12m), 03:00 every day, UTC · 12 of 120 jobs',
  ],
  [
    'a red run that was started by hand',
    { ...WHOLE, event: { name: 'workflow_dispatch' } },
    '❌ **CI failed** · acme/shop on main · #42 (12m), started by Ada Lovelace · 12 of 120 jobs',
  ],
  [
    'a run that could not start, on schedule, while newer ones passed',
    {
      ...WHOLE,
      ...{ run: { ...WHOLE.run, event: 'schedule' as Keyword }, stopped: { by: 'startup_failure' } },
      ...{ job_counts: { total: 0, failed: 0 }, newer_run: { run: 44, url: RUN, conclusion: 'success' } },
    },
    '❌ **CI could not start** · acme/shop on main · #42, on schedule · probably an error in the workflow file, run #44, which is newer, passed',
  ],
  ['three parts', PUSH, '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s)'],
  [
    'four parts',
    { ...PUSH, event: { name: 'workflow_dispatch' } },
    '✅ **CI / test** passed · acme/shop on main · #42 (4m 3s) · started by Ada Lovelace',
  ],
];

test.each(PARTS)('the first line of %s has four parts at most', async (_, facts, line) => {
  const [first = ''] = await linesOf(facts);
  expect(first).toBe(line);
});

test('a first line has three links at most, and keeps the words of the others', async () => {
  const failed_jobs = [failedJob('lint', 'eslint')];
  const facts: Facts = { ...PUSH, pull_request: PULL, conclusion: 'cancelled', failed_jobs };
  const [first = ''] = (await wordsOf(facts)).body.split('  \n');
  expect(first.match(/\]\(/g)).toHaveLength(3);
  expect(first).toMatch(/· lint had failed in eslint$/);
});
