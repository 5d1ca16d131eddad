import { describe, expect, test } from 'vitest';
import { type AttemptState, decideNextAttempt } from '../../../src/delivery/next-attempt.ts';
import type { HttpResponse, HttpResult, RequestFailure } from '../../../src/service/http/exchange.ts';
import { classify } from '../../../src/service/http/http-message.ts';
import { fc, pieces } from '../../support/random.ts';
import { exchanges, getDelayAfter, moments } from '../../support/random-exchanges.ts';

function answered(status: number, headers: Record<string, string> = {}, body = '{}'): HttpResponse {
  return { type: 'response', status, headers, body, complete: true };
}

function failed(written: boolean, permanent = false): RequestFailure {
  return { type: 'failure', written, reason: 'it broke', hint: 'mend it', permanent };
}

const backOff = () => getDelayAfter(60_000, 0, 0.5);
const NONE = { ambiguous: 0, busy: 0, error: 0 };
const HOOK: AttemptState = { kind: 'topic', delivery: 'auto', isWebhook: true, isFindable: false, earlier: NONE };
const CHAT: AttemptState = { ...HOOK, kind: 'message' };
/** A chat message through the API, whose response contains its ID. */
const POSTED: AttemptState = { ...CHAT, isWebhook: false };
const TOPIC: AttemptState = { ...HOOK, isWebhook: false, isFindable: true };

const PAGE = '\n<!doctype html><title>Sign in</title>';
/** Web pages with any content type. */
const PAGES: readonly HttpResult[] = [
  answered(200, {}, PAGE),
  answered(200, { 'content-type': 'text/plain' }, PAGE),
  answered(201, { 'content-type': 'application/xhtml+xml' }, '<?xml version="1.0"?><html/>'),
  answered(200, { 'content-type': 'application/json' }, '<b>'),
  { ...answered(200, {}, '<!doc'), complete: false },
];
/** Bodies that report that nothing was done. */
const NO_SUCCESSES = [
  '{"success":false}',
  '{"ok":false,"error":"no such webhook"}',
  '{"ok":0}',
  '{"errors":[{"message":"no"}]}',
  '{"d":{"success":"false"}}',
  '{"status":"maintenance"}',
  '{"status":"error","message":"no"}',
  '{"status":503}',
  '{"statusCode":500,"message":"Internal server error"}',
];
/** Possible responses of a webhook after a success. */
const SUCCESSES = [
  '',
  'ok',
  'OK\n',
  '1',
  'null',
  '[]',
  '{}',
  '{"ok":true}',
  '{"success":true,"errors":[]}',
  '{"status":"ok"}',
  '{"status":200}',
];

/** Values that are no ID of a topic or task. Numbers that are too long lose precision. */
const NO_IDS = ['""', '0', '-1', '1.5', '"req-4711"', '"0"', '"007.5"', '9007199254740993', '1e21', 'null', '[7]'];

describe('the decision for every status and phase: chat message, topic by webhook, topic that can be read back', () => {
  const again = 'send-again';
  const lost = 'not-delivered';
  const table: readonly [HttpResult, string, string, string][] = [
    ...[200, 201, 202, 204, 299].flatMap((s) => [
      [answered(s, {}, '{"d":{"results":{"id":7}}}'), 'delivered', 'delivered', 'delivered'] as const,
      [answered(s), 'delivered', 'delivered', 'read-back'] as const,
      ...NO_IDS.map((id) => [answered(s, {}, `{"id":${id}}`), 'delivered', 'delivered', 'read-back'] as const),
      ...['{"error":"no","id":7}', '{"d":{"id":7,"error":{"message":"no"}}}', '{"id":"7","error":true}'].map(
        (body) => [answered(s, {}, body), lost, lost, 'read-back'] as const,
      ),
      [answered(s, {}, '{"id":"7","error":null}'), 'delivered', 'delivered', 'delivered'] as const,
    ]),
    ...[301, 302, 307, 308].map((s) => [answered(s), lost, lost, lost] as const),
    ...[304, 409, 499].map((s) => [answered(s), lost, lost, 'read-back'] as const),
    [answered(303), 'unknown', 'unknown', 'read-back'],
    ...[400, 401, 402, 403, 404, 405, 407, 410, 413, 415, 418, 422, 451].map(
      (s) => [answered(s), lost, lost, lost] as const,
    ),
    ...[425, 429].map((s) => [answered(s), again, again, again] as const),
    ...[408, 500, 502, 504, 505, 520, 599, 999].map((s) => [answered(s), again, 'unknown', 'read-back'] as const),
    [answered(501), lost, lost, lost],
    [answered(503), again, 'unknown', 'read-back'],
    [failed(false), again, again, again],
    [failed(false, true), lost, lost, lost],
    [failed(true), again, 'unknown', 'read-back'],
    [failed(true, true), again, 'unknown', 'read-back'],
    [{ ...answered(200, {}, '{"id":'), complete: false }, 'delivered', 'delivered', 'read-back'],
    [answered(200, { 'content-type': 'text/html; charset=utf-8' }, ' <html>'), 'unknown', 'unknown', 'read-back'],
    [answered(200, { 'content-type': 'text/html' }, 'ok'), 'delivered', 'delivered', 'read-back'],
    ...PAGES.map((page) => [page, 'unknown', 'unknown', 'read-back'] as const),
    ...NO_SUCCESSES.map((body) => [answered(200, {}, body), lost, lost, 'read-back'] as const),
    ...SUCCESSES.map((body) => [answered(200, {}, body), 'delivered', 'delivered', 'read-back'] as const),
  ].map(([exchange, ...rest]) => [exchange, ...rest] as [HttpResult, string, string, string]);

  test.each(table)('%j', (exchange, chat, hook, topic) => {
    const seen = [CHAT, HOOK, TOPIC].map((situation) => {
      const decision = decideNextAttempt(exchange, situation, backOff());
      return decision.do === 'give-up' ? decision.outcome : decision.do;
    });
    expect(seen).toEqual([chat, hook, topic]);
  });
});

