/** Random exchanges and moments for property tests. */

import type { HttpResult } from '../../src/service/http/exchange.ts';
import type { RetryMoment } from '../../src/service/http/retry.ts';
import { fc } from './random.ts';
import { answered, failed } from './scripted-service.ts';

export const NOW = Date.UTC(2026, 10, 2, 12, 0, 0);

export const exchanges: fc.Arbitrary<HttpResult> = fc.oneof(
  fc.record({ written: fc.boolean(), permanent: fc.boolean() }).map((f) => failed(f.written, f.permanent)),
  fc
    .record({
      status: fc.oneof(fc.integer({ min: 200, max: 599 }), fc.constantFrom(200, 408, 425, 429, 501, 503)),
      wait: fc.option(fc.oneof(fc.nat(200).map(String), fc.string())),
      type: fc.constantFrom('text/html', 'application/json'),
      body: fc.constantFrom('<html>', '{}', ''),
      complete: fc.boolean(),
    })
    .map(({ status, wait, type, body, complete }) => ({
      ...answered(status, body, { 'content-type': type, ...(wait === null ? {} : { 'retry-after': wait }) }),
      complete,
    })),
);

export const moments: fc.Arbitrary<RetryMoment> = fc.record({
  earlierAttempts: fc.nat(2000),
  unresolved: fc.nat(2000),
  now: fc.constant(NOW),
  remainingMs: fc.integer({ min: -1000, max: 120_000 }),
  random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }).map((value) => () => value),
});
