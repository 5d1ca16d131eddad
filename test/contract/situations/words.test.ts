/** What the lines of a message say, in stories like those of the situations: nothing untrue, and nothing twice. */
import { expect, test } from 'vitest';
import { build } from '../../support/situations/build.ts';
import { failed, type JobStory, passed, unstarted } from '../../support/situations/jobs.ts';
import { made } from '../../support/situations/people.ts';
import { tell } from '../../support/situations/play.ts';
import type { Story } from '../../support/situations/story.ts';

const OMAR = made('omar', 'Read rates from the cache', 'src/rates.ts');
const TOM = made('tom', 'Close', 'src/close.ts');
const GREEN = { at: 0, end: 'success' as const };
const RED = failed('test', 'Run npm test', 'src/close.ts(29,9): error TS2322: Type is not assignable.');

/** All lines, without what they say of the place. */
async function lines(story: Story): Promise<readonly string[]> {
  const { text } = await tell(build(story));
  return text.split('\n').map((line) => line.replace(/ · birch\/ledger.{0,20} · #318/, ''));
}

const LOST: JobStory = { ...unstarted('test', 'The hosted runner lost communication with the server.') };
const lostOf = (at: number, job = LOST) => ({ at, end: 'failure' as const, jobs: [job] });
const AGAIN: Story = {
  ...{ commits: [OMAR, TOM], options: { when: 'always, change' } },
  before: [GREEN, lostOf(1), lostOf(1)],
  jobs: [passed('test')],
};

test.each<[string, Story, readonly string[]]>([
  [
    'seen by a run',
    { ...AGAIN, by: 'run' },
    ['✅ CI passed (5m)', 'The 2 runs before it failed, but probably not by the code'],
  ],
  [
    'seen by its step',
    AGAIN,
    ['✅ CI / test passed (5m)', 'The 2 runs before it failed, but probably not by the code'],
  ],
  [
    'once',
    { ...AGAIN, by: 'run', before: [GREEN, lostOf(1)] },
    ['✅ CI passed (5m)', 'The run before it failed, but probably not by the code'],
  ],
  [
    'and once by the code',
    { ...AGAIN, by: 'run', before: [GREEN, lostOf(1, RED), lostOf(1)] },
    ['🟢 CI works again after 4h (5m)', 'The same commit failed before'],
  ],
])('nothing works again that only lost its runner, %s', async (_, story, expected) => {
  expect((await lines(story)).slice(0, 2)).toEqual(expected);
});

test.each<[string, JobStory, readonly string[]]>([
  [
    'a rejected deployment',
    unstarted('production', "The deployment was rejected or didn't satisfy other protection rules."),
    ['⚠️ CI did not start: the deployment was rejected', 'A decision, not the code', 'calls nobody'],
  ],
  [
    'a rule of branches',
    unstarted(
      'production',
      'Branch "main" is not allowed to deploy to production due to environment protection rules.',
    ),
    [
      '⚠️ CI did not start: the deployment was rejected',
      '↳ Branch "main" is not allowed to deploy to production due to environment protection rules.',
      'A decision, not the code',
      'calls nobody',
    ],
  ],
  [
    'an unpaid bill',
    unstarted('test', 'The job was not started because recent account payments have failed'),
    [
      '⚠️ CI did not start: the account has a billing problem',
      'Not the code. Pay the bill, then run it again',
      'calls nobody',
    ],
  ],
])('what never began has no time, and is said once: %s', async (_, job, expected) => {
  expect(await lines({ by: 'run', commits: [OMAR, TOM], before: [GREEN], jobs: [job] })).toEqual(expected);
});

test('where another job ran, the run began', async () => {
  const jobs = [
    passed('lint'),
    unstarted('test', 'The job was not started because the account is locked due to a billing issue.'),
  ];
  const [first] = await lines({ by: 'run', commits: [OMAR, TOM], before: [GREEN], jobs });
  expect(first).toBe('⚠️ CI did not finish: the account has a billing problem (5m) · 1 of 2 jobs');
});

const BACK: Story = {
  by: 'run',
  commits: [OMAR, TOM, made('tom', 'Revert "Close"', 'src/close.ts')],
  moved: 2,
  net: [],
  before: [GREEN],
  jobs: [RED],
};

test.each<[string, Story, string]>([
  ['by two commits', BACK, 'The files are the same as when it last passed'],
  [
    'by an empty one',
    { ...BACK, commits: [OMAR, made('tom', 'Run')], moved: 1 },
    'No file changed since it last passed',
  ],
])('nothing changed, %s', async (_, story, expected) => {
  expect((await lines(story)).at(-2)).toBe(expected);
});

test('of other inputs no commit is told', async () => {
  const { text } = await tell(
    build({
      by: 'run',
      event: 'workflow_dispatch',
      commits: [OMAR, TOM],
      before: [GREEN],
      jobs: [RED],
      startedBy: 'sven',
    }),
  );
  expect(text).not.toMatch(/commit|Tom/);
});

const PUSHED: Story = { moved: 2, jobs: [passed('test')] };

test.each<[string, Story, string]>([
  ['of one more', { ...PUSHED, commits: [OMAR, TOM] }, 'd0ced9d Close — Tom Brandt, and 1 more commit by Omar Haddad'],
  ['of one alone', { ...PUSHED, commits: [OMAR, TOM, TOM] }, '9d35af4 Close — Tom Brandt · 2 commits pushed'],
  [
    'of several',
    { ...PUSHED, moved: 3, commits: [OMAR, made('zoe', 'Open', 'src/open.ts'), TOM] },
    '9d35af4 Close — Tom Brandt, and 2 more commits by 2 people',
  ],
])('a push names its authors, %s', async (_, story, expected) => {
  expect((await lines(story))[1]).toBe(expected);
});
