import { expect, test } from 'vitest';
import { stringLiteral } from '../../../../src/service/wire/odata.ts';
import { fc } from '../../../support/random.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom("'", '"', '/', '\\', '?', '#', '%', '(', ')', '&', '.', ' ', '\n', '\ud800', 'a'),
  }),
);

/** Reads a literal the way a server does: decode the path, then undouble the quotes. */
function readLiteral(pathname: string): string | undefined {
  const inside = /^\/x\(role='((?:[^']|'')*)'\)$/.exec(decodeURIComponent(pathname))?.[1];
  return inside?.replaceAll("''", "'");
}

test('no text breaks out of a literal, and a server decodes it unchanged', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      const url = new URL(`https://h.example/x(role=${stringLiteral(value)})`);
      expect(url.search + url.hash).toBe('');
      expect(url.pathname.split('/')).toHaveLength(2);
      expect(readLiteral(url.pathname)).toBe(value.toWellFormed());
    }),
  );
});

test('quotes stay raw and are doubled', () => {
  expect(stringLiteral("it's")).toBe("'it''s'");
  expect(stringLiteral('a/b?c')).toBe("'a%2Fb%3Fc'");
});
