import { styleText } from 'node:util';
import { Help } from 'commander';

/** Lines of prose, with breaks between its words; those beside a result are coloured where they go to a terminal. */

/** Columns of a text where nothing else says how wide it may be. */
const USUAL_WIDTH = 80;
/** Columns; where there is less room, nothing is broken. */
export const NARROWEST = 20;

const HELP = Object.assign(new Help(), { minWidthToWrap: NARROWEST });

/** The text, with no line longer than so many columns where its words are not. Colours in it take no room. */
function wrapped(text: string, columns = USUAL_WIDTH): string {
  return HELP.boxWrap(text, columns);
}

const NAME = 'workroom-notify:';

/** What went wrong, as one line of standard error. The text is safe to print. */
export function faultLine(text: string): string {
  return namedLine(text, styleText(['bold', 'red'], NAME, { stream: process.stderr }));
}

/** What a person should know. */
export function noteLine(text: string): string {
  return namedLine(text, styleText('bold', NAME, { stream: process.stderr }));
}

function namedLine(text: string, name: string): string {
  const line = `${name} ${text}`;
  return process.stderr.isTTY ? wrapped(line, process.stderr.columns) : line;
}
