import { seconds } from '../transport/words/exchange.ts';
import type { Scan, Search } from './search.ts';
import type { Session } from './session.ts';

/** What a look told: the ids of the records that hold the message, that it is not there, or why neither is proved. */
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
  async copies(session: Session): Promise<readonly number[]> {
    return (await this.#search(session)).ids;
  }

  /**
   * Looks after a try that the service may or may not have taken. One hit proves that the message is there. That it is
   * absent is proved only by a trusted scan that began at least `settleMs` after that try ended: until then the service
   * may still be storing it, or showing an older state.
   */
  async look(session: Session, settleMs: number): Promise<Found> {
    const { now, sleep } = session.world;
    const settledAt = now() + settleMs;
    for (;;) {
      if (session.stopped) return { there: 'unproved', reason: 'this step was cancelled', refused: false };
      const startedAt = now();
      const scan = await this.#search(session);
      if (scan.ids.length > 0) return { there: 'yes', ids: scan.ids };
      if (scan.doubt === undefined && startedAt >= settledAt) return { there: 'no' };
      if (scan.refused || session.remainingMs <= SHORTEST_SCAN_MS) return unproved(scan, settleMs);
      const pauseMs = scan.doubt === undefined ? settledAt - now() : PAUSE_MS;
      // Where there is no time to prove its absence, it may still turn up.
      const inTime = pauseMs + SHORTEST_SCAN_MS < session.remainingMs;
      await sleep(Math.max(0, inTime ? pauseMs : session.remainingMs / 2));
    }
  }
}

function unproved({ doubt, refused = false }: Scan, settleMs: number): Found {
  const reason = doubt
    ? `looking for it did not help: ${doubt}`
    : `it was not there yet, but only ${seconds(settleMs)} without it would prove that it is not to come`;
  return { there: 'unproved', reason, refused };
}
