import { expect, test } from 'vitest';
import { lettersOf, wordsOf } from '../../../src/text/unicode.ts';

test('emoji, blanks, punctuation and capitals make no difference', () => {
  expect(lettersOf('❌ CI: Łódź-2 failed!')).toBe('ciłódź2failed');
  expect(wordsOf('❌ CI: Łódź-2 failed!')).toEqual(['ci', 'łódź', '2', 'failed']);
  expect([lettersOf(' … '), wordsOf(' … ')]).toEqual(['', []]);
});
