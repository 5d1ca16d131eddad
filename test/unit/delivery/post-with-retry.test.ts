import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/delivery/receipt.ts';
import { sendMessage } from '../../../src/delivery/send-message.ts';
import type { HttpResult } from '../../../src/service/http/exchange.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { resolveFromIds } from '../../../src/target/resolved-target.ts';
import { getBudget } from '../../support/budget.ts';
import {
  answered,
  failed,
  type Scene,
  type ScriptedService,
  START,
  scriptedService,
} from '../../support/scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const HOOK = { 'webhook-url': 'https://service.example/application/webhook/tok3n_s3cret_9' };
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };
const CREATED = answered(201, { d: { results: { id: 77 } } });

function topics(...bodies: readonly string[]): HttpResult {
  const results = bodies.map((body, index) => ({ id: 70 + index, body }));
  return answered(200, { d: { results, __count: results.length } });
}

/** Delivers with these options and these responses to POSTs and reads in turn; the last one of each repeats. */
async function run(options: Record<string, string>, posts: readonly Scene[], reads: readonly Scene[] = []) {
  let post = 0;
  let read = 0;
  const service = scriptedService(({ method }) => {
    const list = method === 'POST' ? posts : reads;
    const index = method === 'POST' ? post++ : read++;
    return list[Math.min(index, list.length - 1)] ?? { exchange: answered(404) };
  });
  return { ...(await send(service, options)), service, posts: () => post, reads: () => read };
}

/** Delivers with lists that show the message only this long after the first request. */
async function runLate(options: Record<string, string>, post: Scene, lateMs: number) {
  const service = scriptedService(({ method, atMs }) => {
    if (method === 'POST') return post;
    return { exchange: atMs < lateMs ? topics('other') : topics('other', `x#${MARK})`) };
  });
  const { result } = await send(service, options);
  return { result, posts: service.made.filter(({ method }) => method === 'POST').length };
}

async function send({ world, elapsedMs }: ScriptedService, options: Record<string, string>) {
  const raw = new Map(Object.entries(options).map(([name, value]) => [name, { value, from: 'input' } as const]));
  const settings = await readSettings(raw, new Date(world.now()));
  const { timeout } = settings;
  const kind = settings.kind === 'incident' ? 'task' : settings.kind;
  const timeoutMs = timeout * 1000;
  const content = { kind, body: `[Run](https://ci.example/1#${MARK})`, ...(kind !== 'message' && { subject: 'Red' }) };
  const marker = kind === 'message' || options['webhook-url'] ? undefined : MARK;
  const limited = { ...world, budget: getBudget(world, timeout) };
  const result: Result = await sendMessage(settings, limited, resolveFromIds(settings), { content, marker });
  expect(elapsedMs()).toBeLessThanOrEqual(timeoutMs + 5);
  return { result, elapsedMs: elapsedMs() };
}

const OK: Scene = { exchange: answered(200, 'ok') };
const LOST: Scene = { exchange: failed(true) };
const PAGE: Scene = { exchange: answered(200, '<html>', { 'content-type': 'text/html' }) };
const NO_NAME: Scene = { exchange: { ...failed(false), isUnknownHost: true, hint: 'probably mistyped' } };
const UNSENT: Scene = { exchange: failed(false) };
const status = (code: number, headers?: Record<string, string>): Scene => ({ exchange: answered(code, 'no', headers) });

