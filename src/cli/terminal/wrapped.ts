/** Prose with breaks between its words. */
import { Help } from 'commander';

/** Columns of a text where nothing else says how wide it may be. */
const USUAL_WIDTH = 80;
/** Columns; where there is less room, nothing is broken. */
export const NARROWEST = 20;

const HELP = Object.assign(new Help(), { minWidthToWrap: NARROWEST });

/** The text, with no line longer than so many columns where its words are not. Colours in it take no room. */
export function wrapped(text: string, columns = USUAL_WIDTH): string {
  return HELP.boxWrap(text, columns);
}
