import { expect, test } from 'vitest';
import { trimEndChars } from '../../../src/text/trim-end.ts';

test.each([
  ['https://example.com//', '/', 'https://example.com'],
  ['a.b).,', '.,)', 'a.b'],
  ['...', '.', ''],
  ['', '.', ''],
  ['no', '.', 'no'],
])('%j without %j at its end', (text, characters, rest) => {
  expect(trimEndChars(text, characters)).toBe(rest);
});
