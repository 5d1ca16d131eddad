/**
 * Defines the separators of a line. A no-break space before each keeps lines on narrow screens from starting with a dot
 * or dash. It also keeps pairs such as `run #42` together.
 */

export const NO_BREAK = '\u00A0';

export const DOT = `${NO_BREAK}· `;
export const DASH = `${NO_BREAK}— `;
export const ARROW = `${NO_BREAK}→ `;

/** `run #42`, `on main`: keeps two words on one line. */
export function pair(first: string, second: string): string {
  return first + NO_BREAK + second;
}
