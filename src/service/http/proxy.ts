import type { Environment } from '../../platform.ts';
import { isLoopback } from './parse-base-url.ts';

/** Proxy for https requests. */
export interface ProxyServer {
  readonly type: 'proxy';
  /** URL with credentials: a secret. */
  readonly url: URL;
  /** Hosts to reach without the proxy, separated by commas or spaces. */
  readonly noProxy: string;
}

/** An environment variable with an invalid value. Texts contain the name of the variable, never its value. */
interface UnusableProxy {
  readonly type: 'unusable';
  readonly reason: string;
  readonly hint: string;
}

export type ProxySettings = ProxyServer | UnusableProxy;

/**
 * Reads `HTTPS_PROXY` and `NO_PROXY`, lowercase variants first like curl. A value without a scheme is an `http://` URL.
 *
 * @returns undefined if there is no proxy
 */
export function readProxySettings(env: Environment): ProxySettings | undefined {
  const name = ['https_proxy', 'HTTPS_PROXY'].find((variable) => env[variable]?.trim());
  if (name === undefined) return undefined;
  const value = env[name]?.trim() ?? '';
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  if (url === null) return unusable(name, 'is not a URL');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    const kind = url.protocol.slice(0, -1);
    return unusable(name, `names a proxy of the kind "${kind}"; only http and https proxies work`);
  }
  try {
    decodeURIComponent(url.username + url.password);
  } catch {
    return unusable(name, 'has a user name or password with a % that is not percent-encoded (write %25)');
  }
  return { type: 'proxy', url, noProxy: env['no_proxy'] || env['NO_PROXY'] || '' };
}

/** Returns false if the URL must be reached directly: a proxy could read the complete URL of an http request. */
export function mayUseProxy(url: URL): boolean {
  return url.protocol === 'https:' && !isLoopback(url.hostname);
}

function unusable(name: string, error: string): UnusableProxy {
  return {
    type: 'unusable',
    reason: `the environment variable ${name} ${error}`,
    hint: 'Write it as http://user:password@host:port, with special characters of user and password percent-encoded; or unset it.',
  };
}
