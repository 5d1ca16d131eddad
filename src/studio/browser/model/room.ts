/** How much room the page has: what is in the bar, and whether all panels stand side by side. */
import { change, type Room, state } from './state.ts';

const NARROW = matchMedia('(max-width: 700px), (max-height: 560px)');
const WIDE = matchMedia('(min-width: 1200px)');

const roomNow = (): Room => (NARROW.matches ? 'narrow' : WIDE.matches ? 'wide' : 'middle');

/** Follows the window. */
export function watchRoom(): void {
  state.room = roomNow();
  for (const media of [NARROW, WIDE]) media.addEventListener('change', () => change({ room: roomNow() }));
}
