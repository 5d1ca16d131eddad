/**
 * A history of a repository, made by chance that can be repeated: runs of several workflows, branches and pull requests, of
 * every kind of end, started again and overlapping. And the same as it was at a moment.
 */
import { chanceOf } from './chance.ts';
import { sha } from './github-shapes.ts';
import type { Attempt, Commit, GithubWorld, Job, Pull, Run } from './github-world.ts';

const BEGIN = Date.parse('2026-03-02T06:00:00Z');
const MINUTE = 60_000;
const PEOPLE = ['ada', 'carol', 'eve', 'grace'];

const WORKFLOWS = [
  { id: 7001, name: 'CI', file: 'ci.yml' },
  { id: 7002, name: 'Nightly', file: 'nightly.yml' },
  { id: 7003, name: 'Deploy', file: 'deploy.yml' },
  { id: 7004, name: 'After CI', file: 'after.yml' },
  { id: 7005, name: 'Release', file: 'release.yml' },
] as const;

/** What starts runs, how often, and where. */
const STARTS = [
  { event: 'push', workflow: 0, branch: 'main', weight: 10 },
  { event: 'pull_request', workflow: 0, branch: 'fix', weight: 6 },
  { event: 'pull_request', workflow: 0, branch: 'feature', weight: 4 },
  { event: 'push', workflow: 0, branch: 'feature', weight: 2 },
  { event: 'schedule', workflow: 1, branch: 'main', weight: 3 },
  { event: 'workflow_dispatch', workflow: 2, branch: 'main', weight: 3 },
  { event: 'workflow_run', workflow: 3, branch: 'main', weight: 3 },
  { event: 'push', workflow: 4, branch: 'v1.#.0', weight: 2 },
  { event: 'pull_request', workflow: 0, branch: 'main', home: 'someone/fork', weight: 2 },
] as const;

const ENDS = [
  ...['success', 'success', 'success', 'success', 'failure', 'failure', 'failure'],
  ...['cancelled', 'timed_out', 'skipped', 'startup_failure', 'action_required', 'neutral', 'stale'],
] as const;
/** Of those that come by chance; the rare ends are there once each for certain. */
const LIKELY = ['success', 'success', 'success', 'success', 'failure', 'failure', 'failure', 'cancelled', 'timed_out'];

const LOG = [
  '2026-03-04T04:01:00.0000000Z ##[group]Run npm test',
  '2026-03-04T04:01:05.0000000Z AssertionError: expected 3 to be 4',
  '2026-03-04T04:01:05.0000000Z     at src/totals.ts:12:3',
  '2026-03-04T04:01:06.0000000Z ##[error]Process completed with exit code 1.',
].join('\n');

const iso = (at: number) => new Date(at).toISOString().replace('.000', '');

export function buildHistory(count: number, seed = 7): GithubWorld {
  const chance = chanceOf(seed);
  const drawn = STARTS.flatMap((start) => Array.from({ length: start.weight }, () => start));
  const numbers = new Map<number, number>();
  const commits: Commit[] = [];
  const runs: Run[] = [];
  let at = BEGIN;
  for (let index = 0; index < count; index += 1) {
    at += Math.round(chance.next() * 40) * MINUTE + MINUTE;
    const start = chance.oneOf(drawn);
    const { id: workflow_id, name, file } = WORKFLOWS[start.workflow];
    const run_number = (numbers.get(workflow_id) ?? 0) + 1;
    numbers.set(workflow_id, run_number);
    const author = chance.oneOf(PEOPLE);
    const isNew = start.event === 'push' || start.event === 'pull_request' || commits.length === 0;
    if (isNew)
      commits.push({
        ...{ sha: sha(index + 100), message: `Change ${index}`, author, login: author, at: iso(at) },
        files: ['src/totals.ts'],
      });
    const end = index < ENDS.length ? (ENDS[index] ?? '') : chance.oneOf(LIKELY);
    const more =
      chance.next() < 0.25 ? [chance.oneOf(LIKELY), ...(chance.next() < 0.4 ? [chance.oneOf(LIKELY)] : [])] : [];
    runs.push({
      ...{ id: 50_000 + index * 10, run_number, name, file, workflow_id, event: start.event },
      head_branch: start.branch.replace('#', String(run_number)),
      head_sha: commits.at(-1)?.sha ?? sha(1),
      created_at: iso(at),
      showsCommit: true,
      attempts: attemptsOf(index, at, [end, ...more], chance.next),
      ...('home' in start ? { home: start.home } : {}),
    });
  }
  return { repository: 'acme/app', runs, commits, workflows: WORKFLOWS, pulls: pullsOf(runs) };
}

function attemptsOf(index: number, at: number, ends: readonly string[], next: () => number): readonly Attempt[] {
  let begin = at;
  return ends.map((conclusion, attempt) => {
    const ended = begin + Math.round(2 + next() * 25) * MINUTE;
    const made: Attempt = {
      conclusion,
      jobs: jobsOf(1_000_000 + index * 100 + attempt * 10, conclusion, begin, ended, next() < 0.3),
      started_at: iso(begin),
      ended_at: iso(ended),
    };
    begin = ended + Math.round(3 + next() * 200) * MINUTE;
    return made;
  });
}

