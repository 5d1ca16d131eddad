/** Verifies failed pull requests whose base fails as well. */
import { expect, test } from 'vitest';
import { selectPeople } from '../../../src/target/people/build-people.ts';
import { NOW, readFrom } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import type { Job, Run } from '../../support/github-world.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR).toISOString();

interface Neighbour {
  readonly branch?: string;
  readonly event?: string;
  readonly hours: number;
  /** One attempt per character: `-`, `+` and `o` (cancelled); `~` passes with a tolerated failed job. */
  readonly ends: string;
  readonly job?: string;
  /** Failed step; an empty name if none failed. */
  readonly step?: string;
  /** Other jobs that are listed before it. */
  readonly beside?: number;
  /** True where another of its name passed. */
  readonly twin?: true;
}

const WORDS: Readonly<Record<string, string>> = { '+': 'success', '-': 'failure', '~': 'success', o: 'cancelled' };

const job = (name: string, conclusion: string, step: string, id: number): Job => ({
  ...{ id, name, conclusion, steps: step === '' ? [] : [{ name: step, conclusion }] },
});

/** Runs before number 142, which is that of the pull request. */
function findWorld(neighbours: readonly Neighbour[], ended: readonly Job[], event: string) {
  const before = neighbours.map(({ branch = 'main', event: startedBy = 'push', hours, ends, ...more }, index): Run => {
    const number = 142 - neighbours.length + index;
    const started = ago(hours);
    const adjacent = Array.from({ length: more.beside ?? 0 }, (_, id) =>
      job(`leg (${id})`, 'success', 'Run', id + 5000),
    );
    const attempts = [...ends].map((end, attempt) => ({
      conclusion: WORDS[end] ?? '',
      started_at: started,
      jobs: [
        ...adjacent,
        ...(more.twin ? [job('test', 'success', 'Run', 4999)] : []),
        job(
          more.job ?? 'test',
          end === '+' ? 'success' : 'failure',
          more.step ?? 'Run npm test',
          number * 10 + attempt,
        ),
      ],
    }));
    const common = { event: startedBy, head_branch: branch, created_at: started, run_started_at: started };
    return { id: number * 1000, run_number: number, head_sha: sha(number), attempts, ...common };
  });
  const attempts = [{ conclusion: null, jobs: [...ended, { id: 99, name: 'notify', conclusion: null }] }];
  const ours: Run = {
    id: 142000,
    run_number: 142,
    head_sha: sha(42),
    attempts,
    event,
    head_branch: 'fix',
    pulls: [7],
  };
  return { repository: 'acme/app', runs: [...before, ours] };
}

interface Own {
  /** Job that is reported without others. */
  readonly own?: string;
  readonly others?: readonly string[];
  readonly step?: string;
  readonly status?: string;
  /** Conclusion of the jobs in the API. */
  readonly conclusion?: string;
  readonly base?: string;
  readonly event?: string;
}