test.each([
  ...[200, 201, 202, 204, 299].flatMap((status) => SUCCESSES.map((body) => answered(status, {}, body))),
  { ...answered(200, {}, '{"d":{"id":"1'), complete: false },
])('a message through the API is unknown without an ID in the response, and is not sent again: %j', (exchange) => {
  for (const delivery of ['at-least-once', 'at-most-once'] as const) {
    const decision = decideNextAttempt(exchange, { ...POSTED, delivery }, backOff());
    expect(decision).toMatchObject({ do: 'give-up', outcome: 'unknown' });
    expect(decision).toHaveProperty('reason', expect.stringContaining('names no message'));
  }
  expect(decideNextAttempt(exchange, POSTED, backOff())).toHaveProperty('hint', expect.stringContaining('the address'));
  const named = { ...exchange, body: '{"d":{"id":"5-a"}}' };
  expect(decideNextAttempt(named, POSTED, backOff())).toMatchObject({ do: 'delivered', id: '5-a' });
});

test.each<[HttpResult, string, string]>([
  [answered(503), 'busy', 'send-again'],
  [failed(true), 'ambiguous', 'send-again'],
  [answered(200, {}, PAGE), 'ambiguous', 'send-again'],
  [answered(303), 'ambiguous', 'give-up'],
  [answered(409), 'ambiguous', 'give-up'],
  [answered(200, {}, '{"ok":false}'), 'error', 'send-again'],
])('%j of a topic that can be read back: the uncertainty, and the next step if it is absent', (...entry) => {
  const [exchange, doubt, next] = entry;
  const decision = decideNextAttempt(exchange, TOPIC, backOff());
  expect(decision).toMatchObject({ do: 'read-back', doubt, accepted: false, ifAbsent: { do: next } });
  expect(decision).toHaveProperty('reason', expect.not.stringContaining('names no message'));
});

test.each([300, 404])('a %d adds no message for an error name in its body', (status) => {
  const decision = decideNextAttempt(answered(status, {}, '{"error":"no"}'), HOOK, backOff());
  expect(decision).toHaveProperty('reason', expect.not.stringContaining('with an error'));
});

const situations: fc.Arbitrary<AttemptState> = fc.record({
  kind: fc.constantFrom('message', 'topic'),
  delivery: fc.constantFrom('auto', 'at-least-once', 'at-most-once'),
  isWebhook: fc.boolean(),
  isFindable: fc.boolean(),
  earlier: fc.record({ ambiguous: fc.nat(2), busy: fc.nat(2), error: fc.nat(2) }),
});
test('no wait exceeds the timeout, at-most-once is respected, and nothing is claimed without proof', () => {
  fc.assert(
    fc.property(exchanges, situations, moments, (exchange, situation, { remainingMs, delayAfter }) => {
      const decision = decideNextAttempt(exchange, situation, delayAfter);
      const doubt = decision.doubt !== undefined;
      if (decision.do === 'send-again') {
        expect(decision.afterMs).toBeGreaterThanOrEqual(0);
        expect(decision.afterMs).toBeLessThan(remainingMs);
        expect(['not-sent', 'ambiguous', 'busy']).toContain(classify(exchange));
        const isOnce = situation.kind === 'topic' ? 'auto' : undefined;
        if (doubt) expect(situation.isFindable).toBe(false);
        if (doubt) expect(['at-most-once', isOnce]).not.toContain(situation.delivery);
        if (classify(exchange) === 'ambiguous') expect(situation.earlier.ambiguous).toBe(0);
      }
      if (decision.do === 'read-back') {
        expect([doubt, situation.isFindable]).toEqual([true, true]);
        if (decision.accepted) expect(decision.ifAbsent.do).toBe('give-up');
      }
      if (decision.do === 'give-up') {
        expect(decision.reason).not.toBe('');
        const proved = !doubt && (situation.isFindable || situation.earlier.ambiguous + situation.earlier.busy === 0);
        expect(decision.outcome).toBe(proved ? 'not-delivered' : 'unknown');
      }
      if (exchange.type === 'failure') expect(decision.do).not.toBe('delivered');
    }),
    { numRuns: pieces(300) },
  );
});
