/**
 * Keeps what a reader sees where it is, whatever arrives above it. A scroller says so by `data-keeps`: `start` for a list
 * whose new things come first, `end` for one that stays at its end, `item` for one in which somebody reads further up.
 */

interface KeptPlace {
  /** Whether it stayed at its end. */
  readonly followed: boolean;
  readonly atEnd: boolean;
  readonly item: Element | undefined;
  readonly top: number;
}

/** As near to the end as makes no difference. */
const NEAR = 40;

export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

/** The key of a list's item that is nearest to the middle of what is seen. */
export function itemInMiddle(scroller: Element, list: Element): string | undefined {
  const { top, height } = scroller.getBoundingClientRect();
  const item = itemBelow(list, top + height / 2) ?? [...list.querySelectorAll('[data-item]')].at(-1);
  return item?.getAttribute('data-item') ?? undefined;
}

function itemBelow(scroller: Element, edge: number): Element | undefined {
  return [...scroller.querySelectorAll('[data-item]')].find((one) => one.getBoundingClientRect().bottom > edge);
}

export function keepingPlaces(draw: () => void): void {
  const places = new Map([...document.querySelectorAll('[data-keeps]')].map((one) => [one, placeIn(one)]));
  draw();
  for (const scroller of document.querySelectorAll('[data-keeps]')) keep(scroller, places.get(scroller));
}

function placeIn(scroller: Element): KeptPlace {
  const item = itemBelow(scroller, scroller.getBoundingClientRect().top);
  const followed = scroller.getAttribute('data-keeps') === 'end';
  return { followed, atEnd: isAtEnd(scroller), item, top: item?.getBoundingClientRect().top ?? 0 };
}

function keep(scroller: Element, place: KeptPlace | undefined): void {
  const keeps = scroller.getAttribute('data-keeps');
  // Who followed and is further up began to read there a moment ago.
  if (keeps === 'end' && !(place?.followed && !place.atEnd)) scroller.scrollTop = scroller.scrollHeight;
  else if (place?.item?.isConnected && (keeps !== 'start' || scroller.scrollTop > 0)) {
    scroller.scrollTop += place.item.getBoundingClientRect().top - place.top;
  }
}
