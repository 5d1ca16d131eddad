/**
 * Lists of which a part is drawn. It moves on as they are scrolled, walked through or jumped along, and what is seen stays
 * where it is.
 */

import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { isAtHome, readAround, windowOf } from '../model/lists.ts';
import type { List, Span } from '../model/window.ts';
import { isAtEnd, itemInMiddle } from './places.ts';

interface Look<Item> {
  readonly className: string;
  /** What it is called. */
  readonly label: string;
  /** Of all its items, read or not, where that is known. */
  readonly count?: number;
  /** What the button says that reads more. */
  readonly more?: string;
  /** One item, whose element has its key as `data-item`. */
  line(item: Item): unknown;
}

/** A list whose home is its start. */
export function listView<Item>(list: List<Item>, { className, label, count, more, line }: Look<Item>): TemplateResult {
  const span = windowOf(list);
  const items = list.items.slice(span.from, span.to);
  const isEnd = span.to === list.items.length;
  return html`<ul class=${className} data-list=${list.name} aria-label=${labelOf(list, span, label, count)}>${repeat(items, list.keyOf, line)}</ul>
    ${list.more !== undefined && isEnd ? html`<button class="quiet older" @click=${list.more}>${more}</button>` : nothing}`;
}

/** Of a part it says which: who hears it does not see that it goes on. */
function labelOf<Item>({ items, more }: List<Item>, { from, to }: Span, label: string, count?: number): string {
  if (to - from === items.length && more === undefined) return label;
  return `${label}, ${from + 1} to ${to}${count === undefined ? '' : ` of ${count}`}`;
}

/** For `data-keeps` of what scrolls these lists: who came to one sees what is new, who reads further sees what they read. */
export function keepsOf<Item>(...lists: readonly [List<Item>, ...List<Item>[]]): 'start' | 'end' | 'item' {
  return lists.every(isAtHome) ? lists[0].home : 'item';
}

/** For `scroll` and `keydown` of what scrolls these lists, from the top down. */
export function readingOf<Item>(...lists: readonly List<Item>[]) {
  return (event: Event): void => {
    const scroller = event.currentTarget;
    if (!(scroller instanceof HTMLElement)) return;
    if (event instanceof KeyboardEvent) jump(scroller, lists, event);
    else for (const list of lists) moveOn(scroller, list);
  };
}

/** Within a screen of where what is drawn ends, what is drawn moves on. */
function moveOn<Item>(scroller: HTMLElement, list: List<Item>): void {
  const box = scroller.querySelector(`[data-list="${list.name}"]`);
  if (box === null) return;
  const { from, to } = windowOf(list);
  const { items, home } = list;
  const height = scroller.clientHeight;
  const seen = scroller.getBoundingClientRect();
  const { top, bottom } = box.getBoundingClientRect();
  const above = seen.top - top < height;
  const below = bottom - seen.bottom < height;
  const isHome = home === 'end' ? to === items.length && isAtEnd(scroller) : from === 0 && above;
  if (isHome) readAround(list, undefined);
  else if (above || below || isAtHome(list)) readAround(list, itemInMiddle(scroller, box));
  if (home === 'end' ? from === 0 && above : to === items.length && below) list.more?.();
}

const WRITING = 'input:not([type=checkbox]), select, textarea';

/** Home and End go to the ends of the lists, and not to those of what is drawn. */
function jump<Item>(scroller: HTMLElement, lists: readonly List<Item>[], event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== 'Home' && key !== 'End') || (target instanceof Element && target.matches(WRITING))) return;
  event.preventDefault();
  for (const list of lists) {
    const [side, end] = key === 'Home' ? (['start', list.items[0]] as const) : (['end', list.items.at(-1)] as const);
    readAround(list, side === list.home || end === undefined ? undefined : list.keyOf(end));
  }
  // Behind the drawing.
  queueMicrotask(() => {
    scroller.scrollTop = key === 'Home' ? 0 : scroller.scrollHeight;
  });
}
