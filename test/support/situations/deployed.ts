/** Creates deployments of the ledger, reported by GitHub's deployment events. */
import type { Question } from '../github-facts.ts';
import type { Deployment, GithubWorld, Run } from '../github-world.ts';
import { getCommit } from './build.ts';
import { type JobStory, minutesAgo, NOW, toJob } from './jobs.ts';
import { account, type Made, REPOSITORY, toHash } from './people.ts';

interface Deployed {
  readonly environment: string;
  readonly state: string;
  readonly commits: readonly Made[];
  /** Earlier deployments, oldest first: index of the commit, state, and environment if it differs. */
  readonly before?: readonly (readonly [at: number, state: string, environment?: string])[];
  readonly ref?: string;
  readonly by?: string;
  readonly description?: string;
  readonly url?: string;
  readonly transient?: true;
  /** Jobs of the deploying run. Default: an external deployment. */
  readonly jobs?: readonly JobStory[];
  readonly options?: Readonly<Record<string, string>>;
}

const RUN = 880_000_318;

export function deployed(story: Deployed): Question {
  const { environment, state, commits, before = [], ref = 'main', by = 'ines', jobs, options = {} } = story;
  const head = commits.length - 1;
  const earlier = before.map(([at, end, location], index): Deployment => {
    const ago = minutesAgo((before.length - index) * 180);
    return {
      id: 500 + index,
      environment: location ?? environment,
      sha: toHash(at),
      ref,
      at: ago,
      states: [{ state: end, at: ago, id: 9000 + index }],
    };
  });
  const current: Deployment = {
    id: 600,
    environment,
    sha: toHash(head),
    ref,
    at: minutesAgo(5),
    states: [{ state, at: minutesAgo(1), id: 9900 }],
  };
  const run: Run = {
    ...{ id: RUN, run_number: 318, name: 'Deploy', file: 'deploy.yml', head_sha: toHash(head), head_branch: ref },
    attempts: [
      { conclusion: null, jobs: (jobs ?? []).map((job, at) => toJob(job, 1001 + at)), started_at: minutesAgo(6) },
    ],
  };
  const world: GithubWorld = {
    repository: REPOSITORY,
    commits: commits.map(getCommit),
    deployments: [...earlier, current].toReversed(),
    runs: jobs === undefined ? [] : [run],
  };
  const { description = '', url = '', transient = false } = story;
  return {
    world,
    event: 'deployment_status',
    payload: {
      deployment: {
        id: 600,
        environment,
        sha: toHash(head),
        ref,
        created_at: minutesAgo(5),
        transient_environment: transient,
        creator: account(by),
        description: null,
      },
      deployment_status: {
        id: 9900,
        state,
        environment,
        created_at: minutesAgo(1),
        description,
        environment_url: url,
        creator: account(by),
      },
      ...(jobs === undefined ? {} : watchedParts(story, jobs)),
      repository: { full_name: REPOSITORY, default_branch: 'main' },
    },
    env: { GITHUB_REPOSITORY: REPOSITORY, GITHUB_SHA: toHash(head), GITHUB_REF: `refs/heads/${ref}`, GITHUB_ACTOR: by },
    job: { status: 'success', check_run_id: 1 },
    now: NOW,
    options: { when: 'always', ...options },
  };
}

/** Creates the run and the job that deployed. */
function watchedParts({ commits, ref = 'main', by = 'ines' }: Deployed, [job]: readonly JobStory[]): object {
  const page = `https://github.com/${REPOSITORY}/actions/runs/${RUN}`;
  return {
    workflow_run: {
      ...{
        id: RUN,
        name: 'Deploy',
        path: '.github/workflows/deploy.yml',
        run_number: 318,
        run_attempt: 1,
        event: 'push',
        display_title: commits.at(-1)?.message.split('\n')[0],
        html_url: page,
      },
      ...{
        head_branch: ref,
        head_sha: toHash(commits.length - 1),
        status: 'in_progress',
        conclusion: null,
        run_started_at: minutesAgo(6),
      },
      ...{ actor: account(by), triggering_actor: account(by), pull_requests: [] },
    },
    check_run: { id: 1001, name: job?.name, html_url: `${page}/job/1001` },
  };
}
