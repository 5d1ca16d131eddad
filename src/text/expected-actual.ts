/** Finds expected and actual values: on separate lines, in a difference, or below an introductory line. */

const EXPECTED = /^(?:error:?\s{0,20})?(?:expected|want|left|required)\b[^:]{0,30}:\s{0,20}\S/i;
const ACTUAL =
  /^(?:(?:actual|received)(?: [a-z]{1,10}){0,3}|but was|but: was|but was:|got|right|found|which is)\b\s{0,10}:?\s{0,10}\S/i;
/** Maximum characters of each value. */
const MAX_LENGTH = 200;
/** Maximum number of lines below an introductory line. */
const MAX_COUNT = 4;

interface ValueLines {
  /** The first and the last of the reported lines. */
  readonly from: number;
  readonly to: number;
  /** `Expected: 100, Received: 90`. */
  readonly text: string;
}

/** @param within the maximum distance between the two lines */
export function expectedAndActual(lines: readonly string[], within: number): ValueLines | undefined {
  const expected = lines.findIndex((line) => EXPECTED.test(line));
  if (expected === -1) return undefined;
  const actual = lines.findIndex((line, at) => Math.abs(at - expected) <= within && ACTUAL.test(line));
  if (actual === -1) return undefined;
  const [from, to] = [Math.min(expected, actual), Math.max(expected, actual)];
  const text = [lines[from], lines[to]].map((line = '') => tighten(line).slice(0, MAX_LENGTH)).join(', ');
  return { from, to, text };
}

/** Matches the sides of a difference: `- Expected  - 1` of Jest, `--- Expected` of PHPUnit, then one line of Mocha and AVA. */
export const LEGEND =
  /^\s{0,40}(?:[-+]{1,3} ?(?:expected|received|actual)(?: {1,4}[-+]\s?\d{1,6})?|.{0,20}[-+] ?(?:expected|actual)[ ,]{1,3}[-+] ?(?:expected|actual)\)?:?)$/i;
const SIDE = /([-+]) ?(expected|received|actual)/gi;
/** Maximum characters of a value in a difference. */
const MAX_SIDE_LENGTH = 80;

/** Finds the two values of a difference if each has one line: `expected: 30`, `actual: 25`. Empty otherwise. */
export function differentValues(lines: readonly string[]): readonly string[] {
  const [legends, others] = [true, false].map((isLegend) => lines.filter((line) => LEGEND.test(line) === isLegend));
  const sides = legends?.flatMap((line) => [...line.matchAll(SIDE)]) ?? [];
  const values = sides.flatMap(([, sign = '', side]) => {
    const [value = '', ...more] = others?.filter((line) => line.trimStart().startsWith(sign)) ?? [];
    const text = tighten(value.trim().slice(1).trim());
    return text === '' || text.length > MAX_SIDE_LENGTH || more.length > 0 ? [] : `${side}: ${text}`;
  });
  return sides.length === 2 && values.length === 2 ? values : [];
}

/**
 * Joins the lines below a line with a colon, `Expected equality of these values: total, = 25, 30`, or without one,
 * `Expected <int>: 503 to equal <int>: 200`.
 *
 * @param longest the maximum characters of the result
 */
export function introducedValues([head = '', ...below]: readonly string[], longest: number): ValueLines {
  let [text, to] = [head, 0];
  for (const line of below.slice(0, MAX_COUNT)) {
    const longer = `${text}${to === 0 || !head.endsWith(':') ? '' : ','} ${tighten(line).replace(/^Which is: /, '= ')}`;
    if (longer.length > longest) break;
    [text, to] = [longer, to + 1];
  }
  return { from: 0, to, text };
}

function tighten(line: string): string {
  return line
    .replace(/^error:?\s{0,20}/i, '')
    .replace(/\s{2,20}/g, ' ')
    .replace(/ :/, ':')
    .replace(/,$/, '');
}
