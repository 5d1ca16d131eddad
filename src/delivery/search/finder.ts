import type { HttpResult } from '../../service/http/exchange.ts';
import { formatSeconds } from '../../service/http/http-message.ts';
import { parseHttpDate } from '../../service/http/retry.ts';
import type { Call } from '../../service/wire/http-request.ts';
import { type Milliseconds, toMilliseconds } from '../../time.ts';
import type { DeliverySession } from '../session.ts';
import type { searchFor } from './search.ts';

/** The result of a search: the IDs of the records that contain the message, its absence, or why neither is proved. */
type SearchResult =
  | { readonly type: 'found'; readonly ids: readonly number[] }
  | { readonly type: 'absent' }
  | { readonly type: 'unknown'; readonly reason: string };

/**
 * Number of searches for an accepted message. Each interval is twice the one before, and together they fill the time.
 * This finds a record soon in a list with a short delay, finds it late in a slow service, and costs few requests.
 */
const LOOKS = 6;
const CANCELLED = { type: 'unknown', reason: 'this step was cancelled' } as const;
/** Pause between two unreliable scans. */
const PAUSE_MS = toMilliseconds(1_000);
/** Minimum time in which another scan can complete. */
const MIN_SCAN_MS = 500;
/**
 * Silence before the first search during an attempt. Each next search comes after twice as long, but always in the
 * first half of the remaining time: nobody could search after an attempt that takes all of it.
 */
const SILENCE_MS = 5_000;

/** Searches the target for the sent message. */
export class Finder {
  readonly #search: ReturnType<typeof searchFor>;

  constructor(search: ReturnType<typeof searchFor>) {
    this.#search = search;
  }

  /**
   * Sends a POST once, and searches for the message while no response comes, so that a service that has stored it and
   * stays silent costs no wait. `ids` are those of the records found meanwhile.
   */
  async post(session: DeliverySession, call: Call, timeoutMs: Milliseconds) {
    const completed = new AbortController();
    const narrowed = session.until(completed.signal);
    const posting = narrowed.post(call, timeoutMs);
    const watching = this.#watch(narrowed);
    const ids = await Promise.race([posting.then(() => []), watching]);
    if (ids.length > 0) completed.abort();
    const exchange = await posting;
    completed.abort();
    await watching;
    return { exchange, ids };
  }

  /**
   * Returns the IDs of the matching records as soon as there are any. Returns none if another search makes no sense.
   */
  async #watch(session: DeliverySession): Promise<readonly number[]> {
    const { sleep } = session.runtime;
    for (let atMost = SILENCE_MS; ; atMost *= 2) {
      await sleep(session.budget.share({ part: 1 / 2, atMost }));
      if (session.stopped || session.budget.left <= MIN_SCAN_MS) return [];
      const { ids, again } = await this.#search(session, 'newest');
      if (session.stopped) return [];
      if (ids.length > 0 || again !== undefined) return ids;
    }
  }

  /**
   * Searches for an accepted message until it shows or the time is over. Only the last search reads everything, because
   * new records are first or last in a list. Its absence may be a delay of the list, unless the list shows a record
   * that somebody else created the settle time later.
   *
   * @param exchange the completed attempt
   */
  async searchAccepted(
    session: DeliverySession,
    exchange: HttpResult,
    within: 'settle time' | 'deadline' = 'deadline',
  ): Promise<SearchResult> {
    const { now, sleep } = session.runtime;
    const startedAt = now();
    const settleMs = session.longestSettleMs;
    // By the clock of the service.
    const respondedAt = exchange.type === 'response' ? parseHttpDate(exchange.headers['date']) : undefined;
    const isNewer = (at = 0) => at >= Math.max(startedAt, respondedAt ?? Number.POSITIVE_INFINITY) + settleMs;
    const leftMs = within === 'deadline' ? session.budget.left : session.budget.upTo(settleMs);
    for (let look = 1; ; look++) {
      if (session.stopped) return CANCELLED;
      const scan = await this.#search(session, look < LOOKS ? 'newest' : 'first');
      if (scan.ids.length > 0) return { type: 'found', ids: scan.ids };
      const useless = scan.again === 'useless' || (scan.again === 'until-settled' && now() >= startedAt + settleMs);
      const nextAt = startedAt + leftMs * ((2 ** look - 1) / 2 ** (LOOKS - 1));
      if (look === LOOKS && scan.doubt === undefined && isNewer(scan.newestAt)) return { type: 'absent' };
      if (look === LOOKS || useless || session.budget.left <= MIN_SCAN_MS) {
        return { type: 'unknown', reason: scan.doubt ?? 'accepted, but not found by search' };
      }
      await sleep(toMilliseconds(nextAt - now()));
    }
  }

  /**
   * Searches after an ambiguous attempt. One hit proves that the message exists. Only a reliable scan that started at
   * least the settle time after the attempt proves its absence: until then the service may still store it or show an
   * older state.
   *
   * @param exchange the completed attempt
   */
  async searchUntilSettled(session: DeliverySession, exchange: HttpResult): Promise<SearchResult> {
    const { now, sleep } = session.runtime;
    const endedAt = now();
    // After a success response, the service stores nothing as late as it may for other attempts.
    const isAnswered = exchange.type === 'response' && exchange.status < 300;
    for (;;) {
      if (session.stopped) return CANCELLED;
      const startedAt = now();
      const scan = await this.#search(session);
      if (scan.ids.length > 0) return { type: 'found', ids: scan.ids };
      const settleMs = isAnswered ? session.settleMs : session.longestSettleMs;
      const settled = startedAt >= endedAt + settleMs;
      if (scan.doubt === undefined && settled) return { type: 'absent' };
      const useless = scan.again === 'useless' || (scan.again === 'until-settled' && settled);
      if (useless || session.budget.left <= MIN_SCAN_MS) {
        const unseen = `not found yet; ${formatSeconds(settleMs)} are needed to prove that it was not created`;
        return { type: 'unknown', reason: scan.doubt ?? unseen };
      }
      const untilSettled = scan.doubt === undefined || scan.again === 'until-settled';
      const pauseMs = untilSettled ? endedAt + settleMs - now() : PAUSE_MS;
      // Without time to prove its absence, the message may still appear.
      const inTime = pauseMs + MIN_SCAN_MS < session.budget.left;
      await sleep(inTime ? toMilliseconds(pauseMs) : session.budget.share({ part: 1 / 2 }));
    }
  }
}
