/** What the pages for contributors say of files is true. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contributingExamples, fits, linesThatStay } from '../support/edits.ts';

const PAGES = [...globSync(['*.md', 'docs/**/*.md', 'test/*.md'])].filter(
  // Their paths are those of the builds that they show.
  (page) => !['docs/events.md', 'docs/systems.md', 'docs/templates.md'].includes(page),
);

/** The paths that a page names: those of links, and code that looks like one. */
function pathsIn(page: string): readonly string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path);
  const code = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|js|md|yml|json))`/g)].map(([, path = '']) => path);
  // Of the reader's own repository.
  return [...links, ...code].filter((path) => !/^\.github\/(?:notify\/|workflows\/notify\.yml$)/.test(path));
}

test('every path that a page names is there', () => {
  expect(PAGES.length).toBeGreaterThan(10);
  const missing = PAGES.flatMap((page) =>
    pathsIn(page)
      .filter((path) => ![dirname(page), '.', 'src'].some((folder) => existsSync(join(folder, path))))
      .map((path) => `${page}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every helper of tests opens with what it is for', () => {
  const helpers = globSync('test/support/*.ts');
  expect(helpers.length).toBeGreaterThan(50);
  const opens = (file: string) => /^\/\*\*(?: |\n \* )\S/.test(readFileSync(file, 'utf8'));
  expect(helpers.filter((file) => !opens(file))).toEqual([]);
});

test('the examples of CONTRIBUTING.md fit the sources', () => {
  const examples = contributingExamples();
  expect(examples.length).toBeGreaterThan(8);
  expect(examples.filter((edit) => !fits(edit)).map(({ file, from }) => `${file}:\n${from}`)).toEqual([]);
  // What others add beside a line must not be in the way of an example.
  expect(examples.filter((edit) => linesThatStay(edit) > 1).map(({ file, from }) => `${file}:\n${from}`)).toEqual([]);
});
