/** What makes the words uses nothing of Node, so that a browser can make them too. */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { isDoorToReader, WITHOUT_READERS } from '../../scripts/bundle/without-readers.ts';
import { bundlePage } from '../../scripts/bundle-page.ts';
import type { Facts } from '../../src/facts/facts.ts';
import { render } from '../../src/message/render.ts';
import { analyzeTemplate } from '../../src/message/templates/analysis/analysis.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { importStatements } from './source.ts';

/** Everything that these reach, by `import` and `import()`, runs in a browser; what reads facts is left out of pages. */
const ENTRIES = [
  'src/message/render.ts',
  'src/message/only-if.ts',
  'src/message/presets/preset-registry.ts',
  'src/message/sections/section-registry.ts',
  'src/message/templates/analysis/analysis.ts',
  'src/message/templates/filters/filter-registry.ts',
  'src/message/templates/vocabulary.ts',
  'src/settings/option-registry.ts',
  'src/settings/read-settings.ts',
  'src/text/redaction/redactor.ts',
  'src/text/redaction/secrets.ts',
  'src/facts/fact-registry.ts',
  'src/facts/event/events.ts',
  'src/facts/base.ts',
  'src/facts/loader-registry.ts',
  'src/facts/plan/plan.ts',
  'src/studio/browser/page.ts',
];

/** Packages that run in a browser as they are. */
const PACKAGES = [
  'liquidjs',
  'yaml',
  'fastest-levenshtein',
  'markdown-it',
  'markdown-it-emoji',
  'lit-html',
  'prism-code-editor',
];

/** Names that only Node has. */
const NODE_ONLY = /(?<![.\w'"`])(?:Buffer|process|require|__dirname|setImmediate)\b(?=\.|\[|\()|import\.meta\.dirname/;

interface Reach {
  readonly file: string;
  /** What it imports, types aside. */
  readonly imports: readonly string[];
}

function reachedFrom(entries: readonly string[]): readonly Reach[] {
  const all = new Map<string, Reach>();
  const walk = (file: string): void => {
    if (all.has(file)) return;
    const imports = importStatements(file).flatMap(({ path, typeOnly, lazy }) =>
      typeOnly || isDoorToReader({ from: file, lazy }) ? [] : path,
    );
    all.set(file, { file, imports });
    for (const path of imports)
      if (path.startsWith('.') && path.endsWith('.ts')) walk(normalize(join(dirname(file), path)));
  };
  for (const entry of entries) walk(entry);
  return [...all.values()];
}

/** Imports of what a browser has not. */
function foreignIn(all: readonly Reach[]): readonly string[] {
  return all.flatMap(({ file, imports }) =>
    imports
      .filter((name) => !name.startsWith('.') && !PACKAGES.some((one) => name === one || name.startsWith(`${one}/`)))
      .map((name) => `${file} imports ${name}${isBuiltin(name) ? ', which only Node has' : ''}`),
  );
}

test('the words, the registries and the pure half of the settings import nothing of Node', () => {
  const all = reachedFrom(ENTRIES);
  expect(all.length).toBeGreaterThan(80);
  expect(foreignIn(all)).toEqual([]);
});

test('and name nothing that only Node has', () => {
  const code = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(
    reachedFrom(ENTRIES)
      .flatMap(({ file }) => NODE_ONLY.exec(code(file))?.[0] ?? [])
      .sort(),
  ).toEqual([]);
});

test('the page of the studio reads no facts', async () => {
  const { modules } = await bundlePage(new URL('../../src/studio/browser/', import.meta.url));
  expect(modules.length).toBeGreaterThan(200);
  expect(modules.filter((path) => /[\\/]facts[\\/](?:github|health[\\/]reading|load\.ts)/.test(path))).toEqual([]);
});

/** As a page would: options and facts to the message, from templates, front matter and a report as well. */
const PAGE = `
import { render } from '${process.cwd()}/src/message/render.ts';
import { decideCondition } from '${process.cwd()}/src/message/only-if.ts';
import { analyzeTemplate } from '${process.cwd()}/src/message/templates/analysis/analysis.ts';
import { readSettings } from '${process.cwd()}/src/settings/read-settings.ts';
const files = {
  read: async (path) => ({ type: 'ok', path, trust: { type: 'own' }, text: '---\\nkind: message\\n---\\n{{ workflow }} on {{ ref.name | upcase }}' }),
  has: async () => false,
};
globalThis.analyze = (text) => JSON.stringify(analyzeTemplate(text));
globalThis.show = async (facts, options) => {
  const given = new Map(Object.entries(options).map(([name, value]) => [name, { value, from: 'input' }]));
  const settings = await readSettings(given, new Date(0), undefined, files);
  const { stop } = await decideCondition(settings, facts, 0, []);
  const limits = { characters: 3900, bytes: 8180 };
  const { draft, remarks } = await render({ facts, kind: 'message', settings, limits, now: 0 });
  return JSON.stringify({ body: draft.body, remarks, stop: stop?.at });
};`;

test('a browser makes the same message', async () => {
  const build = await rolldown({
    input: 'page',
    platform: 'browser',
    plugins: [
      WITHOUT_READERS,
      { name: 'page', resolveId: (id) => (id === 'page' ? 'page' : null), load: (id) => (id === 'page' ? PAGE : null) },
    ],
  });
  const { output } = await build.generate({ format: 'iife', codeSplitting: false });
  await build.close();
  expect(output).toHaveLength(1);
  // What a browser has, and no more: a realm of its own has the language alone.
  const page: Record<string, unknown> = { URL, URLSearchParams, TextEncoder, TextDecoder, btoa, atob };
  runInNewContext(output[0].code, page);
  const show = page['show'] as (facts: Facts, options: Readonly<Record<string, string>>) => Promise<string>;
  const hook = { 'webhook-url': 'https://chat.example.com/hook/Zq7Xw4kPd9' };
  const shown = async (options: object) => JSON.parse(await show(FACTS, { ...hook, ...options }));
  const here = async (options: object) => {
    const given = Object.entries({ ...hook, ...options }).map(
      ([name, value]) => [name, { value, from: 'input' }] as const,
    );
    const settings = await readSettings(new Map(given), new Date(0));
    const limits = { characters: 3900, bytes: 8180 };
    return (await render({ facts: FACTS, kind: 'message', settings, limits, now: 0 })).draft.body;
  };
  expect(await shown({})).toEqual({ body: await here({}), remarks: [] });
  expect(await shown({ template: 'compact' })).toEqual({ body: await here({ template: 'compact' }), remarks: [] });
  expect((await shown({ template: 'chat.md' })).body).toMatch(/^CI on MAIN\n\n### Coverage\n\n\| file/);
  const analyze = page['analyze'] as (text: string) => string;
  const mixed = '{{ comit }} {{ sections.reasons | upper }}';
  expect(JSON.parse(analyze(mixed))).toEqual(analyzeTemplate(mixed));
  expect(analyzeTemplate(mixed)).toMatchObject({ mistakes: [{}, {}], names: ['comit', 'sections.reasons'] });
  expect(await shown({ 'only-if': 'ref.name == "other"', variables: 'a: 1' })).toMatchObject({ stop: 'only-if' });
});

const FACTS: Facts = {
  ci: 'GitHub Actions',
  event: { name: 'push' },
  conclusion: 'failure',
  workflow: 'CI',
  repository: { name: 'acme/app', url: 'https://github.com/acme/app' },
  ref: { name: 'main', type: 'branch' },
  report: { path: 'docs/report.md', text: '# Coverage\n\n| file | lines |\n|---|---|\n| a.ts | 91 % |' },
};
