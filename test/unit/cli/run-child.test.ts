import { expect, test } from 'vitest';
import { dropPartialLine } from '../../../src/cli/run-child.ts';
import { ByteTail } from '../../../src/service/http/body.ts';

test.each([
  [8, 'abc\ndefg'],
  [7, 'defg'],
  [4, 'abc\ndefg'.slice(-4)],
])('quotes the complete lines of the last %i bytes', (size, retained) => {
  const tail = new ByteTail(size, Number.POSITIVE_INFINITY);
  for (const piece of ['a', 'bc\n', 'defg']) tail.add(Buffer.from(piece));
  expect(dropPartialLine(tail)).toBe(retained);
});
