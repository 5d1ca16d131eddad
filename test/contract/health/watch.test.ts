/** Tests a watch of short histories, from a fake of GitHub's API to the message. */
import { describe, expect, test } from 'vitest';
import type { JobRow, RepositoryTable, RunRow, WorkflowRow } from '../../support/github-tables.ts';
import { type HealthQuestion, reportOn } from '../../support/health-report.ts';

const CI: WorkflowRow = { file: 'ci.yml', name: 'CI', text: 'on: push' };
const NIGHTLY: WorkflowRow = {
  file: 'nightly.yml',
  name: 'Nightly',
  text: 'on:\n  schedule:\n    - cron: "0 3 * * *"\n',
};
const TEST: JobRow = { name: 'test', conclusion: 'failure', annotations: ['expected 90 to be 100'] };
const LOST: JobRow = {
  ...{ name: 'test', conclusion: 'failure' },
  annotations: ['The self-hosted runner: b-7 lost communication with the server. Verify the machine is running'],
};

/** Every night from February 20 to this day in March. */
const nights = (last: number, more: Partial<RunRow> = {}) =>
  Array.from({ length: 9 + last }, (_, index) =>
    nightly(index + 1, `${new Date(Date.UTC(2026, 1, 20 + index, 3, 10)).toISOString().slice(0, 19)}Z`, more),
  );
