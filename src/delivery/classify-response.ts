/** What one POST of a delivery says of its message: how sure it is, and why. */

import { classify, type ExchangeClass, mayHaveArrived } from '../service/http/classify.ts';
import type { HttpResult } from '../service/http/exchange.ts';
import { describeExchange, type ExchangeMessage } from '../service/http/http-message.ts';
import { type Creation, readCreation } from '../service/wire/creation-response.ts';

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
  /** Whether an answer names what was created: the API's does, a webhook's need not. */
  readonly names: 'always' | 'perhaps';
}

/** What leaves it open whether a message arrived. */
export type Uncertainty = 'ambiguous' | 'busy' | 'error';

/**
 * What an answer says of a message, beyond what every exchange says:
 *
 * - `error`: a 2xx whose body says that nothing was done
 * - `unnamed`: a 2xx, whichever, that names nothing, where the service names what it creates
 */
export type DeliveryClass = ExchangeClass | 'error' | 'unnamed';

const NAMELESS_HINT = 'Something else may have answered in place of the service: check the address.';

/** What a POST has shown. */
interface PostReading {
  readonly class: DeliveryClass;
  readonly doubt?: Uncertainty;
  /** Of what was created, where the answer names it. */
  readonly id?: string;
  readonly words: ExchangeMessage;
}

/** Reads one exchange by the rules of its message. */
export function classifyPost(exchange: HttpResult, rules: Rules): PostReading {
  const creation = classifyCreation(exchange, rules);
  const cls = classifyDelivery(exchange, creation, rules);
  const id = creation.type === 'created' ? creation.id : undefined;
  const text = toText(exchange, creation, cls === 'unnamed' && rules.readBack === 'none');
  return { class: cls, doubt: findUncertainty(cls, exchange), id, words: text };
}

function classifyCreation(exchange: HttpResult, { creates }: Rules): Creation {
  if (exchange.type === 'failure' || exchange.status >= 300) return { type: 'unnamed' };
  return readCreation(exchange.body, creates);
}

function classifyDelivery(exchange: HttpResult, creation: Creation, { readBack, names }: Rules): DeliveryClass {
  const cls = classify(exchange);
  const canLook = readBack === 'possible';
  if (cls === 'conflict') return canLook ? cls : 'final';
  if (cls !== 'delivered' || exchange.type === 'failure') return cls;
  // Nothing may have been stored, whatever the status says; where that can be looked up, it is.
  if (creation.type === 'error') return canLook ? 'error' : 'final';
  return creation.type === 'created' || names === 'perhaps' ? cls : 'unnamed';
}

function findUncertainty(cls: DeliveryClass, exchange: HttpResult): Uncertainty | undefined {
  if (cls === 'busy' || cls === 'error') return cls;
  return cls === 'unnamed' || cls === 'conflict' || mayHaveArrived(exchange) ? 'ambiguous' : undefined;
}

function toText(exchange: HttpResult, { type }: Creation, nameless: boolean): ExchangeMessage {
  const { reason, hint } = describeExchange(exchange);
  if (nameless) return { reason: `${reason}, but names no message`, hint: NAMELESS_HINT };
  return { reason: type === 'error' ? `${reason}, with an error` : reason, hint };
}
