import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startSandbox } from '../../../src/sandbox/index.ts';
import { COMMAND } from '../../support/bundled.ts';
import { runCommand } from '../../support/command.ts';
import { tlsAuthority } from '../../support/tls-authority.ts';
import { basic, PASSWORD } from './request.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, 'sandbox', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output.text += data));
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const started = async () => {
    await expect.poll(() => output.text).toContain('Stop it with');
    return /Base URL {2}(\S+)/.exec(output.text)?.[1] ?? '';
  };
  return { child, output, exited, started };
}

test('prints accounts, webhooks, and a working step', async () => {
  const sandbox = run('--port', '0', '--password', PASSWORD);
  const origin = await sandbox.started();
  const { text } = sandbox.output;
  expect(text).toContain('Not for production');
  const [, link = ''] = /Page {6}(\S+) \(signs in as ada\)/.exec(text) ?? [];
  expect(link).toContain(`${origin}/?token=`);
  const signedIn = await fetch(link, { redirect: 'manual' });
  expect(signedIn.headers.get('set-cookie')).toMatch(/^sandbox_/);
  const webhooks = text.slice(text.indexOf('Webhooks'), text.indexOf('Step'));
  expect(webhooks.match(/\/application\/webhook\/[\w-]{15}$/gm)).toHaveLength(3);
  expect(text.split('\n').length).toBeLessThan(24);
  const [, id = '', board, todo] = /team +platform +(\d+), board (\d+) \(.*To do (\d+)/.exec(text) ?? [];
  const headers = { authorization: basic('ci-bot'), accept: 'application/json', 'content-type': 'application/json' };
  const api = `${origin}/api/1/odata.svc`;
  const found = await (await fetch(`${api}/workrooms(${id})/board?$select=id`, { headers })).text();
  expect(found).toContain(`"id":${board}`);
  const categories = await (await fetch(`${api}/taskBoards(${board})/categories?$select=id,name`, { headers })).text();
  expect(categories).toMatch(new RegExp(`"id":${todo},[^}]*"name":"To do"`));
  const [, pasted = ''] = /Step( +- uses[\s\S]*?)\n\n/.exec(text) ?? [];
  expect(pasted).toContain('# On this machine only');
  const [{ with: inputs }] = parse(`    ${pasted}`) as [{ with: Record<string, string> }];
  const posted = await fetch(inputs['webhook-url'] ?? '', { method: 'POST', headers, body: '{"body":"pasted"}' });
  expect(posted.status).toBe(200);
});

test('prints a short, escaped list for many teams', async () => {
  const file = join(folder, 'sandbox.db');
  const before = await startSandbox({ data: file, seed: false, password: PASSWORD });
  const headers = { authorization: basic('ada'), accept: 'application/json', 'content-type': 'application/json' };
  for (let number = 0; number < 20; number += 1) {
    const body = JSON.stringify({ name: `\u001b[31mteam ${number}` });
    await fetch(`${before.origin}/api/1/odata.svc/workrooms`, { method: 'POST', headers, body });
  }
  await before.close();
  const sandbox = run('--port', '0', '--data', file);
  await sandbox.started();
  expect(sandbox.output.text.split('\n').length).toBeLessThan(16);
  expect(sandbox.output.text).toContain('team 0');
  expect(sandbox.output.text).not.toContain('\u001b');
});

test('exits cleanly on a signal, despite open connections', async () => {
  const sandbox = run('--port', '0', '--password', PASSWORD);
  const origin = await sandbox.started();
  const signedIn = await fetch(`${origin}/session`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin } },
    body: new URLSearchParams({ username: 'ben', password: PASSWORD }),
  });
  const cookie = String(signedIn.headers.get('set-cookie')).split(';')[0] ?? '';
  const events = await fetch(`${origin}/events`, { headers: { cookie } });
  expect(events.status).toBe(200);
  sandbox.child.kill('SIGTERM');
  expect(await sandbox.exited).toEqual([0, null]);
});

test('reports a used port in one line, with exit code 1', async () => {
  await using taken = await startSandbox();
  const stderr = `workroom-notify: port ${taken.port} is in use. Choose another with --port, or 0 for any free one.\n`;
  expect(await runCommand(['sandbox', '--port', String(taken.port)])).toEqual({ code: 1, stdout: '', stderr });
});

test('rejects a file that is no database, with exit code 1', async () => {
  const file = join(folder, 'notes.txt');
  writeFileSync(file, 'these are my notes, not a database; '.repeat(100));
  const { code, stderr } = await runCommand(['sandbox', '--port', '0', '--data', file]);
  expect(code).toBe(1);
  expect(stderr).toContain(file);
  expect(stderr).not.toContain('    at ');
});

