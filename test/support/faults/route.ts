/** The ways from the action to the service of a schedule, each with a weather of its own. */

import type { Chance } from '../chance.ts';
import { startProxy } from './proxy.ts';

export type Route = 'http' | 'https' | 'proxy';

export const PROXY_PASSWORD = 'pr0xy-s3cret-pw';
/** What the certificate of a campaign has to say, for all routes. */
export const ALT_NAME = 'IP:127.0.0.1,IP:0.0.0.0';

/** How the action gets to the service. */
interface Way {
  readonly origin: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Waits for what may still come over it, then closes. */
  readonly close: () => Promise<void>;
}

/** What a route begins with. */
interface Start {
  readonly chance: Chance;
  /** Of the service. */
  readonly port: number;
  /** Is told what the weather did. */
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
      // 0.0.0.0 is this machine too, but not loopback by name, so that the proxy is used.
      return { origin: `https://0.0.0.0:${port}`, env, close: proxy.close };
    }
  }
}

/** The name has addresses of two families, of which one is not listened to. */
function loopbackName(chance: Chance): string {
  return chance.next() < 0.5 ? 'localhost' : '127.0.0.1';
}
