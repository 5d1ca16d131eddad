/**
 * Finds what a name of another notifier stands for here: of inputs and variables, for whoever comes from
 * one of them. The advice of every edge is read from here.
 */

import type { Environment } from '../platform.ts';
import { nearest } from '../text/nearest.ts';
import { PEERS, type Peer } from './peer-registry.ts';

export type { Peer } from './peer-registry.ts';

/** Services of others, as their names stand before what is given for them. */
const SERVICES = /^(?:slack|discord|telegram|ms-?teams|teams|mattermost|rocket-?chat|google-chat|gchat)-/;

const BY_NAME = new Map(PEERS.flatMap((peer) => peer.names.split(' ').map((name) => [name, peer] as const)));
const BY_VARIABLE = new Map(
  PEERS.flatMap((peer) => (peer.variables ?? '').split(' ').map((name) => [name, peer] as const)),
);

/** The row of a name, however its words are joined; undefined where nobody calls anything so. */
export function peerNamed(given: string): Peer | undefined {
  return rowOf(asWritten(given));
}

/** Of `slack-channel` as of `channel`. */
function rowOf(written: string): Peer | undefined {
  return BY_NAME.get(written) ?? BY_NAME.get(written.replace(SERVICES, ''));
}

/** The row of an environment variable by which others take something. */
export function peerOfVariable(variable: string): Peer | undefined {
  return variable === '' ? undefined : BY_VARIABLE.get(variable);
}

/** The variable of another notifier's webhook or token that is set, for who has nowhere to send to. */
export function addressOfOthers(env: Environment): string | undefined {
  return Object.keys(env).find((variable) => {
    const { part } = peerOfVariable(variable) ?? {};
    return (part === 'address' || part === 'token') && (env[variable] ?? '').trim() !== '';
  });
}

/** Letters of a peer's name that a slip can be told by: with two edits, three letters are anything, and long names are each other's. */
const SLIP_LETTERS = { fewest: 5, most: 12 };

/** What a wrong name stands for. */
export interface NameMeaning {
  /** The option; absent where there is no need of one. */
  readonly name?: string;
  /** Present where the wrong name is a peer's, or a slip of one. */
  readonly peer?: Peer;
  /** What to do, as a sentence without its full stop. */
  readonly fix: string;
}

/**
 * What a name that no option has stands for: what others call an option, else a slip of that or of an option's own name.
 * Undefined where nothing is near.
 *
 * @param names of the options that can be given
 */
export function meantOption(given: string, names: readonly string[]): NameMeaning | undefined {
  const written = asWritten(given);
  const exact = rowOf(written);
  if (exact !== undefined && (exact.meant === undefined || names.includes(exact.meant))) return meaningOf(exact);
  const peers = [...BY_NAME].filter(([name, { meant }]) => {
    const { length } = name;
    return meant !== undefined && names.includes(meant) && length >= SLIP_LETTERS.fewest && length <= SLIP_LETTERS.most;
  });
  const name = nearest(written, [...names, ...peers.map(([peer]) => peer)]);
  if (name === undefined) return undefined;
  const peer = names.includes(name) ? undefined : BY_NAME.get(name);
  return peer === undefined ? { name, fix: `Did you mean ${name}?` } : meaningOf(peer);
}

function meaningOf(peer: Peer): NameMeaning {
  const { meant, advice } = peer;
  const fix = advice ?? `Write ${meant} instead`;
  return meant === undefined ? { peer, fix } : { name: meant, peer, fix };
}

function asWritten(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
