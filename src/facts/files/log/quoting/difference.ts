/** What was expected and what came, where a test runner shows it as a difference, line by line. */

import type { JudgedLine } from '../judged-line.ts';
import { isLegend, sidesIn } from '../legend.ts';

/** Lines below a failure in which its difference stands. */
const BELOW = 30;
const LONGEST = 80;

/**
 * Of a difference of one line: `Expected: "total": 30,` and `Received: "total": 25,`. None where the failure itself tells
 * both, or more lines differ.
 *
 * @param said what is quoted of the failure
 */
export function differenceBelow(lines: readonly JudgedLine[], place: number, said: string): readonly string[] {
  const below = lines.slice(place + 1, place + 1 + BELOW);
  const from = below.findIndex(({ text }) => isLegend(text));
  const end = below.findIndex(({ silent }, at) => at > from && silent === 'frame');
  if (from < 0 || below.slice(0, from).some(({ kind }) => kind === 'test')) return [];
  const texts = below.slice(from, end < 0 ? undefined : end).map(({ text }) => text.trim());
  const changed = texts.filter((text) => /^[-+]/.test(text) && !isLegend(text));
  const values = sidesIn(texts.slice(0, 2)).flatMap(({ sign, name }) =>
    changed.filter((text) => text.startsWith(sign)).map((text) => [name, text.slice(1).trim()] as const),
  );
  const isOne = changed.length === 2 && values.length === 2 && values[0]?.[0] !== values[1]?.[0];
  const isShort = values.every(([, value]) => value !== '' && value.length <= LONGEST);
  if (!isOne || !isShort || values.every(([, value]) => said.includes(value))) return [];
  return values.map(([name, value]) => `${name}: ${value}`);
}
