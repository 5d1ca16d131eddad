import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { basic, findId, get, PASSWORD, post, rawStatus, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
let team: number;
let api: string;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = findId(sandbox.seededIds.teams, 'platform');
  api = `${sandbox.origin}/api/1/odata.svc`;
});
afterAll(() => sandbox.close());

const authorized = { authorization: basic('ci-bot'), accept: 'application/json' };

// API 5: every request carries Basic credentials.
test.each([
  ['none', undefined],
  ['a wrong password', basic('ben', 'wrong')],
  ['an unknown name', basic('nobody', 'x')],
  ['a deactivated account', basic('otto')],
  ['SQL', basic("ben' OR '1'='1", 'x')],
])('answers credentials of %s with 401', async (_, authorization) => {
  const answer = await send(`${api}/users`, { headers: authorization === undefined ? {} : { authorization } });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
  expect(answer.body.error.details[0].message).not.toContain('ben');
});

test('creates a password for each account, unless one is set for all', async () => {
  await using current = await startSandbox();
  const { password = '' } = current.accounts.find(({ username }) => username === 'ada') ?? {};
  const status = async (username: string) =>
    (await send(`${current.origin}/api/1/odata.svc/users`, { headers: { authorization: basic(username, password) } }))
      .status;
  expect(password).toMatch(/^[a-z2-9]{12}$/);
  expect(new Set(current.accounts.map((one) => one.password)).size).toBe(current.accounts.length);
  expect([await status('ada'), await status('ben')]).toEqual([200, 401]);
});

// In practice: what a server accepts beyond the documented form.
test.each([
  ['(id=5) for (5)', () => `/workrooms(id=${team})/members`],
  ['%28 and %29', () => `/workrooms%28${team}%29/members`],
  [
    'a boolean in any place of an encoded path',
    () => `/workrooms(${team})/Post.Stream%28archived%3Dfalse%29?%24format=json`,
  ],
  ['options without a dollar sign', () => '/users?cache=1'],
])('accepted: %s', async (_, path) => {
  expect((await get(sandbox, path())).status).toBe(200);
});

test('accepts any Accept header that allows JSON, or none, and rejects others', async () => {
  const status = async (accept?: string) => {
    const { authorization } = authorized;
    return await rawStatus(
      sandbox,
      'GET',
      '/api/1/odata.svc/users',
      accept === undefined ? { authorization } : { authorization, accept },
    );
  };
  for (const accept of [undefined, '*/*', 'application/json; charset=utf-8', 'text/html, application/*;q=0.5']) {
    expect([accept, await status(accept)]).toEqual([accept, 200]);
  }
  expect(await status('text/html')).toBe(406);
});

test('accepts a POST without payload and content type', async () => {
  const member = findId(sandbox.seededIds.members, 'platform', 'gita');
  const path = `/workroomMembers(${member})/Role.Set(role='ROLE_TEAM_MEMBER')`;
  expect((await send(`${api}${path}`, { method: 'POST', headers: { authorization: basic('ben') } })).status).toBe(200);
  const text = { authorization: basic('ben'), 'content-type': 'text/plain' };
  expect((await send(`${api}${path}`, { method: 'POST', headers: text, body: 'ignored' })).status).toBe(200);
});

test.each([
  ['', 400],
  ['{"body":', 400],
  ['{"body":"x","__proto__":{"a":1}}', 400],
  ['{"body":"x","extra":1}', 400],
  ['{"body":{"toString":"x"}}', 400],
])('rejects the payload %s', async (payload, status) => {
  const before = sandbox.chat(team).length;
  const answer = await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, payload);
  expect(answer.status).toBe(status);
  expect(sandbox.chat(team)).toHaveLength(before);
});

test('requires JSON in UTF-8 as content type', async () => {
  const status = async (type: string | undefined, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { ...authorized, ...(type === undefined ? {} : { 'content-type': type }) };
    return (await send(`${api}/workrooms(${team})/Chat.PostMessage()`, { method: 'POST', headers, body })).status;
  };
  const json = JSON.stringify({ body: 'x' });
  expect(await status('application/json;charset="UTF-8"', json)).toBe(200);
  expect(await status('text/plain', json)).toBe(415);
  expect(await status('application/json; charset=latin1', json)).toBe(415);
  expect(await status(undefined, new Uint8Array(Buffer.from(json)))).toBe(415);
  expect(await status('application/json', new Uint8Array([0x22, 0xff, 0x22]))).toBe(400);
});

