/** Extracts the first line of an error, with the lines below that it needs. */

import { expectedAndActual, openedValues } from '../../../text/expected-actual.ts';

/** Maximum characters of a line with the lines below. */
const MAX_LENGTH = 160;

/** `Assertion with == failed — left: 25, right: 30`, and `Condition not satisfied: cart.total() == 30`. */
export function errorWithValues(lines: readonly string[]): readonly string[] {
  const compared = expectedAndActual(lines, 1);
  if (compared === undefined) {
    if (lines[0]?.endsWith(':') !== true) return lines;
    const { text, to } = openedValues(lines, MAX_LENGTH);
    return [text, ...lines.slice(to + 1)];
  }
  const { from, to, text: message } = compared;
  const above = lines.slice(0, from);
  const head = above.pop()?.replace(/[\s.]{1,8}$/, '');
  const dash = head?.endsWith(':') === true ? '' : ' —';
  return [...above, head === undefined ? message : `${head}${dash} ${message}`, ...lines.slice(to + 1)];
}
