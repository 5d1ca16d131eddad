import { expect, test } from 'vitest';
import { toLetters, toText } from '../../../src/text/unicode.ts';

test('ignores emoji, spaces, punctuation, and case', () => {
  expect(toLetters('❌ CI: Łódź-2 failed!')).toBe('ciłódź2failed');
  expect(toText('❌ CI: Łódź-2 failed!')).toEqual(['ci', 'łódź', '2', 'failed']);
  expect([toLetters(' … '), toText(' … ')]).toEqual(['', []]);
});
