/** A second webhook for what the first way lost: each kind, each destination, each way to fail, against sandboxes. */
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outputLines } from '../../../src/action/outputs.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { close, listen, startFaultServer } from '../../support/fault-server.ts';
import { faultNamed } from '../../support/fault-table.ts';
import { type RedPush, tellRedPush } from '../../support/red-push.ts';
import { findSecret } from '../../support/secrets.ts';

let first: Sandbox;
let second: Sandbox;
beforeAll(async () => {
  [first, second] = await Promise.all([startSandbox(), startSandbox()]);
});
beforeEach(() => {
  first.faults.clear();
  second.faults.clear();
});
afterAll(() => Promise.all([first.close(), second.close()]));

type Fault = Parameters<Sandbox['faults']['next']>[1];
type Options = Readonly<Record<string, string>>;

/** More than any delivery makes. */
const ALWAYS = 10_000;
const KINDS = ['message', 'topic', 'task'] as const;

function webhook(sandbox: Sandbox, kind: string): string {
  return sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? '';
}

const passwordOf = (sandbox: Sandbox) => sandbox.accounts.find(({ username }) => username === 'ci-bot')?.password ?? '';
const teamId = (name: string) => String(first.seededIds.teams[name]);
const chat = () => ['platform', 'announcements'].flatMap((place) => second.chat(place).map(({ body }) => body));

/** What was told, and what came to the fallback. */
async function tell(options: Options, push: RedPush = {}) {
  const before = chat();
  const fallback = { 'fallback-webhook-url': webhook(second, 'message'), timeout: '2', 'settle-time': '0' };
  const told = await tellRedPush(first, { live: 'hurried', ...push, options: { ...fallback, ...options } });
  const got = chat().slice(before.length);
  const shown = JSON.stringify(told) + outputLines(told.receipt) + got.join('\n');
  const secrets = [...first.webhooks, ...second.webhooks].map(({ url }) => url);
  for (const secret of [...secrets, passwordOf(first)]) expect(findSecret(shown, secret)).toEqual([]);
  return { ...told, got };
}

/** Every way that a message can be asked to go. */
const WAYS: readonly (readonly [string, () => Options])[] = [
  ...KINDS.map((kind) => [`a ${kind} by webhook`, () => ({ kind, 'webhook-url': webhook(first, kind) })] as const),
  ...KINDS.map((kind) => [`a ${kind} by REST`, () => ({ kind, team: teamId('platform') })] as const),
  ['an incident', () => ({ kind: 'incident', team: teamId('platform') })],
];

const ENDS: readonly (readonly [string, Fault])[] = [
  ['401', { status: 401 }],
  ['404', { status: 404 }],
  ['429 until the time is over', { status: 429 }],
  ['a 500 after it was stored', { status: 500, stored: true }],
  ['a reset before', { reset: 'before' }],
  ['a reset after', { reset: 'after' }],
  ['a web page', { status: 200, body: '<html>Sign in</html>' }],
];

const LOST = /^(?:not-delivered|unknown)$/;

/** One message, with what became of the first way, whatever its kind was. */
function expectInstead({ receipt, got }: Awaited<ReturnType<typeof tell>>): void {
  expect(receipt.outcome).toMatch(LOST);
  expect(receipt.fallback).toMatchObject({ outcome: 'delivered', host: new URL(second.origin).host });
  expect(got).toHaveLength(1);
  const [opening = '', ...rest] = got[0]?.split('\n\n') ?? [];
  const words = receipt.outcome === 'unknown' ? 'It is not known whether this reached' : 'This did not reach';
  expect(opening).toMatch(
    new RegExp(`^⚠️ ${words} the (?:chat|topics|task board|(?:(?:topic|task) )?webhook) .+: .+\\.$`),
  );
  expect(rest.join('\n\n')).toContain('[The build failed](https://github.com/acme/app/actions/runs/42');
}

describe.each(ENDS)('%s', (_, fault) => {
  test.each(WAYS)('%s', async (_way, options) => {
    first.faults.next(ALWAYS, fault);
    expectInstead(await tell(options()));
  });
});

describe('nobody answers', () => {
  let port: number;
  let garbage: Awaited<ReturnType<typeof startFaultServer>>;
  beforeAll(async () => {
    const server = createServer();
    port = await listen(server);
    await close(server, []);
    garbage = await startFaultServer([faultNamed('TLS: garbage')]);
  });
  afterAll(() => garbage.close());

  const places = () => [`http://127.0.0.1:${port}`, garbage.url.origin];
  test.each(KINDS)('a %s to a port that refuses, and to one that speaks no TLS', async (kind) => {
    for (const origin of places()) {
      expectInstead(await tell({ kind, 'base-url': origin, team: '7' }));
      const url = `${origin}/application/webhook/tok3n_s3cret_9`;
      const told = await tell({ kind, 'webhook-url': url });
      expectInstead(told);
      expect(findSecret(JSON.stringify(told), url)).toEqual([]);
    }
  });

  test('an incident', async () => {
    for (const origin of places()) expectInstead(await tell({ kind: 'incident', 'base-url': origin, team: '7' }));
  });
});

test('a subject of a topic stands in bold, own words stay Markdown, and mentions are live', async () => {
  first.faults.next(ALWAYS, { status: 404 });
  const own = { subject: 'Deploy of *{{ vars.what }}* failed', body: 'See **the log**.', variables: 'what: web_app' };
  const { got } = await tell({ kind: 'topic', 'webhook-url': webhook(first, 'topic'), mention: 'ben', ...own });
  expect(got[0]?.split('\n\n').slice(1)).toEqual([
    String.raw`**Deploy of \*web_app\* failed**`,
    'See **the log**.',
    '@ben',
  ]);
});

