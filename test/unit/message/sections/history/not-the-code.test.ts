import { expect, test } from 'vitest';
import type { Facts } from '../../../../../src/build/facts.ts';
import { getTermination, type TerminationReason } from '../../../../../src/github/termination/termination.ts';
import { ADA, failedJob, PUSH, readLines, readText, SEVEN } from '../../../../support/shop-facts.ts';

const LOST_TEXTS = 'The hosted runner lost communication with the server.';
const FULL = 'No space left on device';

const LOST: Facts = {
  ...PUSH,
  scope: 'run',
  conclusion: 'failure',
  change: 'broken',
  last_green: { run: 41 },
  end: getTermination('runner_lost'),
  failed_jobs: [failedJob('test', 'Run npm test')],
  commits_since_green: SEVEN,
  suspects: [ADA],
  push: { commits: SEVEN.commits, count: 7, forced: false, created: false, deleted: false },
};

test.each(['message', 'topic'] as const)(
  'an infrastructure failure of a %s names no commit and no person',
  async (kind) => {
    const lines = await readLines(LOST, kind);
    expect(lines[0]).toMatch(/^⚠️ \*\*CI\*\* did not finish: the runner was lost · acme\/shop on main · #42/);
    expect(lines).toContain('Not the code. Run it again; if it happens again, ask an administrator');
    expect(lines.join('\n')).not.toMatch(/Broken|Since it last passed|\*\*Commits|Grace|changed/);
  },
);

test('a failed cleanup names its step', async () => {
  const facts = { ...LOST, scope: 'job', job: { name: 'test' }, end: getTermination('clean_up') } as const;
  const [first] = await readLines({ ...facts, failed_jobs: [failedJob('test', 'Post Upload the report')] });
  expect(first).toMatch(/could not clean up behind the job, in\sPost Upload the report/);
});

test('an infrastructure failure is a short line if another job is a code failure, or if causes differ', async () => {
  const lost = { ...failedJob('arm', undefined, [{ message: LOST_TEXTS }]), infrastructure: 'runner_lost' } as const;
  const full = { ...failedJob('image', 'Run make', [{ message: FULL }]), infrastructure: 'disk_full' } as const;
  const tested = failedJob('test', 'Run npm test', [{ message: 'expected 1 to be 2' }]);
  const displayed = async (...failed_jobs: NonNullable<Facts['failed_jobs']>) =>
    (await readLines({ ...LOST, end: getTermination('step'), failed_jobs }))
      .slice(1, 5)
      .map((line) => line.replaceAll('\u00A0', ' '));
  const short = [
    expect.stringMatching(/^\[?arm.*: the runner was lost$/),
    expect.stringMatching(/: the disk of the runner is full$/),
  ];
  expect(await displayed(tested, lost, full)).toEqual([
    expect.stringContaining('npm test'),
    '↳ expected 1 to be 2',
    ...short,
  ]);
  expect((await displayed(lost, full)).slice(0, 2)).toEqual(short);
  expect((await displayed(full)).slice(0, 2)).toEqual([expect.stringContaining('in make'), `↳ ${FULL}`]);
});

test.each([
  ['runner_lost', 'CI did not finish on main: the runner was lost'],
  ['disk_full', 'CI did not finish on main: the disk of the runner is full: No space left on device'],
] as const)(
  'the subject has the location before the failed component, and the reason once: %s',
  async (what, subject) => {
    const message = what === 'runner_lost' ? 'The runner lost communication.' : 'No space left on device';
    const failed_jobs = [failedJob('test', undefined, [{ message }])];
    expect((await readText({ ...LOST, end: getTermination(what), failed_jobs }, 'task')).subject).toBe(subject);
  },
);

test.each<[TerminationReason, string, string]>([
  ['rejected', 'did not finish: the deployment was rejected', 'A decision, not the code'],
  [
    'disk_full',
    'did not finish: the disk of the runner is full',
    "Not the code. Free the runner's disk, then run it again",
  ],
])('what ended it, whose it is, and what helps: %s', async (what, verdict, below) => {
  const lines = (await readLines({ ...LOST, end: getTermination(what) })).map((line) => line.replaceAll('\u00A0', ' '));
  expect(lines[0]).toBe(`⚠️ **CI** ${verdict} · acme/shop on main · #42`);
  expect(lines).toContain(below);
});

test('a failure without traces has no explanation and names nobody', async () => {
  const lines = await readLines({ ...LOST, end: getTermination('before_first_step') });
  expect(lines[0]).toContain('❌ **CI failed before its first step**');
  expect(lines.join('\n')).not.toMatch(/Grace|Ada|Broke|[Nn]ot the code|again/);
});

test('an out-of-memory failure is named, with the changes', async () => {
  const lines = await readLines({ ...LOST, end: getTermination('out_of_memory') });
  expect(lines[0]).toContain('❌ **CI ran out of memory**');
  expect(lines.join('\n')).toMatch(/Give it more memory, or let it use less\. Broke with one of/);
  expect((await readLines({ ...LOST, end: getTermination('killed') }))[0]).toContain(
    '**CI was killed, probably for want of memory**',
  );
});
