import { expect, test } from 'vitest';
import { toLetters, toWordList } from '../../../src/text/unicode.ts';

test('ignores emoji, spaces, punctuation, and case', () => {
  expect(toLetters('❌ CI: Łódź-2 failed!')).toBe('ciłódź2failed');
  expect(toWordList('❌ CI: Łódź-2 failed!')).toEqual(['ci', 'łódź', '2', 'failed']);
  expect([toLetters(' … '), toWordList(' … ')]).toEqual(['', []]);
});
