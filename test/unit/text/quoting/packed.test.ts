/** What stands in base64 or in hex, wherever its signs begin, and over breaks. */
import { expect, test } from 'vitest';
import { packedInterest, packedTexts } from '../../../../src/text/quoting/packed.ts';
import { isPackedOver } from '../../../../src/text/quoting/packed-breaks.ts';
import { fc } from '../../../support/random.ts';

const SECRET = 'Zq7Xw_4kPd-9sVbAbCdEf0123';
const INTEREST = packedInterest([SECRET]);

const WORDS = fc.string({ unit: fc.constantFrom(...'abc XYZ019/-_"{'), maxLength: 40 });
/** What may be around it, also of signs as it has. */
const AROUND = fc.string({ unit: fc.constantFrom(...'abXY09+/-_ =.\n'), maxLength: 40 });
const PACKING = fc.constantFrom<BufferEncoding>('base64', 'base64url', 'hex');

test('it is found whatever is packed with it and whatever is around it, and where it stands', () => {
  fc.assert(
    fc.property(WORDS, WORDS, AROUND, AROUND, PACKING, (head, tail, before, after, packing) => {
      const packed = Buffer.from(head + SECRET + tail).toString(packing);
      const text = before + packed + after;
      const places = packedTexts(text, INTEREST).flatMap((read) => {
        const at = read.text.indexOf(SECRET);
        return at < 0 ? [] : [read.written({ start: at, end: at + SECRET.length })];
      });
      const bits = packing === 'hex' ? 4 : 6;
      const start = before.length + Math.floor((head.length * 8) / bits);
      const end = before.length + Math.ceil(((head.length + SECRET.length) * 8) / bits);
      expect(places).toContainEqual({ start, end });
    }),
  );
});

test('it goes on over a break wherever that is', () => {
  fc.assert(
    fc.property(WORDS, PACKING, fc.nat(), fc.constantFrom('\n', '\n    '), (head, packing, at, lineEnd) => {
      const packed = Buffer.from(`${head}${SECRET}`).toString(packing).replaceAll('=', '');
      // Where a few signs are on one side alone they are not looked for.
      const end = 1 + (at % (packed.length - 1));
      const text = `${packed.slice(0, end)}${lineEnd}${packed.slice(end)}`;
      expect(isPackedOver(text, { begin: 0, end, from: end + lineEnd.length }, INTEREST)).toBe(true);
    }),
  );
});

test('words that meet are nothing packed', () => {
  const text = 'all of the dependencies were installed\nsuccessfully';
  const end = text.indexOf('\n');
  expect(isPackedOver(text, { begin: 0, end, from: end + 1 }, INTEREST)).toBe(false);
  expect(packedTexts('authenticationServiceDependenciesRepositories', INTEREST)).toEqual([]);
});
