/** The server of the studio: who may call it, what it writes, and what it refuses. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { SandboxAccount } from '../../../src/studio/server/sandbox-account.ts';
import { type StudioServer, startStudio } from '../../../src/studio/server/server.ts';
import { TemplateFileOnDisk } from '../../../src/studio/server/template-file.ts';

let folder: string;
let file: string;
let sandbox: Sandbox;
let studio: StudioServer;
/** Of somebody who opened the printed address. */
let cookie: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  file = join(folder, 'notify/ours.md');
  sandbox = await startSandbox();
  const account = await SandboxAccount.open(new URL(sandbox.signInLink('ada')));
  const disk = new TemplateFileOnDisk(file, folder);
  const shown = { shown: 'ours.md', disk };
  studio = await startStudio({ port: 0, action: 'a/b@v1', file: shown, sandbox: account, random: randomBytes });
  const opened = await fetch(studio.link, { redirect: 'manual' });
  cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterEach(async () => {
  await studio.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

/** As a page of this origin would call. */
function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  const { hostname, port, host, origin } = new URL(studio.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: { host, origin, cookie, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const DRAFT = { kind: 'message', body: 'Hello' };

/** All that it answers to. */
const QUESTIONS = [
  ['GET', '/', undefined],
  ['GET', '/page.js', undefined],
  ['GET', '/studio/home', undefined],
  ['GET', '/studio/file', undefined],
  ['GET', '/studio/events', undefined],
  ['PUT', '/studio/file', { text: 'theirs' }],
  ['POST', '/studio/send', { sender: 'x', drafts: [DRAFT] }],
] as const;

test('another user of the machine, who did not come by the printed address, is refused everything', async () => {
  mkdirSync(join(folder, 'notify'));
  writeFileSync(file, 'mine');
  const other = await startStudio({ port: 0, action: 'a/b@v1', random: randomBytes });
  const theirs = (await fetch(other.link, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? '';
  await other.close();
  const [name, session] = cookie.split('=');
  for (const wrong of ['', theirs, `${name}=`, `${name}=x`, `${name}`, `sandbox${name}=${session}`, session ?? '']) {
    for (const [method, path, body] of QUESTIONS) {
      const { status, text } = await call(method, path, body, { cookie: wrong });
      expect([method, path, wrong, status]).toEqual([method, path, wrong, 403]);
      expect(text).toContain('the address that the command printed');
    }
  }
  for (const query of ['token=', 'token=x', 'token', `token=${session}`]) {
    expect((await call('GET', `/?${query}`, undefined, { cookie: '' })).status).toBe(403);
  }
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(sandbox.chat('platform').some(({ body }) => body === 'Hello')).toBe(false);
});

test('the printed address leads on without its token, by a cookie that no script and no other site can use', async () => {
  const { status, headers } = await fetch(studio.link, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([303, '/']);
  const { port } = new URL(studio.origin);
  expect(headers.get('set-cookie')).toMatch(
    new RegExp(`^studio_${port}=[\\w-]{32}; Path=/; HttpOnly; SameSite=Strict$`),
  );
  expect(headers.get('set-cookie')).not.toContain(new URL(studio.link).searchParams.get('token'));
});

test('serves the page, says that it is the command’s, and nothing else of the folder', async () => {
  const page = await call('GET', '/');
  expect(page.text).toContain('data-home="command" data-action="a/b@v1"');
  expect((await call('GET', '/page.js')).text.length).toBeGreaterThan(100_000);
  for (const path of ['/page.ts', '/..%2fserver.ts', '/../../package.json', '/constructor', '/studio', '/index.htm']) {
    expect((await call('GET', path)).status, path).toBe(404);
  }
});

test('another site can neither read nor write', async () => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'evil.example' },
    { host: `evil.example:${new URL(studio.origin).port}` },
  ]) {
    for (const [method, path, body] of [
      ['GET', '/studio/file', undefined],
      ['PUT', '/studio/file', { text: 'theirs' }],
      ['POST', '/studio/send', { sender: 'x', drafts: [DRAFT] }],
    ] as const) {
      expect([403, 421]).toContain((await call(method, path, body, headers)).status);
    }
  }
  expect(existsSync(file)).toBe(false);
  expect(sandbox.chat('platform').some(({ body }) => body === 'Hello')).toBe(false);
});

test('a call without an origin writes nothing: a page that saves has one', async () => {
  const { hostname, port, host } = new URL(studio.origin);
  const status = await new Promise((resolve) => {
    const asked = request(
      { hostname, port, method: 'PUT', path: '/studio/file', headers: { host, cookie } },
      (answer) => resolve(answer.statusCode),
    );
    asked.end(JSON.stringify({ text: 'theirs' }));
  });
  expect(status).toBe(403);
});

test('saves, makes the folder, and refuses over what it does not know', async () => {
  expect((await call('PUT', '/studio/file', { text: 'one', before: '' })).status).toBe(200);
  expect(readFileSync(file, 'utf8')).toBe('one');
  writeFileSync(file, 'theirs');
  const refused = await call('PUT', '/studio/file', { text: 'two', before: 'one' });
  expect(refused.status).toBe(409);
  expect(JSON.parse(refused.text).error.message.value).toContain('changed on disk');
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect((await call('PUT', '/studio/file', { text: 'two' })).status).toBe(200);
  expect((await call('PUT', '/studio/file', { text: 'x'.repeat(256 * 1024 + 1) })).status).toBe(422);
  for (const body of [{}, { text: 1 }, [], 'x', null])
    expect((await call('PUT', '/studio/file', body)).status).toBe(400);
});

test('a file that cannot be read is said, and not taken for an empty one', async () => {
  mkdirSync(join(folder, 'notify'));
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00]));
  expect((await call('GET', '/studio/file')).text).toContain('not valid UTF-8');
  expect((await call('PUT', '/studio/file', { text: 'x', before: '' })).status).toBe(500);
  rmSync(file);
  mkdirSync(file);
  expect((await call('PUT', '/studio/file', { text: 'x' })).status).toBe(500);
});

