/**
 * The notation of histories: runs of a branch or deployments to an environment with their attempts, oldest first, such as
 * `39+ 40- 41o 42-+`. Attempts: `+` success, `-` failure, `l` lost runner, `t` timed out, `!` startup failure, `o`
 * cancelled, `.` skipped, `w` action required; of deployments also `i` inactive, `p` pending, `e` error. `41@40-` is a run
 * for the commit of run 40. After a slash, the result of the job `test` if it differs from the run: `40o/-`; `_` if the
 * job is missing, `=` if two have its name, `x` if GitHub deleted it. The last run is reported unless another one ends
 * with `*`; later runs are newer. Each commit has the number of its run.
 */
import type { Question } from './github-facts.ts';
import { sha, WORKFLOW } from './github-shapes.ts';
import type { Attempt, Commit, Deployment, GithubWorld, Job, Run } from './github-world.ts';

export const ENDS: Readonly<Record<string, string>> = {
  '+': 'success',
  '-': 'failure',
  l: 'failure',
  o: 'cancelled',
  t: 'timed_out',
  '!': 'startup_failure',
  '.': 'skipped',
  w: 'action_required',
  i: 'inactive',
  p: 'pending',
  e: 'error',
};

/** Milliseconds between consecutive runs. */
const HOUR = 3_600_000;

export const readTime = (run: number) => new Date(Date.parse('2026-03-04T07:00:00Z') - (42 - run) * HOUR).toISOString();

/** Event that started the runs. */
interface Trigger {
  readonly event: string;
  /** Fields of such runs in the API. */
  readonly run: Partial<Run>;
  readonly env?: Readonly<Record<string, string>>;
  readonly payload?: object;
}

const PULL = {
  number: 7,
  created_at: '2026-03-01T00:00:00Z',
  head: { ref: 'fix', sha: sha(42), repo: { id: 1, full_name: 'acme/app' } },
  base: { ref: 'main', repo: { id: 1, full_name: 'acme/app' } },
};
const FORK = { ...PULL, head: { ...PULL.head, repo: { id: 2, full_name: 'eve/app' } } };
const QUEUE = (number: number) => `gh-readonly-queue/main/pr-104-${sha(number)}`;

export const TRIGGERS = {
  'pull request': {
    event: 'pull_request',
    run: { head_branch: 'fix', pulls: [7] },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'fix' },
    payload: { pull_request: PULL },
  },
  fork: {
    event: 'pull_request',
    run: { head_branch: 'fix', home: 'eve/app' },
    env: { GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'fix' },
    payload: { pull_request: FORK },
  },
  schedule: { event: 'schedule', run: {}, payload: { schedule: '0 3 * * *' } },
  'merge queue': {
    event: 'merge_group',
    run: { head_branch: QUEUE(1) },
    env: { GITHUB_REF: `refs/heads/${QUEUE(1)}` },
  },
} satisfies Readonly<Record<string, Trigger>>;

export interface Branch {
  /** Number of the commit before the push. Default: the one before its own. */
  readonly before?: number;
  readonly forced?: boolean;
  /** Numbers of the commits that remain on the branch, oldest first. */
  readonly commits?: readonly number[];
  /** Parents of a commit. Default: the previous commit. */
  readonly parents?: Readonly<Record<number, readonly number[]>>;
  /** Messages of commits. Default: `Change`. Commits that have all files of another one. */
  readonly messages?: Readonly<Record<number, string>>;
  readonly trees?: Readonly<Record<number, number>>;
  /** Tag of each run by number, if tags were pushed. Other runs belong to the branch `main`. */
  readonly tags?: Readonly<Record<number, string>>;
  /** Event of the runs. Default: `push`. */
  readonly event?: 'push' | 'release';
  /** Another event that starts the runs. */
  readonly trigger?: keyof typeof TRIGGERS;
  /** Subject of the report: a job, its run by a job that needs it, or the run by another workflow. */
  readonly by?: 'job' | 'run' | 'workflow_run';
}

/** One run of a history. */
interface NotedRun {
  readonly number: number;
  /** Number of its commit. */
  readonly at: number;
  readonly marks: string;
  /** Result of the job in each attempt. */
  readonly jobs: string;
}

