import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { NotifyError, SettingsError } from '../../../src/errors.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { Webhook, type WebhookOptions } from '../../../src/service/webhook.ts';

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.clearRequests());
afterEach(() => sandbox.faults.clear());

function toUrl(kind: 'message' | 'topic' | 'task'): string {
  const found = sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native');
  if (found === undefined) throw new Error(`the sandbox has no webhook for a ${kind}`);
  return found.url;
}

const webhook = (kind: 'message' | 'topic' | 'task', options: Partial<WebhookOptions> = {}) =>
  new Webhook({ url: toUrl(kind), ...options });

const sent = () => JSON.parse(sandbox.requests().at(-1)?.body ?? '');
const contentType = () => sandbox.requests().at(-1)?.headers['content-type'];

/** The error of a call; proves that no form of printing shows the URL or its token. */
async function readError(call: () => PromiseLike<unknown>): Promise<NotifyError> {
  const error = await (async () => call())().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NotifyError)) throw new Error(`expected a NotifyError, got ${inspect(error)}`);
  const printed = [inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error), error.stack].join('\n');
  for (const { url } of sandbox.webhooks) expect(printed).not.toContain(url.split('/').at(-1));
  expect(printed).not.toContain('/application/webhook');
  return error;
}

test('plain text', async () => {
  await webhook('message').text('Build *12* is green\n');
  expect(contentType()).toBe('text/plain; charset=utf-8');
  expect(sandbox.chat('platform').at(-1)?.body).toBe('Build *12* is green\n');
});

test('posts a message with its own sender, stored or ephemeral', async () => {
  const sender = { displayName: 'Zoë', avatar: 'https://ci.example/z.png' };
  await webhook('message').message({ body: 'kept', sender });
  expect(contentType()).toBe('application/json; charset=utf-8');
  expect(sandbox.chat('platform').at(-1)).toMatchObject({ body: 'kept', sender });
  expect(sent()).toEqual({ body: 'kept', createSource: sender });
  await webhook('message').message({ body: 'gone', ephemeral: true });
  expect(sandbox.requests().at(-1)).toMatchObject({ status: 200 });
  expect(sent()).toEqual({ body: 'gone', isEphemeral: true });
  expect(sandbox.chat('platform').at(-1)).toMatchObject({ body: 'kept' });
});

test('any JSON, for webhooks of other formats', async () => {
  const custom = new Webhook({ url: sandbox.webhooks.find(({ format }) => format === 'custom')?.url ?? '' });
  await custom.json({ service: 'checkout', state: 'down', detail: 'no answer' });
  expect(sandbox.chat('platform').at(-1)?.body).toBe('**checkout** is down: no answer');
  const chat = new Webhook({ url: sandbox.webhooks.find(({ format }) => format === 'chat-compatible')?.url ?? '' });
  await chat.json({ text: '*bold*' });
  expect(sandbox.chat('announcements').at(-1)?.body).toBe('**bold**');
  expect(await readError(() => chat.json({ texts: [] }))).toMatchObject({
    status: 400,
    hint: expect.stringMatching(/^Check the payload/),
  });
});

test('a topic', async () => {
  await webhook('topic').topic({ subject: 'Release 2', body: 'Notes', sender: { displayName: 'CI' } });
  expect(sandbox.topics('platform')[0]).toMatchObject({ subject: 'Release 2', sender: { displayName: 'CI' } });
  await webhook('topic').topic({ subject: 'S', body: 'B', ephemeral: true } as never);
  expect(sent()).toEqual({ subject: 'S', body: 'B' });
});

test('creates an open task with a due date, or a completed one', async () => {
  await webhook('task').task({ subject: 'Open', body: 'B', dueDate: '2030-01-31' });
  await webhook('task').task({ subject: 'Done', body: 'B', completeDate: '2030-01-30' });
  const bySubject = (subject: string) => sandbox.tasks('platform').find((task) => task.subject === subject);
  expect(bySubject('Open')).toMatchObject({ dueDate: '2030-01-31', completeDate: null });
  expect(bySubject('Done')).toMatchObject({ dueDate: null, completeDate: '2030-01-30' });
});

test.each(['2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00:00Z', '', 'tomorrow'])(
  'a date that is no day of the calendar in the documented form is refused before anything is sent: %s',
  async (date) => {
    const task = { subject: 'S', body: 'B' };
    const due = await readError(async () => webhook('task').task({ ...task, dueDate: date }));
    expect(due.message).toMatch(/^dueDate: .*YYYY-MM-DD/);
    const done = await readError(async () => webhook('task').task({ ...task, completeDate: date }));
    expect(done.message).toMatch(/^completeDate: /);
    expect(sandbox.requests()).toEqual([]);
  },
);

test.each([
  ['{"d":{"id":"m-1"}}', { id: 'm-1' }],
  ['{"id":7}', { id: '7' }],
  ['ok', {}],
  ['', {}],
])('returns the ID if the response has one: %s', async (body, posted) => {
  sandbox.faults.next(1, { status: 200, body });
  expect(await webhook('message').text('x')).toEqual(posted);
});

test('rejects a kind that the webhook does not support', async () => {
  const error = await readError(() => webhook('task').message({ body: 'x' }));
  expect(error).toMatchObject({ status: 400, hint: expect.stringMatching(/kind of the webhook/) });
});

test('redacts the URL in a message of the service', async () => {
  sandbox.faults.next(1, { status: 410, body: `${toUrl('message')} was removed` });
  const error = await readError(() => webhook('message').text('x'));
  expect(error.message).toBe('webhook.text: the service returned 410 (gone): *** was removed');
});

test.each([{ reset: 'after' }, { status: 503 }, { status: 429 }, { garbage: 'before' }] as const)(
  'is sent once: %j',
  async (problem) => {
    sandbox.faults.next(1, problem);
    const error = await readError(() => webhook('topic').topic({ subject: 'S', body: 'B' }));
    expect(sandbox.requests()).toHaveLength(1);
    if (!('status' in problem)) expect(error).toMatchObject({ code: 'connection', written: true });
  },
);

test('a time limit and a signal', async () => {
  sandbox.faults.next(1, { hang: 'before' });
  const late = await readError(() => webhook('message', { timeoutSeconds: 0.3 }).text('x'));
  expect(late).toMatchObject({ code: 'connection', written: true });
  const stopped = await readError(() => webhook('message', { signal: AbortSignal.abort() }).text('x'));
  expect(stopped).toMatchObject({ code: 'connection', written: false });
});

test('rejects unusable URLs without showing them', async () => {
  const token = toUrl('message').split('/').at(-1);
  for (const url of [
    `acme/${token}`,
    `http://acme.example/application/webhook/${token}`,
    `https://u:${token}@acme.example/`,
  ]) {
    expect(await readError(async () => new Webhook({ url }))).toBeInstanceOf(SettingsError);
  }
});

test('hides the URL of a printed webhook', () => {
  const printed = inspect(webhook('message'), { depth: 20, showHidden: true });
  expect(printed).not.toContain('application/webhook');
});
