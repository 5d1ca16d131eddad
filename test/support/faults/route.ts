/** Network paths from the action to the service, each with its own faults. */

import type { Chance } from '../chance.ts';
import { startProxy } from './proxy.ts';

export type Route = 'http' | 'https' | 'proxy';

export const PROXY_PASSWORD = 'pr0xy-s3cret-pw';
/** Subject alternative names of the campaign's certificate, for all routes. */
export const ALT_NAME = 'IP:127.0.0.1,IP:0.0.0.0';

/** A network path to the service. */
interface Way {
  readonly origin: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Waits for pending data, then closes. */
  readonly close: () => Promise<void>;
}

/** Inputs of a route. */
interface Start {
  readonly chance: Chance;
  /** Port of the service. */
  readonly port: number;
  /** Called with the name of each fault. */
  readonly played: (what: string) => void;
}

export function isTls(route: Route): boolean {
  return route !== 'http';
}

export async function openWay(route: Route, start: Start): Promise<Way> {
  const { chance, port, played } = start;
  switch (route) {
    case 'http':
      return { origin: `http://${loopbackName(chance)}:${port}`, close: async () => {} };
    case 'https':
      return { origin: `https://127.0.0.1:${port}`, close: async () => {} };
    case 'proxy': {
      const proxy = await startProxy(chance, 0.1, played);
      const env = { HTTPS_PROXY: `http://builder:${PROXY_PASSWORD}@127.0.0.1:${proxy.port}` };
      // 0.0.0.0 reaches this machine but is not a loopback name, so the proxy is used.
      return { origin: `https://0.0.0.0:${port}`, env, close: proxy.close };
    }
  }
}

/** Chooses a name with addresses of two families, one of which refuses connections. */
function loopbackName(chance: Chance): string {
  return chance.next() < 0.5 ? 'localhost' : '127.0.0.1';
}