/** Parses a history, and finds the reported run. */
export function parseHistory(history: string): { readonly runs: readonly NotedRun[]; readonly reported: NotedRun } {
  const terms = history.split(' ').map((word) => /^(\d+)(?:@(\d+))?([^\d*/]+)(?:\/([^*]+))?(\*?)$/.exec(word) ?? []);
  const runs = terms.map(([, number = '', at = number, marks = '', jobs = marks]) => {
    return { number: Number(number), at: Number(at), marks, jobs };
  });
  const reported = runs.find((_, index) => terms[index]?.[5] === '*') ?? runs.at(-1);
  if (reported === undefined) throw new Error(`no run in ${history}`);
  return { runs, reported };
}

/** Creates the test case of such a branch. */
export function branchQuestion(history: string, branch: Branch = {}): Question {
  const { runs: results, reported: current } = parseHistory(history);
  const { by = 'job', tags = {}, event = 'push' } = branch;
  const started: Trigger | undefined = branch.trigger && TRIGGERS[branch.trigger];
  const runs = results.map((one): Run => {
    const attempts = [...one.marks].map((mark, index) =>
      getAttempt(one.number * 10 + index, mark, one.jobs[index] ?? '', one === current),
    );
    const isOwn = one.number === current.number && by !== 'workflow_run';
    const ends = isOwn ? [...attempts.slice(0, -1), runningAttempt(by, toEnd(current))] : attempts;
    const location = {
      event: started?.event ?? event,
      head_branch: tags[one.number] ?? 'main',
      head_sha: sha(one.at),
      ...started?.run,
    };
    return { id: one.number * 1000, run_number: one.number, ...location, attempts: ends };
  });
  const left = [...new Set(results.map(({ at }) => at))].toSorted((one, other) => one - other);
  const commits = (branch.commits ?? left).map((number) => getCommit(number, branch));
  const world: GithubWorld = { repository: 'acme/app', commits, runs };
  const question = by === 'workflow_run' ? watched(current, branch) : pushed(current, branch, by);
  if (started === undefined) return { world, ...question };
  const env = { ...question.env, ...started.env };
  return { world, ...question, event: started.event, payload: started.payload ?? {}, env };
}

function toEnd({ jobs }: NotedRun): string {
  return ENDS[jobs.at(-1) ?? ''] ?? '';
}

function getCommit(number: number, { parents = {}, messages = {}, trees = {} }: Branch): Commit {
  const author = `c${number}`;
  const message = messages[number] ?? 'Change';
  const made: Commit = { sha: sha(number), message, author, login: author, files: ['a.ts'] };
  return {
    ...made,
    tree: sha(trees[number] ?? number),
    ...(parents[number] && { parents: parents[number].map(sha) }),
  };
}

const getHead = ({ at }: NotedRun, { messages = {} }: Branch) => ({
  id: sha(at),
  message: messages[at] ?? 'Change',
  author: { name: `c${at}`, username: `c${at}` },
});

function pushed(current: NotedRun, branch: Branch, by: 'job' | 'run'): Omit<Question, 'world'> {
  const head = getHead(current, branch);
  const { before = current.at - 1, forced = false, event = 'push' } = branch;
  const tag = branch.tags?.[current.number];
  const ref = tag === undefined ? 'refs/heads/main' : `refs/tags/${tag}`;
  const moved = tag === undefined ? sha(before) : '0'.repeat(40);
  return {
    event,
    job: { status: toEnd(current) },
    env: {
      GITHUB_RUN_ID: String(current.number * 1000),
      GITHUB_RUN_NUMBER: String(current.number),
      GITHUB_RUN_ATTEMPT: String(current.marks.length),
      GITHUB_WORKFLOW_REF: `acme/app/.github/workflows/ci.yml@${ref}`,
      GITHUB_REF: ref,
      GITHUB_SHA: sha(current.at),
    },
    payload:
      event === 'release'
        ? { action: 'published', release: { tag_name: tag, name: tag, author: { login: 'ada' } } }
        : {
            ...{ ref, before: moved, after: sha(current.at), forced },
            ...{ commits: tag === undefined ? [head] : [], head_commit: head },
          },
    options: by === 'run' ? { status: JSON.stringify({ test: { result: toEnd(current) } }) } : {},
  };
}

