import type { Sender } from '../vocabulary.ts';

/** The wire form of a sender. Without a name and a picture it is nothing at all, so that the default sender shows. */
export function createSource(sender: Sender | undefined): { readonly createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}
