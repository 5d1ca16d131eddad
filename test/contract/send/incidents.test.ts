/** Tests incidents over many runs: in process, against the sandbox and the fake of GitHub's API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { notify } from '../../../src/notify.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { noticesIn } from '../../support/diagnostics.ts';
import { startGithubApi } from '../../support/github-api.ts';
import { TOKEN } from '../../support/github-facts.ts';
import type { GithubWorld, Run } from '../../support/github-world.ts';
import { hurriedClock } from '../../support/hurried-clock.ts';
import { worldAt } from '../../support/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'incidents-'));
const REPOSITORY = { default_branch: 'main' };
writeFileSync(join(folder, 'event.json'), JSON.stringify({ repository: REPOSITORY }));
afterAll(() => rmSync(folder, { recursive: true }));

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox();
  return () => sandbox.close();
});

const WORDS: Readonly<Record<string, string>> = { '+': 'success', '-': 'failure' };
const START = Date.now();
const HOUR = 3_600_000;
/** Starts the first run so that the last of `count` completes now, because the service uses this machine's clock. */
const getStart = (index: number, count: number) => new Date(START - (count - index) * HOUR).toISOString();

/** A chapter of a history: all results so far, `+` or `-`, of which the last is reported. */
interface Chapter {
  readonly ends: string;
  readonly file?: string;
  readonly leg?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** Started manually with this input, or by another event; previous runs don't show theirs. */
  readonly environment?: string;
  readonly event?: string;
  /** Results of the runs' other jobs, by name. */
  readonly others?: Readonly<Record<string, string>>;
  /** Name of the job in GitHub's API if another workflow calls its workflow. */
  readonly called?: string;
  /** True if GitHub's API returns only errors. */
  readonly isDown?: boolean;
  /** Hours from now until the report, because the service uses this machine's clock. */
  readonly hours?: number;
}

const getEvent = ({ environment, event }: Chapter) =>
  event ?? (environment === undefined ? 'push' : 'workflow_dispatch');

function findWorld(chapter: Chapter): GithubWorld {
  const { ends, leg, called, others: rest = {} } = chapter;
  const event = getEvent(chapter);
  const name = called ?? (leg === undefined ? 'deploy' : `deploy (${leg})`);
  const runs = [...ends].map((end, index, all): Run => {
    const conclusion = WORDS[end] ?? '';
    const isOwn = index === all.length - 1;
    const steps = [{ name: 'terraform apply', conclusion }];
    const job = { id: isOwn ? 1 : 1000 + index, name, conclusion: isOwn ? null : conclusion, steps };
    const started = getStart(index, all.length);
    const adjacent = Object.entries(rest).map(([other, all], at) => {
      const ended = WORDS[all[index] ?? ''] ?? '';
      return {
        id: 5000 + at * 1000 + index,
        name: other,
        conclusion: ended,
        steps: [{ name: 'terraform apply', conclusion: ended }],
      };
    });
    const complete = adjacent.some((other) => other.conclusion === 'failure') ? 'failure' : conclusion;
    const attempts = [{ conclusion: isOwn ? null : complete, jobs: [job, ...adjacent] }];
    const times = { created_at: started, run_started_at: started };
    return { id: (index + 1) * 1000, run_number: index + 1, event, attempts, ...times };
  });
  return { repository: 'acme/app', runs };
}

