import { expect, test } from 'vitest';
import { listed, shown } from '../../../src/text/format.ts';
import { fc } from '../../support/random.ts';

test('an external value is shown in one short line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      expect(shown(value)).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(shown(value).length).toBeLessThanOrEqual(61);
      expect(shown(value).isWellFormed()).toBe(true);
    }),
  );
  expect(shown('two\nlines')).toBe('"two\\nlines"');
  expect(shown(undefined)).toBe('nothing');
  expect(shown(Number.NaN)).toBe('NaN');
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b', 'c'], 'a, b and c'],
])('formats %j as %j', (terms, text) => {
  expect(listed(terms)).toBe(text);
});
