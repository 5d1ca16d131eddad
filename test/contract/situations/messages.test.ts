/** Verifies the lines of messages in variations of the situations: nothing untrue, and no repetition. */
import { expect, test } from 'vitest';
import { reportedMessage } from '../../support/github-facts.ts';
import { build } from '../../support/situations/build.ts';
import { deployed } from '../../support/situations/deployed.ts';
import { failed, type JobStory, passed, unstarted } from '../../support/situations/jobs.ts';
import { made, toHash } from '../../support/situations/people.ts';
import type { Story } from '../../support/situations/story.ts';

const OMAR = made('omar', 'Read rates from the cache', 'src/rates.ts');
const TOM = made('tom', 'Close', 'src/close.ts');
const GREEN = { at: 0, end: 'success' as const };
const RED = failed('test', 'Run npm test', 'src/close.ts(29,9): error TS2322: Type is not assignable.');

/** Renders all lines without the location. */
async function lines(story: Story): Promise<readonly string[]> {
  const { text } = await reportedMessage(build(story));
  return text.split('\n').map((line) => line.replace(/ · birch\/ledger.{0,20} · #318/, ''));
}

const LOST: JobStory = { ...unstarted('test', 'The hosted runner lost communication with the server.') };
const getLost = (at: number, job = LOST) => ({ at, end: 'failure' as const, jobs: [job] });
const AGAIN: Story = {
  ...{ commits: [OMAR, TOM], options: { when: 'always, change' } },
  before: [GREEN, getLost(1), getLost(1)],
  jobs: [passed('test')],
};

test.each<[string, Story, readonly string[]]>([
  [
    'seen by a run',
    { ...AGAIN, by: 'run' },
    ['✅ CI passed (5m)', 'The previous 2 runs failed, but probably not because of the code'],
  ],
  [
    'seen by its step',
    AGAIN,
    ['✅ CI / test passed (5m)', 'The previous 2 runs failed, but probably not because of the code'],
  ],
  [
    'once',
    { ...AGAIN, by: 'run', before: [GREEN, getLost(1)] },
    ['✅ CI passed (5m)', 'The previous run failed, but probably not because of the code'],
  ],
  [
    'and once by the code',
    { ...AGAIN, by: 'run', before: [GREEN, getLost(1, RED), getLost(1)] },
    ['🟢 CI works again after 4h (5m)', 'The same commit failed before'],
  ],
  [
    'in one of two jobs, and the other failed by the code',
    {
      ...{ ...AGAIN, by: 'run', jobs: [passed('lint'), passed('test')] },
      before: [GREEN, { at: 1, end: 'failure', jobs: [{ ...LOST, name: 'lint' }, RED] }],
    },
    ['🟢 CI works again after 2h (5m)', 'The same commit failed before'],
  ],
])('a lost runner is followed by no recovery, %s', async (_, story, expected) => {
  expect((await lines(story)).slice(0, 2)).toEqual(expected);
});

const since = (log: string): Story => ({
  ...{ by: 'run', commits: [OMAR, TOM], options: { when: 'always, change' }, jobs: [passed('test')] },
  before: [GREEN, { at: 0, end: 'failure', jobs: [failed('test', 'Run make', log)] }],
});
const WORKS = '🟢 CI works again after 2h (5m)';

test.each<[string, Story, readonly string[]]>([
  [
    'a refused login',
    since('Error: login attempt to https://charts.birch.example/v2/ failed with status: 401 Unauthorized'),
    [WORKS, '1 commit since the last failure'],
  ],
  ['a missing tool', since('make: jq: command not found'), [WORKS, '1 commit since the last failure']],
  [
    'a registry',
    since('npm error 502 Bad Gateway - GET https://registry.npmjs.org/react'),
    ['✅ CI passed (5m)', 'The previous run failed, but probably not because of the code. d0ced9d Close — Tom Brandt'],
  ],
  ['the code', since('src/close.ts(29,9): error TS2322: No.'), [WORKS, 'Fixed by d0ced9d Close — Tom Brandt']],
])('a commit is credited only if the code failed before: %s', async (_, story, expected) => {
  expect((await lines(story)).slice(0, 2)).toEqual(expected);
});

test('a run starts when its first other job ran', async () => {
  const jobs = [
    passed('lint'),
    unstarted('test', 'The job was not started because the account is locked due to a billing issue.'),
  ];
  const [first] = await lines({ by: 'run', commits: [OMAR, TOM], before: [GREEN], jobs });
  expect(first).toBe("⚠️ CI didn't finish: the account has a billing problem (5m) · 1 of 2 jobs failed");
});

const PUSHED: Story = { moved: 2, jobs: [passed('test')] };

test.each<[string, Story, string]>([
  ['of one more', { ...PUSHED, commits: [OMAR, TOM] }, 'd0ced9d Close — Tom Brandt, and 1 more commit by Omar Haddad'],
  ['of one alone', { ...PUSHED, commits: [OMAR, TOM, TOM] }, '9d35af4 Close — Tom Brandt, and 1 more commit'],
  [
    'of several',
    { ...PUSHED, moved: 3, commits: [OMAR, made('zoe', 'Open', 'src/open.ts'), TOM] },
    '9d35af4 Close — Tom Brandt, and 2 more commits by 2 people',
  ],
])('a push names its authors, %s', async (_, story, expected) => {
  expect((await lines(story))[1]).toBe(expected);
});

test('a preview of a bare commit, and the run of a fork, name their pull request', async () => {
  const pulls = { [toHash(1)]: { number: 12, title: 'Cart', head: 'birch:cart' } };
  const url = 'https://cart.birch.example';
  const preview = deployed({ environment: 'Preview', state: 'success', ref: toHash(1), commits: [OMAR, TOM], url });
  const { text } = await reportedMessage({ ...preview, world: { ...preview.world, pulls } });
  expect(text).toContain('birch/ledger PR #12 (4m)');
  const pull = { number: 31, title: 'Cart', by: 'priya', branch: 'cart', home: 'priya/ledger' };
  const fork = build({ event: 'pull_request', by: 'run', pull, commits: [OMAR, TOM], jobs: [passed('test')] });
  const own = { [toHash(1)]: { number: 31, title: 'Cart', head: 'priya:cart', fork: true } };
  const passing = await reportedMessage({ ...fork, world: { ...fork.world, pulls: own } });
  expect(passing.text).toContain('✅ CI passed · birch/ledger PR #31');
});

test.each([
  [
    'that failed',
    failed('test', 'Run make', 'src/rates.ts(29,9): error TS2322: Type is wrong.'),
    ' — priya',
    'calls priya',
  ],
  ['that passed, without a request', passed('test'), '', 'calls nobody'],
])(
  'a watched run of a pull request does not name the author of its newest commit: one %s',
  async (_, job, author, called) => {
    const pull = { number: 71, title: 'Rates', by: 'priya', branch: 'rates' };
    const options = { mention: 'author' };
    const story = build({ event: 'pull_request', by: 'run', pull, commits: [OMAR, TOM], jobs: [job], options });
    const { text, requests } = await reportedMessage(story);
    expect(text.split('\n').slice(-2)).toEqual([`“Rates”${author} · rates → main`, called]);
    if (called === 'calls nobody') expect(requests).toBe(0);
  },
);
