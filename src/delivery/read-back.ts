import { seconds } from '../transport/exchange-words.ts';
import type { Courier } from './courier.ts';
import type { Scan, Search } from './search.ts';

/** What looking told: the ids under which the message is there, that it is not there, or why neither is proved. */
export type Found =
  | { readonly there: 'yes'; readonly ids: readonly number[] }
  | { readonly there: 'no' }
  | { readonly there: 'unproved'; readonly reason: string };

/** Between two scans that could not be trusted. */
const PAUSE_MS = 1_000;

/**
 * Looks for a message after an attempt of which it is not known whether the service took it. Once found it is there; that it is
 * absent is proved only by a trusted scan that began at least `settleMs` after that attempt ended, because until then
 * the service may still be storing it, or showing an older state.
 */
export async function lookFor(search: Search, courier: Courier, settleMs: number): Promise<Found> {
  const { now } = courier.world;
  const settledAt = now() + settleMs;
  for (;;) {
    if (courier.stopped) return { there: 'unproved', reason: 'this step was cancelled' };
    const startedAt = now();
    const scan = await search(courier);
    if (scan.ids.length > 0) return { there: 'yes', ids: scan.ids };
    if (scan.doubt === undefined && startedAt >= settledAt) return { there: 'no' };
    const pauseMs = scan.doubt === undefined ? settledAt - now() : PAUSE_MS;
    if (scan.refused || courier.remainingMs <= pauseMs) return unproved(scan, courier, settleMs);
    await courier.wait(Math.max(0, pauseMs));
  }
}

function unproved(scan: Scan, courier: Courier, settleMs: number): Found {
  const left = seconds(courier.remainingMs);
  const reason = scan.doubt
    ? `looking for it did not help: ${scan.doubt}`
    : `it was not there yet, and ${left} remain, less than the ${seconds(settleMs)} after which that would prove it`;
  return { there: 'unproved', reason };
}
