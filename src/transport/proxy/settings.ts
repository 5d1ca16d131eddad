import { NotifyError } from '../../errors.ts';
import { isLoopback } from '../loopback.ts';
import { type BypassRule, bypasses, parseNoProxy } from './no-proxy.ts';

/** A proxy to tunnel through. */
export interface ProxyServer {
  /** `http://host:port` or `https://host:port`, without credentials. */
  readonly origin: string;
  /** Host and port, for messages. */
  readonly host: string;
  /** Value of `proxy-authorization`; a secret. */
  readonly authorization: string | undefined;
}

/** The proxy of an environment, and which hosts do without it. */
export interface ProxySettings {
  readonly proxy: ProxyServer;
  readonly bypass: readonly BypassRule[];
}

/** The first one set wins, lower case first as with curl. `HTTP_PROXY` is for http: targets, which are loopback only. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/**
 * The proxy that an environment names for https: targets; undefined when it names none. An empty value counts as not
 * set, and a value without a scheme is taken as `http://`.
 *
 * @throws NotifyError `settings` when the value cannot be used; names the variable, never its value
 */
export function readProxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings | undefined {
  const name = VARIABLES.find((variable) => (env[variable] ?? '').trim() !== '');
  if (name === undefined) return undefined;
  const proxy = parseProxy(name, (env[name] ?? '').trim());
  return { proxy, bypass: parseNoProxy(env['no_proxy'] || env['NO_PROXY'] || '') };
}

/** The proxy for one target. Only https: is tunnelled: a proxy would get to read the whole address of an http: one. */
export function proxyFor(url: URL, settings: ProxySettings | undefined): ProxyServer | undefined {
  if (settings === undefined || url.protocol !== 'https:' || isLoopback(url.hostname)) return undefined;
  return bypasses(url, settings.bypass) ? undefined : settings.proxy;
}

function parseProxy(name: string, value: string): ProxyServer {
  const text = value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(text)) throw unusable(name, 'is not a URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw unusable(name, `names a proxy of the kind "${url.protocol.slice(0, -1)}"; only http and https proxies work`);
  }
  return { origin: url.origin, host: url.host, authorization: authorizationOf(name, url) };
}

function authorizationOf(name: string, { username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  try {
    const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(pair).toString('base64')}`;
  } catch {
    throw unusable(name, 'has a user name or password with a % that is not percent-encoded (write %25)');
  }
}

function unusable(name: string, fault: string): NotifyError {
  return new NotifyError('settings', `the environment variable ${name} ${fault}`, {
    hint: 'Write it as http://user:password@host:port, with special characters of user and password percent-encoded.',
  });
}
