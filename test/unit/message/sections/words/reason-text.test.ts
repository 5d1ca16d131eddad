import { expect, test } from 'vitest';
import { reasonText } from '../../../../../src/message/sections/words/reason-text.ts';

test.each([
  ['PHP Fatal error:  Uncaught Shop\\NoPrice: no price for 7', 'Shop\\NoPrice: no price for 7'],
  ['Fatal error: Uncaught TypeError: price() is not a function', 'TypeError: price() is not a function'],
  ['Failure/Error: expect(cart).to be_empty', 'expect(cart).to be_empty'],
  ['error: -[CartTests testAdds] : failed', '-[CartTests testAdds] : failed'],
  ['ERROR: No matching version of shop', 'No matching version of shop'],
  ['W: [Correctable] Style/Quotes: Prefer single ones', 'Style/Quotes: Prefer single ones'],
  ['E: Unable to locate package shop', 'Unable to locate package shop'],
  ['[F] → Function is too long', 'Function is too long'],
  ['FATAL Fatal error run error: no such image', 'run error: no such image'],
  ['npm error Missing: shop@1.2.3 from lock file', 'Missing: shop@1.2.3 from lock file'],
  ["error  'cart' is never used  no-unused-vars", "'cart' is never used no-unused-vars"],
  ['/srv/ci/_temp/1.sh: line 1:  2211 Segmentation fault      (core dumped) ./t', 'Segmentation fault (core dumped)'],
  ['fatal: [db2]: FAILED! => {"changed": false, "msg": "no \\"shop\\" here\\n"}', 'db2: no "shop" here'],
  ['db3 | UNREACHABLE! => {"msg": "timed out", "unreachable": true}', 'db3: timed out'],
  ['ERROR [alembic.util.messaging] Multiple heads are present', 'Multiple heads are present'],
  ['./gradlew: line 249: 2317 Killed                  "$JAVACMD" "$@"', 'Killed'],
])('of %j a message tells %j', (line, told) => {
  expect(reasonText(line)).toBe(told);
});

test.each([
  'TypeError: x is not a function',
  'syntax error near unexpected token',
  'HTTP error: 503',
  'error[E0308]: mismatched types',
  'ERROR 1045 (28000): Access denied',
  'error:',
  'Error: …',
  'build.sh: line 3: shop: command not found',
  'Critical section was entered twice',
])('%j is told as it is', (line) => {
  expect(reasonText(line)).toBe(line);
});
