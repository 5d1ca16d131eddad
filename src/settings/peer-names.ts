/** What other services call an option, for whoever comes from one of them. */

import type { OptionName } from './option-names.ts';

interface PeerName {
  readonly meant: OptionName;
  /** What to know of it, in the place of "write it instead", as a sentence without its full stop. */
  readonly advice?: string;
}

const PEER_NAMES: Readonly<Record<string, PeerName>> = {
  url: { meant: 'webhook-url' },
  webhook: { meant: 'webhook-url' },
  'hook-url': { meant: 'webhook-url' },
  message: { meant: 'body' },
  msg: { meant: 'body' },
  text: { meant: 'body' },
  content: { meant: 'body' },
  title: { meant: 'subject', advice: 'Write subject instead, which topics and tasks have' },
  channel: {
    meant: 'team',
    advice: 'A webhook posts to the place it was made for; with base-url, give its name as team or forum',
  },
};

/** The option that others call so; undefined where nobody does. */
export function peerName(name: string): PeerName | undefined {
  return Object.hasOwn(PEER_NAMES, name) ? PEER_NAMES[name] : undefined;
}
