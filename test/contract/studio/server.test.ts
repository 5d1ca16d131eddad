/** The server of the studio: who may call it, what it writes, and what it refuses. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
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

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  file = join(folder, 'notify/ours.md');
  sandbox = await startSandbox();
  const account = await SandboxAccount.open(new URL(sandbox.signInLink('ada')));
  const disk = new TemplateFileOnDisk(file);
  studio = await startStudio({ port: 0, action: 'a/b@v1', file: { shown: 'ours.md', disk }, sandbox: account });
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
): Promise<{ status: number; text: string }> {
  const { hostname, port, host, origin } = new URL(studio.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, method, path, headers: { host, origin, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const DRAFT = { kind: 'message', body: 'Hello' };

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
    const asked = request({ hostname, port, method: 'PUT', path: '/studio/file', headers: { host } }, (answer) =>
      resolve(answer.statusCode),
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
  expect((await call('PUT', '/studio/file', { text: 'x'.repeat(256 * 1024 + 1) })).status).toBe(413);
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
  const asked = request({ hostname, port, path: '/studio/events', headers: { host } }, (answer) => {
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

test('posts to the sandbox, and gives a link that signs in there', async () => {
  const task = { kind: 'task', subject: 'Broken', body: 'See' };
  const { status, text } = await call('POST', '/studio/send', { sender: 'CI', drafts: [task, DRAFT] });
  expect(status).toBe(200);
  expect(sandbox.chat('platform').at(-1)).toMatchObject({ body: 'Hello', sender: { displayName: 'CI' } });
  expect(sandbox.tasks('platform').some(({ subject }) => subject === 'Broken')).toBe(true);
  const { link } = JSON.parse(text);
  expect(link).toMatch(new RegExp(`^${sandbox.origin}/\\?token=[\\w-]+#/\\d+/chat$`));
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
