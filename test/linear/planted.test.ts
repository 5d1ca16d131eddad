/** The measure itself: four functions whose work is quadratic are seen; the one with the fewest worst cases in both halves of them. */
import { describe, expect, test } from 'vitest';
import { growth } from './growth.ts';
import { WORST_CASES } from './worst-cases.ts';

describe('what is quadratic would be seen', () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them was the point.
  const sequence = /\u001b\][^\u0007]*\u0007/g;
  const stripped = (text: string) => text.replace(sequence, '');
  const table = (text: string) => /^[\s|:-]*-[\s|:-]*$/.test(text);
  const hashes = (text: string) => text.replaceAll(/#(?=#+\[)/g, '# ');
  const rests = (text: string) => [...text].reduce((sum, _, at) => sum + text.slice(at).trimEnd().length, 0);

  test.each([
    ['an unterminated sequence', 'start of a terminal command', 1, stripped],
    ['a line of dashes', 'row and its end, then letters', 0, table],
    ['a line of dashes', 'dash, then letters', 1, table],
    ['a run of hashes', 'hash', 1, hashes],
    ['a rest that is measured at each place', 'blank', 0, rests],
  ])('%s: %s (half %i)', (_, worst, half, work) => {
    const [, make] = WORST_CASES.find(([name], index) => name === worst && index % 2 === half) ?? [];
    if (make === undefined) throw new Error('the other half has it');
    const isSeen = () => (growth(work, make) ?? 0) > 22;
    // A moment of another program's may fall on the shorter text alone, and hide the growth for once.
    expect(isSeen() || isSeen() || isSeen()).toBe(true);
  });
});