/** Returns the new content of the chat and the board. */
async function play(chapter: Chapter) {
  const { ends, file = 'ci.yml', leg, environment, isDown = false, options, hours = 0 } = chapter;
  const started = join(folder, `${environment ?? 'event'}.json`);
  if (environment !== undefined)
    writeFileSync(started, JSON.stringify({ repository: REPOSITORY, inputs: { environment }, action: 'deploy' }));
  const clock = hurriedClock();
  const now = () => clock.now() + hours * HOUR;
  const api = await startGithubApi(findWorld(chapter), TOKEN, isDown ? { instead: { status: 500, body: '{}' } } : {});
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_API_URL: api.url, GITHUB_SERVER_URL: 'https://github.com' },
    GITHUB_EVENT_NAME: getEvent(chapter),
    ...{ GITHUB_EVENT_PATH: started, GITHUB_REPOSITORY: 'acme/app' },
    ...{ GITHUB_RUN_ID: String(ends.length * 1000), GITHUB_RUN_NUMBER: String(ends.length), GITHUB_RUN_ATTEMPT: '1' },
    ...{ GITHUB_REF: 'refs/heads/main', GITHUB_WORKFLOW: 'CI', GITHUB_JOB: 'deploy' },
    GITHUB_WORKFLOW_REF: `acme/app/.github/workflows/${file}@refs/heads/main`,
  };
  const job = { status: WORDS[ends.at(-1) ?? ''], check_run_id: 1 };
  const raw = {
    ...{ 'base-url': sandbox.origin, username: 'ci-bot', password, team: 'Platform', kind: 'incident' },
    ...{ 'github-token': TOKEN, context: JSON.stringify({ job, ...(leg !== undefined && { matrix: { os: leg } }) }) },
    ...options,
  };
  const settings = await readSettings(
    new Map(Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const)),
    new Date(START),
  );
  const before = sandbox.chat('platform').length;
  const tasks = sandbox.tasks('platform').length;
  try {
    const world = worldAt(new Date(now()).toISOString(), env);
    const result = await notify(settings, { ...world, now, sleep: clock.sleep });
    const chat = sandbox
      .chat('platform')
      .slice(before)
      .map(({ body }) => body);
    return { ...result, chat, opened: sandbox.tasks('platform').length - tasks };
  } finally {
    await api.close();
  }
}

test('each matrix job and each file of the same name has its own task', async () => {
  const linux = await play({ ends: '+-', leg: 'linux' });
  const windows = await play({ ends: '+-', leg: 'windows' });
  expect([linux.receipt.outcome, windows.receipt.outcome]).toEqual(['delivered', 'delivered']);
  expect((await play({ ends: '+--', leg: 'windows' })).receipt).toMatchObject({
    outcome: 'duplicate',
    id: windows.receipt.id,
  });
  expect((await play({ ends: '+-', file: 'nightly.yml', leg: 'linux' })).opened).toBe(1);
});

test('the recovery shows the duration, for any number of failed runs', async () => {
  await play({ ends: '+-' });
  // The history ends before the outage started, but the task shows the start.
  const end = await play({ ends: `+${'-'.repeat(12)}+`, hours: 5 });
  expect(end.chat.join()).toMatch(/works again\]\([^)]*\)\*\* after 5h\b/);
  expect(end.facts.change).toBe('fixed');
});

test('mentions the assignees once if the service refuses the task', async () => {
  sandbox.faults.next(9, { status: 403 }, { method: 'POST', path: '/tasks' });
  const first = await play({ ends: '+-' });
  expect(first.chat.join()).toMatch(/No task was opened[\s\S]*@|@[\s\S]*No task was opened/);
  const second = await play({ ends: '+--' });
  expect(second.receipt.outcome).toBe('not-delivered');
  expect(second.chat).toEqual([]);
});

test('a condition never hides the recovery of an opened task, and reports none for a suppressed one', async () => {
  const options = { 'only-if': 'conclusion == "failure" and failures_in_a_row == 2' };
  expect((await play({ ends: '+-', options })).receipt.outcome).toBe('skipped');
  expect((await play({ ends: '+-+', options })).receipt).toMatchObject({
    outcome: 'skipped',
    reason: expect.stringContaining('only-if is not fulfilled'),
  });
  expect((await play({ ends: '+--', options })).opened).toBe(1);
  const end = await play({ ends: '+--+', options });
  expect(end.receipt.outcome).toBe('delivered');
  expect(end.chat.join()).toMatch(/works again[\s\S]*can be closed/);
});

test("an author's key is closed only with its own task", async () => {
  const options = { 'unique-key': 'the deploy' };
  const end = await play({ ends: '+-+', options });
  expect(end.receipt).toMatchObject({ outcome: 'skipped', reason: 'no task with this unique-key is open' });
  await play({ ends: '+-', options });
  expect((await play({ ends: '+-+', options })).chat.join()).toContain('can be closed');
});