test('rejects a circular link, or a path that is too long', async () => {
  symlinkSync(join(folder, 'a'), join(folder, 'b'));
  symlinkSync(join(folder, 'b'), join(folder, 'a'));
  for (const [path, reason] of [
    [join(folder, 'a'), 'symbolic link loop'],
    [join(folder, 'x'.repeat(5000)), 'the path is too long'],
  ] as const) {
    const { code, stderr } = await runCommand(['sandbox', '--port', '0', '--data', path]);
    expect(code).toBe(1);
    expect(stderr).toContain(`cannot be used as the store: ${reason}. Use a writable file`);
    expect(stderr.split('\n')).toHaveLength(2);
  }
});

test('keeps acknowledged records over kill -9', async () => {
  const file = join(folder, 'sandbox.db');
  const first = run('--port', '0', '--data', file, '--password', PASSWORD);
  const origin = await first.started();
  const headers = { authorization: basic('ci-bot'), accept: 'application/json', 'content-type': 'application/json' };
  const api = `${origin}/api/1/odata.svc`;
  const teams = (await (await fetch(`${api}/workrooms`, { headers })).json()) as { d: { results: { id: number }[] } };
  const inId = teams.d.results[0]?.id;
  const outAssociations = { results: [{ inSecured: true, inType: 'Entity.Workroom', inId }] };
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let number = 0; ; number += 1) {
      const subject = `${writer}-${number}`;
      const body = JSON.stringify({ subject, body: 'b', recordType: 'note', outAssociations });
      const answer = await fetch(`${api}/posts`, { method: 'POST', headers, body });
      if (answer.status !== 201) throw new Error(`status ${answer.status}`);
      acknowledged.push(subject);
      if (acknowledged.length === 60) first.child.kill('SIGKILL');
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(write));
  expect(await first.exited).toEqual([null, 'SIGKILL']);

  await using again = await startSandbox({ data: file });
  const retained = again.topics('platform').map(({ subject }) => subject);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(retained).toEqual(expect.arrayContaining(acknowledged));
  // Nothing is there twice, and nothing was seeded again.
  expect(new Set(retained).size).toBe(retained.length);
  expect(again.webhooks).toHaveLength(5);
  expect(first.output.text).toContain(new URL(again.webhooks[0]?.url ?? '').pathname);
});

test('serves https with a key and a certificate', async () => {
  const authority = tlsAuthority();
  await using sandbox = await startSandbox({ password: PASSWORD, tls: authority.issue({ altName: 'IP:127.0.0.1' }) });
  expect(sandbox.origin).toBe(`https://127.0.0.1:${sandbox.port}`);
  expect(sandbox.webhooks[0]?.url).toContain(sandbox.origin);
  const ask = (options: object) =>
    new Promise((resolve) => {
      const requested = request(`${sandbox.origin}/api/1/odata.svc/users`, options, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      requested.on('error', ({ code }: Error & { code?: string }) => resolve(code));
      requested.end();
    });
  const ca = readFileSync(authority.caFile);
  expect(await ask({ ca, agent: false, headers: { authorization: basic('ci-bot') } })).toBe(200);
  sandbox.faults.next(1, { reset: 'before' });
  expect(await ask({ ca, agent: false })).toBe('ECONNRESET');
});

test('rejects a file that another process uses, with exit code 1', async () => {
  const file = join(folder, 'sandbox.db');
  const first = run('--port', '0', '--data', file);
  const origin = await first.started();
  const stderr = `workroom-notify: --data: ${JSON.stringify(file)} is in use by another sandbox. Stop that sandbox, or use another file.\n`;
  expect(await runCommand(['sandbox', '--port', '0', '--data', file])).toEqual({ code: 1, stdout: '', stderr });
  await expect(startSandbox({ data: file })).rejects.toMatchObject({ name: 'SettingsError', code: 'settings' });
  // The refusals took nothing from the first.
  expect((await fetch(`${origin}/`)).status).toBe(200);
});

test('rejects a file that another sandbox of the process uses', async () => {
  const file = join(folder, 'sandbox.db');
  const first = await startSandbox({ data: file });
  await expect(startSandbox({ data: file })).rejects.toThrow(/is in use by another sandbox/);
  // The lock of the process is still the first one's.
  expect(await run('--port', '0', '--data', file).exited).toEqual([1, null]);
  await first.close();
  await using second = await startSandbox({ data: file });
  expect(second.webhooks).toHaveLength(5);
});
