import { expect, test } from 'vitest';
import { isTooDeep } from '../../../../src/build/code-host/json.ts';

test.each([
  ['[[[]]]', false],
  ['[[[[]]]]', true],
  ['{"a":{"b":[{}]}}', true],
  ['"[[[[["', false],
  [String.raw`["\"[[[[", "\\"]`, false],
  [String.raw`["\\", [[[`, true],
  ['"[[[[[', false],
  ['[],[],[],[]', false],
])('nesting of %s beyond three levels: %s', (text, expected) => {
  expect(isTooDeep(text, 3)).toBe(expected);
});
