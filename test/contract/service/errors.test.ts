import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ConnectionError, DecodeError, NotifyError } from '../../../src/errors.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient, type ServiceClientOptions } from '../../../src/service/client.ts';
import type { Target } from '../../../src/service/records.ts';
import { Webhook } from '../../../src/service/webhook.ts';

const PASSWORD = 'only-for-these-tests';
let sandbox: Sandbox;
let platform: Target;

beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  platform = { type: 'team', id: sandbox.seededIds.teams['platform'] ?? 0 };
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.clearRequests());
afterEach(() => sandbox.faults.clear());

function ben(options: Partial<ServiceClientOptions> = {}, environment: object = { sleep: async () => {} }) {
  const account = { baseUrl: sandbox.origin, username: 'ben', password: PASSWORD };
  return new ServiceClient({ ...account, timeoutSeconds: 20, ...options }, environment);
}

/** The error of a call; proves that nothing in it, however it is printed, is a secret. */
async function readError(call: PromiseLike<unknown>): Promise<NotifyError> {
  const error = await Promise.resolve(call).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof NotifyError)) throw new Error(`expected a NotifyError, got ${inspect(error)}`);
  const printed = [inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error), error.stack].join('\n');
  const pair = Buffer.from(`ben:${PASSWORD}`).toString('base64');
  for (const secret of [PASSWORD, pair, 'authorization']) expect(printed).not.toContain(secret);
  return error;
}

const posts = () => sandbox.requests().filter(({ method }) => method === 'POST').length;
const gets = () => sandbox.requests().filter(({ method }) => method === 'GET').length;

test('reports wrong credentials after exactly one request', async () => {
  const client = ben({ username: 'ben', password: `${PASSWORD}!` });
  expect(await readError(client.teams.list())).toMatchObject({
    status: 401,
    hint: expect.stringContaining('username and password'),
  });
  expect(gets()).toBe(1);
  expect(await readError(client.chat.post(platform, { body: 'x' }))).toMatchObject({ status: 401 });
  expect(posts()).toBe(1);
});

