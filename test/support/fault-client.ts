/** One POST, as the product sends it. */

import type { HttpResult } from '../../src/service/http/exchange.ts';
import { readProxySettings } from '../../src/service/http/proxy.ts';
import { createSend } from '../../src/service/http/send.ts';
import { wholeMs } from '../../src/time.ts';

export interface ClientOrder {
  readonly url: string;
  readonly timeoutMs: number;
  /** Bytes of the answer that are kept, if not as many as usual. */
  readonly maxBytes?: number;
  /** Length of the request's body. Default: an empty object. */
  readonly bodyBytes?: number;
  /** Environment to read a proxy from. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
}

export function sendPost({ url, timeoutMs, maxBytes, bodyBytes, proxyEnv }: ClientOrder): Promise<HttpResult> {
  const send = createSend({ proxy: readProxySettings(proxyEnv ?? {}) });
  const body = bodyBytes === undefined ? '{}' : 'x'.repeat(bodyBytes);
  const request = { method: 'POST', url: new URL(url), headers: { 'content-type': 'application/json' }, body } as const;
  return send(request, { timeoutMs: wholeMs(timeoutMs), maxBytes });
}
