/** A clock that jumps over every wait. */

import type { Runtime } from '../../src/runtime.ts';
import { steadyClock } from '../../src/service/http/system.ts';

/** A clock that jumps over every wait, for what need not see the service change meanwhile. */
export function hurriedClock(): Pick<Runtime, 'now' | 'sleep'> {
  const now = steadyClock();
  let skippedMs = 0;
  const sleep = async (ms: number) => {
    skippedMs += ms;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { now: () => now() + skippedMs, sleep };
}
