import { expect, test } from 'vitest';
import { listed, quoteValue } from '../../../src/text/format.ts';
import { fc } from '../../support/random.ts';

test('an external value is shown in one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      expect(quoteValue(value)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(quoteValue(value).length).toBeLessThanOrEqual(61);
      expect(quoteValue(value).isWellFormed()).toBe(true);
    }),
  );
  expect(quoteValue('two\nlines')).toBe('"two\\nlines"');
  expect(quoteValue(undefined)).toBe('nothing');
  expect(quoteValue(Number.NaN)).toBe('NaN');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
])('formats %j as %j', (terms, text) => {
  expect(listed(terms)).toBe(text);
});
