/** A day of the shop, scene by scene: each is one step of a workflow, played by the shipped action. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { contextsFor, TOKEN } from '../../test/standin/contexts.ts';
import { runAction, type StageResult } from '../../test/standin/runner.ts';
import { startGithubApi } from '../../test/support/github-api.ts';
import { worldsOf } from '../../test/support/github-tables.ts';
import { stillClock } from '../../test/support/still-clock.ts';
import {
  CI,
  DEPLOY,
  idOf,
  pushOf,
  releaseOf,
  SHOP,
  type ShopRun,
  type ShopWorkflow,
  scheduled,
  worldOf,
} from './shop.ts';
import { AFTER_A_WEEK, tableOf } from './weeks.ts';

export interface Scene {
  /** When, and what happened. */
  readonly title: string;
  /** The inputs of the step. */
  readonly step: string;
  readonly play: () => Promise<StageResult>;
}

const ROOT = new URL('../..', import.meta.url).pathname;

const NOTES = `### New

- **Gift cards** can be used at the checkout
- The basket fits on a phone

### Fixed

- After a login you are where you were before
- Totals are rounded once, not line by line`;

export function scenesOf(sandbox: Sandbox): readonly Scene[] {
  const webhookOf = (wanted: 'message' | 'topic') =>
    sandbox.webhooks.find(({ kind, format }) => kind === wanted && format === 'native')?.url ?? '';
  const password = sandbox.accounts.find(({ username }) => username === 'ci-bot')?.password ?? '';
  const chat = { 'webhook-url': webhookOf('message') };
  const topics = { 'webhook-url': webhookOf('topic'), kind: 'topic' };
  const account = { 'base-url': sandbox.origin, username: 'ci-bot', password, team: 'Platform' };
  const tests = { ...chat, 'test-reports': 'reports/*.xml', when: 'failure, fixed' };
  const secrets = [webhookOf('message'), webhookOf('topic'), password];
  const push = (workflow: ShopWorkflow, index: number, inputs: Readonly<Record<string, string>>) => () =>
    playPush({ ...workflow, runs: workflow.runs.slice(0, index + 1) }, inputs, secrets);
  return [
    {
      title: '09:12  Ada Lovelace pushes to main, and the tests pass.',
      step: 'webhook-url',
      play: push(CI, 1, chat),
    },
    {
      title: '10:40  Her next push breaks a test: which one, where, and with what.',
      step: 'webhook-url, test-reports, when: failure, fixed',
      play: push(CI, 2, tests),
    },
    {
      title: '11:25  Grace Hopper mends it.',
      step: 'the same',
      play: push(CI, 3, tests),
    },
    {
      title: '14:05  A deploy fails: an incident opens, as a task and a line in the chat.',
      step: 'kind: incident, log-files, base-url, username, password, team',
      play: push(DEPLOY, 1, { ...account, kind: 'incident', 'log-files': 'apply.log' }),
    },
    {
      title: '17:17  The deploy works again, which ends the incident.',
      step: 'the same',
      play: push(DEPLOY, 2, { ...account, kind: 'incident', 'log-files': 'apply.log' }),
    },
    {
      title: '17:30  Version 2.3.1 is released: a topic with its notes.',
      step: 'webhook-url, kind: topic',
      play: () => playRelease(topics, secrets),
    },
    {
      title: '08:00  A week later, on Monday: a digest tells how it went.',
      step: 'webhook-url, kind: topic, template: digest',
      play: () => playDigest({ ...topics, template: 'digest' }, secrets),
    },
  ];
}

async function playPush(
  workflow: ShopWorkflow,
  inputs: Readonly<Record<string, string>>,
  secrets: readonly string[],
): Promise<StageResult> {
  const run = workflow.runs.at(-1);
  if (run === undefined) throw new Error('a workflow without a run');
  const github = await startGithubApi(worldOf(workflow), TOKEN);
  const workspace = workspaceOf(run);
  const contexts = contextsFor('push', pushOf(run), {
    github: {
      ...{ api_url: github.url, run_id: String(idOf(run.number)), run_number: String(run.number) },
      ...{ job: workflow.job, workflow: workflow.name },
    },
    job: { status: run.status },
  });
  try {
    return await stageOf(inputs, contexts, { workspace, secrets, at: Date.parse(run.at) + run.seconds * 1000 });
  } finally {
    rmSync(workspace, { recursive: true });
    await github.close();
  }
}

async function playRelease(inputs: Readonly<Record<string, string>>, secrets: readonly string[]): Promise<StageResult> {
  const contexts = contextsFor('release', releaseOf('v2.3.1', NOTES), {
    github: { run_id: '20000', run_number: '6', job: 'announce', workflow: 'Release' },
  });
  return stageOf(inputs, contexts, { secrets, at: Date.parse('2026-03-02T17:30:00Z') });
}

async function playDigest(inputs: Readonly<Record<string, string>>, secrets: readonly string[]): Promise<StageResult> {
  const github = await startGithubApi(worldsOf({ [SHOP]: tableOf() }));
  const contexts = contextsFor('schedule', scheduled(), {
    github: {
      ...{ api_url: github.url, run_id: '21000', run_number: '3', job: 'digest', workflow: 'Digest' },
      workflow_ref: `${SHOP}/.github/workflows/digest.yml@refs/heads/main`,
    },
    job: { status: 'success' },
  });
  try {
    return await stageOf(inputs, contexts, { secrets, at: Date.parse(AFTER_A_WEEK) });
  } finally {
    await github.close();
  }
}

async function stageOf(
  inputs: Readonly<Record<string, string>>,
  contexts: ReturnType<typeof contextsFor>,
  { at, ...given }: { readonly workspace?: string; readonly secrets: readonly string[]; readonly at: number },
): Promise<StageResult> {
  const [stage] = await runAction({ actionPath: ROOT, inputs, contexts, env: stillClock(at), ...given });
  if (stage === undefined) throw new Error('the action did not run');
  return stage;
}

/** What the steps before left behind: a test report, and the output of a deploy. */
function workspaceOf({ status }: ShopRun): string {
  const isRed = status === 'failure';
  return filesOf({ 'reports/unit.xml': junit(isRed), 'apply.log': isRed ? APPLY : 'Apply complete!\n' });
}

function filesOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const APPLY = `aws_s3_bucket.assets: Creating...

Error: creating S3 Bucket (acme-assets): BucketAlreadyExists

  with aws_s3_bucket.assets,
  on infra/assets.tf line 12, in resource "aws_s3_bucket" "assets":
`;

/** As vitest writes it. */
function junit(isRed: boolean): string {
  const passed = Array.from({ length: 1203 }, (_, at) => testcase(`works in case ${at + 1}`, ''));
  const failure = `<failure message="expected 90 to be 100" type="AssertionError">AssertionError: expected 90 to be 100
 ❯ src/cart.test.ts:41:23</failure>`;
  const cases = [...passed, testcase('adds a gift card', isRed ? failure : '')].join('\n');
  return `<?xml version="1.0"?>\n<testsuites><testsuite name="src/cart.test.ts">\n${cases}\n</testsuite></testsuites>\n`;
}

function testcase(name: string, inner: string): string {
  return `<testcase classname="src/cart.test.ts" name="cart &gt; ${name}" time="0.01">${inner}</testcase>`;
}
