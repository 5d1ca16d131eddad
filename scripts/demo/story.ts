/**
 * Plays a day of the shop, scene by scene. Each scene is one workflow step that runs the shipped action. Only the
 * digest, which reads weeks of runs, is rendered from a recorded build.
 */
import type { Commit } from '../../src/build/facts.ts';
import { findRecordedBuild } from '../../src/samples/builds.ts';
import {
  ADA,
  BUMP,
  CHLOE,
  commitPayload,
  createRunner,
  frame,
  PAYLOADS,
  ROUND,
  SPLIT,
} from '../../src/samples/shop.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { Webhook } from '../../src/service/webhook.ts';
import { renderPreview } from '../../src/studio/preview/preview.ts';
import { type DemoRun, type DemoWorkflow, runId, startGithub } from './github.ts';
import { runStep } from './step.ts';

export interface Scene {
  readonly title: string;
  readonly play: () => Promise<void>;
}

const MINUTE_MS = 60_000;

export function getScenes(sandbox: Sandbox): readonly Scene[] {
  const webhookOf = (needed: 'message' | 'topic') =>
    sandbox.webhooks.find(({ kind, format }) => kind === needed && format === 'native')?.url ?? '';
  const password = sandbox.accounts.find(({ username }) => username === 'ci-bot')?.password ?? '';
  const chat = { 'webhook-url': webhookOf('message'), 'test-reports': 'reports/*.xml' };
  const topic = { 'webhook-url': webhookOf('topic'), kind: 'topic' };
  const account = { 'base-url': sandbox.origin, username: 'ci-bot', password, team: 'Platform' };
  const incident = { ...account, kind: 'incident', 'log-files': 'apply.log' };
  const tests = { ...chat, when: 'failure, fixed' };
  const after = (workflow: PlannedWorkflow, runs: number, inputs: Readonly<Record<string, string>>) => () =>
    playPush({ ...workflow, runs: getNowAs(workflow.runs.slice(0, runs)) }, inputs);
  return [
    { title: 'A push to main, and the tests pass.', play: after(CI, 2, chat) },
    { title: 'The next push breaks a test: which one, where, and with what.', play: after(CI, 3, tests) },
    { title: 'The push after it mends the test.', play: after(CI, 4, tests) },
    {
      title: 'A deployment fails: an incident opens, as a task and a line in the chat.',
      play: after(DEPLOY, 2, incident),
    },
    { title: 'The deployment works again, which ends the incident.', play: after(DEPLOY, 3, incident) },
    { title: 'A version is released: a topic with its notes.', play: () => playRelease(topic) },
    { title: 'On Monday a digest of the week: how it went.', play: () => postDigest(topic['webhook-url']) },
  ];
}

/** Start of a run in minutes of its day. Each takes four minutes. */
type Planned = Omit<DemoRun, 'startedAt' | 'endedAt'> & { readonly minute: number };

interface PlannedWorkflow extends Omit<DemoWorkflow, 'runs'> {
  readonly runs: readonly Planned[];
}

function run(number: number, commit: Commit, conclusion: DemoRun['conclusion'], minute: number): Planned {
  return { number, commit, conclusion, minute };
}

/** Shifts the runs so that the last one ends now. */
function getNowAs(runs: readonly Planned[]): readonly DemoRun[] {
  const last = runs.at(-1)?.minute ?? 0;
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
  return runs.map(({ minute, ...run }) => ({ ...run, startedAt: at(last - minute + 4), endedAt: at(last - minute) }));
}

const CI: PlannedWorkflow = {
  ...{ name: 'CI', job: 'test', step: 'Run npm test' },
  runs: [
    run(41, commitBefore(ROUND), 'success', 0),
    run(42, ROUND, 'success', 70),
    run(43, BUMP, 'failure', 160),
    run(44, SPLIT, 'success', 205),
  ],
};

const DEPLOY: PlannedWorkflow = {
  ...{ name: 'Deploy', job: 'production', step: 'Run terraform apply' },
  runs: [run(17, ROUND, 'success', 0), run(18, BUMP, 'failure', 110), run(19, SPLIT, 'success', 302)],
};

function commitBefore(commit: Commit): Commit {
  const sha = '9d3e6f0be04f5a9c7d3e82b1650fa9c4d8e7b392';
  return { ...commit, sha, short: sha.slice(0, 7), subject: 'Show the basket on phones' };
}

async function playPush(workflow: DemoWorkflow, inputs: Readonly<Record<string, string>>): Promise<void> {
  const [before, current] = workflow.runs.slice(-2);
  if (before === undefined || current === undefined) throw new Error('a workflow without an earlier run');
  const { number, commit, conclusion } = current;
  const { url, server } = await startGithub(workflow);
  const pushed = commitPayload(commit);
  try {
    await runStep({
      event: 'push',
      payload: {
        ...frame(ADA),
        ref: 'refs/heads/main',
        before: before.commit.sha,
        after: commit.sha,
        head_commit: pushed,
        commits: [pushed],
      },
      inputs,
      env: {
        ...createRunner(workflow.name, workflow.job, ADA, 'refs/heads/main', commit.sha),
        ...{ GITHUB_API_URL: url, GITHUB_RUN_ID: String(runId(number)), GITHUB_RUN_NUMBER: String(number) },
        GITHUB_WORKFLOW_REF: `acme/shop/.github/workflows/${workflow.name.toLowerCase()}.yml@refs/heads/main`,
      },
      status: conclusion,
      files: {
        'reports/unit.xml': junit(conclusion === 'failure'),
        'apply.log': conclusion === 'failure' ? APPLY : 'Apply complete!\n',
      },
    });
  } finally {
    server.close();
  }
}

function playRelease(inputs: Readonly<Record<string, string>>): Promise<void> {
  const env = {
    ...createRunner('Release', 'publish', CHLOE, 'refs/tags/v2.3.1'),
    GITHUB_API_URL: 'http://127.0.0.1:9',
  };
  return runStep({ event: 'release', payload: PAYLOADS.release(), inputs, env, status: 'success' });
}

async function postDigest(url: string): Promise<void> {
  const build = findRecordedBuild('digest');
  if (build === undefined) throw new Error('no recorded build is called digest');
  const { content } = await renderPreview({ build, result: build, kind: 'topic', preset: 'default', template: '' });
  if (content === undefined) throw new Error('the digest has no message');
  const { subject = '', body } = content;
  await new Webhook({ url }).topic({ subject, body, sender: { displayName: 'Digest' } });
}

const APPLY = `aws_s3_bucket.assets: Creating...

Error: creating S3 Bucket (acme-assets): BucketAlreadyExists

  with aws_s3_bucket.assets,
  on infra/assets.tf line 12, in resource "aws_s3_bucket" "assets":
`;

/** Formats JUnit XML as vitest does. */
function junit(isRed: boolean): string {
  const passed = Array.from({ length: 1203 }, (_, at) => testCase(`works in case ${at + 1}`, ''));
  const failure = `<failure message="expected 90 to be 100" type="AssertionError">AssertionError: expected 90 to be 100
 ❯ src/cart.test.ts:41:23</failure>`;
  const cases = [...passed, testCase('adds a gift card', isRed ? failure : '')].join('\n');
  return `<?xml version="1.0"?>\n<testsuites><testsuite name="src/cart.test.ts">\n${cases}\n</testsuite></testsuites>\n`;
}

function testCase(name: string, inner: string): string {
  return `<testcase classname="src/cart.test.ts" name="cart &gt; ${name}" time="0.01">${inner}</testcase>`;
}