const at = (day: number, time: string) => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`;
const push = (id: number, created: string, more: Partial<RunRow> = {}): RunRow => ({
  id,
  file: 'ci.yml',
  created,
  ...more,
});
const nightly = (id: number, created: string, more: Partial<RunRow> = {}): RunRow => ({
  ...{ id, file: 'nightly.yml', event: 'schedule', created },
  ...more,
});
const RED = { conclusion: 'failure' } as const;

/** Watches the last two hours of acme/shop. */
async function watch(table: Partial<RepositoryTable>, more: Partial<HealthQuestion> = {}) {
  const complete = { workflows: [CI], runs: [], ...table };
  return reportOn({ tables: { 'acme/shop': complete }, ...more, options: { period: '2h', ...more.options } });
}

const summary = ({ receipt, preview }: Awaited<ReturnType<typeof watch>>) =>
  [receipt.conclusion, receipt.change, preview?.stop?.reason ?? 'sent'].join(', ');

describe('new failures, continued failures, and recoveries', () => {
  test('a new failure shows commit and cause, but no suspects after one run', async () => {
    const runs = [push(1, at(3, '20:00')), push(2, at(4, '06:30'), { ...RED, subject: 'Round totals' })];
    const report = await watch({ runs, jobs: { '2/1': [TEST] } });
    expect(summary(report)).toBe('failure, broken, sent');
    expect(report.text).toMatchInlineSnapshot(`
      "🔴 **[CI started failing](https://github.com/acme/shop/actions/runs/2)** on acme/shop main at 06:30  
      [aaaaaaa](https://github.com/acme/shop/commit/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa2) Round totals  
      ↳ expected 90 to be 100"
    `);
    expect(report.facts.health?.turned_red?.[0]?.suspects).toEqual([]);
  });

  test('two failed runs show the authors between the last success and the first failure', async () => {
    const green = push(1, at(4, '05:00'), { sha: 'a'.repeat(40) });
    const runs = [green, push(2, at(4, '06:30'), { ...RED, sha: 'b'.repeat(40) }), push(3, at(4, '07:00'), RED)];
    const compared = { [`${'a'.repeat(40)}...${'b'.repeat(40)}`]: ['ada', 'grace'] };
    const { facts, text } = await watch({ runs, jobs: { '3/1': [TEST] }, compared });
    expect(facts.health?.turned_red?.[0]?.suspects.map(({ login }) => login)).toEqual(['grace', 'ada']);
    expect(text).toContain('changed by grace and ada');
    // The commit of the first failed run is shown, not a later one, and the fixing commit after the recovery.
    expect(facts.health?.turned_red?.[0]).toMatchObject({ commit: { sha: 'b'.repeat(40) }, run: { id: 3 } });
    const mended = push(4, at(4, '07:30'), { sha: 'd'.repeat(40) });
    const completed = await watch(
      { runs: [...runs, mended], compared },
      { options: { period: '1h' }, now: at(4, '07:40') },
    );
    expect(completed.facts.health?.green_again?.[0]).toMatchObject({ commit: { sha: 'd'.repeat(40) }, run: { id: 4 } });
    // The runner belongs to nobody.
    const lost = await watch({ runs, jobs: { '3/1': [LOST] }, compared });
    expect(lost.facts.health?.turned_red?.[0]).toMatchObject({ infrastructure: 'runner_lost', suspects: [] });
    expect(lost.text).toContain('lost the runner (not a code failure)');
    expect(lost.requests.some((path) => path.includes('/compare/'))).toBe(false);
  });

  test('a code failure outweighs a lost runner', async () => {
    const runs = [push(1, at(4, '05:00')), push(2, at(4, '06:30'), RED)];
    const { facts } = await watch({
      runs,
      jobs: { '2/1': [LOST, { ...TEST, name: 'lint', step: 'Run npm run lint' }] },
    });
    expect(facts.health?.turned_red?.[0]?.infrastructure).toBeUndefined();
  });

  test('equal causes share one line', async () => {
    const other: WorkflowRow = { file: 'e2e.yml', name: 'E2E' };
    const runs = [push(2, at(4, '06:30'), RED), { ...push(3, at(4, '06:31'), RED), file: 'e2e.yml' }];
    const { text } = await watch({ workflows: [CI, other], runs, jobs: { '2/1': [TEST], '3/1': [TEST] } });
    expect(text.match(/expected 90/g)).toHaveLength(1);
    expect(text).toMatch(/^🔴 \*\*2 workflows started failing\*\* on acme\/shop\u00A0main at least since\u00A006:30/);
  });

  test('a failed run that passed at its second attempt counts as recovered', async () => {
    const attempts = { 1: { conclusion: 'failure', ended: at(3, '20:05') } };
    const runs = [
      push(1, at(3, '18:00')),
      push(2, at(3, '20:00'), { attempt: 2, started: at(4, '07:00'), ended: at(4, '07:05'), attempts }),
    ];
    expect(summary(await watch({ runs }))).toBe('success, fixed, sent');
  });

  test('nothing is sent if all builds pass, unless `when` is always', async () => {
    const runs = [push(1, at(4, '07:00'))];
    const quiet = await watch({ runs });
    expect(summary(quiet)).toBe('success, still-passing, nothing to report');
    const always = await watch({ runs }, { options: { when: 'always' } });
    expect(summary(always)).toBe('success, still-passing, sent');
    expect(always.text).toBe('✅ **All green** on acme/shop\u00A0main');
    expect(summary(await watch({ runs }, { options: { when: 'change' } }))).toContain(
      'conclusion success (still-passing)',
    );
  });
});

describe('counted runs', () => {
  const before = push(1, at(4, '05:00'));
  test.each<[string, Partial<RunRow>]>([
    ['a pull request', { event: 'pull_request' }],
    ["a fork's main", { home: 'eve/shop' }],
    ['another branch', { branch: 'topic' }],
    ['one that GitHub starts by itself', { file: 'dynamic/pages/pages-build-deployment' }],
    ['one that runs', { conclusion: null, status: 'in_progress' }],
    ['one that was cancelled', { conclusion: 'cancelled' }],
    ['one that was skipped', { conclusion: 'skipped' }],
  ])('not %s', async (_, more) => {
    const { facts } = await watch({ runs: [before, push(2, at(4, '06:30'), { ...RED, ...more })] });
    expect(facts.health?.turned_red).toEqual([]);
  });

  test('the merge queue neither starts nor ends an outage of the branch', async () => {
    const queue = (id: number, created: string, more: Partial<RunRow> = {}) =>
      push(id, created, { event: 'merge_group', branch: `gh-readonly-queue/main/pr-${id}-abc`, ...more });
    const runs = [queue(1, at(4, '05:00')), queue(2, at(4, '06:30'), RED)];
    const queued = { ...CI, text: 'on: [push, merge_group]' };
    expect((await watch({ runs, workflows: [queued] })).facts.health?.turned_red).toEqual([]);
    const mended = await watch({
      runs: [push(1, at(3, '05:00')), push(2, at(3, '06:30'), RED), queue(3, at(4, '06:30'))],
      workflows: [queued],
    });
    expect(mended.facts.health?.green_again).toEqual([]);
    expect(mended.facts.health?.still_red).toHaveLength(1);
    // The queue isn't requested if no file names it, but it is if the files are unknown.
    const requested = async (more: Partial<HealthQuestion>) =>
      (await watch({ runs }, more)).requests.some((path) => path.includes('event=merge_group'));
    expect(await requested({})).toBe(false);
    expect(await requested({ behaviour: { forbidden: '/graphql' } })).toBe(true);
  });

  test("the queue of another branch with the same prefix doesn't count", async () => {
    const queue = (base: string): RunRow =>
      push(2, at(4, '06:30'), { ...RED, event: 'merge_group', branch: `gh-readonly-queue/${base}/pr-7-abc` });
    for (const base of ['release', 'mainline', 'topic/main']) {
      expect((await watch({ runs: [before, queue(base)] })).facts.health?.turned_red, base).toEqual([]);
    }
  });

  test('a re-run of an old run counts today, and runs of bots are counted separately', async () => {
    const renovate = { login: 'renovate[bot]', type: 'Bot' };
    const runs = [
      push(1, at(2, '05:00'), { attempt: 2, started: at(4, '07:00'), ended: at(4, '07:05') }),
      push(2, at(4, '06:30'), { ...RED, actor: renovate }),
      push(3, at(4, '06:40'), { conclusion: 'cancelled' }),
      push(4, at(4, '06:50'), { conclusion: 'skipped' }),
    ];
    const { facts } = await watch({ runs }, { options: { body: '{{ health.runs.total }}' } });
    expect(facts.health?.runs).toMatchObject({ total: 4, green: 1, red: 1, cancelled: 1, bots: 1, read: 4 });
    expect(facts.health?.runs?.success_rate).toBeUndefined();
    expect(facts.health?.turned_red?.map(({ suspects }) => suspects)).toEqual([[]]);
  });

  test('workflows of the same name are distinguished by file, and a renamed one has its new name', async () => {
    const twin: WorkflowRow = { file: 'ci-old.yml', name: 'CI' };
    const { facts } = await watch({
      workflows: [CI, twin],
      runs: [push(2, at(4, '06:30'), { ...RED, name: 'Old name' })],
    });
    expect(facts.health?.turned_red?.map(({ workflow }) => workflow)).toEqual(['CI (ci.yml)']);
  });

  test('the watch excludes itself, and looks back to its last success', async () => {
    const sweeper: WorkflowRow = { file: 'watch.yml', name: 'Watch' };
    const sweep = (id: number, created: string, conclusion: string): RunRow => ({
      id,
      file: 'watch.yml',
      event: 'schedule',
      created,
      conclusion,
    });
    const runs = [
      ...[
        sweep(10, at(3, '06:00'), 'success'),
        sweep(11, at(3, '18:00'), 'failure'),
        sweep(12, at(4, '06:00'), 'cancelled'),
      ],
      ...[push(1, at(3, '05:00')), push(2, at(3, '07:00'), RED)],
    ];
    const env = { GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main' };
    const { facts } = await watch({ workflows: [CI, sweeper], runs }, { env });
    expect(facts.health?.from).toBe(at(3, '06:00'));
    expect(facts.health?.turned_red?.map(({ workflow }) => workflow)).toEqual(['CI']);
  });
});

describe('inactive workflows', () => {
  const due = async (table: Partial<RepositoryTable>, now?: string) => {
    const { facts, receipt, text } = await watch(table, now === undefined ? {} : { now });
    return {
      silent: facts.health?.silent?.map(({ why, due: isDue }) => `${why}${isDue ? '' : ' known'}`),
      receipt,
      text,
    };
  };

  test('a stopped schedule is reported after its interval', async () => {
    // The last run at 03:10, plus 36 hours.
    const table = { workflows: [NIGHTLY], runs: nights(2) };
    expect((await due(table, at(3, '15:00'))).silent).toEqual([]);
    const now = await due(table, at(3, '16:00'));
    expect(now.silent).toEqual(['stopped']);
    expect(now.receipt).toMatchObject({ conclusion: 'failure', change: 'broken' });
    expect(now.text).toBe(
      '🔕 **[Nightly has not run for 37\u00A0hours](https://github.com/acme/shop/actions/workflows/nightly.yml)** (daily)\u00A0· acme/shop\u00A0main',
    );
    expect((await due(table, at(3, '20:00'))).silent).toEqual(['stopped known']);
    expect((await due(table, at(10, '16:00'))).silent).toEqual(['stopped']);
  });

  test('workflows disabled by GitHub and by a person are reported', async () => {
    const off = { ...NIGHTLY, state: 'disabled_inactivity', updated: at(4, '07:00') };
    expect((await due({ workflows: [off], runs: [] })).receipt).toMatchObject({
      conclusion: 'failure',
      change: 'broken',
    });
    const manual = await due({ workflows: [{ ...off, state: 'disabled_manually' }], runs: [] });
    expect(manual.receipt).toMatchObject({ conclusion: 'success' });
    expect(manual.text).toContain('Nightly was disabled manually');
  });

  test('a workflow file with an error is inactive, not failed', async () => {
    const runs = [push(1, at(4, '05:00')), push(2, at(4, '07:00'), { conclusion: 'startup_failure' })];
    const { silent, text } = await due({ runs });
    expect(silent).toEqual(['does_not_compile']);
    expect(text).toContain('CI cannot start: its file has an error');
    const named = [push(1, at(4, '05:00')), push(2, at(4, '07:00'), { ...RED, name: '.github/workflows/ci.yml' })];
    expect((await due({ runs: named })).silent).toEqual(['does_not_compile']);
  });

  const awaiting = (name: string): WorkflowRow => ({
    ...{ file: 'deploy.yml', name: 'Deploy', written: at(4, '07:00') },
    text: `on:\n  workflow_run:\n    workflows: [CI, "${name}"]\n`,
  });

  test('a workflow that waits for a missing workflow is reported', async () => {
    const report = await due({ workflows: [CI, awaiting('Biuld')], runs: [] });
    expect(report.silent).toEqual(['unknown_workflow']);
    expect(report.text).toContain('“Biuld”');
  });

  test.each<[string, string, string]>([
    ['those that a pattern matches', 'B*', 'build.yml'],
    ['one of two with the same name', 'CI', 'build.yml'],
    ["GitHub's own workflow", 'pages-build-deployment', 'dynamic/pages/pages-build-deployment'],
    ['the watch itself', 'Watch', 'watch.yml'],
  ])('a workflow that waits for %s is not reported', async (_, name, file) => {
    const workflows = [CI, { file, name: name.replace('*', 'uild') }, awaiting(name)];
    const env = { GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main' };
    expect((await watch({ workflows }, { env })).facts.health?.silent).toEqual([]);
  });
});

describe('a run that waited for a runner for a day', () => {
  const cancelled = (hours: number): RunRow => ({
    ...push(2, at(3, '06:30'), { conclusion: 'cancelled' }),
    ended: new Date(Date.parse(at(3, '06:30')) + hours * 3_600_000).toISOString().replace('.000', ''),
  });
  const seen = async (run: RunRow, jobs: readonly JobRow[], now = at(4, '08:40')) => {
    const runs = [push(1, at(3, '05:00')), run];
    const report = await watch({ runs, jobs: { '2/1': jobs } }, { now });
    return { ...report, red: report.facts.health?.turned_red?.map(({ infrastructure }) => infrastructure) };
  };
  const untouched: JobRow = { name: 'test', conclusion: 'cancelled', step: '' };

  test('is an infrastructure failure after GitHub cancelled it', async () => {
    const { red, text, receipt } = await seen(cancelled(24.2), [untouched]);
    expect([red, receipt.conclusion]).toEqual([['not_acquired'], 'failure']);
    expect(text).toContain('no runner took the job (not a code failure)');
    expect(text).toContain('it waited for a runner for 24 hours');
    const later = await seen(cancelled(24.2), [untouched], at(4, '10:40'));
    expect(summary(later)).toBe('failure, still-failing, nothing to report');
  });

  test.each<[string, RunRow, JobRow]>([
    ['that ran was cancelled by a person', cancelled(24.2), { ...untouched, step: 'Run npm test' }],
    ['that was cancelled earlier', cancelled(25.9 - 2.5), untouched],
  ])('one %s', async (_, run, job) => {
    expect((await seen(run, [job])).red).toEqual([]);
  });
});

describe('unreadable data', () => {
  const runs = [push(1, at(4, '07:00'))];
  const FILES = ['/graphql', '/contents/'];
  test.each<[string, string | readonly string[]]>([
    ['the runs', '/actions/runs?'],
    ['the workflows', '/actions/workflows?'],
    ['the workflow files', FILES],
  ])('%s: neither green nor silent about it', async (_, forbidden) => {
    for (const behaviour of [{ forbidden }, { broken: forbidden }]) {
      const report = await watch({ runs }, { behaviour, options: { when: 'always' } });
      expect(report.receipt.conclusion).toBe('neutral');
      expect(report.text).not.toContain('All green');
      expect(report.text).toContain('Not all builds could be read');
      expect(report.notices.join()).toContain('The message omits');
    }
  });

  test('a message is sent for missing runs, but not for missing files', async () => {
    expect((await watch({ runs }, { behaviour: { forbidden: '/actions/runs?' } })).preview?.stop).toBeUndefined();
    expect((await watch({ runs }, { behaviour: { forbidden: FILES } })).preview?.stop?.reason).toBe(
      'nothing to report',
    );
  });

  test('the watch works without a token and without a repository', async () => {
    const { receipt, notices } = await watch({ runs }, { options: { 'github-token': '' } });
    expect([receipt.conclusion, notices.join()]).toEqual(['neutral', expect.stringContaining('github-token is empty')]);
    const nowhere = await watch({ runs }, { env: { GITHUB_REPOSITORY: '' } });
    expect(nowhere.notices.join()).toContain('Name it under repositories');
  });
});

test('each workflow with an unknown history is requested separately', async () => {
  const file = (index: number) => `w${String(index).padStart(2, '0')}.yml`;
  const workflows = Array.from({ length: 24 }, (_, index) => ({
    file: file(index),
    name: `W${index}`,
    text: 'on: push',
  }));
  // The last two failed, and the very last one for longer than the read period.
  const runs = workflows.flatMap((one, index) =>
    index === 23
      ? [
          push(99, '2026-02-10T06:00:00Z', { file: one.file, number: 48 }),
          push(100, '2026-02-11T06:00:00Z', { file: one.file, number: 49, ...RED }),
        ]
      : [push(index + 1, at(4, '06:30'), { file: one.file, number: 50, ...(index === 22 ? RED : {}) })],
  );
  const { requests, facts } = await watch({ workflows, runs });
  const requested = requests.flatMap((path) => /actions\/workflows\/(\d+)\/runs/.exec(path)?.[1] ?? []);
  expect([requested.length, new Set(requested).size]).toEqual([24, 24]);
  expect(facts.health?.still_red?.map(({ workflow, since }) => [workflow, since])).toEqual([
    ['W23', '2026-02-11T06:00:00Z'],
  ]);
  expect(facts.health?.summary).toMatchObject({ workflows: 24, green: 22, red: 2, all_green: false });
  expect(facts.health?.unread).toBeUndefined();
});
