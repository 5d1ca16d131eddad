import { expect, test } from 'vitest';
import { looksSecret } from '../../../../src/text/credentials/values.ts';

const HEX = 'a1b2c3d4e5'.repeat(7);

test.each([
  ['letters with digits', 'hunter2', true],
  ['letters with a sign', 'correct!horse', true],
  ['letters alone', 'correcthorse', false],
  ['six characters', 'a1b2c3', true],
  ['five', 'a1b2c', false],
  ['seven of a short hash', 'a1b2c3d', false],
  ['eight of one', 'a1b2c3d4', false],
  ['nine are none', 'a1b2c3d4e', true],
  ['a hash of 40', HEX.slice(0, 40), false],
  ['41', HEX.slice(0, 41), true],
  ['a hash of 64', HEX.slice(0, 64), false],
  ['a digest with its name', 'sha512-Zk8qX2+b9/Q==', false],
  ['an address in memory', '0x7ffdeadbeef0', false],
  ['a day', '2026-03-04T08:00:00Z', false],
  ['a time', '10:22:33.5pm', false],
  ['a length', '12500ms', false],
  ['a size', '10240MiB', false],
  ['cases in no order of a name', 'aBcDeFgHiJkLmNoPq', true],
  ['of a name', 'getSessionTokenFrom', false],
])('%s', (_, value, expected) => {
  expect(looksSecret(value)).toBe(expected);
});
