/** Random exchanges and moments for property tests. */

import type { HttpResult } from '../../src/service/http/exchange.ts';
import { RetrySchedule } from '../../src/service/http/retry.ts';
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
    retries: getRetries(remainingMs, earlierAttempts, chance),
  }));

/** Creates a schedule after that many attempts. */
export function getRetries(remainingMs: number, earlierAttempts: number, chance: number): RetrySchedule {
  const now = () => NOW;
  const retries = new RetrySchedule({ now, random: () => chance }, new TimeBudget(now, toMilliseconds(remainingMs)));
  for (let attempt = 0; attempt < earlierAttempts; attempt++) retries.delayAfter(failed(false));
  return retries;
}
