/** What the README and the pages quote and point to is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchor, headings, withoutCodeBlocks } from '../../scripts/readme/headings.ts';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'examples/*.md', 'examples/ci/*.md', 'test/*.md']).sort();
/** Everything that can say something: the page of errors as it was said, and the source for what it does not show. */
const said = ['docs/errors.md', ...globSync('src/**/*.ts')].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Code is no prose. */
function proseOf(page: string): string {
  return withoutCodeBlocks(readFileSync(page, 'utf8')).replaceAll(/`[^`\n]*`/g, '');
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const names = headings(readFileSync(page, 'utf8')).map(anchor);
  return new Set(
    names.map((name, at) => {
      const before = names.slice(0, at).filter((one) => one === name).length;
      return before === 0 ? name : `${name}-${before}`;
    }),
  );
}

test('every text that docs/running.md explains is one that the action says', () => {
  const page = readFileSync('docs/running.md', 'utf8');
  const table = /<!-- troubleshooting[^>]*-->\n([\s\S]*?)<!-- \/troubleshooting -->/.exec(page)?.[1] ?? '';
  const quoted = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text]) => text ?? '');
  expect(quoted.length).toBeGreaterThan(6);
  expect(quoted.filter((text) => !said.includes(text))).toEqual([]);
});

test.each(PAGES)('every link of %s leads to a file, and to a heading of it', (page) => {
  const links = [...proseOf(page).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)];
  const lost = links.filter(([, path = '', anchor]) => {
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).has(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('the sections to which errors and tables point are there', () => {
  const there = headings(readFileSync('README.md', 'utf8'));
  const named = said.matchAll(/"([A-Z][a-z ]+)" in the README|under "([A-Z][a-z]+)"/g);
  const names = [...named].map(([, first, second]) => first ?? second ?? '');
  expect(new Set(names)).toEqual(new Set(['Set it up', 'Permissions']));
  for (const name of names) expect(there).toContain(name);
});

function wordsOf(page: string): number {
  return readFileSync(page, 'utf8').split(/\s+/).filter(Boolean).length;
}

test('the README is read in five minutes', () => {
  expect(wordsOf('README.md')).toBeLessThanOrEqual(2_000);
});