test('a board that was never set up is reported as such', async () => {
  const { receipt } = await play({ ends: '+-', options: { team: 'Support' } });
  expect(receipt.reason).toMatch(/^tasks were never set up for team \d+$/);
  expect(sandbox.chat('support').at(-1)?.body).toMatch(/No task was opened: tasks were never set up for team \d+\./);
});

test('only the first failed run reports an unknown category', async () => {
  const options = { category: 'Incidens' };
  const first = await play({ ends: '+-', options });
  expect(first.chat.join()).toMatch(/No task was opened: there is no category "Incidens"/);
  const again = await play({ ends: '+--', options });
  expect(again.receipt).toMatchObject({ outcome: 'not-delivered', reason: first.receipt.reason });
  expect([again.receipt.chat_message, again.chat]).toEqual([undefined, []]);
});

test('a dry run shows the task, the chat message, and the assignees', async () => {
  const { content, preview, opened, chat } = await play({ ends: '+-', options: { 'dry-run': 'true', mention: 'ada' } });
  expect([opened, chat]).toEqual([0, []]);
  expect(content?.kind).toBe('task');
  expect(preview?.assigned).toMatch(/^@[a-z]/);
  expect(preview?.line?.kind).toBe('message');
  expect(preview?.line?.body).toMatch(
    /Task \*\*.+\*\* is assigned to @[a-z][\s\S]*@ada|@ada[\s\S]*is assigned to @[a-z]/,
  );
});

test("a key stays equal while GitHub's API fails, in called workflows too", async () => {
  for (const location of [
    { file: 'a.yml' },
    { file: 'b.yml', leg: 'linux' },
    { file: 'c.yml', called: 'eu / deploy' },
  ]) {
    const first = await play({ ends: '+-', ...location, isDown: true });
    expect(first.receipt.outcome).toBe('delivered');
    const second = await play({ ends: '+--', ...location });
    expect(second.receipt).toMatchObject({ outcome: 'duplicate', id: first.receipt.id });
    const options = { kind: 'message', 'unique-key': 'auto' };
    const green = await play({ ends: '+--+', ...location, isDown: true, options });
    const name = sandbox.tasks('platform').find(({ id }) => String(id) === first.receipt.id)?.short;
    expect(green.chat.join()).toMatch(new RegExp(`Task \\*\\*${name}\\*\\*.* can be closed`));
  }
});

/** Checks that the recovery names this task. */
const closes = ({ receipt }: Awaited<ReturnType<typeof play>>) => {
  const name = sandbox.tasks('platform').find(({ id }) => String(id) === receipt.id)?.short;
  return new RegExp(`Task \\*\\*${name}\\*\\*.* can be closed`);
};

/** A run of a workflow that deploys to the environment of its input. */
const deployment = (key: string | undefined, event?: string) => (ends: string, environment: string) =>
  play({ ends, environment, event, options: key === undefined ? {} : { 'unique-key': `${key}-${environment}` } });

test.each(['deploy', undefined])(
  'a success in one environment closes nothing in another with the key %s',
  async (key) => {
    const deploy = deployment(key);
    const first = await deploy('+-', 'production');
    expect(first.opened).toBe(1);
    const staging = await deploy('+-+', 'staging');
    expect([staging.receipt.outcome, staging.chat]).toEqual(['skipped', []]);
    const again = await deploy('+-+-', 'production');
    expect(again.receipt).toMatchObject({ outcome: 'duplicate', id: first.receipt.id });
    expect(again.receipt.hint).toMatch(/If that problem is solved, close the record/);
    expect((await deploy('+-+--', 'staging')).opened).toBe(1);
    const end = await deploy('+-+--+', 'production');
    expect(end.chat.join()).toMatch(/works again/);
    expect(end.chat.join()).toMatch(closes(first));
  },
);

test.each([undefined, 'repository_dispatch'])(
  'a success in another environment hides no recovery: %s',
  async (event) => {
    const deploy = deployment('deploy', event);
    const first = await deploy('+-', 'production');
    await deploy('+-+', 'staging');
    const end = await deploy('+-++', 'production');
    expect(end.chat.join()).toMatch(closes(first));
    expect(end.chat.join()).toMatch(/works again/);
    expect((await deploy('+-+++', 'staging')).chat).toEqual([]);
  },
);

