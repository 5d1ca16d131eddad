/** One POST from a process of its own, to see whether it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Exchange } from '../../src/transport/exchange.ts';
import { CLIENT } from './bundled.ts';
import { COMPILE_CACHE } from './compile-cache.ts';

/** What the child process is to send. */
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

/** What came of it. */
export interface ClientRun {
  readonly exchange: Exchange;
  /** Milliseconds between the end of the exchange and the end of the process. */
  readonly lingeredMs: number;
  readonly stderr: string;
}

/** Sends one POST from a process of its own: for what is fixed when a process starts, and for its end. */
export async function runClient(
  order: ClientOrder,
  options: { caFile?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<ClientRun> {
  const trust = options.caFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: options.caFile };
  const child = spawn(process.execPath, [CLIENT, JSON.stringify(order)], {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...trust, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const exitedAt = Date.now();
  if (code !== 0) throw new Error(`the client ended with ${code}: ${stderr}`);
  const { exchange, endedAt } = JSON.parse(stdout);
  return { exchange, lingeredMs: exitedAt - endedAt, stderr };
}
