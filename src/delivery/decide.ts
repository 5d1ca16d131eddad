import { classify, type ExchangeClass } from '../transport/classify.ts';
import { type Moment, waitAfter } from '../transport/retry/waiting.ts';
import type { Exchange } from '../transport/types.ts';
import { type ExchangeWords, exchangeWords } from '../transport/words/exchange.ts';

/** What a message allows. */
export interface Rules {
  /** Whether the target can be searched for the message. */
  readonly readBack: 'possible' | 'none';
  /** What to do when it cannot, and the service may or may not have taken the message. */
  readonly policy: 'at-least-once' | 'at-most-once';
  /** A line of chat, which may repeat rather than be lost. */
  readonly isChat: boolean;
}

/** The rules of a message, and what its earlier tries left open. */
export interface Situation extends Rules {
  /** How many earlier decisions for this message were of class `ambiguous`, and how many `busy`. */
  readonly earlier: { readonly ambiguous: number; readonly busy: number };
}

/** What to do after one POST. Count `class` into `Situation.earlier` of the next. */
type Decision = { readonly class: ExchangeClass } & (
  | { readonly do: 'delivered' }
  | { readonly do: 'send-again'; readonly afterMs: number; readonly reason: string }
  /** Search the target; send again only once it is proved that the message is not there. */
  | { readonly do: 'read-back'; readonly reason: string; readonly hint: string }
  | {
      readonly do: 'give-up';
      readonly outcome: 'not-delivered' | 'unknown';
      readonly reason: string;
      readonly hint: string;
    }
);

type Move = 'delivered' | 'send-again' | 'read-back' | 'stop';

/**
 * The whole decision, one line a class:
 *
 * | class       | read-back possible | none, at-least-once              | none, at-most-once |
 * |-------------|--------------------|----------------------------------|--------------------|
 * | `delivered` | delivered          | delivered                        | delivered          |
 * | `not-sent`  | send again         | send again                       | send again         |
 * | `put-off`   | send again         | send again                       | send again         |
 * | `final`     | stop               | stop                             | stop               |
 * | `hopeless`  | stop               | stop                             | stop               |
 * | `ambiguous` | read back          | send again, once for the message | stop               |
 * | `busy`      | read back          | chat: send again; else as above  | stop               |
 *
 * Only the time that is left limits how often a message is sent again. `stop` is `not-delivered` when every exchange so
 * far proves that nothing was stored, otherwise `unknown`.
 */
export function decide(exchange: Exchange, situation: Situation, moment: Moment): Decision {
  const cls = classify(exchange);
  const move = moveFor(cls, situation);
  const words = exchangeWords(exchange);
  if (move === 'delivered') return { class: cls, do: 'delivered' };
  if (move === 'read-back') return { class: cls, do: 'read-back', ...words };
  if (move === 'send-again') {
    const wait = waitAfter(exchange, moment);
    if (wait.type === 'wait') return { class: cls, do: 'send-again', afterMs: wait.ms, reason: words.reason };
    return { class: cls, do: 'give-up', ...ending(cls, situation, wait) };
  }
  return { class: cls, do: 'give-up', ...ending(cls, situation, words) };
}

function moveFor(cls: ExchangeClass, situation: Situation): Move {
  switch (cls) {
    case 'delivered':
      return 'delivered';
    case 'not-sent':
    case 'put-off':
      return 'send-again';
    case 'final':
    case 'hopeless':
      return 'stop';
    case 'busy':
      return situation.isChat && situation.policy === 'at-least-once' && situation.readBack === 'none'
        ? 'send-again'
        : afterDoubt(situation);
    case 'ambiguous':
      return afterDoubt(situation);
  }
}

function afterDoubt({ readBack, policy, isChat, earlier }: Situation): Move {
  if (readBack === 'possible') return 'read-back';
  const used = earlier.ambiguous + (isChat ? 0 : earlier.busy);
  return policy === 'at-least-once' && used === 0 ? 'send-again' : 'stop';
}

function ending(cls: ExchangeClass, { readBack, earlier }: Situation, words: ExchangeWords) {
  const doubt = cls === 'ambiguous' || cls === 'busy';
  const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
  const { hint } = words;
  if (!doubt && !earlierDoubt) return { outcome: 'not-delivered', reason: words.reason, hint } as const;
  const reason = doubt ? words.reason : `${words.reason}, but an earlier try may have arrived`;
  return { outcome: 'unknown', reason, hint } as const;
}
