import { defined } from '../defined.ts';
import { createdId } from '../service/wire/decode.ts';
import type { Settings } from '../settings/settings.ts';
import { SHORTEST_TRY_MS } from '../transport/retry/waiting.ts';
import type { Exchange } from '../transport/types.ts';
import type { Call } from './call.ts';
import type { Finder, Found } from './confirm.ts';
import { decide, type Rules } from './decide.ts';
import type { Result } from './receipt.ts';
import type { Session } from './session.ts';

/**
 * A service that so often says "done" and then shows nothing has the message, but shows it without the mark: one more
 * POST would be one more copy.
 */
const MOST_UNNAMED = 3;

type PostSettings = Pick<Settings, 'kind' | 'delivery' | 'settleTime'>;

/**
 * Posts until it is known what became of the message, or no time is left. `decide` says what each exchange means; this
 * is the loop around it.
 *
 * @param finder looks whether the message is there; absent where the service gives no way to look
 */
export async function postUntilKnown(
  session: Session,
  call: Call,
  settings: PostSettings,
  finder?: Finder,
): Promise<Result> {
  const rules = rulesOf(settings, finder);
  const { now, sleep, random } = session.world;
  const earlier = { ambiguous: 0, busy: 0 };
  let doubts = 0;
  let unnamed = 0;
  for (let earlierTries = 0; !session.stopped; earlierTries++) {
    const exchange = await session.post(call, tryMs(session, rules, earlier.ambiguous));
    const moment = { earlierTries, now: now(), remainingMs: session.remainingMs, random };
    const decision = decide(exchange, { ...rules, earlier }, moment);
    if (decision.class === 'ambiguous' || decision.class === 'busy') earlier[decision.class] += 1;
    if (decision.do === 'give-up') return session.result(decision.outcome, call, decision, exchange);
    if (decision.do === 'send-again') {
      await sleep(decision.afterMs);
      continue;
    }
    const accepted = decision.do === 'delivered';
    const id = accepted ? idOf(exchange) : undefined;
    if (finder === undefined || id !== undefined) {
      return delivered(session, call, exchange, doubts > 0 ? finder : undefined);
    }
    doubts += 1;
    if (accepted && exchange.type === 'answer' && exchange.complete) unnamed += 1;
    const found = await finder.look(session, settings.settleTime * 1000);
    const reason = accepted ? 'the service accepted it without saying what it created' : decision.reason;
    const last = accepted && unnamed >= MOST_UNNAMED;
    const ending = endingOf(session, call, exchange, { found, reason, accepted, last });
    if (ending !== undefined) return ending;
  }
  const doubtful = finder === undefined && earlier.ambiguous + earlier.busy > 0;
  return session.result(doubtful ? 'unknown' : 'not-delivered', call, { reason: 'this step was cancelled', hint: '' });
}

/** What the look decides; undefined when it proved that another POST makes no copy. */
function endingOf(
  session: Session,
  call: Call,
  exchange: Exchange,
  seen: { found: Found; reason: string; accepted: boolean; last: boolean },
): Result | undefined {
  const { found, accepted, last } = seen;
  if (found.there === 'yes') return foundThere(session, call, found.ids);
  if (found.there === 'no' && !last) {
    if (session.remainingMs >= SHORTEST_TRY_MS) return undefined;
    const reason = `${seen.reason}; it is not there, and no time is left for another try`;
    return session.result('not-delivered', call, { reason, hint: '' }, exchange);
  }
  if (found.there === 'unproved' && found.refused && accepted) return acceptance(session, call, exchange);
  const looked = found.there === 'no' ? 'it is not where it should be, or without its mark' : found.reason;
  return session.result('unknown', call, { reason: `${seen.reason}; ${looked}`, hint: '' }, exchange);
}

/** Only with `auto` may a chat message repeat more than once, rather than be lost in an outage (503). */
function rulesOf({ kind, delivery }: PostSettings, finder: Finder | undefined): Rules {
  const isChat = kind === 'message';
  const policy = delivery !== 'auto' ? delivery : isChat ? 'at-least-once' : 'at-most-once';
  return {
    readBack: finder === undefined ? 'none' : 'possible',
    policy,
    isChat: isChat && delivery === 'auto',
  };
}

/** Milliseconds for one try. Where it can be looked for, time must be left to look and to try again. */
function tryMs(session: Session, rules: Rules, ambiguous: number): number {
  const { remainingMs } = session;
  if (rules.readBack === 'possible') return session.tryMs;
  return rules.policy === 'at-least-once' && ambiguous === 0 ? remainingMs / 2 : remainingMs;
}

/** Accepted. After a doubtful try, one more look tells whether that one had arrived as well. */
async function delivered(session: Session, call: Call, exchange: Exchange, finder?: Finder): Promise<Result> {
  const copies = finder === undefined || session.stopped ? [] : await finder.copies(session);
  return copies.length > 1 ? foundThere(session, call, copies) : acceptance(session, call, exchange);
}

function acceptance(session: Session, call: Call, exchange: Exchange): Result {
  const status = exchange.type === 'answer' ? exchange.status : 0;
  const result = session.result('delivered', call, { reason: `the service accepted it (${status})`, hint: '' });
  return defined<Result>({ ...result, id: idOf(exchange) });
}

function idOf(exchange: Exchange): string | undefined {
  return exchange.type === 'answer' ? createdId(exchange.body) : undefined;
}

function foundThere(session: Session, call: Call, ids: readonly number[]): Result {
  const [first = 0, ...copies] = ids.toSorted((a, b) => a - b);
  const said =
    copies.length === 0
      ? { reason: 'it was found in the target after a try without a clear answer', hint: '' }
      : {
          reason: `more than one record there holds it: ${ids.join(', ')}`,
          hint: 'Remove copies, and raise settle-time',
        };
  return { ...session.result('delivered', call, said), id: String(first) };
}
