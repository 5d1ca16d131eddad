import { expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { type Termination, toTermination } from '../../../../src/github/termination/termination.ts';
import { ADA, failedJob, PUSH, readLines, SEVEN } from '../../../support/shop-facts.ts';

const LOST_TEXTS = 'The hosted runner lost communication with the server.';
const FULL = 'No space left on device';

const LOST: Facts = {
  ...PUSH,
  scope: 'run',
  conclusion: 'failure',
  change: 'broken',
  last_green: { run: 41 },
  termination: toTermination('runner_lost'),
  failed_jobs: [failedJob('test', 'Run npm test')],
  commits_since_green: SEVEN,
  suspects: [ADA],
  push: { commits: SEVEN.commits, count: 7, forced: false, created: false, deleted: false },
};

test.each(['message', 'topic'] as const)(
  'an infrastructure failure of a %s names no commit and no person',
  async (kind) => {
    const lines = await readLines(LOST, kind);
    expect(lines[0]).toMatch(/^⚠️ \*\*CI\*\* didn't finish: lost the runner · acme\/shop on main · #42/);
    expect(lines).toContain('Not a code failure. Run it again; if it happens again, ask an administrator');
    expect(lines.join('\n')).not.toMatch(/Broken|Since it last passed|\*\*Commits|Grace|changed/);
  },
);

test('a failed cleanup names its step', async () => {
  const facts = { ...LOST, scope: 'job', job: { name: 'test' }, termination: toTermination('clean_up') } as const;
  const [first] = await readLines({ ...facts, failed_jobs: [failedJob('test', 'Post Upload the report')] });
  expect(first).toMatch(/couldn't clean up after the job, in\sPost Upload the report/);
});

test('an infrastructure failure is a short line if another job is a code failure, or if causes differ', async () => {
  const lost = { ...failedJob('arm', undefined, [{ message: LOST_TEXTS }]), infrastructure: 'runner_lost' } as const;
  const full = { ...failedJob('image', 'Run make', [{ message: FULL }]), infrastructure: 'disk_full' } as const;
  const tested = failedJob('test', 'Run npm test', [{ message: 'expected 1 to be 2' }]);
  const renderReasons = async (...failed_jobs: NonNullable<Facts['failed_jobs']>) =>
    (await readLines({ ...LOST, termination: toTermination('step'), failed_jobs }))
      .slice(1, 5)
      .map((line) => line.replaceAll('\u00A0', ' '));
  const short = [expect.stringMatching(/^\[?arm.*: lost the runner$/), expect.stringMatching(/: runner disk full$/)];
  expect(await renderReasons(tested, lost, full)).toEqual([
    expect.stringContaining('npm test'),
    '↳ expected 1 to be 2',
    ...short,
  ]);
  expect((await renderReasons(lost, full)).slice(0, 2)).toEqual(short);
  expect((await renderReasons(full)).slice(0, 2)).toEqual([expect.stringContaining('in make'), `↳ ${FULL}`]);
});

test.each<[Termination['reason'], string, string]>([
  ['rejected', "didn't finish: the deployment was rejected", 'Rejected by a reviewer or a rule, not a code failure'],
  ['disk_full', "didn't finish: runner disk full", "Not a code failure. Free the runner's disk, then run it again"],
])('shows the cause, whether it is the code, and the advice: %s', async (what, verdict, below) => {
  const lines = (await readLines({ ...LOST, termination: toTermination(what) })).map((line) =>
    line.replaceAll('\u00A0', ' '),
  );
  expect(lines[0]).toBe(`⚠️ **CI** ${verdict} · acme/shop on main · #42`);
  expect(lines).toContain(below);
});

test('a failure without traces has no explanation and names nobody', async () => {
  const lines = await readLines({ ...LOST, termination: toTermination('before_first_step') });
  expect(lines[0]).toContain('❌ **CI failed before its first step**');
  expect(lines.join('\n')).not.toMatch(/Grace|Ada|Broke|[Nn]ot a code failure|again/);
});
