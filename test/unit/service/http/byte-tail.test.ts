import { expect, test } from 'vitest';
import { ByteTail } from '../../../../src/service/http/byte-tail.ts';

test.each([
  [8, 'abc\ndefg'],
  [7, 'defg'],
  [4, 'abc\ndefg'.slice(-4)],
])('retains the complete lines of the last %i bytes', (size, retained) => {
  const tail = new ByteTail(size, Number.POSITIVE_INFINITY);
  for (const piece of ['a', 'bc\n', 'defg']) tail.add(Buffer.from(piece));
  expect(tail.read().body).toBe(retained);
});
