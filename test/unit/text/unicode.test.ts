import { expect, test } from 'vitest';
import { toLetters, toWords } from '../../../src/text/unicode.ts';

test('ignores emoji, spaces, punctuation, and case', () => {
  expect(toLetters('❌ CI: Łódź-2 failed!')).toBe('ciłódź2failed');
  expect(toWords('❌ CI: Łódź-2 failed!')).toEqual(['ci', 'łódź', '2', 'failed']);
  expect([toLetters(' … '), toWords(' … ')]).toEqual(['', []]);
});