async function render(
  neighbours: readonly Neighbour[],
  { own: current = 'test', others: rest = [], ...more }: Own = {},
) {
  const { conclusion = 'failure', step = 'Run npm test' } = more;
  const ended = [current, ...rest].map((name, index) => job(name, conclusion, step, index + 1));
  const { status = 'failure', base = sha(1), event = 'pull_request' } = more;
  const pull = {
    ...{ number: 7, created_at: ago(100), user: { login: 'ada' } },
    head: { ref: 'fix', sha: sha(42), repo: { id: 1, full_name: 'acme/app' } },
    base: { ref: 'main', sha: base, repo: { id: 1, full_name: 'acme/app' } },
  };
  const { facts, notice, requests } = await readFrom({
    world: findWorld(neighbours, ended, event),
    event,
    payload: { pull_request: pull },
    env: {
      ...{ GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'fix', GITHUB_JOB: current.replace(/ \(.*/, '') },
      ...{ GITHUB_RUN_ID: '142000', GITHUB_RUN_NUMBER: '142' },
      GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/pull/7/merge',
    },
    options: {
      context: JSON.stringify({
        job: { status, check_run_id: rest.length === 0 ? 1 : 99 },
      }),
      ...(rest.length > 0 && { status: '{"test":{"result":"failure"}}' }),
    },
    mentioned: ['also_red'],
  });
  const ofOthers = requests.filter((path) => /workflows|attempts/.test(path) && !path.includes('runs/142000'));
  const ofOwn = requests.filter((path) => path.endsWith('/actions/runs/142000'));
  return { facts, notice, asked: ofOthers.length, askedOfOwn: ofOwn.length };
}

const main = (hours: number, ends: string, more: Partial<Neighbour> = {}): Neighbour => ({ hours, ends, ...more });
const other = (branch: string, minutes: number, more: Partial<Neighbour> = {}): Neighbour => ({
  ...{ branch, event: 'pull_request', hours: minutes / 60, ends: '-' },
  ...more,
});

test.each<[string, readonly Neighbour[], object | undefined]>([
  [
    'red on the base since its first red run',
    [main(30, '+'), main(26, '-'), main(2, '-')],
    { branch: 'main', run: 140, at: ago(26) },
  ],
  ['red on the base just now', [main(30, '+'), main(2, '-')], { branch: 'main', run: 141, at: ago(2) }],
  ['red on the base as far as anybody knows', [main(30, '-'), main(2, '-')], { branch: 'main', run: 141 }],
  ['green on the base', [main(30, '-'), main(2, '+')], undefined],
  ['green there on another attempt only', [main(30, '+'), main(2, '-+')], { branch: 'main', run: 141 }],
  ['another step on the base', [main(30, '+'), main(2, '-', { step: 'Run eslint' })], undefined],
  ['another job on the base', [main(30, '+'), main(2, '-', { job: 'lint' })], undefined],
  ['out of time on the base, in no step', [main(30, '+'), main(2, '-', { step: '' })], { branch: 'main', run: 141 }],
  ['a failure that the base tolerates', [main(30, '+'), main(2, '~')], undefined],
  [
    'red on a base whose runs lie far back',
    [main(40, '+'), main(30, '-'), ...Array.from({ length: 100 }, () => other('busy', 600))],
    { branch: 'main', at: ago(30) },
  ],
  ['just now, behind as many jobs as are read', [main(30, '+'), main(2, '-', { beside: 250 })], { at: ago(2) }],
  ['a cancelled run of the base is passed over', [main(30, '+'), main(26, '-'), main(2, 'o')], { run: 140 }],
  ['mended on the base', [main(0.5, '-'), main(0.2, '+')], undefined],
  ['a job that never ran there', [], undefined],
  ["a fork's branch of the same name", [main(2, '-', { event: 'pull_request' })], undefined],
  ['the same, of the other event', [main(2, '-', { event: 'pull_request_target' })], undefined],
  ['green on the base, and red on other branches', [main(9, '+'), other('one', 20), other('two', 10)], undefined],
])('%s', async (_, neighbours, expected) => {
  const { facts, notice, asked: requested } = await render(neighbours);
  expect(notice).toBeUndefined();
  if (expected === undefined) expect(facts.also_red).toBeUndefined();
  else expect(facts.also_red).toMatchObject(expected);
  expect(requested).toBeLessThanOrEqual(4);
  if (expected !== undefined) expect(selectPeople(facts, 'author')).toEqual([]);
});

test('requires that all failed jobs fail there, each by its own name', async () => {
  const base = [main(30, '+', { job: 'test (3/6)' }), main(2, '-', { job: 'test (3/6)' })];
  expect((await render(base, { own: 'test (3/6)' })).facts.also_red).toMatchObject({ branch: 'main' });
  expect((await render(base, { own: 'test (3/6)', others: ['lint'] })).facts.also_red).toBeUndefined();
  expect((await render(base, { own: 'test (4/6)' })).facts.also_red).toBeUndefined();
});

test('skips jobs with the same name', async () => {
  expect((await render([main(30, '+'), main(2, '-', { twin: true })])).facts.also_red).toBeUndefined();
});

test('prefers the run of the merge base to newer ones', async () => {
  const runs = [main(30, '+'), main(20, '-'), main(2, '+')];
  expect((await render(runs, { base: sha(140) })).facts.also_red).toMatchObject({ branch: 'main', run: 140 });
});

test('looks up a run for pull_request_target by the API, with one more request', async () => {
  const runs = [main(30, '+'), main(26, '-'), main(2, '-', { event: 'schedule' })];
  const { facts, asked: requested, askedOfOwn } = await render(runs, { event: 'pull_request_target' });
  expect(facts.also_red).toMatchObject({ branch: 'main', run: 140 });
  expect(requested).toBeLessThanOrEqual(4);
  expect(askedOfOwn).toBe(1);
  expect((await render(runs)).askedOfOwn).toBe(0);
});

test('counts a timeout outside of any step as a failure if a step failed', async () => {
  expect((await render([main(30, '+'), main(2, '-')], { step: '' })).facts.also_red).toMatchObject({ run: 141 });
});

test('returns nothing if no failed job is known', async () => {
  const unknown = { others: ['lint'], conclusion: 'success' };
  expect((await render([main(30, '+'), main(2, '-')], unknown)).facts?.also_red).toBeUndefined();
});

test('sends no request after a success', async () => {
  expect((await render([main(2, '-')], { status: 'success' })).asked).toBe(0);
});
