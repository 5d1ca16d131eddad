import { expect, test } from 'vitest';
import { TailBody } from '../../../../src/transport/connection/bounded-body.ts';

test.each([
  [1_000, 300_000],
  [64, 7],
  [100_000, 65_536],
])('of a body in pieces the last %i bytes are kept', (limit, piece) => {
  const whole = Array.from({ length: 400_000 }, (_, index) => String.fromCharCode(97 + (index % 23))).join('');
  const body = new TailBody(limit, 1_000_000);
  for (let at = 0; at < whole.length; at += piece)
    expect(body.add(Buffer.from(whole.slice(at, at + piece)))).toBe(true);
  expect(body.text()).toBe(whole.slice(-limit));
  expect([body.fromEnd, body.cut]).toEqual([true, false]);
});

test('a short body is whole, without its byte order mark', () => {
  const body = new TailBody(100, 1_000);
  body.add(Buffer.from('\uFEFFone '));
  body.add(Buffer.from('two'));
  expect(body.text()).toBe('one two');
  expect(body.fromEnd).toBe(false);
});

test('a body that is longer than may be read is cut', () => {
  const body = new TailBody(10, 100);
  expect(body.add(Buffer.alloc(100, 'x'))).toBe(true);
  expect(body.add(Buffer.from('y'))).toBe(false);
  expect(body.cut).toBe(true);
});
