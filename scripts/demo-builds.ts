/** The builds that the demo reports, and how: real event payloads through the shipped action. */
import type { Sandbox } from '../src/sandbox/index.ts';
import { contextsFor, TOKEN } from '../test/standin/contexts.ts';
import { runAction, type StageResult } from '../test/standin/runner.ts';
import { example } from '../test/support/events.ts';
import { type GithubApi, startGithubApi } from '../test/support/github-api.ts';
import type { Job } from '../test/support/github-world.ts';

export interface DemoStep {
  readonly title: string;
  readonly run: () => Promise<StageResult>;
}

interface Build {
  readonly title: string;
  readonly event: 'push' | 'pull_request';
  readonly payload: object;
  readonly status: 'success' | 'failure';
}

const ROOT = new URL('..', import.meta.url).pathname;
const GREEN: Build = { title: 'a green push', event: 'push', payload: example('push', 4), status: 'success' };
const RED: Build = { ...GREEN, title: 'a red push', status: 'failure' };
const PULL: Build = {
  title: 'a pull request',
  event: 'pull_request',
  payload: example('pull_request', 0),
  status: 'success',
};

/** The job of the red push, as GitHub's API tells it while it is running: its steps, and nothing of what they wrote. */
const RED_JOB: Job = {
  id: 48_001_234_567,
  name: 'build',
  conclusion: null,
  started_at: new Date(Date.now() - 243_000).toISOString(),
  steps: [
    { name: 'Set up job', conclusion: 'success' },
    { name: 'Run npm test', conclusion: 'failure' },
  ],
};

/** A part of GitHub's API that knows the run of the builds. */
export function demoGithub(): Promise<GithubApi> {
  const attempts = [{ conclusion: null, jobs: [RED_JOB] }];
  const runs = [{ id: 9_876_543_210, run_number: 42, attempts }];
  return startGithubApi({ repository: 'Codertocat/Hello-World', runs }, TOKEN);
}

/** The steps of the demo, by destination: a webhook, and the REST API with each kind of content. */
export function demoSteps(
  sandbox: Sandbox,
  github: GithubApi,
): {
  readonly webhook: readonly DemoStep[];
  readonly rest: readonly DemoStep[];
} {
  const webhookUrl = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const password = sandbox.accounts.find(({ username }) => username === 'ci-bot')?.password ?? '';
  const secrets = { WEBHOOK_URL: webhookUrl, SERVICE_PASSWORD: password };
  const webhook = { 'webhook-url': '${{ secrets.WEBHOOK_URL }}' };
  const rest = {
    'base-url': sandbox.origin,
    username: 'ci-bot',
    password: '${{ secrets.SERVICE_PASSWORD }}',
    team: String(sandbox.seededIds.teams['platform']),
  };
  const step = ({ title, event, payload, status }: Build, inputs: Record<string, string>, as = ''): DemoStep => ({
    title: title + as,
    async run() {
      const contexts = contextsFor(event, payload, { github: { api_url: github.url }, job: { status }, secrets });
      const [result] = await runAction({ actionPath: ROOT, inputs, contexts });
      if (result === undefined) throw new Error('the action did not run');
      return result;
    },
  });
  return {
    webhook: [step(GREEN, webhook), step(RED, webhook), step(PULL, webhook)],
    rest: [
      step(GREEN, rest, ', as a message'),
      step(RED, { ...rest, kind: 'task' }, ', as a task'),
      step(PULL, { ...rest, kind: 'topic' }, ', as a topic'),
    ],
  };
}
