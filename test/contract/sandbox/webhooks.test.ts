import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { callWebhook, PASSWORD, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
});
afterAll(() => sandbox.close());

const stored = () => [
  sandbox.chat('platform').length,
  sandbox.topics('platform').length,
  sandbox.tasks('platform').length,
];

// API 4.4: "Creation yields a URL"; samples show tokens of 15 characters of [A-Za-z0-9_-].
test('creates URLs with a random token of 15 characters', async () => {
  await using other = await startSandbox({ password: PASSWORD });
  const tokens = [...sandbox.webhooks, ...other.webhooks].map(({ url }) => new URL(url).pathname);
  for (const path of tokens) expect(path).toMatch(/^\/application\/webhook\/[A-Za-z0-9_-]{15}$/);
  expect(new Set(tokens).size).toBe(10);
});

// API 4.4: chat message, plain text: the message text as the whole body
test('posts plain text as the message', async () => {
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const body = '{"body":"not JSON here"}\n **émile** 🚀';
  const answer = await send(webhookUrl(sandbox, 'message'), { method: 'POST', headers, body });
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect(sandbox.chat('platform').at(-1)).toMatchObject({ body, sender: { displayName: 'Build', avatar: null } });
});

// API 4.4: chat message, JSON: body, createSource (optional), isEphemeral (optional); the charset is often missing
test('overrides each part of the default sender', async () => {
  const url = webhookUrl(sandbox, 'message');
  const headers = { 'content-type': 'application/json' };
  const payload = { body: 'x', createSource: { avatar: 'https://example.com/a.png' }, isEphemeral: false };
  expect((await send(url, { method: 'POST', headers, body: JSON.stringify(payload) })).status).toBe(200);
  expect(sandbox.chat('platform').at(-1)?.sender).toEqual({
    displayName: 'Build',
    avatar: 'https://example.com/a.png',
  });
});

// API 4.4, rule 1
test('never stores an ephemeral message', async () => {
  const before = stored();
  expect((await callWebhook(webhookUrl(sandbox, 'message'), { body: 'gone', isEphemeral: true })).status).toBe(200);
  expect(stored()).toEqual(before);
});

// API 4.4: topic: subject, body (shown as the first entry), createSource
test('creates a topic', async () => {
  const payload = { subject: 'v2 is out', body: 'Notes', createSource: { displayName: 'Releases' } };
  expect((await callWebhook(webhookUrl(sandbox, 'topic'), payload)).status).toBe(200);
  expect(sandbox.topics('platform')[0]).toMatchObject({
    subject: 'v2 is out',
    body: 'Notes',
    sender: { displayName: 'Releases' },
  });
});

// API 4.4: task: as topic, plus dueDate and completeDate; rule 2: completeDate means completed already
test('creates an open or a completed task', async () => {
  const url = webhookUrl(sandbox, 'task');
  await callWebhook(url, { subject: 'Open', body: 'b', dueDate: '2028-02-29' });
  await callWebhook(url, { subject: 'Closed', body: 'b', completeDate: '2026-01-31' });
  const tasks = sandbox.tasks('platform').filter(({ category }) => category === 'Uncategorized');
  expect(tasks).toMatchObject([
    { subject: 'Open', dueDate: '2028-02-29', completeDate: null },
    { subject: 'Closed', dueDate: null, completeDate: '2026-01-31' },
  ]);
});

test.each([
  ['message', { subject: 'S', body: 'b' }, 'creates a message'],
  ['message', {}, 'body is missing'],
  ['message', { body: 5 }, 'body must be a string'],
  ['message', { body: 'x'.repeat(8193) }, 'too long'],
  ['message', { text: 'Slack' }, 'accepts body, createSource, isEphemeral'],
  ['topic', { subject: 'S', body: 'b', isEphemeral: true }, 'creates a topic'],
  ['topic', { body: 'b' }, 'subject is missing'],
  ['task', { subject: 'S', body: 'b', dueDate: '2026-02-30' }, 'no day 2026-02-30'],
])('explains why a %s webhook rejects %j', async (kind, payload, text) => {
  const before = stored();
  const answer = await callWebhook(webhookUrl(sandbox, kind), payload);
  expect(answer.status).toBe(400);
  expect(answer.body.error.message.value).toContain(text);
  expect(stored()).toEqual(before);
});

test.each([
  ['topic', { 'content-type': 'text/plain' }, 'text', 400],
  ['message', { 'content-type': 'application/x-www-form-urlencoded' }, 'body=x', 415],
  ['message', { 'content-type': 'text/plain; charset=utf-16' }, 'x', 415],
  ['message', { 'content-type': 'application/json' }, '{"body":', 400],
])('rejects a %s webhook with %j', async (kind, headers, body, status) => {
  const before = stored();
  expect((await send(webhookUrl(sandbox, kind), { method: 'POST', headers, body })).status).toBe(status);
  expect(stored()).toEqual(before);
});

test('accepts only POST to an existing token', async () => {
  const url = webhookUrl(sandbox, 'message');
  expect((await send(url)).status).toBe(405);
  const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' };
  for (const suffix of ['A', '/', '/x', '%00'])
    expect([suffix, (await send(url + suffix, init)).status]).toEqual([suffix, 404]);
  expect((await send(url.slice(0, -1), init)).status).toBe(404);
  expect((await send(`${sandbox.origin}/application/webhook/${"' OR 1=1 --".padEnd(15)}`, init)).status).toBe(404);
});

// API 4.4: custom format; in practice: the service's custom webhooks transform payloads with Liquid.
test('renders a message from the payload of a custom webhook', async () => {
  const url = webhookUrl(sandbox, 'message', 'custom');
  const alert = { service: 'db "main"', state: 'down', detail: 'line 1\nline 2' };
  expect((await callWebhook(url, alert)).status).toBe(200);
  expect(sandbox.chat('platform').at(-1)).toMatchObject({
    body: '**db "main"** is down: line 1\nline 2',
    sender: { displayName: 'Uptime Monitor' },
  });
  expect((await send(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })).status).toBe(400);
});
