import { seconds } from '../transport/words/exchange.ts';
import type { Scan, Search } from './search.ts';
import type { Courier } from './session.ts';

/** What looking told: the ids under which the message is there, that it is not there, or why neither is proved. */
export type Found =
  | { readonly there: 'yes'; readonly ids: readonly number[] }
  | { readonly there: 'no' }
  | { readonly there: 'unproved'; readonly reason: string; readonly refused: boolean };

/** Between two scans that could not be trusted. */
const PAUSE_MS = 1_000;
/** With less time than this another scan would hardly end. */
const SHORTEST_SCAN_MS = 500;

/** Looks in the target for what was sent. */
export class Finder {
  readonly #search: Search;

  constructor(search: Search) {
    this.#search = search;
  }

  /** Ids of the records that hold it now. */
  async copies(courier: Courier): Promise<readonly number[]> {
    return (await this.#search(courier)).ids;
  }

  /**
   * Looks after an attempt of which it is not known whether the service took it. Once found it is there; that it is
   * absent is proved only by a trusted scan that began at least `settleMs` after that attempt ended, because until then
   * the service may still be storing it, or showing an older state.
   */
  async look(courier: Courier, settleMs: number): Promise<Found> {
    const { now } = courier.world;
    const settledAt = now() + settleMs;
    for (;;) {
      if (courier.stopped) return { there: 'unproved', reason: 'this step was cancelled', refused: false };
      const startedAt = now();
      const scan = await this.#search(courier);
      if (scan.ids.length > 0) return { there: 'yes', ids: scan.ids };
      if (scan.doubt === undefined && startedAt >= settledAt) return { there: 'no' };
      if (scan.refused || courier.remainingMs <= SHORTEST_SCAN_MS) return unproved(scan, settleMs);
      const pauseMs = scan.doubt === undefined ? settledAt - now() : PAUSE_MS;
      // Where the time does not suffice for a proof of absence, it may still turn up.
      const inTime = pauseMs + SHORTEST_SCAN_MS < courier.remainingMs;
      await courier.wait(Math.max(0, inTime ? pauseMs : courier.remainingMs / 2));
    }
  }
}

function unproved({ doubt, refused = false }: Scan, settleMs: number): Found {
  const reason = doubt
    ? `looking for it did not help: ${doubt}`
    : `it was not there yet, but only ${seconds(settleMs)} without it would prove that it is not to come`;
  return { there: 'unproved', reason, refused };
}
