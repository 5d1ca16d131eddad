import { expect, test } from 'vitest';
import { errorWithValues } from '../../../../../src/message/sections/text/error-with-values.ts';

test.each([
  [['Assert.Equal() Failure', 'Expected: 3', 'Actual:   2'], ['Assert.Equal() Failure — Expected: 3, Actual: 2']],
  [
    ['Not equal:', 'expected: 30', 'actual  : 25', 'more'],
    ['Not equal: expected: 30, actual: 25', 'more'],
  ],
  [['Expected string: "a"', 'Received string: "b"'], ['Expected string: "a", Received string: "b"']],
  [['strictly equal:', 'actual: 25,', 'expected: 30,'], ['strictly equal: actual: 25, expected: 30']],
  [['Condition not satisfied:', 'cart.total() == 30'], ['Condition not satisfied: cart.total() == 30']],
  [
    ['These are equal:', 'total', '25', '30', '40', 'rest'],
    ['These are equal: total, 25, 30, 40', 'rest'],
  ],
])('formats %j as %j', (lines, results) => {
  expect(errorWithValues(lines)).toEqual(results);
});

test.each([[['Expected: 3', 'Expected: 4']], [['Here it is:', 'x'.repeat(200)]], [[]]])('keeps %j', (lines) => {
  expect(errorWithValues(lines)).toEqual(lines);
});
