import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSend } from '../transport/exchange.ts';
import { readProxySettings } from '../transport/proxy.ts';
import type { World } from '../world.ts';
import type { Env } from './inputs.ts';

/** The runner's process: its environment, network, clock and chance, and its wish to end as a signal. */
export function realWorld(env: Env): World {
  const ending = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => ending.abort());
  return {
    env,
    send: createSend({ userAgent: 'workroom-notify', proxy: readProxySettings(env) }),
    // A wall clock that is set while this runs must not stretch or cut a deadline.
    now: () => performance.timeOrigin + performance.now(),
    sleep: (ms) => sleep(ms),
    random: Math.random,
    hex: (digits) => randomBytes(Math.ceil(digits / 2)).toString('hex').slice(0, digits),
    signal: ending.signal,
  };
}
