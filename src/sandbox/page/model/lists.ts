/** Where somebody reads in the lists of the page. */

import { change, state } from './state.ts';
import { type List, type Span, windowAround } from './window.ts';

export function windowOf<Item>(list: List<Item>): Span {
  return windowAround(list, state.readsAt.get(list.name));
}

/** Whether nobody reads it elsewhere than at its home. */
export function isAtHome({ name }: Pick<List<never>, 'name'>): boolean {
  return !state.readsAt.has(name);
}

/** Somebody reads around an item; around no particular one: at home. */
export function readAround<Item>(list: List<Item>, readsAt: string | undefined): void {
  const before = state.readsAt.get(list.name);
  const { from, to } = windowAround(list, readsAt);
  const isHome = readsAt === undefined;
  const isSame = from === windowAround(list, before).from && isHome === (before === undefined);
  // Where more is about to come it is drawn around where one is then.
  const mayGrow = list.more !== undefined && (list.home === 'end' ? from === 0 : to === list.items.length);
  if (isSame && !(mayGrow && readsAt !== before)) return;
  const others = [...state.readsAt].filter(([name]) => name !== list.name);
  change({ readsAt: new Map(isHome ? others : [...others, [list.name, readsAt]]) });
  if (isHome) list.cameHome?.();
}
