import type { HttpResult } from '../../service/http/exchange.ts';
import { seconds } from '../../service/http/http-message.ts';
import { answeredAt } from '../../service/http/retry.ts';
import { type Milliseconds, wholeMs } from '../../time.ts';
import { settledAfterMs } from '../attempt-timeout.ts';
import type { Call } from '../call.ts';
import type { DeliverySession } from '../session.ts';
import type { MarkSearch, Scan } from './search.ts';

/** What a look told: the ids of the records that hold the message, that it is not there, or why neither is proved. */
export type SearchResult =
  | { readonly there: 'yes'; readonly ids: readonly number[] }
  | { readonly there: 'no' }
  | { readonly there: 'unproved'; readonly reason: string };

/** How a try ended, or which records show that it was carried out although no answer came. */
export type PostResult =
  | { readonly type: 'ended'; readonly exchange: HttpResult }
  | { readonly type: 'seen'; readonly ids: readonly number[] };

/**
 * Looks for what was accepted. Each distance is twice the one before, and all of them fill the time: a list that lags a
 * little shows it soon, a service that stores it late is seen all the same, and neither costs many reads.
 */
const LOOKS = 6;
const CANCELLED = { there: 'unproved', reason: 'this step was cancelled' } as const;
/** Between two scans that could not be trusted. */
const PAUSE_MS = wholeMs(1_000);
/** With less time than this another scan would hardly end. */
const MIN_SCAN_MS = 500;
/**
 * After so much silence the first look beside a try; each next one after twice as long, but always in the first half of
 * the time that is left: after a try that lasts until the end nobody could look.
 */
const SILENCE_MS = 5_000;

/** Looks in the target for what was sent. */
export class Finder {
  readonly #search: MarkSearch;

  constructor(search: MarkSearch) {
    this.#search = search;
  }

  /**
   * Sends a POST once, and looks for the message beside it while no answer comes: a service that has stored it and then
   * says nothing need not be waited for.
   */
  async post(session: DeliverySession, call: Call, timeoutMs: Milliseconds): Promise<PostResult> {
    const completed = new AbortController();
    const narrowed = session.until(completed.signal);
    const { promise: rendered, resolve: onWritten } = Promise.withResolvers<void>();
    // Where nothing was written, nothing is to be seen, and reads would take its connections.
    const posting = narrowed.post(call, timeoutMs, onWritten).finally(onWritten);
    const watching = rendered.then(() => this.#watch(narrowed));
    const seen = await Promise.race([posting.then(() => []), watching]);
    if (seen.length > 0) completed.abort();
    const exchange = await posting;
    completed.abort();
    await watching;
    return seen.length > 0 ? { type: 'seen', ids: seen } : { type: 'ended', exchange };
  }

  /** Ids of the records that hold it, as soon as there are any; none once it makes no sense to look again. */
  async #watch(session: DeliverySession): Promise<readonly number[]> {
    const { sleep } = session.world;
    for (let atMost = SILENCE_MS; ; atMost *= 2) {
      await sleep(session.budget.share({ part: 1 / 2, atMost }));
      if (session.stopped || session.budget.left <= MIN_SCAN_MS) return [];
      const { ids, again } = await this.#search(session, 'newest');
      if (session.stopped) return [];
      if (ids.length > 0 || again !== undefined) return ids;
    }
  }

  /**
   * Looks for what the service has accepted, until it shows or the time is over. The last look alone is at everything:
   * new records are at the ends of a list. That it does not show may be the list's fault, unless that shows what somebody
   * else created the settle time later.
   *
   * @param exchange how its try ended
   */
  async accepted(
    session: DeliverySession,
    exchange: HttpResult,
    within: 'settle time' | 'deadline' = 'deadline',
  ): Promise<SearchResult> {
    const { now, sleep } = session.world;
    const startedAt = now();
    const settleMs = longestSettleMs(session);
    const isNewer = (at = 0) => at >= Math.max(startedAt, answeredAt(exchange) ?? Number.POSITIVE_INFINITY) + settleMs;
    const leftMs = within === 'deadline' ? session.budget.left : session.budget.upTo(settleMs);
    for (let look = 1; ; look++) {
      if (session.stopped) return CANCELLED;
      const scan = await this.#search(session, look < LOOKS ? 'newest' : 'first');
      if (scan.ids.length > 0) return { there: 'yes', ids: scan.ids };
      const useless = scan.again === 'useless' || (scan.again === 'until-settled' && now() >= startedAt + settleMs);
      const nextAt = startedAt + leftMs * ((2 ** look - 1) / 2 ** (LOOKS - 1));
      if (look === LOOKS && scan.doubt === undefined && isNewer(scan.newestAt)) return { there: 'no' };
      if (look === LOOKS || useless || session.budget.left <= MIN_SCAN_MS) {
        return { there: 'unproved', reason: scan.doubt ?? UNSEEN };
      }
      await sleep(wholeMs(nextAt - now()));
    }
  }

  /**
   * Looks after a try that the service may or may not have taken. One hit proves that the message is there. That it is
   * absent is proved only by a trusted scan that began at least the settle time after that try ended: until then the
   * service may still be storing it, or showing an older state.
   *
   * @param exchange how that try ended
   */
  async look(session: DeliverySession, exchange: HttpResult): Promise<SearchResult> {
    const { now, sleep } = session.world;
    const endedAt = now();
    // A service that has said that it is done stores nothing for this request as late as it may for others.
    const isAnswered = exchange.type === 'answer' && exchange.status < 300;
    for (;;) {
      if (session.stopped) return CANCELLED;
      const startedAt = now();
      const scan = await this.#search(session);
      if (scan.ids.length > 0) return { there: 'yes', ids: scan.ids };
      const settleMs = isAnswered ? session.settleMs : longestSettleMs(session);
      const settled = startedAt >= endedAt + settleMs;
      if (scan.doubt === undefined && settled) return { there: 'no' };
      const useless = scan.again === 'useless' || (scan.again === 'until-settled' && settled);
      if (useless || session.budget.left <= MIN_SCAN_MS) return unproved(scan, settleMs);
      const untilSettled = scan.doubt === undefined || scan.again === 'until-settled';
      const pauseMs = untilSettled ? endedAt + settleMs - now() : PAUSE_MS;
      // Where there is no time to prove its absence, it may still turn up.
      const inTime = pauseMs + MIN_SCAN_MS < session.budget.left;
      await sleep(inTime ? wholeMs(pauseMs) : session.budget.share({ part: 1 / 2 }));
    }
  }
}

function longestSettleMs({ settleMs, record: { slowestMs } }: DeliverySession): number {
  return settledAfterMs({ settleMs, slowestMs });
}

const UNSEEN = 'accepted, but not found by search';

function unproved({ doubt }: Scan, settleMs: number): SearchResult {
  const reason = doubt ?? `not found yet; ${seconds(settleMs)} are needed to prove that it was not created`;
  return { there: 'unproved', reason };
}