test('reports a missing role or membership for 403', async () => {
  const client = ben();
  const invite = client.users.invite({ email: 'x@y.example', type: 'member', teams: [] });
  expect(await readError(invite)).toMatchObject({
    status: 403,
    hint: expect.stringMatching(/administrator's credentials/),
  });
  expect(await readError(client.users.deactivate(1))).toMatchObject({
    status: 403,
    hint: expect.stringMatching(/administrator's/),
  });
  const support: Target = { type: 'team', id: sandbox.seededIds.teams['support'] ?? 0 };
  const error = await readError(client.chat.post(support, { body: 'x' }));
  expect(error).toMatchObject({
    status: 403,
    hint: expect.stringMatching(/^Add the account to the team \d+: it must be a member/),
  });
  expect(error.message).toMatch(/^chat\.post: the service returned 403 \(forbidden\): ben is not a member of the team/);
});

test("redacts one's own credentials in a message of the service", async () => {
  const pair = Buffer.from(`ben:${PASSWORD}`).toString('base64');
  const body = JSON.stringify({ error: { message: { lang: 'en', value: `No: ${pair} ${PASSWORD}\u001b[31m\n::x` } } });
  sandbox.faults.next(1, { status: 422, body });
  expect((await readError(ben().teams.list())).message).toMatch(/: No: \*\*\* \*\*\* \[31m ::x$/);
});

test("redacts others' credentials in a message of the service", async () => {
  const body = JSON.stringify({ error: { message: 'No: password=Zq7x-sesame is old' } });
  sandbox.faults.next(2, { status: 422, body });
  const webhook = new Webhook({ url: `${sandbox.origin}/application/webhook/t0ken` });
  for (const call of [() => ben().teams.list(), () => webhook.text('hi')])
    expect((await readError(call())).message).toMatch(/: No: password=\*\*\* is old$/);
});

test.each([
  ['reset', { reset: 'before' }],
  ['closed', { close: 'before' }],
  ['garbage', { garbage: 'before' }],
  ['429', { status: 429, headers: { 'retry-after': '1' } }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a cut answer', { cut: true }],
] as const)('a GET is repeated after %s', async (_, error) => {
  sandbox.faults.next(2, error, { method: 'GET' });
  expect((await ben().teams.list()).records.length).toBeGreaterThan(0);
  expect(gets()).toBe(3);
});

test.each([
  ['reset before storing', { reset: 'before' }],
  ['reset after storing', { reset: 'after' }],
  ['garbage after storing', { garbage: 'after' }],
] as const)('a POST is sent once, and may have been carried out: %s', async (_, problem) => {
  sandbox.faults.next(1, problem, { method: 'POST' });
  const error = await readError(ben().chat.post(platform, { body: 'once' }));
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({
    code: 'connection',
    written: true,
    unclear: true,
    hint: expect.stringMatching(/Check the service/),
  });
  expect(error.message).toMatch(/^chat\.post: .*The request may have been processed$/);
  expect(posts()).toBe(1);
});

test.each([429, 500, 503])('sends a POST once for status %d', async (status) => {
  sandbox.faults.next(1, { status }, { method: 'POST' });
  const error = await readError(ben().members.remove(1));
  expect(error).toMatchObject({ code: 'response', status, unclear: status !== 429 });
  expect(error.hint.includes('Check the service')).toBe(status !== 429);
  expect(posts()).toBe(1);
});

test('reports a POST without a connection as not sent', async () => {
  const closed = await startSandbox({ seed: false });
  await closed.close();
  const error = await readError(ben({ baseUrl: closed.origin }).chat.post(platform, { body: 'x' }));
  expect(error).toMatchObject({ code: 'connection', written: false, unclear: false });
  expect(error.message).not.toMatch(/carried out/);
});

test('ends a POST at its timeout', async () => {
  sandbox.faults.next(1, { hang: 'after' }, { method: 'POST' });
  const error = await readError(ben({ timeoutSeconds: 0.3 }).chat.post(platform, { body: 'x' }));
  expect(error).toMatchObject({ code: 'connection', written: true });
});

test('ends a failing GET at its timeout, by the injected clock', async () => {
  let time = 0;
  const sleep = async (ms: number) => {
    time += ms + 10;
  };
  sandbox.faults.next(1000, { status: 503 });
  const error = await readError(ben({ timeoutSeconds: 30 }, { now: () => time, sleep }).teams.list());
  // The last attempt has little time left: a slow machine may not answer in it.
  expect(['response', 'connection']).toContain(error.code);
  expect(time).toBeGreaterThan(29_000);
  expect(time).toBeLessThan(31_000);
  expect(gets()).toBeGreaterThan(5);
});

test('throws a DecodeError for an unexpected response to a GET, and none to a POST', async () => {
  const unreadable = { status: 200, body: '{"d":{"results":"soon"}}', stored: true };
  sandbox.faults.next(1, unreadable);
  const error = await readError(ben().teams.list());
  expect(error).toBeInstanceOf(DecodeError);
  expect(error).toMatchObject({ code: 'decode', path: 'd.results' });
  sandbox.faults.next(1, unreadable);
  expect(await ben().topics.create(platform, { subject: 'S', body: 'B' })).toBeUndefined();
  sandbox.faults.next(1, { status: 204, stored: true });
  expect(await ben().topics.create(platform, { subject: 'S', body: 'B' })).toBeUndefined();
});

test('treats a web page as no success', async () => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Sign in</html>' };
  sandbox.faults.next(1, page);
  const error = await readError(ben().chat.post(platform, { body: 'x' }));
  expect(error).toMatchObject({ code: 'connection', written: true });
  expect(error.message).toMatch(/web page/);
});

test.each(['', 'ok', '{}', '{"d":{"results":{}}}'])(
  'reports a chat message without an ID as unclear: "%s"',
  async (body) => {
    sandbox.faults.next(1, { status: 200, body });
    const error = await readError(ben().chat.post(platform, { body: 'x' }));
    expect(error).toMatchObject({ code: 'response', status: 200, unclear: true });
  },
);

test('keeps the timeout when the clock of the machine changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  sandbox.faults.next(1000, { status: 503 });
  const reading = readError(ben({ timeoutSeconds: 1 }, {}).teams.list());
  await expect.poll(() => gets()).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(['response', 'connection']).toContain((await reading).code);
  sandbox.faults.clear();
  sandbox.faults.next(1, { status: 503 });
  const later = Promise.resolve(ben({}, {}).teams.list());
  await expect.poll(() => gets()).toBeGreaterThan(0);
  vi.setSystemTime(Date.now() + 7_200_000);
  expect((await later).records.length).toBeGreaterThan(0);
});

test.each([
  [{ baseUrl: 'acme.example' }, /^baseUrl: not a URL/],
  [{ baseUrl: 'http://acme.example' }, /^baseUrl: http is not encrypted/],
  [{ baseUrl: 'ftp://acme.example' }, /^baseUrl: the URL must begin with https/],
  [{ baseUrl: `https://ben:${PASSWORD}@acme.example` }, /^baseUrl: contains a username or password/],
  [{ username: 'be:n' }, /^username: contains a colon/],
  [{ username: '' }, /^username: is empty/],
  [{ timeoutSeconds: 0 }, /^timeoutSeconds: got 0/],
])('options that cannot work are refused: %j', async (options, message) => {
  const error = await readError((async () => ben(options))());
  expect(error.message).toMatch(message);
});

test('hides the account of a printed client', () => {
  const printed = inspect(ben(), { depth: 20, showHidden: true });
  expect(printed).not.toContain(PASSWORD);
  expect(JSON.stringify(ben())).not.toContain(PASSWORD);
});