function jobsOf(id: number, conclusion: string, begin: number, ended: number, isOther: boolean): readonly Job[] {
  if (['startup_failure', 'action_required', 'stale'].includes(conclusion)) return [];
  const times = { started_at: iso(begin + 5_000), completed_at: iso(ended - 3_000) };
  const step = isOther ? 'Run npm run lint' : 'Run npm test';
  const isRed = conclusion === 'failure';
  const red = { log: LOG, annotations: [{ message: 'Process completed with exit code 1.', path: '.github' }] };
  return [
    { id, name: 'build', conclusion: conclusion === 'skipped' ? 'skipped' : 'success', ...times },
    {
      ...{ id: id + 1, name: 'test', conclusion: conclusion === 'neutral' ? 'success' : conclusion, ...times },
      steps: [
        { name: 'Set up job', conclusion: 'success' },
        { name: step, conclusion: isRed ? 'failure' : conclusion },
      ],
      ...(isRed && red),
    },
  ];
}

/** Those of `fix` follow each other: each is closed when the next is opened, at the commit of its last run. */
function pullsOf(runs: readonly Run[]): Readonly<Record<string, Pull>> {
  const of = (branch: string) =>
    runs.filter(
      ({ head_branch, event, home }) => event === 'pull_request' && head_branch === branch && home === undefined,
    );
  const [fix, feature] = [of('fix'), of('feature')];
  const half = Math.ceil(fix.length / 2);
  const entry = (number: number, title: string, own: readonly Run[], closed_at?: string): readonly [string, Pull] => [
    own.at(-1)?.head_sha ?? sha(2),
    {
      ...{ number, title, head: `acme:${own[0]?.head_branch}`, created_at: own[0]?.created_at ?? iso(BEGIN) },
      ...(closed_at === undefined ? {} : { closed_at, state: 'closed' }),
    },
  ];
  return Object.fromEntries([
    entry(11, 'Fix the totals', fix.slice(0, half), fix[half]?.created_at),
    entry(12, 'Fix them again', fix.slice(half), iso(endOf(runs))),
    entry(13, 'A feature', feature),
  ]);
}

function endOf(runs: readonly Run[]): number {
  return Math.max(...runs.flatMap(({ attempts }) => attempts.map(({ ended_at = '' }) => Date.parse(ended_at))));
}

/** As it was: what came later is not there, and what ended later goes on. */
export function historyAt(world: GithubWorld, moment: string): GithubWorld {
  const was = (time: string | undefined) => time === undefined || Date.parse(time) <= Date.parse(moment);
  const runs = (world.runs ?? []).filter(({ created_at }) => was(created_at)).map((run) => runAt(run, was, world));
  const heads = (branch: string) =>
    runs.filter(
      ({ head_branch, event, home }) => head_branch === branch && event === 'pull_request' && home === undefined,
    );
  const pulls = Object.entries(world.pulls ?? {}).flatMap(([now, pull]): (readonly [string, Pull])[] => {
    if (!was(pull.created_at)) return [];
    const { closed_at: _, state: __, ...open } = pull;
    const head = heads(pull.head?.split(':')[1] ?? '').at(-1)?.head_sha ?? now;
    return pull.closed_at === undefined || !was(pull.closed_at) ? [[head, open]] : [[now, pull]];
  });
  return {
    ...world,
    runs,
    commits: (world.commits ?? []).filter(({ at }) => was(at)),
    pulls: Object.fromEntries(pulls),
    deployments: (world.deployments ?? []).filter(({ at }) => was(at)),
  };
}

function runAt(run: Run, was: (time: string | undefined) => boolean, { pulls = {} }: GithubWorld): Run {
  const attempts = run.attempts.filter(({ started_at }) => was(started_at)).map((attempt) => attemptAt(attempt, was));
  // GitHub tells those that are open, of this repository.
  const open = Object.values(pulls).filter(
    ({ head, created_at, closed_at }) =>
      head === `acme:${run.head_branch}` && was(created_at) && (closed_at === undefined || !was(closed_at)),
  );
  const isOfPull = run.event === 'pull_request' && run.home === undefined;
  return { ...run, attempts, pulls: isOfPull ? open.map(({ number }) => number) : [] };
}

function attemptAt(attempt: Attempt, was: (time: string | undefined) => boolean): Attempt {
  if (was(attempt.ended_at)) return attempt;
  const jobs = (attempt.jobs ?? [])
    .filter(({ started_at }) => was(started_at))
    .map((job) =>
      was(job.completed_at ?? undefined) ? job : { ...job, conclusion: null, steps: [], completed_at: null },
    );
  return { ...attempt, conclusion: null, jobs };
}
