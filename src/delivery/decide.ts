import { classify, type ExchangeClass } from '../transport/classify.ts';
import { type Moment, waitFor } from '../transport/retry/waiting.ts';
import type { Exchange } from '../transport/types.ts';
import { exchangeWords } from '../transport/words/exchange.ts';

/** What is being delivered, and what happened to it before this exchange. */
export interface Delivery {
  /** Whether the target can be searched for the message. */
  readonly readBack: 'possible' | 'none';
  /** What to do when it cannot, and it is unknown whether the service took it. */
  readonly policy: 'at-least-once' | 'at-most-once';
  /** A line of chat, which may rather repeat than be lost. */
  readonly isChat: boolean;
  /** How many earlier decisions for this message were of class `ambiguous`, and how many `busy`. */
  readonly earlier: { readonly ambiguous: number; readonly busy: number };
}

/** What to do after one POST. `class` is to be counted into `Delivery.earlier` of the next. */
export type Decision = { readonly class: ExchangeClass } & (
  | { readonly do: 'delivered' }
  | { readonly do: 'send-again'; readonly afterMs: number; readonly reason: string }
  /** Search the target; send again only when the message is proved not to be there. */
  | { readonly do: 'read-back'; readonly reason: string; readonly hint: string }
  | {
      readonly do: 'give-up';
      readonly outcome: 'not-delivered' | 'unknown';
      readonly reason: string;
      readonly hint: string;
    }
);

type Step = 'delivered' | 'send-again' | 'read-back' | 'stop';

/**
 * The whole rule, one line a class:
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
 * Sending again is bounded by the time that remains, not by a count. `stop` is `not-delivered` when every exchange so
 * far proves that nothing was stored, otherwise `unknown`.
 */
export function decide(exchange: Exchange, delivery: Delivery, moment: Moment): Decision {
  const cls = classify(exchange);
  const step = stepFor(cls, delivery);
  const words = exchangeWords(exchange);
  if (step === 'delivered') return { class: cls, do: 'delivered' };
  if (step === 'read-back') return { class: cls, do: 'read-back', ...words };
  if (step === 'send-again') {
    const wait = waitFor(exchange, moment);
    if ('afterMs' in wait) return { class: cls, do: 'send-again', afterMs: wait.afterMs, reason: words.reason };
    return { class: cls, do: 'give-up', ...ending(cls, delivery, wait) };
  }
  return { class: cls, do: 'give-up', ...ending(cls, delivery, words) };
}

function stepFor(cls: ExchangeClass, delivery: Delivery): Step {
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
      return delivery.isChat && delivery.policy === 'at-least-once' && delivery.readBack === 'none'
        ? 'send-again'
        : afterDoubt(delivery);
    case 'ambiguous':
      return afterDoubt(delivery);
  }
}

function afterDoubt({ readBack, policy, isChat, earlier }: Delivery): Step {
  if (readBack === 'possible') return 'read-back';
  const used = earlier.ambiguous + (isChat ? 0 : earlier.busy);
  return policy === 'at-least-once' && used === 0 ? 'send-again' : 'stop';
}

function ending(cls: ExchangeClass, { readBack, earlier }: Delivery, words: { reason: string; hint: string }) {
  const doubt = cls === 'ambiguous' || cls === 'busy';
  const earlierDoubt = readBack === 'none' && earlier.ambiguous + earlier.busy > 0;
  if (!doubt && !earlierDoubt) return { outcome: 'not-delivered', ...words } as const;
  const reason = doubt ? words.reason : `${words.reason}, but an earlier attempt may have arrived`;
  return { outcome: 'unknown', reason, hint: words.hint } as const;
}
