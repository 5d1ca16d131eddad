import type { ShownMessage } from '../../web/shown.ts';

/** Messages of a chat that are drawn, however long it is. */
export const WINDOW = 200;

/** A part of a list: from an index, to another that is no longer in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is drawn around the message that somebody reads; the newest ones for who reads no particular one. */
export function windowAround(chat: readonly ShownMessage[], readsAt: string | undefined): Span {
  const at = readsAt === undefined ? -1 : chat.findIndex(({ id }) => id === readsAt);
  const middle = at < 0 ? chat.length : at;
  const from = Math.max(0, Math.min(middle - WINDOW / 2, chat.length - WINDOW));
  return { from, to: Math.min(from + WINDOW, chat.length) };
}
