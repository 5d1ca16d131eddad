import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shown, stringLiteral } from '../../../../src/service/wire/odata.ts';

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

test('no text breaks out of a literal, and every well-formed text comes back as it was', () => {
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

test('a foreign value is shown in one short line', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      expect(shown(value)).not.toMatch(/\p{Cc}/u);
      expect(shown(value).length).toBeLessThanOrEqual(61);
    }),
  );
  expect(shown(undefined)).toBe('nothing');
  expect(shown(Number.NaN)).toBe('NaN');
});
