import { describe, expect, test } from 'vitest';
import { growth } from './growth.ts';
import { TEXT_FUNCTIONS } from './text-functions.ts';
import { WORST_CASES } from './worst-cases.ts';

/** The worst cases on which the work grows faster than the text. */
function grows(work: (text: string) => unknown): readonly string[] {
  return WORST_CASES.flatMap(([name, make]) => {
    const ratio = growth(work, make);
    return ratio === undefined ? [] : [`${name}: eight times the text takes ${ratio.toFixed(1)} times as long`];
  });
}

const functions = Object.entries(TEXT_FUNCTIONS).flatMap(([file, calls]) =>
  Object.entries(calls).map(([name, call]) => [`${name} of ${file}`, call] as const),
);

describe('the work on a text grows with its length, and no faster', () => {
  test.each(functions)('%s', (_, call) => expect(grows(call)).toEqual([]), 300_000);
});

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
  ])(
    '%s',
    (_, work, worst) => {
      const [, make] = WORST_CASES.find(([name]) => name === worst) ?? [];
      expect(growth(work, make ?? String)).toBeGreaterThan(22);
    },
    300_000,
  );
});
