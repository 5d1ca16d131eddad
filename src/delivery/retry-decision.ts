import type { HttpResult } from '../service/http/exchange.ts';
import type { ExchangeMessage } from '../service/http/http-message.ts';
import { type RetryMoment, retryDelay } from '../service/http/retry.ts';
import { classifyPost, type DeliveryClass, type Rules, type Uncertainty } from './classify-response.ts';

/** The rules of a message, and the open questions of its earlier attempts. */
export interface AttemptState extends Rules {
  /** Number of earlier attempts that were `ambiguous` (or `page`, or `denied`), `busy`, and so on. */
  readonly earlier: Readonly<Record<Uncertainty, number>>;
}

/** The next step after one POST. Add `doubt` to `AttemptState.earlier` for the next attempt. */
export type DeliveryDecision = { readonly class: DeliveryClass; readonly doubt?: Uncertainty } & (
  | { readonly do: 'delivered'; readonly id?: string }
  | { readonly do: 'send-again'; readonly afterMs: number; readonly reason: string }
  /** Search the target, and then do as `ifAbsent` says, but only if the message is proved to be absent. */
  | {
      readonly do: 'read-back';
      readonly reason: string;
      readonly hint: string;
      /** True if the service accepted the message: the search then uses all the remaining time. */
      readonly accepted: boolean;
      readonly ifAbsent: IfAbsent;
    }
  | ({ readonly do: 'give-up' } & FinalOutcome)
);

/** The next step after proof that a message is absent. `afterMs` is counted from the completion of the POST. */
type IfAbsent = { readonly do: 'send-again'; readonly afterMs: number } | ({ readonly do: 'give-up' } & FinalOutcome);

interface FinalOutcome extends ExchangeMessage {
  readonly outcome: 'not-delivered' | 'unknown';
}

type Move = 'delivered' | 'send-again' | 'read-back' | 'read-back, then stop' | 'stop';

/** A service that returns an error twice will return it again. */
const MAX_ERRORS = 2;

/**
 * Decides what to do after one POST, one line per class:
 *
 * | class       | read-back possible    | none, at-least-once              | none, at-most-once |
 * |-------------|-----------------------|----------------------------------|--------------------|
 * | `delivered` | delivered             | delivered                        | delivered          |
 * | `error`     | read back, 2 POSTs    | does not occur: `final`          | the same           |
 * | `no-id`     | read back, then stop  | stop                             | stop               |
 * | `not-sent`  | send again            | send again                       | send again         |
 * | `throttled` | send again            | send again                       | send again         |
 * | `final`     | stop                  | stop                             | stop               |
 * | `conflict`  | read back, then stop  | does not occur: `final`          | the same           |
 * | `redirect`  | read back, then stop  | stop                             | stop               |
 * | `page`      | read back             | stop                             | stop               |
 * | `ambiguous` | read back             | send again, once for the message | stop               |
 * | `busy`      | read back             | chat: send again; else as above  | stop               |
 *
 * After `read back` the message is sent again only if it is proved absent, and not before the wait that the response
 * requests is over. Only the remaining time limits the number of attempts. `stop` is `not-delivered` if every exchange
 * proves that nothing was stored, otherwise `unknown`.
 */
export function decideNextAttempt(exchange: HttpResult, state: AttemptState, moment: RetryMoment): DeliveryDecision {
  const { class: cls, doubt, id, message: text } = classifyPost(exchange, state);
  const result = { class: cls, doubt };
  const move = findMove(cls, state);
  switch (move) {
    case 'delivered':
      return { ...result, do: move, id };
    case 'send-again': {
      const wait = retryDelay(exchange, moment);
      if (wait.type === 'wait') return { ...result, do: move, afterMs: wait.ms, reason: text.reason };
      return { ...result, do: 'give-up', ...withoutProof(doubt, state, wait) };
    }
    case 'stop':
      return { ...result, do: 'give-up', ...withoutProof(doubt, state, text) };
    default: {
      const ifAbsent = move === 'read-back' ? sendAgain(exchange, moment) : stopAbsent(text);
      return { ...result, do: 'read-back', ...text, accepted: cls === 'no-id', ifAbsent };
    }
  }
}

function findMove(cls: DeliveryClass, state: AttemptState): Move {
  const { readBack, policy, isChat, earlier } = state;
  switch (cls) {
    case 'delivered':
      return 'delivered';
    case 'error':
      return earlier.error + 1 < MAX_ERRORS ? 'read-back' : 'read-back, then stop';
    case 'not-sent':
    case 'throttled':
      return 'send-again';
    case 'final':
      return 'stop';
    case 'conflict':
      return 'read-back, then stop';
    case 'no-id':
    case 'redirect':
      return readBack === 'possible' ? 'read-back, then stop' : 'stop';
    case 'page':
      return readBack === 'possible' ? 'read-back' : 'stop';
    case 'busy':
      return isChat && policy === 'at-least-once' && readBack === 'none' ? 'send-again' : afterDoubt(state);
    case 'ambiguous':
      return afterDoubt(state);
  }
}

function afterDoubt({ readBack, policy, isChat, earlier }: AttemptState): Move {
  if (readBack === 'possible') return 'read-back';
  const used = earlier.ambiguous + (isChat ? 0 : earlier.busy);
  return policy === 'at-least-once' && used === 0 ? 'send-again' : 'stop';
}

function withoutProof(
  doubt: Uncertainty | undefined,
  { readBack, earlier }: AttemptState,
  text: ExchangeMessage,
): FinalOutcome {
  const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
  const { hint } = text;
  if (doubt === undefined && !earlierDoubt) return { outcome: 'not-delivered', reason: text.reason, hint };
  const earlierText =
    doubt === undefined ? ', but an earlier attempt may have arrived' : ', and an earlier try may have arrived as well';
  return { outcome: 'unknown', reason: text.reason + (earlierDoubt ? earlierText : ''), hint };
}

function sendAgain(exchange: HttpResult, moment: RetryMoment): IfAbsent {
  const wait = retryDelay(exchange, moment);
  if (wait.type === 'wait') return { do: 'send-again', afterMs: wait.ms };
  return { do: 'give-up', outcome: 'not-delivered', reason: `${wait.reason}; it is not there`, hint: wait.hint };
}

/**
 * Stops because the service refuses the message, redirects, or claims to have accepted it, and would do the same next
 * time.
 */
function stopAbsent({ reason, hint }: ExchangeMessage): IfAbsent {
  return { do: 'give-up', outcome: 'not-delivered', reason: `${reason}; it is not there`, hint };
}
