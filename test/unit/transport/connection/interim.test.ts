import { expect, test } from 'vitest';
import { pastInterim } from '../../../../src/transport/connection/interim.ts';
import { fc } from '../../../support/random.ts';

const FINAL = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}';
const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';

/** What goes on to the parser when the text comes in these pieces. */
function passed(pieces: readonly string[]): string {
  const past = pastInterim();
  return pieces.map((piece) => past(Buffer.from(piece, 'latin1')).toString('latin1')).join('');
}

test.each([
  ['one', CONTINUE],
  ['one with headers', 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\nx: HTTP/1.1 200 OK\r\n\r\n'],
  ['one of HTTP/1.0', 'HTTP/1.0 100 Continue\r\n\r\n'],
  ['one without a reason', 'HTTP/1.1 100\r\n\r\n'],
  ['one between empty lines', `\r\n${CONTINUE}\r\n`],
  ['several', `${CONTINUE}HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 199 X\r\na: b\r\n\r\n`],
  ['a hundred', CONTINUE.repeat(100)],
])('interim answers are left out, however the bytes are split: %s', (_name, interim) => {
  const text = interim + FINAL;
  expect(passed([text])).toBe(FINAL);
  expect(passed([...text])).toBe(FINAL);
  for (let at = 1; at < text.length; at++) expect(passed([text.slice(0, at), text.slice(at)])).toBe(FINAL);
});

test.each([
  FINAL,
  'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'HTTP/1.1 1000 X\r\n\r\n',
  'HTTP/1.1 10X\r\n\r\n',
  'HTTP/2 100\r\n\r\n',
  'SSH-2.0-OpenSSH_9.9\r\n',
  '<html>old</html>',
  `HTTP/1.1 103 X\r\nx: ${'x'.repeat(20_000)}`,
])('everything else goes on as it came: %.20s', (text) => {
  expect(passed([text])).toBe(text);
  expect(passed([...text])).toBe(text);
});

test('what comes after the first final line is left alone, interim or not', () => {
  const text = `${FINAL}${CONTINUE}`;
  expect(passed([...text])).toBe(text);
});

test('no byte of an answer is lost or added', () => {
  const piece = fc.constantFrom('HTTP/1.1 100 ', 'HTTP/1.1 200 ', 'H', '\r\n', '\r', '\n', '\r\n\r\n', 'a: b', '1');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const past = passed(pieces);
      expect(pieces.join('').includes(past)).toBe(true);
      expect(passed([pieces.join('')])).toBe(past);
    }),
  );
});
