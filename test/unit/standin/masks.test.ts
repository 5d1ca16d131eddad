import { expect, test } from 'vitest';
import { createMasks } from '../../standin/masks.ts';

const SECRET = `to'k"en/<7>&é`;

test.each([
  ['raw', SECRET],
  ['base64', Buffer.from(SECRET).toString('base64')],
  ['base64 after one byte', Buffer.from(SECRET).subarray(1).toString('base64')],
  ['base64 after two bytes', Buffer.from(SECRET).subarray(2).toString('base64')],
  ['URI', 'to%27k%22en%2F%3C7%3E%26%C3%A9'],
  ['JSON', `to'k\\"en/<7>&é`],
  ['XML', 'to&apos;k&quot;en/&lt;7&gt;&amp;é'],
  ['expression', `to''k"en/<7>&é`],
])('the %s form is hidden', (_, form) => {
  expect(createMasks([SECRET]).apply(`<${form}>`)).toBe('<***>');
});

test('each line of a value is hidden, parts of a value are not', () => {
  const masks = createMasks(['first line\r\nsecond line']);
  expect(masks.apply('a first line, a second line, a second')).toBe('a ***, a ***, a second');
});

test('forms that overlap or touch become one', () => {
  expect(createMasks(['abcd', 'cdef']).apply('abcdef abcdcdef x')).toBe('*** *** x');
});

test('blank values hide nothing', () => {
  const masks = createMasks(['', ' ']);
  expect(masks.apply('a b')).toBe('a b');
  expect(masks.values()).toEqual([]);
});
