import { describe, expect, test } from 'vitest';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import type { Exchange } from '../../../src/transport/exchange.ts';
import { answered, failed, type Scene, type ScriptedService, scriptedService } from '../../support/scripted-service.ts';

const FIRST = 'https://first.example';
const FALLBACK = 'https://second.example/hook/b4ckUp_t0ken_77';
/** Longer than any time. */
const NEVER_MS = 10_000_000;

type Options = Readonly<Record<string, string>>;
type Request = Parameters<Parameters<typeof scriptedService>[0]>[0];

const REST = { 'base-url': FIRST, username: 'ci-bot', password: 'P4ss-w0rd-9', team: '7' };
const WAYS: readonly (readonly [string, Options])[] = [
  ...['message', 'topic', 'task'].flatMap((kind) => [
    [`a ${kind} by webhook`, { kind, 'webhook-url': `${FIRST}/hook/f1rst_t0ken_88` }] as const,
    [`a ${kind} by REST`, { kind, ...REST }] as const,
  ]),
  ['an incident', { kind: 'incident', ...REST }],
  ['a message to a team by name', { ...REST, team: 'Platform' }],
  ['a message to two teams', { ...REST, team: '7, 8' }],
];

const isFallback = ({ url }: Request) => url.href === FALLBACK;

interface Told extends Pick<ScriptedService, 'made' | 'elapsedMs'> {
  readonly receipt: Awaited<ReturnType<typeof notify>>['receipt'];
  /** Those to the fallback. */
  readonly instead: readonly Request[];
}

/** @param first what a request to the first place meets */
async function tell(options: Options, first: Scene, second: Scene, cancelAt?: 'first'): Promise<Told> {
  const instead: Request[] = [];
  const { world, made, elapsedMs, cancel } = scriptedService((request) => {
    if (isFallback(request)) instead.push(request);
    else if (cancelAt === 'first') cancel();
    return isFallback(request) ? second : first;
  });
  const given = Object.entries({ 'fallback-webhook-url': FALLBACK, status: 'failure', ...options });
  const settings = await readSettings(
    new Map(given.map(([name, value]) => [name, { value, from: 'input' }] as const)),
    new Date(world.now()),
  );
  const { receipt } = await notify(settings, { ...world, env: { GITHUB_REPOSITORY: 'acme/app', GITHUB_RUN_ID: '42' } });
  return { receipt, made, elapsedMs, instead };
}

const silence: Scene = { takesMs: NEVER_MS, ends: failed(true) };
const scene = (ends: Exchange): Scene => ({ ends });

describe.each(WAYS)('%s', (_, options) => {
  test.each([1, 2, 3, 4, 5, 6, 60, 300])(
    'a first way that is silent for %d s leaves the fallback its share',
    async (seconds) => {
      const told = await tell({ ...options, timeout: String(seconds) }, silence, scene(answered(200)));
      expect(told.receipt.outcome).toMatch(/^(?:not-delivered|unknown)$/);
      expect(told.receipt.fallback).toMatchObject({ outcome: 'delivered', host: 'second.example' });
      expect(told.instead).toHaveLength(1);
      // Half of its share, because it may be sent once more.
      expect(told.instead[0]?.limitMs).toBeGreaterThanOrEqual(Math.min(10_000, (seconds * 1000) / 3) / 2 - 20);
      expect(told.elapsedMs()).toBeLessThanOrEqual(seconds * 1000);
      expect(told.receipt.duration_ms).toBe(told.elapsedMs());
    },
  );

  test.each([1, 2, 3, 4, 5, 6, 60])('two silent ways end within %d s', async (seconds) => {
    const told = await tell({ ...options, timeout: String(seconds) }, silence, silence);
    expect(told.receipt.fallback?.outcome).toBe('unknown');
    expect(told.elapsedMs()).toBeLessThanOrEqual(seconds * 1000);
  });

  test('what is refused at once leaves the fallback all that is left', async () => {
    const told = await tell(options, scene(answered(401)), scene(answered(503)));
    expect(told.receipt.outcome).toBe('not-delivered');
    expect(told.instead.length).toBeGreaterThan(2);
    expect(told.elapsedMs()).toBeLessThanOrEqual(60_000);
  });

  test('a step that is asked to end begins no request to the fallback, and says so', async () => {
    const told = await tell(options, { takesMs: 100, ends: failed(true) }, scene(answered(200)), 'first');
    expect(told.instead).toEqual([]);
    expect(told.receipt.fallback).toMatchObject({ outcome: 'not-delivered', reason: 'this step was cancelled' });
  });
});

test.each<[string, string, number]>([
  ['auto', 'unknown', 2],
  ['at-least-once', 'unknown', 2],
  ['at-most-once', 'unknown', 1],
])('with delivery %s, silence there is tried as a chat message is', async (delivery, outcome, times) => {
  const told = await tell({ ...REST, kind: 'topic', delivery }, scene(answered(403)), silence);
  expect([told.receipt.fallback?.outcome, told.instead.length]).toEqual([outcome, times]);
});

test('what becomes of the fallback changes nothing of the outcome', async () => {
  for (const end of [answered(200), answered(404), failed(false, true)]) {
    const { receipt } = await tell(
      { ...REST, kind: 'task' },
      scene(answered(403, { error: { message: 'no' } })),
      scene(end),
    );
    expect(receipt).toMatchObject({
      outcome: 'not-delivered',
      reason: 'the service answered 403 (forbidden)',
      words: 'no',
    });
  }
});

test('the share is kept only where there is a fallback', async () => {
  const by = { 'webhook-url': `${FIRST}/hook/f1rst_t0ken_88`, delivery: 'at-most-once' };
  const limits = [];
  for (const fallback of [FALLBACK, '']) {
    const { made } = await tell({ ...by, 'fallback-webhook-url': fallback }, silence, silence);
    limits.push(made[0]?.limitMs);
  }
  expect(limits).toEqual([50_000, 60_000]);
});

test('a body that leaves no room is cut, not the line that opens it', async () => {
  const own = { body: 'word '.repeat(3000), 'max-length': '400', subject: 'S'.repeat(300) };
  const { instead } = await tell({ ...REST, kind: 'topic', ...own }, scene(answered(403)), scene(answered(200)));
  const { body } = JSON.parse(String(instead[0]?.body)) as { body: string };
  expect(body.length).toBeLessThanOrEqual(400);
  expect(body).toMatch(
    /^⚠️ This did not reach the topics of team 7: the service answered 403 \(forbidden\)\.\n\n\*\*S{200,}/,
  );
});
