/** Sends one POST like the product. */

import type { HttpResult } from '../../src/service/http/exchange.ts';
import { createSend } from '../../src/service/http/send.ts';
import { toMilliseconds } from '../../src/time.ts';

export interface ClientOrder {
  readonly url: string;
  readonly timeoutMs: number;
  /** Maximum bytes of the response. Default: the product's. */
  readonly maxBytes?: number;
  /** Length of the request body. Default: an empty object. */
  readonly bodyBytes?: number;
  /** Environment with proxy variables. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
}

export function sendPost({ url, timeoutMs, maxBytes, bodyBytes, proxyEnv }: ClientOrder): Promise<HttpResult> {
  const send = createSend(proxyEnv);
  const body = bodyBytes === undefined ? '{}' : 'x'.repeat(bodyBytes);
  const request = { method: 'POST', url: new URL(url), headers: { 'content-type': 'application/json' }, body } as const;
  return send(request, { timeoutMs: toMilliseconds(timeoutMs), maxBytes });
}
