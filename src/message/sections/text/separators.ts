/**
 * What stands between the pieces of a line. A no-break space comes before each sign, so that on a narrow screen no line
 * begins with a dot or a dash, and within pairs such as `run #42`, which are not torn.
 */

export const NO_BREAK = '\u00A0';

export const DOT = `${NO_BREAK}· `;
export const DASH = `${NO_BREAK}— `;
export const ARROW = `${NO_BREAK}→ `;

/** `run #42`, `on main`: two words that stay on one line. */
export function pair(first: string, second: string): string {
  return first + NO_BREAK + second;
}
