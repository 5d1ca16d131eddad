import type { LookupAddress } from 'node:dns';

/**
 * Which addresses of a host have failed, so that the next try begins elsewhere: an address may accept connections and then
 * stay silent, or show a certificate that its neighbour does not have.
 */
export class AddressMemory {
  /** By host, the latest last. */
  readonly #failed = new Map<string, LookupAddress[]>();

  /** What connected there came to nothing. */
  addFailure(host: string, address: LookupAddress): void {
    this.#failed.set(host, [...this.#others(host, address), address]);
  }

  /** It answered. */
  addSuccess(host: string, address: LookupAddress): void {
    this.#failed.set(host, this.#others(host, address));
  }

  /** The other family than that of the latest failure first; within a family those first that never failed, or longest ago. */
  inOrder(host: string, addresses: readonly LookupAddress[]): readonly LookupAddress[] {
    const failed = this.#failed.get(host) ?? [];
    const family = failed.at(-1)?.family;
    const lateness = ({ address }: LookupAddress) => failed.findIndex((one) => one.address === address);
    return addresses.toSorted(
      (a, b) => Number(a.family === family) - Number(b.family === family) || lateness(a) - lateness(b),
    );
  }

  #others(host: string, { address }: LookupAddress): LookupAddress[] {
    return (this.#failed.get(host) ?? []).filter((one) => one.address !== address);
  }
}
