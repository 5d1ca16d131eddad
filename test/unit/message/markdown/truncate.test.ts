import { expect, test } from 'vitest';
import { fits, truncateMarkdown } from '../../../../src/message/markdown/truncate.ts';
import { utf8Length } from '../../../../src/text/bytes.ts';

const space = (characters: number, bytes = characters * 4) => ({ characters, bytes });

test('keeps as much of a plain line as fits, in characters and bytes', () => {
  const characters = [
    'a',
    '\u007F',
    '\u0080',
    'é',
    '\u07FF',
    '\u0800',
    '日',
    '\uD7FF',
    '\uE000',
    '\uFFFF',
    '\u{10000}',
    '😀',
  ];
  const text = `${characters.join('')}\uD800x\uDBFF\uDC00\uDFFFz${characters.toReversed().join('')}`;
  const starts = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index);
  const longest = (limits: ReturnType<typeof space>) =>
    starts.map((at) => `${text.slice(0, at)}…`).findLast((cut) => fits(cut, limits)) ?? '';
  for (let bytes = 0; bytes < utf8Length(text); bytes += 1) {
    expect(truncateMarkdown(text, space(1_000, bytes)), `${bytes} bytes`).toBe(longest(space(1_000, bytes)));
  }
  for (let length = 0; length < text.length; length += 1) {
    expect(truncateMarkdown(text, space(length, 1_000)), `${length} characters`).toBe(longest(space(length, 1_000)));
  }
  expect(truncateMarkdown(text, space(text.length, utf8Length(text)))).toBe(text);
});

test('closes emphasis from the inside out', () => {
  expect(truncateMarkdown('**ab**cd ef', space(7))).toBe('**ab**…');
  expect(truncateMarkdown('**all *of this is bold***', space(14))).toBe('**all *of***…');
});

test('returns a mark if nothing fits', () => {
  expect(truncateMarkdown('[link](https://example.org/)', space(5))).toBe('…');
  expect(truncateMarkdown('[link](https://example.org/)', { characters: 5, bytes: 2 })).toBe('');
  expect(truncateMarkdown('\n\n[link](https://example.org/)', space(5))).toBe('');
});
