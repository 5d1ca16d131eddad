/** Items of a list that are drawn, however long it is. */
export const WINDOW = 200;

/** A part of a list: from an index, to another that is no longer in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A list of which a part is drawn, around what is read. */
export interface List<Item> {
  /** By which the state knows what is read of it. */
  readonly name: string;
  readonly items: readonly Item[];
  /** Where it is read by who came to it, and where what is new stands. */
  readonly home: 'start' | 'end';
  keyOf(item: Item): string;
  /** Reads what follows what is known, away from its home; undefined where nothing does. */
  readonly more: (() => void) | undefined;
  /** Who read elsewhere is at its home again. */
  readonly cameHome?: () => void;
}

/** What is drawn around the item that somebody reads; what stands at its home for who reads no particular one. */
export function windowAround<Item>({ items, home, keyOf }: List<Item>, readsAt: string | undefined): Span {
  const at = readsAt === undefined ? -1 : items.findIndex((item) => keyOf(item) === readsAt);
  const middle = at >= 0 ? at : home === 'end' ? items.length : 0;
  const from = Math.max(0, Math.min(middle - WINDOW / 2, items.length - WINDOW));
  return { from, to: Math.min(from + WINDOW, items.length) };
}
