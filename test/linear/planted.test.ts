/** The measure itself: four functions whose work is quadratic are seen. */
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
    ['an unterminated sequence', stripped, 'start of a terminal command'],
    ['a line of dashes', table, 'dash, then letters'],
    ['a run of hashes', hashes, 'hash'],
    ['a rest that is measured at each place', rests, 'blank'],
  ])('%s', (_, work, worst) => {
    const [, make] = WORST_CASES.find(([name]) => name === worst) ?? [];
    const isSeen = () => (growth(work, make ?? String) ?? 0) > 22;
    // A moment of another program's may fall on the shorter text alone, and hide the growth for once.
    expect(isSeen() || isSeen() || isSeen()).toBe(true);
  });
});
