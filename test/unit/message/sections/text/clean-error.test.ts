import { expect, test } from 'vitest';
import { cleanError } from '../../../../../src/message/sections/text/clean-error.ts';

test.each([
  ['PHP Fatal error:  Uncaught Shop\\NoPrice: no price for 7', 'Shop\\NoPrice: no price for 7'],
  ['Failure/Error: expect(cart).to be_empty', 'expect(cart).to be_empty'],
  ['ERROR: No matching version of shop', 'No matching version of shop'],
  ['W: [Correctable] Style/Quotes: Prefer single ones', 'Style/Quotes: Prefer single ones'],
  ['[F] → Function is too long', 'Function is too long'],
  ["error  'cart' is never used  no-unused-vars", "'cart' is never used no-unused-vars"],
  ['ERROR [alembic.util.messaging] Multiple heads are present', 'Multiple heads are present'],
])('cleans %j to %j', (line, text) => {
  expect(cleanError(line)).toBe(text);
});

test.each([
  'TypeError: x is not a function',
  'error[E0308]: mismatched types',
  'ERROR 1045 (28000): Access denied',
  'Error: …',
  'build.sh: line 3: shop: command not found',
])('keeps %j', (line) => {
  expect(cleanError(line)).toBe(line);
});
