import type { LookupAddress } from 'node:dns';

/** Finds the addresses of a host, the best ones first. */
export type Lookup = (host: string) => Promise<readonly LookupAddress[]>;

/** Look-ups of names, shared: while one is under way, whoever asks for the same name waits for that one. */
export interface NameResolver {
  readonly lookUp: Lookup;
  /** How many look-ups are under way. They cannot be stopped. */
  readonly pending: () => number;
}

/** Which kind of address this host of a URL is, 0 of a name: URLs write an address in one way. Node's own pattern costs a million instructions. */
export function familyOf(host: string): 0 | 4 | 6 {
  if (host.includes(':')) return 6;
  return /^\d+\.\d+\.\d+\.\d+$/.test(host) ? 4 : 0;
}

/** A look-up takes one of Node's four threads until the system gives up, often after a minute. */
export function sharedNames(ask: Lookup): NameResolver {
  const underWay = new Map<string, Promise<readonly LookupAddress[]>>();
  return {
    lookUp(host) {
      const known = underWay.get(host);
      if (known !== undefined) return known;
      const asked = ask(host).finally(() => underWay.delete(host));
      underWay.set(host, asked);
      return asked;
    },
    pending: () => underWay.size,
  };
}

/** Looks names up as every program of this machine does: hosts file, name service, search domains. */
function askSystem(host: string): Promise<readonly LookupAddress[]> {
  const { lookup } = process.getBuiltinModule('node:dns');
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error === null ? resolve(addresses) : reject(error)));
  });
}

/** The look-ups of this process. */
export const NAMES: NameResolver = sharedNames(askSystem);
