/** How long one call may take, and what ends it. */

import type { ExchangeLimits } from '../http/exchange.ts';
import { timeoutMs } from '../options.ts';
import type { CallOptions } from './query.ts';

/** What the call says itself, else what was said for all. Either signal ends it. */
export function callLimits(all: ExchangeLimits, { signal, timeoutSeconds }: CallOptions): ExchangeLimits {
  const signals = [all.signal, signal].filter((one) => one !== undefined);
  return {
    ...all,
    timeoutMs: timeoutSeconds === undefined ? all.timeoutMs : timeoutMs(timeoutSeconds),
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  };
}
