/** What the README quotes and points to is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
/** Everything that can say something: the page of errors as it was said, and the source for what it does not show. */
const said = ['docs/errors.md', ...globSync('src/**/*.ts')].map((file) => readFileSync(file, 'utf8')).join('\n');

function quoted(): string[] {
  const table = /<!-- troubleshooting[^>]*-->\n([\s\S]*?)<!-- \/troubleshooting -->/.exec(readme)?.[1] ?? '';
  return [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text ?? '');
}

test('every text under Troubleshooting is one that the action says', () => {
  expect(quoted().length).toBeGreaterThan(15);
  expect(quoted().filter((text) => !said.includes(text))).toEqual([]);
});

test('every link of the README leads to a file or a heading', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]*)(?:#[^)]*)?\)/g)].map(([, path]) => path ?? '');
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((path) => path !== '' && !existsSync(path))).toEqual([]);
});

test('the sections to which errors and tables point are there', () => {
  const headings = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
  const named = said.matchAll(/"([A-Z][a-z ]+)" in the README|under "([A-Z][a-z]+)"/g);
  const names = [...named].map(([, first, second]) => first ?? second ?? '');
  expect(new Set(names)).toEqual(new Set(['Set it up', 'Permissions']));
  for (const name of names) expect(headings).toContain(name);
});
