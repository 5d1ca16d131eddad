import type { MessageContent } from '../message/render-types.ts';
import type { HttpResult } from '../service/http/exchange.ts';
import { createBackOff, MIN_ATTEMPT_MS } from '../service/http/retry.ts';
import type { Call } from '../service/wire/http-request.ts';
import { computeTimeoutMs, decideNextAttempt } from './next-attempt.ts';
import type { Result } from './receipt.ts';
import type { Finder } from './search/finder.ts';
import type { DeliverySession } from './session.ts';

/**
 * Posts until the result is known or no time is left. `decideNextAttempt` interprets each exchange; this function is
 * the loop around it.
 *
 * @param kind of the message
 * @param finder searches for the message; absent if the service can't be searched
 */
export async function postWithRetry(
  session: DeliverySession,
  call: Call,
  kind: MessageContent['kind'],
  finder?: Finder,
): Promise<Result> {
  const { now, sleep } = session.runtime;
  const earlier = { ambiguous: 0, busy: 0, error: 0 };
  const { delivery } = session.settings;
  const state = { kind, delivery, isWebhook: call.path === '', isFindable: finder !== undefined, earlier };
  const delayAfter = createBackOff(session.runtime, session.budget);
  while (!session.stopped) {
    const { budget, record, longestSettleMs } = session;
    const timeoutMs = computeTimeoutMs(state, budget.left, longestSettleMs, record.slowestMs);
    const { exchange, ids } = finder
      ? await finder.post(session, call, timeoutMs)
      : { exchange: await session.post(call, timeoutMs), ids: [] };
    if (ids.length > 0) return toFoundResult(session, call, ids, 'before the service responded');
    const endedAt = now();
    const decision = decideNextAttempt(exchange, state, delayAfter);
    if (decision.do === 'give-up') return session.result(decision.outcome, call, decision, exchange);
    if (decision.do === 'delivered') {
      const isUnclear = earlier.ambiguous + earlier.busy + earlier.error > 0;
      return toAcceptedResult(session, call, { exchange, id: decision.id }, finder, isUnclear);
    }
    if (decision.doubt !== undefined) earlier[decision.doubt] += 1;
    let waitMs = decision.do === 'send-again' ? decision.afterMs : 0;
    if (decision.do === 'read-back' && finder !== undefined) {
      const found = await (decision.accepted
        ? finder.searchAccepted(session, exchange)
        : finder.searchUntilSettled(session, exchange));
      const { reason, ifAbsent } = decision;
      if (found.type === 'found') return toFoundResult(session, call, found.ids, 'after an ambiguous response');
      if (found.type === 'unknown') {
        return session.result('unknown', call, { reason: `${reason}; ${found.reason}`, hint: '' }, exchange);
      }
      if (ifAbsent.do === 'give-up') return session.result(ifAbsent.outcome, call, ifAbsent, exchange);
      if (budget.left < MIN_ATTEMPT_MS) {
        const message = { reason: `${reason}; it is not there; timed out before another attempt`, hint: '' };
        return session.result('not-delivered', call, message, exchange);
      }
      // Another POST makes no duplicate.
      waitMs = endedAt + ifAbsent.afterMs - now();
    }
    await sleep(session.budget.upTo(waitMs));
  }
  const doubtful = finder === undefined && earlier.ambiguous + earlier.busy > 0;
  const reason = `this step was cancelled${doubtful ? ', but an earlier attempt may have arrived' : ''}`;
  return session.result(doubtful ? 'unknown' : 'not-delivered', call, { reason, hint: '' });
}

/**
 * Builds the result of an accepted message. Searches once more if an earlier attempt may have arrived too.
 *
 * @param isUnclear true after an ambiguous attempt
 */
async function toAcceptedResult(
  session: DeliverySession,
  call: Call,
  { exchange, id }: { readonly exchange: HttpResult; readonly id?: string },
  finder: Finder | undefined,
  isUnclear: boolean,
): Promise<Result> {
  const found = isUnclear ? await finder?.searchAccepted(session, exchange, 'settle time') : undefined;
  const ids = found?.type === 'found' ? found.ids : [];
  if (ids.length > 1) return toFoundResult(session, call, ids, '');
  const link = finder === undefined ? 'but' : 'and a search does not show it, so';
  const doubt = isUnclear && ids.length === 0 ? `, ${link} an earlier attempt may have arrived as well` : '';
  const status = exchange.type === 'response' ? exchange.status : 0;
  const message = { reason: `the service accepted it (${status})${doubt}`, hint: '' };
  return { ...session.result('delivered', call, message), id };
}

function toFoundResult(session: DeliverySession, call: Call, ids: readonly number[], when: string): Result {
  const [first = 0, ...copies] = ids.toSorted((a, b) => a - b);
  const isOne = copies.length === 0;
  const reason = isOne ? `found in the target ${when}` : `several records hold it: ${ids.join(', ')}`;
  const message = { reason, hint: isOne ? '' : 'Remove copies, and raise settle-time' };
  return { ...session.result('delivered', call, message), id: String(first) };
}
