/** The process of `fault-client.ts`. */
import { fitV8ToReading } from '../../src/action/v8-flags.ts';
import { defined } from '../../src/defined.ts';
import { wholeMs } from '../../src/time.ts';
import { sharedNames } from '../../src/transport/connection/names.ts';
import type { ExchangeLimits } from '../../src/transport/exchange.ts';
import { readProxySettings } from '../../src/transport/proxy.ts';
import { createSend } from '../../src/transport/send.ts';
import type { ClientOrder } from './fault-client.ts';

const order: ClientOrder = JSON.parse(process.argv[2] ?? '');
// As the action does where it reads.
if (order.maxBytes !== undefined) fitV8ToReading();
const { addresses } = order;
const names = addresses && sharedNames(async () => addresses.map((address) => ({ address, family: 4 })));
const send = createSend({ proxy: readProxySettings(order.proxyEnv ?? {}), ...(names && { names }) });
const request = {
  method: 'POST',
  url: new URL(order.url),
  headers: { 'content-type': 'application/json' },
  body: order.bodyBytes === undefined ? '{}' : 'x'.repeat(order.bodyBytes),
} as const;
const exchange = await send(
  request,
  defined<ExchangeLimits>({ timeoutMs: wholeMs(order.timeoutMs), maxBytes: order.maxBytes }),
);
process.stdout.write(JSON.stringify({ exchange, endedAt: Date.now() }));
