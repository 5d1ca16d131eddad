/** Runs the shipped action between a sandbox and a fake of GitHub's API. */
import { expect, onTestFinished } from 'vitest';
import { startSandbox } from '../../src/sandbox/index.ts';
import { type ContextChanges, type Contexts, contextsFor, TOKEN } from '../standin/contexts.ts';
import { type RunOptions, runAction, type StageResult } from '../standin/runner.ts';
import { type Behaviour, startGithubApi } from '../support/github-api.ts';
import { sha } from '../support/github-shapes.ts';
import type { GithubWorld, Job } from '../support/github-world.ts';
import { findSecret } from '../support/secrets.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** ID of the job according to the runner stand-in. */
export const OWN_JOB = 48_001_234_567;

export interface Scene extends Partial<Omit<RunOptions, 'contexts'>> {
  readonly world?: GithubWorld;
  readonly behaviour?: Behaviour;
  readonly event?: string;
  readonly payload?: object;
  readonly changes?: ContextChanges;
  /** Called with the port of the API before the step runs. */
  readonly onApi?: (port: number) => void;
  /** Runs `job-end` instead of the action. */
  readonly atEnd?: (contexts: Contexts) => Contexts;
}

export interface Played {
  readonly stages: readonly StageResult[];
  /** Result of the last stage. */
  readonly result: StageResult;
  /** Requests to GitHub, in order. */
  readonly githubRequests: readonly string[];
  /** Number of requests to the service. */
  readonly sent: number;
  readonly message: string;
}

/** Runs one step. Its output must not contain GitHub's token or the webhook. */
export async function play(scene: Scene): Promise<Played> {
  const {
    world = { repository: 'acme/app' },
    behaviour,
    event = 'push',
    payload = {},
    atEnd,
    onApi,
    ...options
  } = scene;
  const sandbox = await startSandbox();
  const github = await startGithubApi(world, TOKEN, behaviour);
  onTestFinished(async () => {
    await github.close();
    await sandbox.close();
  });
  onApi?.(Number(new URL(github.url).port));
  const webhook = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const before = sandbox.chat('platform').length;
  const repository = {
    full_name: world.repository,
    html_url: `https://github.com/${world.repository}`,
    default_branch: 'main',
  };
  const contexts = contextsFor(
    event,
    { repository, ref: 'refs/heads/main', after: sha(42), ...payload },
    {
      ...scene.changes,
      github: { api_url: github.url, run_id: '42000', run_number: '42', job: 'test', ...scene.changes?.github },
    },
  );
  const stages = await runAction({
    ...options,
    actionPath: atEnd === undefined ? ROOT : `${ROOT}job-end`,
    ...(atEnd && { betweenStages: atEnd }),
    inputs: { 'webhook-url': webhook, ...options.inputs },
    contexts,
    secrets: [webhook],
  });
  const result = stages.at(-1);
  if (result === undefined) throw new Error('the action did not run');
  expect(github.violations).toEqual([]);
  for (const stage of stages) for (const secret of [TOKEN, webhook]) expectAbsent(stage, secret);
  const messages = sandbox.chat('platform');
  return {
    stages,
    result,
    githubRequests: github.requests.map((path) => path.replace(`/repos/${world.repository}`, '')),
    sent: sandbox.requests().length,
    message: messages
      .slice(before)
      .map(({ body }) => body)
      .join('\n---\n'),
  };
}

/** Ignores masking, which prints the secret only to the runner. */
function expectAbsent({ rawOutput, summary, outputs, state }: StageResult, secret: string): void {
  const lines = rawOutput.toString('latin1').split('\n');
  const raw = lines.filter((text) => !text.startsWith('::add-mask::')).join('\n');
  expect(findSecret(JSON.stringify([raw, summary, outputs, state]), secret)).toEqual([]);
}

/** Creates this run with these jobs, after an earlier one with this conclusion. */
export function toWorld(jobs: readonly Job[], earlier?: string): GithubWorld {
  const before = { id: 41000, run_number: 41, run_started_at: '2026-03-04T04:00:00Z' };
  const same = (conclusion: string) => [{ conclusion, jobs: [{ id: 41, name: 'test', conclusion }] }];
  return {
    repository: 'acme/app',
    commits: [41, 42].map((number) => ({ sha: sha(number), message: `Change ${number}`, author: 'Ada', login: 'ada' })),
    runs: [
      ...(earlier === undefined ? [] : [{ ...before, head_sha: sha(41), attempts: same(earlier) }]),
      { id: 42000, run_number: 42, head_sha: sha(42), attempts: [{ conclusion: null, jobs }] },
    ],
  };
}

/** The job of the action, with a failed step. */
export const RED_JOB: Job = {
  id: OWN_JOB,
  name: 'test',
  conclusion: null,
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    { name: 'Run npm test', conclusion: 'failure' },
  ],
  annotations: [{ message: 'expected 1 to be 2', path: 'src/sum.test.ts', start_line: 12 }],
};
