import { type Creation, readCreation } from '../service/wire/created.ts';
import { classify, type ExchangeClass, mayHaveArrived } from '../transport/classify.ts';
import type { Exchange } from '../transport/exchange.ts';
import { type RetryMoment, waitAfter } from '../transport/retry/waiting.ts';
import { type ExchangeWords, exchangeWords } from '../transport/words/exchange-words.ts';

/** What a message allows. */
export interface Rules {
  /** Whether the target can be searched for the message. */
  readonly readBack: 'possible' | 'none';
  /** What to do when it cannot, and the service may or may not have taken the message. */
  readonly policy: 'at-least-once' | 'at-most-once';
  /** A line of chat, which may repeat rather than be lost. */
  readonly isChat: boolean;
  /** What the service creates, and so what its id looks like. */
  readonly creates: 'chat message' | 'record';
}

/** The rules of a message, and what its earlier tries left open. */
export interface Situation extends Rules {
  /** How many earlier tries for this message were `ambiguous` (or a `page`, or `denied`), `busy`, and so on. */
  readonly earlier: Readonly<Record<Doubt, number>>;
}

/** What leaves it open whether a message arrived. */
type Doubt = 'ambiguous' | 'busy' | 'unnamed' | 'error';

/**
 * What an answer says of a message that can be read back, beyond what every exchange says:
 *
 * - `error`: a 2xx whose body tells of an error
 * - `created`: 201, which says that there is a record, but not which
 * - `unnamed`: any other 2xx that names no record
 */
type DeliveryClass = ExchangeClass | 'error' | 'created' | 'unnamed';

/** What to do after one POST. Count `doubt` into `Situation.earlier` of the next. */
export type DeliveryDecision = { readonly class: DeliveryClass; readonly doubt?: Doubt } & (
  | { readonly do: 'delivered'; readonly id?: string }
  | { readonly do: 'send-again'; readonly afterMs: number; readonly reason: string }
  /** Search the target, and then do as `ifAbsent` says, but only once it is proved that the message is not there. */
  | {
      readonly do: 'read-back';
      readonly reason: string;
      readonly hint: string;
      /** True when the service said yes: where it lets nobody look, that counts. */
      readonly accepted: boolean;
      readonly ifAbsent: IfAbsent;
    }
  | ({ readonly do: 'give-up' } & FinalOutcome)
);

/** What follows the proof that a message is not where it should be. `afterMs` is counted from the end of the POST. */
type IfAbsent = { readonly do: 'send-again'; readonly afterMs: number } | ({ readonly do: 'give-up' } & FinalOutcome);

interface FinalOutcome extends ExchangeWords {
  readonly outcome: 'not-delivered' | 'unknown';
}

type Move = 'delivered' | 'send-again' | 'read-back' | 'read-back, then stop' | 'stop';

/**
 * A service that so often says "done" and then shows nothing has the message, but shows it without the mark: one more
 * POST would be one more copy.
 */
const MOST_UNNAMED = 3;
/** A service that twice tells of an error will do so again. */
const MOST_ERRORS = 2;

/**
 * The whole decision, one line a class:
 *
 * | class       | read-back possible    | none, at-least-once              | none, at-most-once |
 * |-------------|-----------------------|----------------------------------|--------------------|
 * | `delivered` | delivered             | delivered                        | delivered          |
 * | `error`     | read back, 2 POSTs    | does not occur: `final`          | the same           |
 * | `created`   | read back, then stop  | does not occur                   | does not occur     |
 * | `unnamed`   | read back, 3 POSTs    | does not occur                   | does not occur     |
 * | `not-sent`  | send again            | send again                       | send again         |
 * | `put-off`   | send again            | send again                       | send again         |
 * | `final`     | stop                  | stop                             | stop               |
 * | `hopeless`  | stop                  | stop                             | stop               |
 * | `denied`    | read back, then stop  | stop                             | stop               |
 * | `page`      | read back             | stop                             | stop               |
 * | `ambiguous` | read back             | send again, once for the message | stop               |
 * | `busy`      | read back             | chat: send again; else as above  | stop               |
 *
 * After `read back` the message is sent again only when it is proved absent, and not before the wait that the answer
 * asks for is over. Only the time that is left limits how often a message is sent again. `stop` is `not-delivered` when
 * every exchange so far proves that nothing was stored, otherwise `unknown`.
 */
