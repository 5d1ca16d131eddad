import { expect, test } from 'vitest';
import { formatTable } from '../../../../src/cli/terminal/table.ts';

test('columns are as wide as their widest cell on a terminal, and no line ends with spaces', () => {
  const entries = [
    ['ID', 'TEXT'],
    ['東京', 'x'],
    ['e\u0301', ''],
    ['👩‍💻', 'z'],
  ];
  expect(formatTable(entries)).toEqual(['ID    TEXT', '東京  x', 'e\u0301', '👩‍💻    z']);
});

test('lines are truncated at the width of the terminal, between characters', () => {
  expect(formatTable([['123456', 'a'.repeat(50)]], 30)).toEqual([`123456  ${'a'.repeat(21)}…`]);
  expect(formatTable([['👩‍💻👩‍💻👩‍💻']], 5)).toEqual(['👩‍💻👩‍💻…']);
  expect(formatTable([['東京都']], 4)).toEqual(['東…']);
  expect(formatTable([['short']], 5)).toEqual(['short']);
});
