/** Classifies what one POST shows about its message: how certain the result is, and why. */

import { classify, type ExchangeClass, mayHaveArrived } from '../service/http/classify.ts';
import type { HttpResult } from '../service/http/exchange.ts';
import { describeExchange, type ExchangeMessage } from '../service/http/http-message.ts';
import { type Creation, readCreation } from '../service/wire/response.ts';

/** Properties of a message that decide about retries. */
export interface Rules {
  /** Set if the target can be searched for the message. */
  readonly readBack: 'possible' | 'none';
  /** Policy if the target can't be searched and the service may have accepted the message. */
  readonly policy: 'at-least-once' | 'at-most-once';
  /** True for a chat message, for which a duplicate is better than a loss. */
  readonly isChat: boolean;
  /** The created record, which decides the format of its ID. */
  readonly creates: 'chat message' | 'record';
  /** The presence of an ID in a response: always for the API, perhaps for a webhook. */
  readonly names: 'always' | 'perhaps';
}

/** Response classes after which the message may or may not have arrived. */
export type Uncertainty = 'ambiguous' | 'busy' | 'error';

/**
 * The class of a delivery, in addition to the classes of every exchange:
 *
 * - `error`: a 2xx whose body says that nothing was done
 * - `no-id`: a 2xx without the ID that the service returns for what it creates
 */
export type DeliveryClass = ExchangeClass | 'error' | 'no-id';

const NAMELESS_HINT = 'Something else may have answered in place of the service: check the address.';

/** Classifies one exchange by the rules of its message. `id` is that of the created record, if the response has it. */
export function classifyPost(exchange: HttpResult, rules: Rules) {
  const creation = classifyCreation(exchange, rules);
  const cls = classifyDelivery(exchange, creation, rules);
  const id = creation.type === 'created' ? creation.id : undefined;
  const message = toText(exchange, creation, cls === 'no-id' && rules.readBack === 'none');
  return { class: cls, doubt: findUncertainty(cls, exchange), id, message };
}

function classifyCreation(exchange: HttpResult, { creates }: Rules): Creation {
  if (exchange.type === 'failure' || exchange.status >= 300) return { type: 'no-id' };
  return readCreation(exchange.body, creates);
}

function classifyDelivery(exchange: HttpResult, creation: Creation, { readBack, names }: Rules): DeliveryClass {
  const cls = classify(exchange);
  const canLook = readBack === 'possible';
  if (cls === 'conflict') return canLook ? cls : 'final';
  if (cls !== 'delivered' || exchange.type === 'failure') return cls;
  // The record may be missing despite the status, so look it up if possible.
  if (creation.type === 'error') return canLook ? 'error' : 'final';
  return creation.type === 'created' || names === 'perhaps' ? cls : 'no-id';
}

function findUncertainty(cls: DeliveryClass, exchange: HttpResult): Uncertainty | undefined {
  if (cls === 'busy' || cls === 'error') return cls;
  return cls === 'no-id' || cls === 'conflict' || mayHaveArrived(exchange) ? 'ambiguous' : undefined;
}

function toText(exchange: HttpResult, { type }: Creation, nameless: boolean): ExchangeMessage {
  const { reason, hint } = describeExchange(exchange);
  if (nameless) return { reason: `${reason}, but names no message`, hint: NAMELESS_HINT };
  return { reason: type === 'error' ? `${reason}, with an error` : reason, hint };
}
