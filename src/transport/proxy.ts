import { BlockList, isIP } from 'node:net';
import type { Environment } from '../platform.ts';
import { isLoopback } from './address.ts';

/** A proxy to tunnel through. */
export interface ProxyServer {
  readonly type: 'proxy';
  /** `http://host:port` or `https://host:port`, without credentials. */
  readonly origin: string;
  /** Host and port, for messages. */
  readonly host: string;
  /** Value of `proxy-authorization`; a secret. */
  readonly authorization: string | undefined;
}

/** An environment variable that names no proxy that can be used. Its words name the variable, never its value. */
interface UnusableProxy {
  readonly type: 'unusable';
  readonly reason: string;
  readonly hint: string;
}

/** The proxy of an environment, and which hosts do without it. */
export interface ProxySettings {
  readonly proxy: ProxyServer | UnusableProxy;
  readonly bypass: readonly BypassRule[];
}

/** The first one set wins, lower case first as with curl. `HTTP_PROXY` is for http: targets, which are loopback only. */
const VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/**
 * The proxy that an environment names for https: targets; undefined when it names none. An empty value counts as not
 * set, and a value without a scheme is taken as `http://`. A value that cannot be used matters only to targets that
 * need it.
 */
export function readProxySettings(env: Environment): ProxySettings | undefined {
  const name = VARIABLES.find((variable) => (env[variable] ?? '').trim() !== '');
  if (name === undefined) return undefined;
  const proxy = parseProxy(name, (env[name] ?? '').trim());
  return { proxy, bypass: parseNoProxy(env['no_proxy'] || env['NO_PROXY'] || '') };
}

/** The proxy for one target. Only https: is tunnelled: a proxy would get to read the whole address of an http: one. */
export function proxyFor(url: URL, settings: ProxySettings | undefined): ProxySettings['proxy'] | undefined {
  if (settings === undefined || url.protocol !== 'https:' || isLoopback(url.hostname)) return undefined;
  return bypasses(url, settings.bypass) ? undefined : settings.proxy;
}

function parseProxy(name: string, value: string): ProxySettings['proxy'] {
  const text = value.includes('://') ? value : `http://${value}`;
  if (!URL.canParse(text)) return unusable(name, 'is not a URL');
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    const kind = url.protocol.slice(0, -1);
    return unusable(name, `names a proxy of the kind "${kind}"; only http and https proxies work`);
  }
  if (!isPercentEncoded(url.username) || !isPercentEncoded(url.password)) {
    return unusable(name, 'has a user name or password with a % that is not percent-encoded (write %25)');
  }
  return { type: 'proxy', origin: url.origin, host: url.host, authorization: authorizationOf(url) };
}

function authorizationOf({ username, password }: URL): string | undefined {
  if (username === '' && password === '') return undefined;
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(pair).toString('base64')}`;
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function unusable(name: string, fault: string): UnusableProxy {
  return {
    type: 'unusable',
    reason: `the environment variable ${name} ${fault}`,
    hint: 'Write it as http://user:password@host:port, with special characters of user and password percent-encoded; or list the host in NO_PROXY.',
  };
}

/** One entry of NO_PROXY. */
interface BypassRule {
  /** Whether the entry covers this host, given without brackets. */
  readonly covers: (host: string) => boolean;
  /** The only port that it covers; undefined for every port. */
  readonly port: string | undefined;
}

/**
 * Reads NO_PROXY. Its entries are separated by commas or spaces; each is `*`, a host, a domain (with or without a
 * leading `.` or `*.`; subdomains are covered), an IP address or a CIDR range. Hosts and addresses may have a port. An
 * entry that cannot be read covers nothing.
 */
function parseNoProxy(value: string): readonly BypassRule[] {
  return value
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => parseEntry(entry.toLowerCase()));
}

/** Whether a target is reached without the proxy. */
function bypasses(url: URL, rules: readonly BypassRule[]): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return rules.some((rule) => (rule.port === undefined || rule.port === port) && rule.covers(host));
}

function parseEntry(entry: string): BypassRule {
  if (entry === '*') return { covers: () => true, port: undefined };
  if (entry.includes('/')) return { covers: inRange(entry), port: undefined };
  if (isIP(entry) === 6) return { covers: sameAddress(entry), port: undefined };
  const [, bracketed, plain = '', port] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  const host = bracketed ?? plain;
  if (isIP(host) !== 0) return { covers: sameAddress(host), port };
  return { covers: inDomain(host.replace(/^\*?\./, '').replace(/\.$/, '')), port };
}

function inDomain(domain: string): (host: string) => boolean {
  if (domain === '') return () => false;
  return (host) => host === domain || (isIP(host) === 0 && host.endsWith(`.${domain}`));
}

function sameAddress(address: string): (host: string) => boolean {
  return inRange(`${address}/${isIP(address) === 6 ? 128 : 32}`);
}

function inRange(range: string): (host: string) => boolean {
  const [network = '', bits = ''] = range.split('/');
  const family = isIP(network);
  const prefix = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  if (family === 0 || !(prefix <= (family === 6 ? 128 : 32))) return () => false;
  const list = new BlockList();
  list.addSubnet(network, prefix, family === 6 ? 'ipv6' : 'ipv4');
  return (host) => {
    const kind = isIP(host);
    return kind !== 0 && list.check(host, kind === 6 ? 'ipv6' : 'ipv4');
  };
}
