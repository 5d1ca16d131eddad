/** A clock that skips every wait. */

import type { Runtime } from '../../src/runtime.ts';

/** Creates a clock that skips every wait, for tests in which the service doesn't change meanwhile. */
export function hurriedClock(): Pick<Runtime, 'now' | 'sleep'> {
  let skippedMs = 0;
  const sleep = async (ms: number) => {
    skippedMs += ms;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { now: () => Date.now() + skippedMs, sleep };
}
