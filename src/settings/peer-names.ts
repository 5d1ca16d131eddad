/** What other services call an option, for whoever comes from one of them. */

import { nearest } from '../text/nearest.ts';
import type { OptionName } from './option-names.ts';

interface PeerName {
  readonly meant: OptionName;
  /** What to know of it, in the place of "write it instead", as a sentence without its full stop. */
  readonly advice?: string;
}

const PEER_NAMES: ReadonlyMap<string, PeerName> = new Map([
  ['url', { meant: 'webhook-url' }],
  ['webhook', { meant: 'webhook-url' }],
  ['hook-url', { meant: 'webhook-url' }],
  ['message', { meant: 'body' }],
  ['msg', { meant: 'body' }],
  ['text', { meant: 'body' }],
  ['content', { meant: 'body' }],
  ['title', { meant: 'subject', advice: 'Write subject instead, which topics and tasks have' }],
  ['due', { meant: 'due-date' }],
  ['type', { meant: 'kind' }],
  [
    'channel',
    {
      meant: 'team',
      advice: 'A webhook posts to the place it was made for; with base-url, give its name as team or forum',
    },
  ],
] satisfies readonly [string, PeerName][]);

/** Letters of a peer's name that a slip can be told by: with two edits, three letters are anything. */
const SHORTEST = 5;

/** An option that a wrong name stands for. */
export interface MeantOption {
  readonly name: string;
  /** Present where the wrong name is a peer's, or a slip of one. */
  readonly peer?: PeerName;
}

/**
 * What a name that no option has stands for: what others call an option, or a slip of that or of an option's own name.
 * Undefined where nothing is near.
 *
 * @param names of the options that can be given
 */
export function meantOption(given: string, names: readonly string[]): MeantOption | undefined {
  const written = given.toLowerCase().replaceAll('_', '-');
  const peers = [...PEER_NAMES].filter(([, { meant }]) => names.includes(meant)).map(([name]) => name);
  const candidates = [...names, ...peers.filter((name) => name.length >= SHORTEST)];
  const name = peers.includes(written) ? written : nearest(written, candidates);
  if (name === undefined) return undefined;
  const peer = names.includes(name) ? undefined : PEER_NAMES.get(name);
  return peer === undefined ? { name } : { name: peer.meant, peer };
}