function watched(current: NotedRun, branch: Branch): Omit<Question, 'world'> {
  const { tags = {}, event = 'push' } = branch;
  const run = {
    id: current.number * 1000,
    run_number: current.number,
    run_attempt: current.marks.length,
    workflow_id: WORKFLOW,
  };
  const location = {
    event,
    head_branch: tags[current.number] ?? 'main',
    head_sha: sha(current.at),
    head_commit: getHead(current, branch),
  };
  return {
    event: 'workflow_run',
    payload: { workflow_run: { ...run, ...location, name: 'CI', conclusion: ENDS[current.marks.at(-1) ?? ''] } },
  };
}

function getAttempt(id: number, mark: string, job: string, isOwn: boolean): Attempt {
  const conclusion = ENDS[mark] ?? '';
  if (job === 'x') return { conclusion, gone: true };
  return { conclusion, jobs: getJobs(id, job, isOwn) };
}

function getJobs(id: number, mark: string, isOwn: boolean): readonly Job[] {
  if (mark === '!' || mark === 'w') return [];
  if (mark === '_') return [{ id, name: 'lint', conclusion: 'success' }];
  // The test defines the steps of the reported job.
  const end = mark === 'l' ? null : mark === '-' && !isOwn ? 'failure' : undefined;
  const steps = end === undefined ? [] : [{ name: 'Run npm test', conclusion: end }];
  const test = (more: number, conclusion: string): Job => ({ id: id + more, name: 'test', conclusion, steps });
  return mark === '=' ? [test(0, 'success'), test(5000, 'failure')] : [test(0, ENDS[mark] ?? '')];
}

/** Creates the current attempt, in which the asking job is the reported one or runs next to it. */
function runningAttempt(by: 'job' | 'run', conclusion: string): Attempt {
  const asks: Job = { id: 1, name: by === 'job' ? 'test' : 'notify', conclusion: null };
  const test: readonly Job[] = by === 'run' ? [{ id: 2, name: 'test', conclusion }] : [];
  return { conclusion: null, jobs: [...test, asks] };
}

interface Environment {
  /** Branch of each deployment by number, all of which are of `main` by default. */
  readonly refs?: Readonly<Record<number, string>>;
  /** True if each branch has an environment of that name. */
  readonly transient?: boolean;
}

/** Creates the deployment status event of deployments by another program, one commit each. */
export function deploymentQuestion(history: string, { refs, transient = false }: Environment = {}): Question {
  const { runs, reported } = parseHistory(history);
  const getRef = (number: number) => refs?.[number] ?? 'main';
  const all = runs.map(({ number: id, at, marks }): Deployment => {
    const states = [...marks].map((mark, index) => ({
      ...{ state: ENDS[mark] ?? '', at: readTime(id), id: id * 10 + index },
    }));
    return { id, environment: 'production', sha: sha(at), ref: getRef(id), states: states.toReversed() };
  });
  const numbers = refs === undefined ? Array.from({ length: 14 }, (_, index) => index + 30) : runs.map(({ at }) => at);
  // The parent is the previous commit of its branch, or of the one that it started from.
  const findParent = (number: number, index: number) => {
    const before = numbers.slice(0, index);
    return before.findLast((one) => getRef(one) === getRef(number)) ?? before.findLast((one) => getRef(one) === 'main');
  };
  const commits = numbers.map((number, index): Commit => {
    const parents = [findParent(number, index) ?? []].flat().map(sha);
    return { sha: sha(number), message: 'Change', author: `c${number}`, login: `c${number}`, parents };
  });
  const { states, ...deployment } = all.find(({ id }) => id === reported.number) ?? { states: [] };
  const [{ id, state, at } = { id: 0, state: '', at: '' }] = states;
  return {
    world: { repository: 'acme/app', commits, deployments: all.toReversed() },
    event: 'deployment_status',
    payload: {
      deployment: { ...deployment, transient_environment: transient },
      deployment_status: { id, state, environment: 'production', created_at: at },
    },
  };
}
