/** One POST, as the product sends it. */

import { wholeMs } from '../../src/time.ts';
import { sharedNames } from '../../src/transport/connection/names.ts';
import type { Exchange } from '../../src/transport/exchange.ts';
import { readProxySettings } from '../../src/transport/proxy.ts';
import { createSend } from '../../src/transport/send.ts';

export interface ClientOrder {
  readonly url: string;
  readonly timeoutMs: number;
  /** Bytes of the answer that are kept, if not as many as usual. */
  readonly maxBytes?: number;
  /** Length of the request's body. Default: an empty object. */
  readonly bodyBytes?: number;
  /** Addresses of every host name, IPv4, in this order. Default: those that the system knows. */
  readonly addresses?: readonly string[];
  /** Environment to read a proxy from. */
  readonly proxyEnv?: Readonly<Record<string, string>>;
}

export function sendPost({ url, timeoutMs, maxBytes, bodyBytes, addresses, proxyEnv }: ClientOrder): Promise<Exchange> {
  const names = addresses && sharedNames(async () => addresses.map((address) => ({ address, family: 4 })));
  const send = createSend({ proxy: readProxySettings(proxyEnv ?? {}), ...(names && { names }) });
  const body = bodyBytes === undefined ? '{}' : 'x'.repeat(bodyBytes);
  const request = { method: 'POST', url: new URL(url), headers: { 'content-type': 'application/json' }, body } as const;
  return send(request, { timeoutMs: wholeMs(timeoutMs), maxBytes });
}