test('who listens hears the text at once, and each change, of a file that cannot be read nothing', async () => {
  mkdirSync(join(folder, 'notify'));
  writeFileSync(file, 'one');
  const { hostname, port, host } = new URL(studio.origin);
  let heard = '';
  const asked = request({ hostname, port, path: '/studio/events', headers: { host, cookie } }, (answer) => {
    answer.on('data', (piece) => (heard += piece));
    answer.on('error', () => {});
  });
  asked.on('error', () => {});
  asked.end();
  await expect.poll(() => heard).toContain('{"text":"one"}');
  writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00]));
  await new Promise((done) => setTimeout(done, 400));
  writeFileSync(file, 'two');
  await expect.poll(() => heard).toContain('{"text":"two"}');
  expect(heard.match(/event: file/g)).toHaveLength(2);
  asked.destroy();
});

test('posts to the sandbox, and signs the browser in there without giving away its link', async () => {
  const task = { kind: 'task', subject: 'Broken', body: 'See' };
  const { status, text, headers } = await call('POST', '/studio/send', { sender: 'CI', drafts: [task, DRAFT] });
  expect(status).toBe(200);
  expect(sandbox.chat('platform').at(-1)).toMatchObject({ body: 'Hello', sender: { displayName: 'CI' } });
  expect(sandbox.tasks('platform').some(({ subject }) => subject === 'Broken')).toBe(true);
  const { link } = JSON.parse(text);
  expect(link).toMatch(new RegExp(`^${sandbox.origin}/#/\\d+/chat$`));
  const signedIn = { headers: { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' } };
  expect(await (await fetch(`${sandbox.origin}/page/home`, signedIn)).json()).toMatchObject({
    user: { displayName: 'Ada Park' },
  });
  for (const drafts of [[], [{ kind: 'banner', body: 'x' }], 'x', [DRAFT, DRAFT, DRAFT]]) {
    expect((await call('POST', '/studio/send', { sender: 'CI', drafts })).status).toBe(400);
  }
});

test('a sandbox that is gone is said', async () => {
  await sandbox.close();
  const { status, text } = await call('POST', '/studio/send', { sender: 'CI', drafts: [DRAFT] });
  expect(status).toBe(502);
  expect(text).toContain('did not take the message');
});

test('a link of no sandbox, or with a token that it does not know, opens nothing', async () => {
  await expect(SandboxAccount.open(new URL(`${sandbox.origin}/?token=nobody`))).rejects.toThrow(
    'does not know this link',
  );
  await expect(SandboxAccount.open(new URL(sandbox.signInLink('ben')))).rejects.toThrow('no administrator');
  const { origin } = sandbox;
  await sandbox.close();
  await expect(SandboxAccount.open(new URL(`${origin}/?token=x`))).rejects.toThrow('No sandbox answers');
});

test('the past builds of a repository are told to who came by the address, and why there are none', async () => {
  const read = { of: async () => [] as readonly never[] };
  const past = { repository: 'acme/app', read: () => read.of() };
  const own = await startStudio({ port: 0, action: 'a/b@v1', past, random: randomBytes });
  try {
    const opened = await fetch(own.link, { redirect: 'manual' });
    const headers = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const get = (path: string, given: Record<string, string> = headers) =>
      fetch(`${own.origin}${path}`, { headers: given });
    expect(await (await get('/studio/home')).json()).toEqual({ sandbox: false, repository: 'acme/app' });
    expect((await get('/studio/builds', {})).status).toBe(403);
    expect(await (await get('/studio/builds')).json()).toEqual({ builds: [] });
    read.of = () => Promise.reject(new Error('acme/app is not there'));
    const refused = await get('/studio/builds');
    expect([refused.status, await refused.text()]).toEqual([502, expect.stringContaining('acme/app is not there')]);
  } finally {
    await own.close();
  }
  expect((await fetch(`${studio.origin}/studio/builds`, { headers: { cookie } })).status).toBe(404);
});
