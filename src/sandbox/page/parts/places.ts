/**
 * Keeps what a reader sees where it is, whatever arrives above it. A scroller says so by `data-keeps`: `start` for a list
 * whose new things come first, `end` for one whose new things come last, and which stays at its end.
 */

interface KeptPlace {
  readonly scroller: Element;
  readonly atEnd: boolean;
  readonly item: Element | undefined;
  readonly top: number;
}

/** As near to the end as makes no difference. */
const NEAR = 40;

export function isAtEnd({ scrollHeight, scrollTop, clientHeight }: Element): boolean {
  return scrollHeight - scrollTop - clientHeight < NEAR;
}

export function keepingPlaces(draw: () => void): void {
  const places = new Map([...document.querySelectorAll('[data-keeps]')].map((one) => [one, placeIn(one)]));
  draw();
  for (const scroller of document.querySelectorAll('[data-keeps]')) keep(scroller, places.get(scroller));
}

function placeIn(scroller: Element): KeptPlace {
  const edge = scroller.getBoundingClientRect().top;
  const items = scroller.querySelectorAll('[data-item]');
  const item = [...items].find((one) => one.getBoundingClientRect().bottom > edge);
  return { scroller, atEnd: isAtEnd(scroller), item, top: item?.getBoundingClientRect().top ?? 0 };
}

function keep(scroller: Element, place: KeptPlace | undefined): void {
  const atEnd = scroller.getAttribute('data-keeps') === 'end';
  if (atEnd && (place?.atEnd ?? true)) scroller.scrollTop = scroller.scrollHeight;
  else if (place?.item?.isConnected && (atEnd || scroller.scrollTop > 0)) {
    scroller.scrollTop += place.item.getBoundingClientRect().top - place.top;
  }
}
