/** What the pages link to and name is there. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { anchor, headings, withoutCodeBlocks } from '../../../scripts/headings.ts';

const PAGES = globSync(['*.md', 'docs/**/*.md', 'examples/*.md', 'examples/ci/*.md', 'test/*.md']).sort();
const getText = (page: string) => readFileSync(page, 'utf8');

/** The anchors that GitHub gives to the headings of a page. */
function getAnchors(page: string): ReadonlySet<string> {
  const names = headings(getText(page)).map(anchor);
  return new Set(
    names.map((name, at) => {
      const before = names.slice(0, at).filter((one) => one === name).length;
      return before === 0 ? name : `${name}-${before}`;
    }),
  );
}

test.each(PAGES)('every link of %s leads to a file, and to a heading of it', (page) => {
  const prose = withoutCodeBlocks(getText(page)).replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)];
  const lost = links.filter(([, path = '', anchor]) => {
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith('.md') && !getAnchors(file).has(anchor);
  });
  expect(lost.map(([link]) => link)).toEqual([]);
});

test('every test that SECURITY.md names exists', () => {
  const suites = globSync('test/*').map((folder) => folder.replace(/^test./, ''));
  const named = [...getText('SECURITY.md').matchAll(/`(\w+)((?:\/[\w-]+)+)`/g)].flatMap(([, suite = '', rest = '']) =>
    suites.includes(suite) ? `test/${suite}${rest}` : [],
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(`${path}.test.ts`) && !existsSync(path))).toEqual([]);
});

test('package.json contains every npm script that a page names', () => {
  const { scripts } = JSON.parse(getText('package.json')) as { scripts: Readonly<Record<string, string>> };
  const pages = PAGES.filter((page) => !/^(?:CHANGELOG|examples|docs.decisions)/.test(page));
  const named = pages.flatMap((page) =>
    [...getText(page).matchAll(/`npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
