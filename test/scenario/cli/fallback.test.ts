/** A second webhook for what `send` and `run` lose: lines and exit codes, as processes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../support/command.ts';
import { type CliPlace, openCliPlace } from './place.ts';

let place: CliPlace;
let gone: string;
let other: string;
beforeAll(async () => {
  place = await openCliPlace();
  gone = `${place.sandbox.origin}/application/webhook/g0nEx7_token`;
  other = `${place.webhook('message')}?other`;
  writeFileSync(join(place.folder, 'fallback.txt'), `${other}\n`);
});
afterEach(() => place.sandbox.faults.clear());
afterAll(() => place[Symbol.asyncDispose]());

async function run(words: readonly string[], env: Record<string, string>) {
  const secrets = [gone, other, ...place.secrets];
  return runCommand([...words], { cwd: place.folder, secrets, env });
}

const SEND = ['send', '--status', 'failure', '--body', 'It is *red*'];
const FILE = ['--fallback-webhook-url-file', 'fallback.txt'];
const lost = () => ({ WORKROOM_WEBHOOK_URL: gone });
const host = () => new URL(place.sandbox.origin).host;

test('what is not delivered goes there, is told, and the exit code stays 1', async () => {
  const { code, stdout, stderr } = await run([...SEND, ...FILE], lost());
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^workroom-notify: Not delivered: the service answered 404 \(not found\)\. Check the URL/m);
  expect(stderr).toMatch(
    /^workroom-notify: The fallback got it: message to the webhook at .+; the service accepted it \(200\)\.$/m,
  );
  expect(place.lastMessage()).toBe(
    `⚠️ This did not reach the webhook at ${host()}: the service answered 404 (not found).\n\nIt is *red*`,
  );
});

test('what is not known to be delivered keeps exit code 3, and its receipt tells of both', async () => {
  place.sandbox.faults.next(1, { status: 503, stored: true }, { path: new URL(place.webhook('topic')).pathname });
  const topic = { WORKROOM_WEBHOOK_URL: place.webhook('topic'), WORKROOM_FALLBACK_WEBHOOK_URL: other };
  const { code, stdout } = await run([...SEND, '--kind', 'topic', '--subject', 'Red', '--json'], topic);
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({ outcome: 'unknown', fallback: { outcome: 'delivered', host: host() } });
  expect(place.lastMessage()).toMatch(/so it may be there as well: .+\n\n\*\*Red\*\*\n\nIt is \*red\*$/);
});

test('one that fails too is told with both reasons', async () => {
  const both = { ...lost(), WORKROOM_FALLBACK_WEBHOOK_URL: `${gone}2` };
  const { code, stderr } = await run(SEND, both);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^workroom-notify: The fallback failed too: the service answered 404 \(not found\)\. What failed first: the service answered 404/m,
  );
});

test('run passes the exit code of its command on, and tells of the fallback', async () => {
  const { code, stderr } = await run(['run', ...FILE, '--', process.execPath, '-e', 'process.exit(7)'], lost());
  expect(code).toBe(7);
  expect(stderr).toMatch(/^workroom-notify: The fallback got it: /m);
  expect(place.lastMessage()).toMatch(/^⚠️ This did not reach the webhook at /);
});

test('a dry run names its host, an empty variable is told, and the same address is wrong usage', async () => {
  const hook = place.webhook('message');
  const dry = await run([...SEND, ...FILE, '--dry-run'], { WORKROOM_WEBHOOK_URL: hook });
  expect(dry.code).toBe(0);
  expect(dry.stderr).toContain(`the fallback at ${host()} gets what fails.`);
  const empty = await run(SEND, { WORKROOM_WEBHOOK_URL: hook, WORKROOM_FALLBACK_WEBHOOK_URL: '' });
  expect(empty.code).toBe(0);
  expect(empty.stderr).toContain('There is no fallback: WORKROOM_FALLBACK_WEBHOOK_URL is empty.');
  const same = await run(SEND, { WORKROOM_WEBHOOK_URL: hook, WORKROOM_FALLBACK_WEBHOOK_URL: hook });
  expect(same.code).toBe(2);
  expect(same.stderr).toContain('WORKROOM_FALLBACK_WEBHOOK_URL: the same as webhook-url, so it would fail as well');
});

test('doctor asks no webhook anything', async () => {
  place.sandbox.clearRequests();
  const { stdout } = await run(['doctor', ...FILE], {
    WORKROOM_WEBHOOK_URL: place.webhook('topic'),
    WORKROOM_KIND: 'topic',
  });
  expect(stdout).toMatch(
    /fallback +whether the fallback is still there, and was made for a message, only a message can tell/,
  );
  expect(place.sandbox.requests().map(({ path }) => path)).toEqual([]);
});
