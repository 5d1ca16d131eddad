import { BlockList, isIP } from 'node:net';

/** One entry of NO_PROXY. */
export interface BypassRule {
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
export function parseNoProxy(value: string): readonly BypassRule[] {
  return value
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .map((entry) => parseEntry(entry.toLowerCase()));
}

/** Whether a target is reached without the proxy. */
export function bypasses(url: URL, rules: readonly BypassRule[]): boolean {
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