test('the first failure of an environment does not count those of another', async () => {
  const deploy = deployment('deploy', 'repository_dispatch');
  await deploy('+-', 'production');
  const { chat, opened } = await deploy('+--', 'staging');
  expect(opened).toBe(1);
  expect(chat.join()).toMatch(/deploy failed/);
  expect(chat.join()).not.toMatch(/still|2 runs|First failure/);
});

test('an environment whose task cannot be opened is not reported with each failure', async () => {
  const deploy = deployment('deploy', 'repository_dispatch');
  const refuse = () => sandbox.faults.next(9, { status: 403 }, { method: 'POST', path: '/tasks' });
  refuse();
  expect((await deploy('+-', 'staging')).chat.join()).toContain('No task was opened');
  refuse();
  const again = await deploy('+--', 'staging');
  expect([again.receipt.outcome, again.chat]).toEqual(['not-delivered', []]);
});

test("an open task of an author's key doesn't block the next outage", async () => {
  const options = { 'unique-key': 'the deploy' };
  expect((await play({ ends: '+-', options })).opened).toBe(1);
  expect((await play({ ends: '+-+', options })).chat.join()).toContain('can be closed');
  const next = await play({ ends: '+-+-', options });
  expect(next.opened).toBe(1);
  const end = await play({ ends: '+-+-+', options });
  expect(end.chat.join()).toMatch(closes(next));
});

test.each([undefined, 'deploy-production'])('each matrix job has its own outage with the key %s', async (key) => {
  const options: Record<string, string> = key === undefined ? {} : { 'unique-key': key };
  const production = (ends: string, staging: string) =>
    play({ ends, leg: 'production', options, others: { 'deploy (staging)': staging } });
  const first = await production('+-', '+-');
  expect(first.opened).toBe(1);
  expect((await production('+--', '+-+')).receipt).toMatchObject({ outcome: 'duplicate', id: first.receipt.id });
  const end = await production('+--+', '+-+-');
  expect(end.chat.join()).toMatch(/works again/);
  expect(end.chat.join()).toMatch(closes(first));
  expect((await production('+--+-', '+-+--')).opened).toBe(1);
});

test('two calls of one workflow share a task unless their keys differ', async () => {
  const call = (region: string, other: string, ends: string, options: Chapter['options'] = {}) =>
    play({ ends, called: `${region} / deploy`, others: { [`${other} / deploy`]: ends.replace(/.$/, '-') }, options });
  const eu = await call('eu', 'us', '+-');
  expect((await call('us', 'eu', '+-')).receipt).toMatchObject({ outcome: 'duplicate', id: eu.receipt.id });
  const current = await call('us', 'eu', '+-', { 'unique-key': 'deploy us' });
  expect(current.opened).toBe(1);
  const end = await call('us', 'eu', '+-+', { 'unique-key': 'deploy us' });
  expect(end.chat.join()).toMatch(closes(current));
});

test('the recovery of an unreported outage names no older task', async () => {
  const options = { 'only-if': 'conclusion == "failure" and failures_in_a_row >= 3' };
  expect((await play({ ends: '+---', options })).opened).toBe(1);
  expect((await play({ ends: '+---+', options })).chat.join()).toContain('can be closed');
  expect((await play({ ends: '+---+-', options })).receipt.outcome).toBe('skipped');
  const end = await play({ ends: '+---+-+', options });
  expect([end.receipt.outcome, end.chat]).toEqual(['skipped', []]);
});

test('an unseen success while the API is down closes nothing and blocks nothing', async () => {
  expect((await play({ ends: '+-' })).opened).toBe(1);
  const dark = await play({ ends: '+-+', isDown: true });
  expect([dark.receipt.outcome, dark.chat]).toEqual(['skipped', []]);
  expect(noticesIn(dark).join()).toContain('it is unknown whether this success ends an incident');
  const next = await play({ ends: '+-+-' });
  expect(next.opened).toBe(1);
  expect((await play({ ends: '+-+-+' })).chat.join()).toMatch(closes(next));
});
