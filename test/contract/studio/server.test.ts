/** The server of the studio: who can read the template, what is served, and that nothing can be written. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStudio } from '../../../src/studio/server/server.ts';
import { WatchedFile } from '../../../src/studio/server/watched-file.ts';
import { runCommand } from '../../support/command.ts';

let folder: string;
let file: string;
let studio: Awaited<ReturnType<typeof startStudio>>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-'));
  file = join(folder, '"ours".md');
  writeFileSync(file, 'mine');
  const watched = new WatchedFile(file, folder);
  studio = await startStudio({ port: 0, action: 'a/b@v1', file: watched, random: randomBytes });
});
afterEach(async () => {
  await studio.close();
  rmSync(folder, { recursive: true });
});

interface Call {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function call({ method = 'GET', path, headers = {} }: Call): Promise<{ status: number; text: string }> {
  const { host, hostname, port } = new URL(studio.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { host, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += piece));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(method === 'GET' || method === 'DELETE' ? undefined : '{"text":"theirs"}');
  });
}

const findCurrent = () => new URL(studio.url).pathname;

test('answers only below its random path', async () => {
  const other = await startStudio({ port: 0, action: 'a/b@v1', random: randomBytes });
  const theirs = new URL(other.url).pathname;
  await other.close();
  expect(findCurrent()).toMatch(/^\/[\w-]{32}\/$/);
  for (const path of [
    '/',
    '//',
    theirs,
    `/${findCurrent().slice(2)}`,
    `${findCurrent().slice(0, -2)}/`,
    findCurrent().toLowerCase(),
  ]) {
    for (const name of ['', 'page.js', 'events']) {
      const { status, text } = await call({ path: `${path}${name}` });
      expect([path, name, status]).toEqual([path, name, 404]);
      expect(text).not.toContain('mine');
    }
  }
});

test('serves the page, and no other file of the folder', async () => {
  expect((await call({ path: findCurrent() })).text).toContain(
    'data-home="command" data-action="a/b@v1" data-file="&quot;ours&quot;.md"',
  );
  expect((await call({ path: `${findCurrent()}page.js` })).text.length).toBeGreaterThan(100_000);
  for (const name of ['page.ts', '..%2fserver.ts', '../../package.json', 'constructor', 'index.htm', 'ours.md']) {
    expect([name, (await call({ path: findCurrent() + name })).status]).toEqual([name, 404]);
  }
});

test('rejects foreign host names, which DNS may resolve to this machine', async () => {
  const { port } = new URL(studio.url);
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', `127.0.0.1.evil.example:${port}`]) {
    expect([host, (await call({ path: findCurrent(), headers: { host } })).status]).toEqual([host, 421]);
  }
});

test('rejects every method that writes', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const name of ['', 'events', 'template']) {
      expect((await call({ method, path: findCurrent() + name })).status).toBe(405);
    }
  }
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('listens on 127.0.0.1 only', async () => {
  const port = Number(new URL(studio.url).port);
  const all = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  const rest = all.map(({ address }) => address).filter((address) => address !== '127.0.0.1');
  const reached = rest.map(
    (host) =>
      new Promise((resolve) => {
        const socket = connect({ host, port }, () => resolve(true));
        socket.on('error', () => resolve(false));
      }),
  );
  expect((await Promise.all(reached)).filter(Boolean)).toEqual([]);
});

test('streams the text, each change, and the reason if the file is unreadable', async () => {
  const { hostname, port, host } = new URL(studio.url);
  let heard = '';
  const sent = request({ hostname, port, path: `${findCurrent()}events`, headers: { host } }, (answer) => {
    answer.on('data', (piece) => (heard += piece));
    answer.on('error', () => {});
  });
  sent.on('error', () => {});
  sent.end();
  await expect.poll(() => heard).toContain('{"text":"mine"}');
  rmSync(file);
  symlinkSync(file, file);
  await expect.poll(() => heard).toContain('{"error":"The file ');
  rmSync(file);
  writeFileSync(file, 'two');
  await expect.poll(() => heard).toContain('{"text":"two"}');
  sent.destroy();
});

test.each([
  ['x'.repeat(5_000), 'cannot be read'],
  ['loop.md', 'cannot be read'],
  ['.', 'is a folder'],
])('the command rejects an invalid path, %#', async (path, error) => {
  symlinkSync('loop.md', join(folder, 'loop.md'));
  const { code, stderr } = await runCommand(['studio', '--port', '0', path], { cwd: folder });
  expect([code, stderr]).toEqual([2, expect.stringContaining(error)]);
});
