/**
 * Fakes the part of GitHub's API that a step of the demo reads: its job, earlier runs of its workflow, and their
 * commits.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Commit } from '../../src/build/facts.ts';
import { commitPayload, HUB, JOB_ID, RUN_ID } from '../../src/samples/shop.ts';

export interface DemoRun {
  readonly number: number;
  readonly commit: Commit;
  readonly conclusion: 'success' | 'failure';
  /** ISO 8601. */
  readonly startedAt: string;
  readonly endedAt: string;
}

/** A workflow whose last run contains the step. */
export interface DemoWorkflow {
  readonly name: string;
  readonly job: string;
  /** Step that does the work. */
  readonly step: string;
  /** Oldest first. */
  readonly runs: readonly DemoRun[];
}

/** Starts the API on loopback. The caller must close it. */
export async function startGithub(workflow: DemoWorkflow): Promise<{ readonly url: string; readonly server: Server }> {
  const routes = getRoutes(workflow);
  const server = createServer(({ url = '' }, response) => {
    const route = routes.find(([pattern]) => pattern.test(url));
    response.writeHead(route === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(route?.[1](url) ?? { message: 'Not Found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Returns the ID of a run in the demo. */
export const runId = (number: number): number => RUN_ID + number;

type Route = readonly [pattern: RegExp, answer: (url: string) => object];

function getRoutes(workflow: DemoWorkflow): readonly Route[] {
  const { runs } = workflow;
  const lastRun = runs.at(-1);
  const earlier = runs.slice(0, -1).toReversed();
  const jobs = (url: string) => {
    const run = runs.find(({ number }) => url.includes(`/runs/${runId(number)}/`));
    const listed = run === undefined ? [] : [jobJson(workflow, run, run === lastRun)];
    return { total_count: listed.length, jobs: listed };
  };
  return [
    [/\/actions\/jobs\/\d+$/, () => (lastRun === undefined ? {} : jobJson(workflow, lastRun, true))],
    [/\/actions\/runs\/\d+\/(?:attempts\/\d+\/)?jobs/, jobs],
    [
      /\/actions\/workflows\/[^/]+\/runs\?/,
      () => ({ total_count: earlier.length, workflow_runs: earlier.map(runJson) }),
    ],
    [
      /\/compare\//,
      (url) =>
        comparisonJson(
          runs.map(({ commit }) => commit),
          url,
        ),
    ],
  ];
}

function jobJson({ job, step }: DemoWorkflow, run: DemoRun, isCurrent: boolean): object {
  const { number, conclusion, startedAt, endedAt } = run;
  const completed = { status: 'completed', conclusion: 'success' };
  return {
    ...{
      id: isCurrent ? JOB_ID : JOB_ID + number,
      run_id: runId(number),
      name: job,
      html_url: `${HUB}/actions/runs/${runId(number)}/job/${JOB_ID}`,
    },
    ...{ status: isCurrent ? 'in_progress' : 'completed', conclusion: isCurrent ? null : conclusion },
    ...{ started_at: startedAt, completed_at: isCurrent ? null : endedAt, labels: ['ubuntu-latest'] },
    steps: [
      { ...completed, name: 'Set up job', number: 1, started_at: startedAt, completed_at: startedAt },
      { ...completed, conclusion, name: step, number: 2, started_at: startedAt, completed_at: endedAt },
    ],
  };
}

function runJson({ number, commit, conclusion, startedAt, endedAt }: DemoRun): object {
  return {
    ...{ id: runId(number), run_number: number, run_attempt: 1, event: 'push', head_branch: 'main' },
    ...{ head_sha: commit.sha, status: 'completed', conclusion, html_url: `${HUB}/actions/runs/${runId(number)}` },
    ...{ created_at: startedAt, run_started_at: startedAt, updated_at: endedAt, pull_requests: [] },
  };
}

/** Lists the commits between the base in the URL and its head. */
function comparisonJson(commits: readonly Commit[], url: string): object {
  const [, base, head] = /\/compare\/([0-9a-f]+)\.\.\.([0-9a-f]+)/.exec(url) ?? [];
  const from = commits.findIndex(({ sha }) => sha === base);
  const to = commits.findIndex(({ sha }) => sha === head);
  const between = commits.slice(from + 1, to + 1);
  return {
    ...{ status: 'ahead', total_commits: between.length, ahead_by: between.length, behind_by: 0 },
    files: [{ filename: 'src/cart.ts', status: 'modified' }],
    html_url: `${HUB}/compare/${base}...${head}`,
    commits: between.map((commit) => {
      const { author } = commitPayload(commit);
      return {
        ...{ sha: commit.sha, html_url: commit.url, author: { login: author.username }, parents: [{ sha: base }] },
        commit: { message: commit.message, author, committer: author },
      };
    }),
  };
}
