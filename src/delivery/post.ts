import { type Decoder, decodeCreated, record, textOrNumber } from '../service/wire/decode.ts';
import type { Settings } from '../settings/settings.ts';
import { SHORTEST_ATTEMPT_MS } from '../transport/retry/waiting.ts';
import type { Exchange } from '../transport/types.ts';
import type { Finder, Found } from './confirm.ts';
import { type Delivery, decide } from './decide.ts';
import type { Result } from './receipt.ts';
import type { Courier } from './session.ts';
import type { Step } from './step.ts';

/** The id of what was created, whatever it is. */
const decodeId: Decoder<{ readonly id: string }> = record(() => ({ id: textOrNumber }));

/**
 * A service that has said "done" so often, and then shows nothing, does show it without the mark: one more POST would
 * be one more copy.
 */
const MOST_UNNAMED = 3;

const LOOK_FIRST = 'Look whether it is there before sending it again';

export type PostSettings = Pick<Settings, 'kind' | 'delivery' | 'settleTime'>;

/**
 * Posts until it is known what became of the message, or the time is over. What each exchange means is said by
 * `decide`; this is the loop around it.
 *
 * @param finder looks whether the message is there; absent where the service gives no way to look
 */
export async function postUntilKnown(
  courier: Courier,
  step: Step,
  settings: PostSettings,
  finder?: Finder,
): Promise<Result> {
  const rule = ruleOf(settings, finder);
  const earlier = { ambiguous: 0, busy: 0 };
  let doubts = 0;
  let unnamed = 0;
  for (let attempt = 0; !courier.stopped; attempt++) {
    const exchange = await courier.post(step, attemptMs(courier, rule, earlier.ambiguous));
    const { now, random } = courier.world;
    const moment = { attempt, now: now(), remainingMs: courier.remainingMs, random };
    const decision = decide(exchange, { ...rule, earlier }, moment);
    if (decision.class === 'ambiguous' || decision.class === 'busy') earlier[decision.class] += 1;
    if (decision.do === 'give-up') return courier.result(decision.outcome, step, decision, exchange);
    if (decision.do === 'send-again') {
      await courier.wait(decision.afterMs);
      continue;
    }
    const accepted = decision.do === 'delivered';
    const id = accepted ? createdId(exchange) : undefined;
    if (finder === undefined || id !== undefined) {
      return delivered(courier, step, exchange, doubts > 0 ? finder : undefined);
    }
    doubts += 1;
    if (accepted && exchange.type === 'answer' && exchange.complete) unnamed += 1;
    const found = await finder.look(courier, settings.settleTime * 1000);
    const reason = accepted ? 'the service accepted it without saying what it created' : decision.reason;
    const ending = endingOf(courier, step, exchange, {
      found,
      reason,
      accepted,
      last: accepted && unnamed >= MOST_UNNAMED,
    });
    if (ending !== undefined) return ending;
  }
  const doubtful = finder === undefined && earlier.ambiguous + earlier.busy > 0;
  const said = { reason: 'this step was cancelled', hint: doubtful ? LOOK_FIRST : '' };
  return courier.result(doubtful ? 'unknown' : 'not-delivered', step, said);
}

/** What looking for it decides; undefined when it is proved that another POST makes no copy. */
function endingOf(
  courier: Courier,
  step: Step,
  exchange: Exchange,
  seen: { found: Found; reason: string; accepted: boolean; last: boolean },
): Result | undefined {
  const { found, accepted, last } = seen;
  if (found.there === 'yes') return foundThere(courier, step, found.ids);
  if (found.there === 'no' && !last) {
    if (courier.remainingMs >= SHORTEST_ATTEMPT_MS) return undefined;
    const reason = `${seen.reason}; it is not there, and no time is left for another attempt`;
    return courier.result('not-delivered', step, { reason, hint: '' }, exchange);
  }
  if (found.there === 'unproved' && found.refused && accepted) return acceptance(courier, step, exchange);
  const looked = found.there === 'no' ? 'it is not where it should be, or without its mark' : found.reason;
  return courier.result('unknown', step, { reason: `${seen.reason}; ${looked}`, hint: LOOK_FIRST }, exchange);
}

/** Only where it was left to us may a chat message repeat more than once, rather than be lost in an outage (503). */
function ruleOf({ kind, delivery }: PostSettings, finder: Finder | undefined): Omit<Delivery, 'earlier'> {
  const isChat = kind === 'message';
  const policy = delivery !== 'auto' ? delivery : isChat ? 'at-least-once' : 'at-most-once';
  return {
    readBack: finder === undefined ? 'none' : 'possible',
    policy,
    isChat: isChat && delivery === 'auto',
  };
}

/** Where it is possible to look, one silent attempt must leave time for that and for others; else half of what is left. */
function attemptMs(courier: Courier, rule: Omit<Delivery, 'earlier'>, ambiguous: number): number {
  const { remainingMs } = courier;
  if (rule.readBack === 'possible') return courier.attemptMs;
  return rule.policy === 'at-least-once' && ambiguous === 0 ? remainingMs / 2 : remainingMs;
}

/** Accepted. After a doubtful attempt one more look tells whether that one had arrived as well. */
async function delivered(courier: Courier, step: Step, exchange: Exchange, finder?: Finder): Promise<Result> {
  const copies = finder === undefined || courier.stopped ? [] : await finder.copies(courier);
  return copies.length > 1 ? foundThere(courier, step, copies) : acceptance(courier, step, exchange);
}

function acceptance(courier: Courier, step: Step, exchange: Exchange): Result {
  const status = exchange.type === 'answer' ? exchange.status : 0;
  const id = createdId(exchange);
  const result = courier.result('delivered', step, { reason: `the service accepted it (${status})`, hint: '' });
  return id === undefined ? result : { ...result, id };
}

function createdId(exchange: Exchange): string | undefined {
  return exchange.type === 'answer' ? decodeCreated(exchange.body, decodeId)?.id : undefined;
}

function foundThere(courier: Courier, step: Step, ids: readonly number[]): Result {
  const [first = 0, ...copies] = ids.toSorted((a, b) => a - b);
  const said =
    copies.length === 0
      ? { reason: 'it was found in the target after an attempt without a clear answer', hint: '' }
      : {
          reason: `more than one record there holds it: ${ids.join(', ')}`,
          hint: 'Remove copies, and raise settle-time',
        };
  return { ...courier.result('delivered', step, said), id: String(first) };
}
