import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { cut, table } from '../../../../src/cli/terminal/table.ts';

interface Row {
  readonly id: string;
  readonly text: string;
}

const COLUMNS = [
  { title: 'ID', of: ({ id }: Row) => id },
  { title: 'TEXT', of: ({ text }: Row) => text },
];

test('columns are as wide as their widest cell, and no line ends with blanks', () => {
  const rows = [
    { id: '1', text: 'one' },
    { id: '1000', text: '' },
  ];
  expect(table(COLUMNS, rows)).toEqual(['ID    TEXT', '1     one', '1000']);
});

test('wide characters, accents and emoji count as a terminal shows them', () => {
  const rows = [
    { id: '東京', text: 'x' },
    { id: 'e\u0301', text: 'y' },
    { id: '👩‍💻', text: 'z' },
  ];
  const ends = table(COLUMNS, rows).map(
    (line) => stringWidth(line) - stringWidth(line.split('  ').at(-1)?.trim() ?? ''),
  );
  expect(new Set(ends)).toEqual(new Set([6]));
});

test('lines are cut at the width of the terminal', () => {
  const [, line = ''] = table(COLUMNS, [{ id: '123456', text: 'a'.repeat(50) }], { width: 30 });
  expect(line).toBe(`123456  ${'a'.repeat(21)}…`);
});

test('a hundred thousand rows are no argument list', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), text: 'x' }));
  expect(table(COLUMNS, rows)).toHaveLength(100_001);
});

test('a cut never parts what is one character for people', () => {
  expect(cut('👩‍💻👩‍💻👩‍💻', 5)).toBe('👩‍💻👩‍💻…');
  expect(cut('東京都', 4)).toBe('東…');
  expect(cut('short', 5)).toBe('short');
});