export function decideDelivery(exchange: Exchange, situation: Situation, moment: RetryMoment): DeliveryDecision {
  const creation = creationOf(exchange, situation);
  const cls = classOf(exchange, creation, situation);
  const doubt = doubtOf(cls, exchange);
  const told = doubt === undefined ? { class: cls } : { class: cls, doubt };
  const words = exchangeReason(exchange, creation);
  const move = moveFor(cls, situation);
  switch (move) {
    case 'delivered':
      return creation.type === 'created' ? { ...told, do: move, id: creation.id } : { ...told, do: move };
    case 'send-again': {
      const wait = waitAfter(exchange, moment);
      if (wait.type === 'wait') return { ...told, do: move, afterMs: wait.ms, reason: words.reason };
      return { ...told, do: 'give-up', ...withoutProof(doubt, situation, wait) };
    }
    case 'stop':
      return { ...told, do: 'give-up', ...withoutProof(doubt, situation, words) };
    default: {
      const accepted = cls === 'created' || cls === 'unnamed';
      const ifAbsent = move === 'read-back' ? sendAgain(exchange, moment) : stopAbsent(cls, words);
      return { ...told, do: 'read-back', ...words, accepted, ifAbsent };
    }
  }
}

function creationOf(exchange: Exchange, { creates }: Situation): Creation {
  if (exchange.type === 'failure' || exchange.status >= 300) return { type: 'unnamed' };
  return readCreation(exchange.body, creates);
}

function classOf(exchange: Exchange, creation: Creation, { readBack }: Situation): DeliveryClass {
  const cls = classify(exchange);
  if (cls !== 'delivered' || exchange.type === 'failure') return cls;
  // Nothing may have been stored, whatever the status says; where that can be looked up, it is.
  if (creation.type === 'error') return readBack === 'possible' ? 'error' : 'final';
  if (creation.type === 'created' || readBack === 'none') return cls;
  return exchange.status === 201 ? 'created' : 'unnamed';
}

function doubtOf(cls: DeliveryClass, exchange: Exchange): Doubt | undefined {
  if (cls === 'busy' || cls === 'error') return cls;
  if (cls === 'unnamed' || cls === 'created') return 'unnamed';
  return mayHaveArrived(exchange) ? 'ambiguous' : undefined;
}

function exchangeReason(exchange: Exchange, creation: Creation): ExchangeWords {
  const words = exchangeWords(exchange);
  return creation.type === 'error' ? { ...words, reason: `${words.reason}, with an error` } : words;
}

function moveFor(cls: DeliveryClass, situation: Situation): Move {
  const { readBack, policy, isChat, earlier } = situation;
  switch (cls) {
    case 'delivered':
      return 'delivered';
    case 'created':
      return 'read-back, then stop';
    case 'error':
      return earlier.error + 1 < MOST_ERRORS ? 'read-back' : 'read-back, then stop';
    case 'unnamed':
      return earlier.unnamed + 1 < MOST_UNNAMED ? 'read-back' : 'read-back, then stop';
    case 'not-sent':
    case 'put-off':
      return 'send-again';
    case 'final':
    case 'hopeless':
      return 'stop';
    case 'denied':
      return readBack === 'possible' ? 'read-back, then stop' : 'stop';
    case 'page':
      return readBack === 'possible' ? 'read-back' : 'stop';
    case 'busy':
      return isChat && policy === 'at-least-once' && readBack === 'none' ? 'send-again' : afterDoubt(situation);
    case 'ambiguous':
      return afterDoubt(situation);
  }
}

function afterDoubt({ readBack, policy, isChat, earlier }: Situation): Move {
  if (readBack === 'possible') return 'read-back';
  const used = earlier.ambiguous + (isChat ? 0 : earlier.busy);
  return policy === 'at-least-once' && used === 0 ? 'send-again' : 'stop';
}

function withoutProof(doubt: Doubt | undefined, { readBack, earlier }: Situation, words: ExchangeWords): FinalOutcome {
  const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
  const { hint } = words;
  if (doubt === undefined && !earlierDoubt) return { outcome: 'not-delivered', reason: words.reason, hint };
  const reason = doubt !== undefined ? words.reason : `${words.reason}, but an earlier try may have arrived`;
  return { outcome: 'unknown', reason, hint };
}

function sendAgain(exchange: Exchange, moment: RetryMoment): IfAbsent {
  const wait = waitAfter(exchange, moment);
  if (wait.type === 'wait') return { do: 'send-again', afterMs: wait.ms };
  return { do: 'give-up', outcome: 'not-delivered', reason: `${wait.reason}; it is not there`, hint: wait.hint };
}

/** The service refuses it, sends elsewhere, or says that it took it: so it would with the next one. */
function stopAbsent(cls: DeliveryClass, { reason, hint }: ExchangeWords): IfAbsent {
  if (cls === 'denied' || cls === 'error') {
    return { do: 'give-up', outcome: 'not-delivered', reason: `${reason}; it is not there`, hint };
  }
  const blind = 'which means that it took the message, but a search does not show it, or shows it without its mark';
  return { do: 'give-up', outcome: 'unknown', reason: `${reason}, ${blind}`, hint };
}
