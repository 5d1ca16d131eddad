import { expect, test } from 'vitest';
import { wholeLines } from '../../../src/cli/run-child.ts';
import { ByteTail } from '../../../src/service/http/body.ts';
import { fc } from '../../support/random.ts';

test('what fits is kept whole', () => {
  const tail = new ByteTail(8);
  for (const piece of ['a', 'bc\n', 'defg']) tail.add(Buffer.from(piece));
  expect(wholeLines(tail)).toBe('abc\ndefg');
});

test('of more, the end is kept from the first whole line on, however it came in pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab\n]{0,9}$/)), fc.integer({ min: 1, max: 12 }), (pieces, size) => {
      const tail = new ByteTail(size);
      for (const piece of pieces) tail.add(Buffer.from(piece));
      const all = pieces.join('');
      const end = all.slice(-size);
      expect(wholeLines(tail)).toBe(all.length <= size ? all : end.slice(end.indexOf('\n') + 1));
    }),
  );
});