describe("a message that can't be read back", () => {
  const twice = { delivery: 'at-least-once' };
  const once = { delivery: 'at-most-once' };
  const topic = { kind: 'topic' };
  test.each<[string, Record<string, string>, Scene[], string, number]>([
    ['accepted at once', {}, [OK], 'delivered', 1],
    ['never sent, then accepted', topic, [UNSENT, UNSENT, UNSENT, OK], 'delivered', 4],
    ['put off, then accepted', topic, [status(429), status(425), OK], 'delivered', 3],
    ['chat: doubt, then accepted', {}, [LOST, OK], 'delivered', 2],
    ['chat: doubt twice', {}, [LOST, LOST], 'unknown', 2],
    ['chat: doubt, then refused', {}, [LOST, status(400)], 'unknown', 2],
    ['chat: an outage of 503', {}, [status(503), status(503), status(503), OK], 'delivered', 4],
    ['chat: an outage of 503, at-least-once', twice, [status(503), status(503)], 'unknown', 2],
    ['chat: doubt, at-most-once', once, [LOST], 'unknown', 1],
    ['chat: 503, at-most-once', once, [status(503)], 'unknown', 1],
    ['topic: doubt', topic, [LOST], 'unknown', 1],
    ['topic: doubt, at-least-once', { ...topic, ...twice }, [LOST, OK], 'delivered', 2],
    ['chat: a web page', {}, [PAGE], 'unknown', 1],
    [
      'doubt, then a success that reports an error',
      {},
      [LOST, { exchange: answered(200, { error: 'no' }) }],
      'unknown',
      2,
    ],
  ])('%s', async (_name, options, scenes, outcome, requests) => {
    const { result, posts } = await run({ ...HOOK, ...options }, scenes);
    expect({ outcome: result.outcome, requests: posts() }).toEqual({ outcome, requests });
    expect(JSON.stringify(result)).not.toContain('tok3n');
  });

  test('is not delivered and not repeated if a chat response has no ID', async () => {
    for (const body of ['', 'ok', '{}', '{"d":{"id":null}}']) {
      const { result, posts } = await run({ ...REST, ...twice }, [{ exchange: answered(200, body) }]);
      expect({ outcome: result.outcome, posts: posts() }).toEqual({ outcome: 'unknown', posts: 1 });
    }
  });

  test('reports the service message if a success contains an error', async () => {
    const refusal = { exchange: answered(200, { success: false, errors: [{ message: 'the archive is full' }] }) };
    expect((await run(HOOK, [refusal])).result).toMatchObject({ service_message: 'the archive is full' });
  });

  test('is reported as a possible duplicate after an ambiguous attempt', async () => {
    const { result } = await run(HOOK, [LOST, OK]);
    expect(result.reason).toMatch(/accepted it \(200\), but an earlier attempt may have arrived as well$/);
    expect((await run(HOOK, [UNSENT, OK])).result.reason).toBe('the service accepted it (200)');
  });

  test.each([
    ['a webhook', HOOK],
    ['a task, whose board is requested first', { ...REST, kind: 'task' }],
  ])('stops after five attempts if a host name is never found: %s', async (_name, options) => {
    const { result, service, elapsedMs } = await run(options, [NO_NAME], [NO_NAME]);
    expect(result).toMatchObject({ outcome: 'not-delivered', hint: 'probably mistyped' });
    expect(service.made).toHaveLength(5);
    expect(elapsedMs).toBeLessThan(5_000);
  });

  test('retries if a host name is temporarily not found', async () => {
    const { result, posts } = await run(HOOK, [UNSENT, NO_NAME, NO_NAME, NO_NAME, NO_NAME, OK]);
    expect(result.outcome).toBe('delivered');
    expect(posts()).toBe(6);
  });

  test('retries until the timeout if the service is unreachable', async () => {
    const { result, posts, elapsedMs } = await run(HOOK, [UNSENT]);
    expect(result).toMatchObject({
      outcome: 'not-delivered',
      reason: expect.stringContaining('timed out before another attempt'),
    });
    expect(posts()).toBeGreaterThan(10);
    expect(elapsedMs).toBeGreaterThan(50_000);
  });

  test('waits half of the time for a silent service, then the other half', async () => {
    const { result, service } = await run(HOOK, [{ exchange: failed(true), takesMs: 600_000 }]);
    expect(result.outcome).toBe('unknown');
    expect(service.made.map(({ atMs }) => atMs)).toEqual([0, expect.closeTo(30_000, -3)]);
  });

  test.each(['3600', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
    'stops at once for a Retry-After of %s, and reports both figures',
    async (value) => {
      const { result, elapsedMs } = await run(HOOK, [
        status(429, { 'retry-after': value, date: new Date(START).toUTCString() }),
      ]);
      expect(result.outcome).toBe('not-delivered');
      expect(result.reason).toMatch(/requests a delay of \d+ s, but only 60 s remain/);
      expect(elapsedMs).toBeLessThan(100);
    },
  );
});

describe('a topic that can be read back', () => {
  const options = { ...REST, kind: 'topic' };
  const there: Scene = { exchange: topics('other', `x#${MARK})`) };
  const absent: Scene = { exchange: topics('other') };

  test.each<[string, Scene[], Scene[], object, number]>([
    ['needs one POST if the response has its ID', [{ exchange: CREATED }], [], { outcome: 'delivered', id: '77' }, 1],
    ['is found if it shows late', [LOST], [absent, there], { outcome: 'delivered', id: '71' }, 1],
    [
      'is found while the service that stored it is silent',
      [{ exchange: failed(true), takesMs: 600_000 }],
      [there],
      { outcome: 'delivered', id: '71', reason: expect.stringContaining('before the service responded') },
      1,
    ],
    ['is not delivered if absent and then refused', [LOST, status(403)], [absent], { outcome: 'not-delivered' }, 2],
  ])('%s', async (_name, scenes, reads, expected, count) => {
    const { result, posts } = await run(options, scenes, reads);
    expect(result).toMatchObject(expected);
    expect(posts()).toBe(count);
  });

  test('is posted again if absent, but not before the settle time', async () => {
    const { result, service } = await run(options, [LOST, { exchange: CREATED }], [absent]);
    expect(result).toMatchObject({ outcome: 'delivered', id: '77' });
    const [first, second] = service.made.filter(({ method }) => method === 'POST');
    expect((second?.atMs ?? 0) - (first?.atMs ?? 0)).toBeGreaterThanOrEqual(10_000);
  });

  test.each<[string, Scene]>([
    ['is an error', status(500)],
    ['is no JSON', { exchange: answered(200, 'hello') }],
    ['is empty', status(204)],
    ['shows less than it counts', { exchange: answered(200, { d: { results: [{ id: 1, body: 'x' }], __count: 9 } }) }],
    ['has records without bodies', { exchange: answered(200, { d: { results: [{ id: 1 }], __count: 1 } }) }],
  ])('where every read %s, it is posted once and unknown', async (_name, scene) => {
    const { result, posts } = await run(options, [LOST], [scene]);
    expect(result.outcome).toBe('unknown');
    expect(posts()).toBe(1);
  });

  describe.each([200, 204])('a %i without a record ID', (code) => {
    test('is unknown after one POST and searches in growing intervals if no record shows', async () => {
      const { result, service, posts } = await run(options, [status(code)], [absent]);
      expect(result).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('not found by search') });
      expect(posts()).toBe(1);
      const looks = service.made.filter(({ method }) => method === 'GET').map(({ atMs }) => Math.round(atMs / 100));
      expect([...new Set(looks)]).toEqual([0, 19, 56, 131, 281, 581]);
    });

    test.each([15_000, 55_000])('is delivered with one POST if the record shows after %i ms', async (lateMs) => {
      const { result, posts } = await runLate(options, status(code), lateMs);
      expect(result).toMatchObject({
        outcome: 'delivered',
        id: '71',
        reason: expect.stringContaining('found in the target'),
      });
      expect(posts).toBe(1);
    });
  });

  describe('a 200 without a record ID, and a list without the record', () => {
    const date = (ms: number) => new Date(START + ms).toUTCString();
    const taken: Scene = { exchange: answered(200, '', { date: date(0) }) };
    const list = (createDate: unknown, more: object = {}): Scene => ({
      exchange: answered(200, { d: { results: [{ id: 99, subject: 'Other', body: 'Other', createDate }], ...more } }),
    });
    const complete = { __count: 1 };
    const iso = (ms: number) => new Date(START + ms).toISOString();

    test.each([iso(10_100), iso(40_000), iso(11_000).replace('Z', '+00:00'), `/Date(${START + 10_100})/`])(
      'proves the record absent after one POST if the list shows a later one (%s)',
      async (createDate) => {
        const { result, posts, elapsedMs } = await run(options, [taken], [list(createDate, complete)]);
        expect(result).toMatchObject({ outcome: 'not-delivered', reason: expect.stringMatching(/it is not there$/) });
        expect(posts()).toBe(1);
        expect(elapsedMs).toBeGreaterThan(55_000);
      },
    );

    test.each<[string, Scene, Scene]>([
      ['that is older', taken, list(iso(9_000), complete)],
      ['whose date names no zone', taken, list(iso(40_000).replace('Z', ''), complete)],
      ['without a date', taken, list(undefined, complete)],
      ['by a clock that is not known', status(200), list(iso(40_000), complete)],
      [
        'by a clock that goes before ours',
        { exchange: answered(200, '', { date: date(30_000) }) },
        list(iso(31_000), complete),
      ],
    ])('that shows another record %s: unknown', async (_name, post, read) => {
      const { result, posts } = await run(options, [post], [read]);
      expect({ outcome: result.outcome, posts: posts() }).toEqual({ outcome: 'unknown', posts: 1 });
    });
  });

  test('searches for an unmarked candidate only until the settle time', async () => {
    const displayed: Scene = {
      exchange: answered(200, { d: { results: [{ id: 9, subject: 'Red', body: null }], __count: 1 } }),
    };
    const { result, elapsedMs } = await run(options, [status(200)], [displayed]);
    expect(result).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('record 9 may be it') });
    expect(elapsedMs).toBeGreaterThan(10_000);
    expect(elapsedMs).toBeLessThan(15_000);
  });

  test.each([304, 409, 499])('a refusal with %i that was carried out is found', async (code) => {
    expect(await run(options, [status(code)], [there])).toMatchObject({ result: { outcome: 'delivered', id: '71' } });
    const { result, posts } = await run(options, [status(code)], [absent]);
    expect(result).toMatchObject({ outcome: 'not-delivered', reason: expect.stringContaining('it is not there') });
    expect(posts()).toBe(1);
  });

  test("an answered attempt doesn't extend the settle time, but a silent one after it does", async () => {
    const slow: Scene = { exchange: answered(200, { ok: false }), takesMs: 17_000 };
    const { service } = await run({ ...options, timeout: '120' }, [slow, status(504), { exchange: CREATED }], [absent]);
    const [, second, third] = service.made.filter(({ method }) => method === 'POST').map(({ atMs }) => atMs);
    expect(second).toBeGreaterThanOrEqual(27_000);
    expect(second).toBeLessThan(30_000);
    expect(third).toBeGreaterThanOrEqual((second ?? 0) + 17_000);
  });

  test('an ambiguous attempt just before the timeout is unknown despite searches', async () => {
    const { result, posts, elapsedMs } = await run({ ...options, timeout: '8' }, [LOST], [absent]);
    expect(result).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining('10 s are needed') });
    expect(posts()).toBe(1);
    expect(elapsedMs).toBeGreaterThan(7_000);
  });

  test('late duplicates are reported with their IDs', async () => {
    let posts = 0;
    const service = scriptedService(({ method }) => {
      if (method === 'POST') return posts++ === 0 ? LOST : { exchange: CREATED };
      return posts === 1 ? absent : { exchange: topics(`a ${MARK}`, `b ${MARK}`) };
    });
    const { result } = await send(service, options);
    expect(posts).toBe(2);
    expect(result).toMatchObject({ outcome: 'delivered', id: '70', reason: expect.stringContaining('70, 71') });
  });

  test('is not delivered if absent and too little time is left', async () => {
    const { result, posts } = await run(
      { ...options, timeout: '10', 'settle-time': '9.5' },
      [LOST],
      [{ ...absent, takesMs: 100 }],
    );
    expect(posts()).toBe(1);
    expect(result).toMatchObject({
      outcome: 'not-delivered',
      reason: expect.stringContaining('timed out before another attempt'),
    });
  });

  test('searches the newest records 5, 15, and 35 s after a silent attempt', async () => {
    const { result, service } = await run(options, [{ exchange: CREATED, takesMs: 40_000 }], [absent]);
    expect(result).toMatchObject({ outcome: 'delivered', id: '77' });
    const looks = service.made.filter(({ method }) => method === 'GET').map(({ atMs }) => Math.round(atMs / 1000));
    expect(looks).toEqual([5, 15, 35]);
  });

  test("a hanging search doesn't delay the response", async () => {
    const hangs: Scene = { exchange: failed(true), takesMs: 600_000 };
    const { result, elapsedMs } = await run(options, [{ exchange: CREATED, takesMs: 6_000 }], [hangs]);
    expect(result.outcome).toBe('delivered');
    expect(elapsedMs).toBe(6_000);
  });

  test.each([503, 500])('Retry-After of a %i delays the next POST but not the search', async (code) => {
    const { result, service } = await run(
      options,
      [status(code, { 'retry-after': '25' }), { exchange: CREATED }],
      [absent],
    );
    expect(result.outcome).toBe('delivered');
    const [, second] = service.made.filter(({ method }) => method === 'POST');
    expect(second?.atMs).toBeGreaterThanOrEqual(25_000);
    expect(service.made.some(({ method, atMs }) => method === 'GET' && atMs < 25_000)).toBe(true);
  });

  test.each<[string, unknown]>([
    ['a text for an ID', { error: 'no', id: 'req-4711' }],
    ['a good id', { error: 'no', id: 77 }],
  ])('a success with an error in its body is searched for: %s', async (_name, body) => {
    const refusal: Scene = { exchange: answered(201, body) };
    expect(await run(options, [refusal], [there])).toMatchObject({ result: { outcome: 'delivered', id: '71' } });
    const { result, posts } = await run(options, [refusal], [absent]);
    expect(result).toMatchObject({
      outcome: 'not-delivered',
      service_message: 'no',
      reason: expect.stringMatching(/with an error; it is not there$/),
    });
    expect(posts()).toBe(2);
    const { result: later } = await run(options, [refusal, { exchange: CREATED }], [absent]);
    expect(later).toMatchObject({ outcome: 'delivered', id: '77' });
  });

  test('waits for a silent service, and leaves time for the proof and another attempt', async () => {
    const { result, service } = await run(
      options,
      [{ exchange: failed(true), takesMs: 600_000 }, { exchange: CREATED }],
      [absent],
    );
    expect(result).toMatchObject({ outcome: 'delivered', id: '77' });
    expect(service.made.filter(({ method }) => method === 'POST')).toMatchObject([
      { atMs: 0, limitMs: 46_000 },
      { atMs: expect.closeTo(56_000, -3) },
    ]);
  });
});

test('searches in time for the last attempt, which uses all the time', async () => {
  const { result, posts } = await runLate(
    { ...REST, kind: 'topic' },
    { takesMs: 10 ** 9, exchange: failed(true) },
    57_000,
  );
  expect(result).toMatchObject({ outcome: 'delivered', id: '71' });
  expect(posts).toBe(2);
});

describe('shutdown', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a topic in doubt', { ...REST, kind: 'topic' }, 'unknown'],
    ['a webhook in doubt', HOOK, 'unknown'],
  ])('%s: nothing more is sent', async (_name, options, outcome) => {
    const service: ScriptedService = scriptedService(() => {
      service.cancel();
      return LOST;
    });
    const { result } = await send(service, options);
    expect(result.outcome).toBe(outcome);
    expect(service.made).toHaveLength(1);
  });

  test('is not delivered while it is certain that nothing arrived', async () => {
    const service: ScriptedService = scriptedService(() => {
      service.cancel();
      return status(429);
    });
    expect((await send(service, HOOK)).result.outcome).toBe('not-delivered');
    expect(service.made).toHaveLength(1);
  });
});