test('who was found among the members of the target is mentioned, else who is named', async () => {
  first.faults.next(ALWAYS, { status: 403 }, { method: 'POST' });
  const byRest = { team: 'Platform', mention: 'admins' };
  expect((await tell(byRest)).got[0]).toContain('@ben');
  first.faults.next(ALWAYS, { status: 503 });
  const { got } = await tell({ ...byRest, mention: 'chloe, admins, here' });
  expect(got[0]).toContain('@chloe and @here');
});

test('the name of a target, and what is unknown of it, is told', async () => {
  const { got, receipt } = await tell({ kind: 'topic', team: 'Platfrom' });
  expect(receipt).toMatchObject({ outcome: 'not-delivered', fallback: { outcome: 'delivered' } });
  expect(got[0]).toMatch(/^⚠️ This did not reach the topics of team Platfrom: there is no team "Platfrom"\./);
});

test('of several targets each that failed is named, in one message', async () => {
  const gone = [...first.webhooks.map(({ url }) => url.replace(/.{6}$/, 'g0nEx7'))].slice(0, 2);
  const urls = [gone[0], webhook(first, 'message'), gone[1]].join('\n');
  const { got, receipt } = await tell({ 'webhook-url': urls });
  expect(receipt.targets?.map(({ outcome }) => outcome)).toEqual(['not-delivered', 'delivered', 'not-delivered']);
  const { host } = new URL(first.origin);
  expect(got).toEqual([expect.stringContaining(`did not reach webhook 1 at ${host} and webhook 3 at ${host}: `)]);
  first.faults.next(1, { status: 403 }, { method: 'POST', path: `(${teamId('support')})` });
  const teams = await tell({ team: `${teamId('platform')}, ${teamId('support')}` });
  expect(teams.got).toEqual([expect.stringContaining(`did not reach the chat of team ${teamId('support')}: `)]);
  expect(teams.got[0]).not.toContain(teamId('platform'));
});

describe('of an incident', () => {
  let before: Sandbox;
  beforeEach(async () => {
    before = first;
    // Without records that look alike.
    first = await startSandbox();
    return async () => {
      await first.close();
      first = before;
    };
  });
  const incident = (key: string) => ({ kind: 'incident', team: teamId('platform'), 'unique-key': key });

  test('the chat message alone is lost: the fallback names its task', async () => {
    first.faults.next(ALWAYS, { status: 400 }, { method: 'POST', path: '/Chat' });
    const { receipt, got } = await tell(incident('line lost'));
    expect(receipt).toMatchObject({ outcome: 'delivered', line: { outcome: 'not-delivered' } });
    expect(receipt.fallback?.outcome).toBe('delivered');
    expect(got).toEqual([expect.stringMatching(/^⚠️ This did not reach the chat of team \d+: /)]);
    expect(got[0]).toContain('Task **The build failed on main: “Round totals”** is open for @ben');
  });

  test('the task alone is lost', async () => {
    first.faults.next(ALWAYS, { status: 400 }, { method: 'POST', path: '/tasks' });
    const { receipt, got } = await tell(incident('task lost'));
    expect(receipt).toMatchObject({ outcome: 'not-delivered', line: { outcome: 'delivered' } });
    expect(got).toEqual([expect.stringMatching(/^⚠️ This did not reach the task board of team \d+: /)]);
  });

  test('an open task sends nothing', async () => {
    expect((await tell(incident('open already'))).receipt.outcome).toBe('delivered');
    const { receipt, got } = await tell(incident('open already'));
    expect(receipt.outcome).toBe('duplicate');
    expect([got, receipt.fallback]).toEqual([[], undefined]);
  });

  test('a success of which nothing is to be told sends nothing', async () => {
    const { receipt, got } = await tell(
      { ...incident('green'), team: 'Platform', password: 'wrong' },
      { status: 'success' },
    );
    expect(receipt).toMatchObject({ outcome: 'not-delivered', fallback: { outcome: 'skipped', tries: [] } });
    expect(got).toEqual([]);
  });
});

describe('the fallback fails too', () => {
  test.each<(typeof ENDS)[number]>([...ENDS, ['silence', { hang: 'before' }]])('%s', async (_, fault) => {
    first.faults.next(ALWAYS, { status: 404 });
    second.faults.next(ALWAYS, fault);
    const { receipt, got } = await tell({ 'webhook-url': webhook(first, 'message') });
    expect(receipt).toMatchObject({ outcome: 'not-delivered', reason: expect.stringContaining('404') });
    expect(receipt.fallback?.outcome).toMatch(LOST);
    expect(receipt.fallback?.tries.length).toBeGreaterThan(0);
    expect(got.length).toBeLessThanOrEqual('stored' in fault ? 2 : 'reset' in fault && fault.reset === 'after' ? 2 : 0);
  });
});

test.each<[string, Options, RedPush]>([
  ['arrives', {}, {}],
  ['is not wanted', { when: 'success' }, {}],
  ['is tried', { 'dry-run': 'true' }, {}],
  ['says nothing', { body: '{% if false %}x{% endif %}' }, {}],
])('nothing goes to the fallback where the message %s', async (_, options, push) => {
  const { receipt, got } = await tell({ 'webhook-url': webhook(first, 'message'), ...options }, push);
  expect(got).toEqual([]);
  expect(receipt.fallback).toBeUndefined();
});

test('a dry run says that there is one', async () => {
  const { receipt, preview } = await tell({ 'webhook-url': webhook(first, 'message'), 'dry-run': 'true' });
  const { host } = new URL(second.origin);
  expect(receipt.reason).toBe(`nothing was sent, as asked; the fallback at ${host} gets what fails`);
  expect(preview?.fallback).toBe(host);
});
