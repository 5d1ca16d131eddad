/** The name of a test that its runner writes over several lines, a level a line. */

import type { LogLine } from '../clean.ts';
import { indentOf } from './belonging.ts';

const NUMBERED = /^\s{0,8}\d{1,4}\) \S/;
/** Levels at most. */
const DEEPEST = 6;

/** Mocha's `1) Cart` with `adds a line:` further in below it becomes `1) Cart › adds a line:`. */
export function withWholeTitles(lines: readonly LogLine[]): readonly LogLine[] {
  const whole: LogLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const below = NUMBERED.test(line.text) && !line.text.endsWith(':') ? levelsBelow(lines, index) : [];
    whole.push(below.length === 0 ? line : { ...line, text: [line.text, ...below].join(' › ') });
    index += below.length;
  }
  return whole;
}

/** Each further in than the one before; the last ends with a colon, or none is a level. */
function levelsBelow(lines: readonly LogLine[], index: number): readonly string[] {
  const levels: string[] = [];
  for (const [at, { text }] of lines.slice(index + 1, index + 1 + DEEPEST).entries()) {
    if (indentOf(text) <= indentOf(lines[index + at]?.text ?? '')) return [];
    levels.push(text.trim());
    if (text.endsWith(':')) return levels;
  }
  return [];
}
