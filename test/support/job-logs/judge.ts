/** Whether the lines that are quoted of a log are those that a developer would want to see. */

import { explainLog } from '../../../src/facts/files/log/explain.ts';

/** In front of an expected line; of several, any counts. */
const MARK = '#=MATCH=# ';
const SOURCE = '#=SOURCE=#';

interface Judgement {
  /** Of the first quoted line that was expected, counted from 1; 0 for none, undefined where nothing is expected. */
  readonly place: number | undefined;
  readonly quoted: readonly string[];
}

/**
 * @param written a log, with marks
 * @param around puts it into another
 * @param beside expected lines that are given apart from it
 */
export function judgeLog(
  written: string,
  around = (fragment: string): string => fragment,
  beside?: readonly string[],
): Judgement {
  const lines = written.split('\n').filter((line) => !line.startsWith(SOURCE));
  const marked = beside ?? lines.filter((line) => line.includes(MARK)).map(unmarked);
  const expected = marked.map(bareLine).filter((line) => line !== '');
  const fragment = lines.map((line) => (line.includes(MARK) ? unmarked(line) : line)).join('\n');
  const { failures } = explainLog(around(fragment));
  const quoted = failures.flatMap(({ test, lines }) => [...(test === undefined ? [] : [test]), ...lines]);
  const first = quoted.findIndex((line) => expected.some((one) => isSame(line, one)));
  return { place: expected.length === 0 ? undefined : first + 1, quoted };
}

/** Without the mark, and without the brackets around what it captures. */
function unmarked(line: string): string {
  return line.replace(MARK, '').replaceAll(/‹([^‹›]{0,4000})›/g, '$1');
}

/** Characters that a part of an expected line has at least. */
const SHORTEST_PART = 12;

/** Quoted without the marks of tools, the name of a test apart, and as far as long lines are looked at. */
function isSame(quoted: string, expected: string): boolean {
  const line = bareLine(quoted);
  return line === expected || (line.length >= Math.min(SHORTEST_PART, expected.length / 2) && expected.includes(line));
}

/** Cleaned apart from the product: colours, stamps and marks of the runner. */
function bareLine(line: string): string {
  return (
    line
      // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
      .replaceAll(/\u001B\[[\d;]*[A-Za-z]|\u001B\(B/g, '')
      .replace(/^([^\t]*\t[^\t]*\t)?\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/, '')
      .replace(/^##\[\w+\]/, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
