import { expect, test } from 'vitest';
import { cutMarkdown, fits } from '../../../../src/message/markdown/cut.ts';
import { utf8Length } from '../../../../src/text/bytes.ts';

const room = (characters: number, bytes = characters * 4) => ({ characters, bytes });

test('of a plain line stays as much as fits, in characters and in bytes', () => {
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
  const longest = (limits: ReturnType<typeof room>) =>
    starts.map((at) => `${text.slice(0, at)}…`).findLast((cut) => fits(cut, limits)) ?? '';
  for (let bytes = 0; bytes < utf8Length(text); bytes += 1) {
    expect(cutMarkdown(text, room(1_000, bytes)), `${bytes} bytes`).toBe(longest(room(1_000, bytes)));
  }
  for (let length = 0; length < text.length; length += 1) {
    expect(cutMarkdown(text, room(length, 1_000)), `${length} characters`).toBe(longest(room(length, 1_000)));
  }
  expect(cutMarkdown(text, room(text.length, utf8Length(text)))).toBe(text);
});

test.each<[string, string, number, string]>([
  [
    'three backticks within a line',
    'say ``` twice\nand more words that go on for long',
    40,
    'say ``` twice\nand more words that go on…',
  ],
  ['a rule below a line', 'Some words that are long enough\n---', 34, 'Some words that are long enough\n-…'],
  ['a bar within a line', 'a | b and more words that go on here\n\nnext', 32, 'a | b and more\n\n… (3 more lines)'],
  ['a rule above a bar', 'Some words that are long enough\n---\na | b', 34, 'Some words that\n\n… (3 more lines)'],
  ['a bar above a list', 'a | b and more words\n- and others', 32, 'a | b and more words\n- and othe…'],
  ['a star between blanks', '5 * 3 is fifteen and more', 15, '5 * 3 is fifte…'],
])('%s opens nothing', (_, text, length, cut) => {
  expect(cutMarkdown(text, room(length))).toBe(cut);
});

test.each<[string, string, number, string]>([
  [
    'a deeper indent',
    '```\na\n    ```\nb c d e f g h i j k l m n\n```',
    40,
    '```\na\n    ```\nb c\n```\n\n… (2 more lines)',
  ],
  [
    'fewer signs',
    '````\n```\nab cd ef gh ij kl mn op qr st uv\n````',
    42,
    '````\n```\nab cd ef g\n````\n\n… (2 more lines)',
  ],
  [
    'signs before a word',
    '```\n``` a\nbc de fg hi jk lm no pq rs tu vw\n```',
    42,
    '```\n``` a\nbc de fg h\n```\n\n… (2 more lines)',
  ],
])('%s closes no fence', (_, text, length, cut) => {
  expect(cutMarkdown(text, room(length))).toBe(cut);
});

test('a fence may be closed with blanks around its signs', () => {
  expect(cutMarkdown('```\na\n ``` \nwords and more words for ever', room(36))).toBe(
    '```\na\n ``` \nwords and more words fo…',
  );
});

test.each(['', '  '])('a table ends with an empty line (%j)', (empty) => {
  const table = `a | b\n- | -\nc | d\n${empty}\n`;
  expect(cutMarkdown(`${table}words and more words that go on`, room(table.length + 20))).toBe(
    `${table}words and more word…`,
  );
});

test('a table ends with a fence, and what a fence shows is none', () => {
  expect(cutMarkdown('| a |\n| - |\n```\nwords and more words that go on\n```', room(45))).toBe(
    '| a |\n| - |\n```\nwords a\n```\n\n… (2 more lines)',
  );
  expect(cutMarkdown('```\na | b\n- | -\nfirst row of many\n```', room(31))).toBe(
    '```\na | b\n```\n\n… (3 more lines)',
  );
});

test('a fence shows no table: it may be cut after what would be the head of one', () => {
  const text = '```\na | b\n---\nand more that goes on and on for long\n```';
  const cut = '```\na | b\n```\n\n… (3 more lines)';
  expect(cutMarkdown(text, room(cut.length))).toBe(cut);
});

test('a text that fits keeps the blanks at its end', () => {
  expect(cutMarkdown('kept \n\n', room(20))).toBe('kept \n\n');
});

test('blanks alone are left out without a mark', () => {
  expect(cutMarkdown('ab cd\n', room(5))).toBe('ab cd');
});

test('emphasis is closed from the inside out', () => {
  expect(cutMarkdown('**ab**cd ef', room(7))).toBe('**ab**…');
  expect(cutMarkdown('**all *of this is bold***', room(14))).toBe('**all *of***…');
});

test('where nothing fits, a mark says that there was something', () => {
  expect(cutMarkdown('[link](https://example.org/)', room(5))).toBe('…');
  expect(cutMarkdown('[link](https://example.org/)', { characters: 5, bytes: 2 })).toBe('');
  expect(cutMarkdown('\n\n[link](https://example.org/)', room(5))).toBe('');
});
