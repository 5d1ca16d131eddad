/** Random exchanges and moments for property tests. */

import type { HttpResult } from '../../src/service/http/exchange.ts';
import { createBackOff, type DelayAfter } from '../../src/service/http/retry.ts';
import { TimeBudget, toMilliseconds } from '../../src/time.ts';
import { fc } from './random.ts';
import { answered, failed } from './scripted-service.ts';

const NOW = Date.UTC(2026, 10, 2, 12, 0, 0);

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

export const moments = fc
  .record({
    earlierAttempts: fc.nat(20),
    remainingMs: fc.nat(120_000),
    chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  })
  .map(({ earlierAttempts, remainingMs, chance }) => ({
    remainingMs,
    delayAfter: getDelayAfter(remainingMs, earlierAttempts, chance),
  }));

/** Creates the back-off after that many attempts. */
export function getDelayAfter(remainingMs: number, earlierAttempts: number, chance: number): DelayAfter {
  const now = () => NOW;
  const delayAfter = createBackOff({ random: () => chance, now }, new TimeBudget(now, toMilliseconds(remainingMs)));
  for (let attempt = 0; attempt < earlierAttempts; attempt++) delayAfter(failed(false));
  return delayAfter;
}