test.each([
  ['/', 404],
  ['/Workrooms', 404],
  ['/workrooms(-1)/members', 400],
  ["/workrooms('1')/members", 400],
  ['/workrooms(1;DROP TABLE users)/members', 400],
  ['/workrooms(1)/../users', 400],
  ['/workrooms(1)/members%00', 400],
  ["/workroomMembers(1)/Role.Set(role='unclosed", 400],
])('answers GET %s with %i', async (path, status) => {
  const raw = await rawStatus(sandbox, 'GET', `/api/1/odata.svc${path.replaceAll(' ', '%20')}`, authorized);
  expect(raw).toBe(status);
});

test.each([
  ['DELETE', '/users', 'GET'],
  ['GET', '/tasks', 'POST'],
  ['PATCH', '/workrooms', 'POST, GET'],
])('answers %s %s with 405 and the allowed methods', async (method, path, allow) => {
  const answer = await send(`${api}${path}`, { method, headers: authorized });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test('rejects a body of more than 10 MB with 413, with or without content-length', async () => {
  const headers = { ...authorized, 'content-type': 'application/json' };
  const announced = await new Promise((resolve, reject) => {
    const socket = connect(sandbox.port, '127.0.0.1');
    const lines = [
      `POST /api/1/odata.svc/posts HTTP/1.1`,
      `host: 127.0.0.1:${sandbox.port}`,
      'content-length: 99999999',
      '',
      '',
    ];
    socket.on('data', (data) => resolve(data.toString().split('\r\n', 1)[0]));
    socket.on('error', reject);
    socket.write(lines.join('\r\n'));
  });
  expect(announced).toBe('HTTP/1.1 413 Payload Too Large');
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 11) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  expect((await send(`${api}/posts`, init)).status).toBe(413);
  expect((await get(sandbox, '/users')).status).toBe(200);
});

test('stores SQL as text', async () => {
  const body = `'); DROP TABLE messages; -- " \\ \u0000 \u202e`;
  expect((await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body })).status).toBe(200);
  expect(sandbox.chat(team).at(-1)?.body).toBe(body);
});

// Loopback names with the bound port, and nothing else: DNS rebinding and other sites are kept out.
test('checks Host and Origin on every path', async () => {
  const status = (path: string, headers: object) => rawStatus(sandbox, 'GET', path, { ...authorized, ...headers });
  for (const path of ['/', '/api/1/odata.svc/users', new URL(webhookUrl(sandbox, 'message')).pathname, '/events']) {
    for (const host of ['evil.example', `evil.example:${sandbox.port}`, '127.0.0.1', `127.0.0.1:${sandbox.port + 1}`]) {
      expect([path, host, await status(path, { host })]).toEqual([path, host, 421]);
    }
    expect([path, await status(path, { origin: 'https://evil.example' })]).toEqual([path, 403]);
    expect([path, await status(path, { origin: 'null' })]).toEqual([path, 403]);
  }
  for (const host of ['localhost', '127.0.0.1', 'LOCALHOST', '[::1]']) {
    expect(await status('/api/1/odata.svc/users', { host: `${host}:${sandbox.port}` })).toBe(200);
  }
});

test('logs requests without secrets', async () => {
  sandbox.clearRequests();
  const url = webhookUrl(sandbox, 'message');
  await send(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'logged' });
  await get(sandbox, '/users?$top=1');
  expect(sandbox.requests()).toMatchObject([
    { method: 'POST', path: '/application/webhook/…', status: 200, stored: true, body: 'logged' },
    { method: 'GET', path: '/api/1/odata.svc/users?$top=1', status: 200, stored: true },
  ]);
  const text = JSON.stringify(sandbox.requests());
  expect(text).not.toContain(url.slice(-15));
  expect(text).not.toContain(basic('ci-bot').slice(6));
});
