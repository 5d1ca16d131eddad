/** The library against the sandbox: as a program uses it, by the public face alone. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import {
  type FetchLike,
  type NotifyOptions,
  notify,
  type Report,
  ServiceClient,
  SettingsError,
  Webhook,
} from '../../../src/index.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { errorsIn } from '../../support/diagnostics.ts';
import { factsIn } from '../../support/facts-file.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ password: 'only-for-these-tests' });
});
afterAll(() => sandbox.close());

const printed: unknown[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => printed.push(text) > 0);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  sandbox.faults.clear();
  expect(printed, 'a library prints nothing').toEqual([]);
  expect(process.listenerCount('SIGINT') + process.listenerCount('SIGTERM')).toBe(0);
});

const env = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_SHA: '0'.repeat(40),
};

function webhook(kind: string): string {
  return sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? '';
}

function account(): Pick<NotifyOptions, 'baseUrl' | 'username' | 'password' | 'team'> {
  const [team = 0] = Object.values(sandbox.seededIds.teams);
  return { baseUrl: new URL(sandbox.origin), username: 'ada', password: 'only-for-these-tests', team };
}

/** What is wrong with them; fails where nothing is. */
async function readProblems(options: object): Promise<SettingsError> {
  const error = await notify(options, { env }).catch((one: unknown) => one);
  expect(error).toBeInstanceOf(SettingsError);
  return error as SettingsError;
}

test('writes the facts file to the path of its option', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const factsFile = join(folder, 'facts.json');
  const { receipt } = await notify({ webhookUrl: webhook('message'), status: 'failure', factsFile }, { env });
  expect(receipt.facts_file).toBe(factsFile);
  expect(factsIn(readFileSync(factsFile, 'utf8'))).toMatchObject({ outcome: 'delivered', facts: { workflow: 'CI' } });
  const refused = await readProblems({ webhookUrl: webhook('message'), factsFile: `${folder}/` });
  expect(refused.problems).toEqual([expect.objectContaining({ option: 'factsFile' })]);
});

test('sends a message to a webhook with option values of every type', async () => {
  const report = await notify(
    {
      webhookUrl: new URL(webhook('message')),
      status: 'failure',
      when: ['failure', 'cancelled'],
      body: '{{ vars.product }} of {{ workflow }}: {{ conclusion }}',
      variables: { product: 'Harbor' },
      timeout: 20,
      ephemeral: false,
    },
    { env },
  );
  const { receipt, content, diagnostics } = report;
  expect(inspect(report)).not.toContain('[Getter]');
  expect(receipt).toMatchObject({ outcome: 'delivered', kind: 'message', destination: 'webhook' });
  expect(content?.body).toContain('Harbor of CI: failure');
  expect(errorsIn({ diagnostics })).toEqual([]);
  expectTypeOf<Report['receipt']['outcome']>().toExtend<string>();
});

test('reports every invalid option at once by its property name, and sends nothing', async () => {
  sandbox.clearRequests();
  const url = webhook('message');
  const circle: Record<string, unknown> = {};
  circle['circle'] = circle;
  const wrong = { webhookUrl: url, knid: 'topic', timeout: 0, status: 'grand', body: Symbol('x'), variables: circle };
  const { problems, message } = await readProblems(wrong);
  expect(problems.map(({ option }) => option).sort()).toEqual(['body', 'knid', 'status', 'timeout', 'variables']);
  expect(message).toContain('knid: unknown option. Did you mean kind?');
  expect(message).not.toContain(new URL(url).pathname);
  expect(sandbox.requests()).toEqual([]);
});

test.each([[undefined], ['x'], [['x']]])('reports %j in place of the options', async (options) => {
  expect((await readProblems(options as object)).problems).toEqual([expect.objectContaining({ option: 'options' })]);
});

test('options are not read from the environment', async () => {
  const { receipt } = await notify({}, { env: { ...env, WORKROOM_WEBHOOK_URL: webhook('message') } });
  expect(receipt).toMatchObject({ outcome: 'skipped', destination: 'missing' });
});

test('a dry run shows the message and sends nothing', async () => {
  sandbox.clearRequests();
  const { receipt, content } = await notify({ webhookUrl: webhook('message'), dryRun: true, body: 'Hello' }, { env });
  expect([receipt.outcome, content?.body]).toEqual(['dry-run', expect.stringContaining('Hello')]);
  expect(sandbox.requests()).toEqual([]);
});

test('resolves with an outcome if the service refuses the message', async () => {
  const { receipt } = await notify({ ...account(), password: 'wrong', body: 'Hello' }, { env });
  expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: expect.stringContaining('401') });
});

test('an abort rejects with the reason of the signal, and says whether the message may have arrived', async () => {
  const early = notify({ webhookUrl: webhook('message'), body: 'Hi' }, { env, signal: AbortSignal.abort('enough') });
  await expect(early).rejects.toMatchObject({ name: 'ConnectionError', cause: 'enough', unclear: false });
  const controller = new AbortController();
  sandbox.faults.next(1, { hang: 'after' });
  sandbox.clearRequests();
  const late = notify({ webhookUrl: webhook('task'), kind: 'task', body: 'Hi' }, { env, signal: controller.signal });
  const rejected = expect(late).rejects.toMatchObject({ cause: 'enough', written: true, unclear: true });
  await expect.poll(() => sandbox.requests().length).toBe(1);
  controller.abort('enough');
  await rejected;
});

test('notify and the clients send over the fetch of the program', async () => {
  const seen: string[] = [];
  const send: FetchLike = (url, init) => {
    seen.push(`${init.method} ${new URL(url).pathname.split('/').at(1)}`);
    return fetch(url, init);
  };
  const { receipt } = await notify({ ...account(), kind: 'topic', subject: 'By fetch', body: 'Hi' }, { env, send });
  expect(receipt).toMatchObject({ outcome: 'delivered', id: expect.stringMatching(/^\d+$/) });
  await new Webhook({ url: webhook('message'), send }).message({ body: 'Hi' });
  const { baseUrl = '', username = '', password = '' } = account();
  expect((await new ServiceClient({ baseUrl, username, password, send }).teams.list()).records).not.toEqual([]);
  expect(new Set(seen)).toEqual(new Set(['POST api', 'GET api', 'POST application']));
  const failed = await notify(
    { webhookUrl: webhook('task'), kind: 'task', body: 'Hi' },
    { env, send: () => Promise.reject(new TypeError('refused')) },
  );
  expect(failed.receipt).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('fetch failed') });
});
