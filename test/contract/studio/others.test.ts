/**
 * What another user of the machine, or a page of another site, can do to a studio: nothing. They reach its port and see how it was
 * started; they have neither the printed address nor the cookie.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { SandboxAccount } from '../../../src/studio/server/sandbox-account.ts';
import { type StudioServer, startStudio } from '../../../src/studio/server/server.ts';
import { TemplateFileOnDisk } from '../../../src/studio/server/template-file.ts';
import { COMMAND } from '../../support/bundled.ts';

let folder: string;
let file: string;
let sandbox: Sandbox;
let studio: StudioServer;
let port: number;
let sockets: Socket[] = [];
let children: ChildProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  file = join(folder, 'ours.md');
  writeFileSync(file, 'mine');
  sandbox = await startSandbox();
  studio = await open(0);
  port = Number(new URL(studio.origin).port);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const child of children) child.kill('SIGKILL');
  [sockets, children] = [[], []];
  await studio.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

async function open(at: number): Promise<StudioServer> {
  const account = await SandboxAccount.open(new URL(sandbox.signInLink('ada')));
  const shown = { shown: 'ours.md', disk: new TemplateFileOnDisk(file, folder) };
  return startStudio({ port: at, action: 'a/b@v1', file: shown, sandbox: account, random: randomBytes });
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly host?: string;
}

function ask({
  method = 'GET',
  path = '/studio/file',
  headers = {},
  body,
  host = '127.0.0.1',
}: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const whole = { host: `127.0.0.1:${port}`, ...headers };
    const asked = request({ host, port, method, path, headers: whole }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      const cookies = answer.headers['set-cookie'] ?? [];
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, cookies }));
    });
    asked.on('upgrade', () => reject(new Error('upgraded')));
    asked.on('error', reject);
    asked.end(body);
  });
}

const SEND = JSON.stringify({ sender: 'x', drafts: [{ kind: 'message', body: 'theirs' }] });
const QUESTIONS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ...['/', '/index.html', '/page.js', '/page.css', '/studio/home', '/studio/file', '/studio/events'].flatMap((path) => [
    ['GET', path] as const,
    ['HEAD', path] as const,
  ]),
  ['PUT', '/studio/file', '{"text":"theirs"}'],
  ['POST', '/studio/send', SEND],
  ...['OPTIONS', 'DELETE', 'PATCH', 'TRACE'].map((method) => [method, '/studio/file'] as const),
  ...['//studio/file', '/%2e/studio/file', '/%73tudio/file', '/studio//file', '/../studio/file'].map(
    (path) => ['GET', path] as const,
  ),
  ...['/?token=', '/?token', '//?token=x', '/?token=a&token=b', '/studio/file?token=x'].map(
    (path) => ['GET', path] as const,
  ),
  ['GET', 'http://evil.example/studio/file'],
];

test('without the cookie nothing is answered, whatever a request says of itself', async () => {
  const name = `studio_${port}`;
  const saying: readonly Readonly<Record<string, string>>[] = [
    {},
    { origin: studio.origin },
    { origin: studio.origin, referer: `${studio.origin}/` },
    { host: `localhost:${port}`, origin: `http://localhost:${port}` },
    { host: `[::1]:${port}` },
    ...['', 'x', `x; ${name}=y`, '__proto__'].map((value) => ({ cookie: `${name}=${value}` })),
    { cookie: '__proto__=x; constructor=y' },
    { authorization: 'Basic YWRhOmFkYQ==' },
    { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': `127.0.0.1:${port}`, 'x-original-url': '/' },
    { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'eA==' },
  ];
  for (const [method, path, body] of QUESTIONS) {
    for (const headers of saying) {
      const { status, text, cookies } = await ask({ method, path, headers, ...(body === undefined ? {} : { body }) });
      expect([method, path, headers, status, cookies]).toEqual([method, path, headers, 403, []]);
      expect(text).not.toContain('mine');
    }
  }
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(sandbox.chat('platform').some(({ body }) => body === 'theirs')).toBe(false);
});

test('a name that is not of this machine is refused before anything else: DNS can lead it here', async () => {
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    `127.0.0.1.evil.example:${port}`,
  ]) {
    expect([host, (await ask({ headers: { host } })).status]).toEqual([host, 421]);
    expect((await ask({ path: new URL(studio.link).search, headers: { host } })).cookies).toEqual([]);
  }
});

test('it listens at 127.0.0.1 alone, and so does the sandbox', async () => {
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const addresses = others.map(({ address }) => address).filter((address) => address !== '127.0.0.1');
  for (const at of [port, sandbox.port]) {
    const reached = await Promise.all(addresses.map((address) => answers(address, at)));
    expect(reached.filter((one) => one)).toEqual([]);
    expect(await answers('127.0.0.1', at)).toBe(true);
  }
});

function answers(host: string, at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: at });
    sockets.push(socket);
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
  });
}

test('of who has no cookie no body is read: it could fill the memory', async () => {
  const said = await answerTo(
    `PUT /studio/file HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 9000000\r\n\r\n{`,
  );
  expect(said).toMatch(/^HTTP\/1\.1 403 /);
});

function answerTo(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(text));
    sockets.push(socket);
    let said = '';
    socket.on('data', (piece) => {
      said += piece;
      if (said.includes('\r\n\r\n')) resolve(said);
    });
    socket.on('close', () => resolve(said));
    socket.on('error', reject);
  });
}

test('requests that are slow, huge or none keep nobody else waiting', async () => {
  for (let count = 0; count < 200; count += 1) {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write('GET / HTTP/1.1\r\nHost: 127'));
    socket.on('error', () => {});
    sockets.push(socket);
  }
  expect((await ask({ path: '/', headers: { x: 'a'.repeat(20_000) } })).status).toBe(431);
  const host = `Host: 127.0.0.1:${port}`;
  expect(await answerTo('\0\0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  expect(await answerTo('GET /studio/file HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 421 /);
  const two = `POST / HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`;
  expect(await answerTo(two)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await fetch(studio.link, { redirect: 'manual' })).status).toBe(303);
});

test('the cookie of a studio that has ended opens no other one at the same port', async () => {
  const opened = await fetch(studio.link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await ask({ headers: { cookie } })).status).toBe(200);
  const { search } = new URL(studio.link);
  await studio.close();
  studio = await open(port);
  expect((await ask({ headers: { cookie } })).status).toBe(403);
  expect((await ask({ path: `/${search}` })).status).toBe(403);
});

/** The command, and what it printed. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { cwd: folder, env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' } as const;
  const child = spawn(process.execPath, [COMMAND, 'studio', '--port', '0', ...args], options);
  children.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output.text += data));
  return { pid: child.pid ?? 0, output };
}

test('the link of a sandbox need not be an argument, where everybody sees it', async () => {
  const link = sandbox.signInLink('ada');
  const kept = join(folder, 'link');
  writeFileSync(kept, `${link}\n`, { mode: 0o600 });
  const [byVariable, byFile] = [run([], { WORKROOM_SANDBOX: link }), run(['--sandbox-file', kept])];
  for (const { pid, output } of [byVariable, byFile]) {
    await expect.poll(() => output.text).toContain('Stop it with');
    const [opens = ''] = /http:\S+/.exec(output.text) ?? [];
    expect(output.text).not.toContain('every process of this machine');
    expect(output.text).not.toContain(link);
    if (existsSync('/proc/self/cmdline')) {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      expect(line).toContain('studio');
      for (const address of [link, opens]) expect(line).not.toContain(new URL(address).searchParams.get('token'));
    }
  }
  const written = run(['--sandbox', link]);
  await expect.poll(() => written.output.text).toContain('Stop it with');
  expect(written.output.text).toContain('--sandbox: every process of this machine can read a secret on a command line');
  expect(written.output.text).not.toContain(link);
});

test('the link of a sandbox on another machine is not even asked', async () => {
  for (const link of ['https://sandbox.example/?token=x', 'http://127.0.0.1.sandbox.example/?token=x', 'x']) {
    const { output } = run([], { WORKROOM_SANDBOX: link });
    await expect.poll(() => output.text).toContain('is no address of a sandbox on this machine');
    expect(output.text).not.toContain('token=x');
  }
});

test('a template that it saves has the rights that the owner’s other files have, and keeps those it had', async () => {
  const opened = await fetch(studio.link, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const save = () => {
    const headers = { cookie, origin: studio.origin };
    return ask({ method: 'PUT', headers, body: '{"text":"mine again"}' });
  };
  rmSync(file);
  writeFileSync(file, 'mine', { mode: 0o600 });
  expect((await save()).status).toBe(200);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(file);
  expect((await save()).status).toBe(200);
  expect(statSync(file).mode & 0o777).toBe(0o666 & ~process.umask());
});
