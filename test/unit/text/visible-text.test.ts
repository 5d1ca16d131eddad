/** Tests which characters are invisible. */
import { expect, test } from 'vitest';
import { visibleText } from '../../../src/text/sanitize.ts';

const COLOURS = ['\u001b[31m', '\u241b[0;1m', '\u009b2K', '\\u001b[31m', '\\x1B[31M', '\\033[31m', '\\E[0m', '^[[7m'];
const OTHERS = ['&#x1B;[31m', '&#27;[31m', '[31m', '[31M', '\u001b]0;title\u0007', '\u001b(B', '\u{e0041}'];

test.each([...COLOURS, ...OTHERS])('%j is invisible', (unseen) => {
  expect(visibleText(`to${unseen}ken`).text).toBe('token');
});

test('only controls and ignorable Unicode characters are invisible', () => {
  const units = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit));
  const unseen = units.filter((unit) => visibleText(`a${unit}é`).text === 'aé');
  // A half of a surrogate pair belongs to another plane, and spaces are visible.
  const ignored = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2028\u2029\ufff9-\uffff]/u;
  expect(units.filter((unit) => ignored.test(unit) && !/[\t-\r]/.test(unit) && !unseen.includes(unit))).toEqual([]);
  expect(unseen.filter((unit) => !ignored.test(unit))).toEqual([]);
});
