import { type Decoder, decodeCreated, record, textOrNumber } from '../service/decode.ts';
import type { Settings } from '../settings/settings.ts';
import { type Delivery, decide } from '../transport/decide.ts';
import type { Exchange } from '../transport/types.ts';
import type { Courier } from './courier.ts';
import { lookFor } from './read-back.ts';
import type { Result } from './receipt.ts';
import type { Search } from './search.ts';
import type { Step } from './steps.ts';

/** Where it is possible to look, one silent attempt must leave time for that and for another. */
const ATTEMPT_MS = 10_000;

/** The id of what was created, whatever it is. */
const decodeId: Decoder<{ readonly id: string }> = record(() => ({ id: textOrNumber }));

const LOOK_FIRST = 'Look whether it is there before sending it again';

export type PostSettings = Pick<Settings, 'kind' | 'delivery' | 'settleTimeMs'>;

/**
 * Posts until it is known what became of the message, or the time is over. What each exchange means is said by
 * `decide`; this is the loop around it.
 *
 * @param search how to look whether the message is there; absent where the service gives no way to look
 */
export async function postUntilKnown(
  courier: Courier,
  step: Step,
  settings: PostSettings,
  search?: Search,
): Promise<Result> {
  const rule = ruleOf(settings, search);
  const earlier = { ambiguous: 0, busy: 0 };
  for (let attempt = 0; !courier.stopped; attempt++) {
    const exchange = await courier.post(step, attemptMs(courier, rule, earlier.ambiguous));
    const { now, random } = courier.world;
    const moment = { attempt, now: now(), remainingMs: courier.remainingMs, random };
    const decision = decide(exchange, { ...rule, earlier }, moment);
    const doubts = earlier.ambiguous + earlier.busy;
    if (decision.class === 'ambiguous' || decision.class === 'busy') earlier[decision.class] += 1;
    if (decision.do === 'delivered') return delivered(courier, step, exchange, doubts > 0 ? search : undefined);
    if (decision.do === 'give-up') return courier.result(decision.outcome, step, decision, exchange);
    if (decision.do === 'send-again') await courier.wait(decision.afterMs);
    else if (search !== undefined) {
      const found = await lookFor(search, courier, settings.settleTimeMs);
      if (found.there === 'yes') return foundThere(courier, step, found.ids);
      if (found.there === 'unproved') {
        const reason = `${decision.reason}; ${found.reason}`;
        return courier.result('unknown', step, { reason, hint: LOOK_FIRST }, exchange);
      }
    }
  }
  const doubtful = search === undefined && earlier.ambiguous + earlier.busy > 0;
  const said = { reason: 'this step was cancelled', hint: doubtful ? LOOK_FIRST : '' };
  return courier.result(doubtful ? 'unknown' : 'not-delivered', step, said);
}

function ruleOf({ kind, delivery }: PostSettings, search: Search | undefined): Omit<Delivery, 'earlier'> {
  const isChat = kind === 'message';
  const policy = delivery !== 'auto' ? delivery : isChat ? 'at-least-once' : 'at-most-once';
  return { readBack: search === undefined ? 'none' : 'possible', policy, isChat };
}

/** A message that may be sent a second time gets half of what is left for the first. */
function attemptMs(courier: Courier, rule: Omit<Delivery, 'earlier'>, ambiguous: number): number {
  if (rule.readBack === 'possible') return ATTEMPT_MS;
  return rule.policy === 'at-least-once' && ambiguous === 0 ? courier.remainingMs / 2 : courier.remainingMs;
}

/** Accepted. After a doubtful attempt one more look tells whether that one had arrived as well. */
async function delivered(courier: Courier, step: Step, exchange: Exchange, search?: Search): Promise<Result> {
  const id = exchange.type === 'answer' ? decodeCreated(exchange.body, decodeId)?.id : undefined;
  const copies = search === undefined || courier.stopped ? [] : (await search(courier)).ids;
  if (copies.length > 1) return foundThere(courier, step, copies);
  const status = exchange.type === 'answer' ? exchange.status : 0;
  const result = courier.result('delivered', step, { reason: `the service accepted it (${status})`, hint: '' });
  return id === undefined ? result : { ...result, id };
}

function foundThere(courier: Courier, step: Step, ids: readonly number[]): Result {
  const [first = 0, ...copies] = ids.toSorted((a, b) => a - b);
  const said =
    copies.length === 0
      ? { reason: 'it was found in the target after an attempt without an answer', hint: '' }
      : { reason: `it is there more than once: ${ids.join(', ')}`, hint: 'Remove the copies, and raise settle-time' };
  return { ...courier.result('delivered', step, said), id: String(first) };
}
