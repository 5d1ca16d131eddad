/** State of GitHub's API for a recorded event: the run, the previous run, and the commits in between. */

import { DEFAULT_SHA } from '../../standin/contexts.ts';
import { sha } from '../github-shapes.ts';
import type { Artifact, GithubWorld, Job } from '../github-world.ts';

/** ID of the job that sends the message. */
export const OWN_JOB = 48_001_234_567;
const OWN_RUN = 9_876_543_210;

interface Author {
  readonly name?: string;
  readonly username?: string | undefined;
}

/** Fields of the payload that the world must match. */
interface Payload {
  readonly ref?: string;
  readonly after?: string;
  readonly head_commit?: { readonly message?: string; readonly author?: Author } | null;
  readonly pull_request?: { readonly number: number; readonly head: { readonly sha: string; readonly ref: string } };
  readonly workflow_run?: {
    readonly id: number;
    readonly head_sha: string;
    readonly head_branch: string;
    readonly event: string;
    readonly run_number: number;
    readonly head_commit: { readonly message: string; readonly author: Author };
  };
  readonly deployment?: { readonly id: number; readonly environment: string; readonly sha: string };
  readonly release?: { readonly tag_name: string };
}

const STEPS = [
  { name: 'Set up job', conclusion: 'success' },
  { name: 'Run npm test', conclusion: 'failure' },
];

/** A running job: GitHub returns its steps so far, but neither annotations nor a log. */
const RUNNING: Job = {
  id: OWN_JOB,
  name: 'build',
  conclusion: null,
  started_at: '2026-03-04T07:56:48Z',
  steps: STEPS,
};

const ANNOTATION = { message: 'expected 1 to be 2', path: 'src/sum.test.ts', start_line: 12 };

/** The same job after it completed. */
export const FINISHED: Job = {
  ...RUNNING,
  conclusion: 'failure',
  completed_at: '2026-03-04T07:59:00Z',
  annotations: [ANNOTATION],
};

/** Another run that an event describes. */
export interface Upstream {
  readonly conclusion: string;
  readonly jobs: readonly Job[];
}

interface Asked {
  readonly event: string;
  readonly payload: object;
  readonly upstream?: Upstream | undefined;
  /** Jobs of the reported run. Default: the running one. */
  readonly jobs?: readonly Job[];
  /** Artifacts of the reported run. Default: none. */
  readonly artifacts?: readonly Artifact[];
  /** Conclusions of previous runs or deployments, newest last. */
  readonly earlier: readonly string[];
  /** Start of the reported run, ISO 8601. */
  readonly startedAt?: string;
  /** Job whose history is read. Default: `build`. */
  readonly ownJob?: string;
}

export function makeWorld(repository: string, requested: Asked): GithubWorld {
  const payload: Payload = requested.payload;
  const { workflow_run: upstream, pull_request: pull, deployment, release } = payload;
  const head = deployment?.sha ?? upstream?.head_sha ?? pull?.head.sha ?? payload.after ?? DEFAULT_SHA;
  const common = {
    event: upstream?.event ?? requested.event,
    head_branch:
      upstream?.head_branch ??
      pull?.head.ref ??
      payload.ref?.replace(/^refs\/(heads|tags)\//, '') ??
      release?.tag_name ??
      'master',
    pulls: pull === undefined ? [] : [pull.number],
  };
  const before = requested.earlier.map((conclusion, index) => {
    const number = 42 - requested.earlier.length + index;
    const run_started_at = `2026-03-0${index + 1}T08:00:00Z`;
    const attempts = [
      { conclusion, jobs: [{ ...FINISHED, id: number, name: requested.ownJob ?? FINISHED.name, conclusion }] },
    ];
    // Each version has its own tag.
    const head_branch = release?.tag_name.replace(/\d+$/, String(index)) ?? common.head_branch;
    return {
      ...common,
      head_branch,
      id: number * 1000,
      run_number: number,
      head_sha: sha(number),
      run_started_at,
      attempts,
    };
  });
  const { message = 'Change 42', author } = payload.head_commit ?? upstream?.head_commit ?? {};
  const newest = { sha: head, message, author: author?.name ?? 'Ada Lovelace', login: author?.username ?? 'ada' };
  const ownEntry: Job = { ...RUNNING, name: requested.ownJob ?? RUNNING.name };
  const jobs = requested.jobs ?? requested.upstream?.jobs ?? [ownEntry];
  const attempts = [{ conclusion: requested.upstream?.conclusion ?? null, jobs }];
  const current = {
    artifacts: requested.artifacts,
    run_started_at: requested.startedAt,
    display_title: message.split('\n', 1)[0],
  };
  const id = upstream?.id ?? OWN_RUN;
  const run_number = upstream?.run_number ?? 42;
  return {
    repository,
    commits: [...before.map(({ run_number, head_sha }) => getCommit(run_number, head_sha)), newest],
    runs: [...before, { ...common, ...current, id, run_number, head_sha: head, attempts }],
    deployments: deployment === undefined ? [] : getDeployments(deployment, requested.earlier),
  };
}

function getCommit(number: number, sha: string) {
  return { sha, message: `Change ${number}`, author: 'Grace Hopper', login: 'grace' };
}

/** Creates deployments of the previous runs' commits, newest first. */
function getDeployments(
  { id, environment, sha: head }: NonNullable<Payload['deployment']>,
  earlier: readonly string[],
) {
  const before = earlier.toReversed().map((state, index) => ({
    id: id - 1 - index,
    environment,
    sha: sha(41 - index),
    states: [{ state, at: `2026-03-0${3 - index}T08:00:00Z` }],
  }));
  return [{ id, environment, sha: head, states: [] }, ...before];
}
