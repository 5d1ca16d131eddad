import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const PAGE = readFileSync('SECURITY.md', 'utf8');
const SUITES = readdirSync('test').filter((name) => globSync(`test/${name}/**/*.test.ts`).length > 0);
/** `contract/studio/server`, of a file or a folder; `linear`, of a whole suite. */
const NAMED = new RegExp(`\`((?:${SUITES.join('|')})(?:/[\\w/-]+)?)\``, 'g');

/** Paths of tests that a text names. */
const testsIn = (text: string): readonly string[] => [...text.matchAll(NAMED)].map(([, name = '']) => `test/${name}`);

/** The file of a test, or those of a folder; only what tests anything. */
function filesOf(path: string): readonly string[] {
  const file = `${path}.test.ts`;
  const folder = existsSync(path) && statSync(path).isDirectory() ? globSync(`${path}/**/*.test.ts`) : [];
  return [...(existsSync(file) ? [file] : []), ...folder].filter((one) =>
    /\btest\b.*\(/.test(readFileSync(one, 'utf8')),
  );
}

interface Row {
  readonly heading: readonly string[];
  readonly cells: readonly string[];
}

function rowsOf(page: string): readonly Row[] {
  const tables = page.match(/(?:^\|.*\|\n)+/gm) ?? [];
  return tables.flatMap((table) => {
    const [heading = [], , ...rows] = table.trim().split('\n').map(cellsOf);
    return rows.map((cells) => ({ heading, cells }));
  });
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

test('every promise in a table names the tests that hold it', () => {
  const rows = rowsOf(PAGE);
  expect(rows.length).toBeGreaterThan(25);
  expect(rows.filter(({ heading }) => heading.at(-1) !== 'held by')).toEqual([]);
  const without = rows.filter(({ heading, cells }) => {
    return cells.length !== heading.length || testsIn(cells.at(-1) ?? '').length === 0;
  });
  expect(without.map(({ cells }) => cells.join(' | '))).toEqual([]);
});

test('every test and file that it leans on is there, and tests something', () => {
  const tests = testsIn(PAGE);
  const sources = [...PAGE.matchAll(/`(src\/[\w/.-]+)`/g)].map(([, name]) => String(name));
  expect(tests.length).toBeGreaterThan(50);
  expect(tests.filter((path) => filesOf(path).length === 0)).toEqual([]);
  expect(sources.filter((name) => !existsSync(name))).toEqual([]);
});

test('what stands behind "held by" is names of tests and nothing else', () => {
  const others = rowsOf(PAGE).flatMap(({ cells }) => {
    const rest = (cells.at(-1) ?? '').replaceAll(NAMED, '').replaceAll(/[,\s]/g, '');
    return rest === '' ? [] : [rest];
  });
  expect(others).toEqual([]);
});
