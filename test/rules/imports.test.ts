import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What each part may import, `types` for type imports only. A part is a folder of `src`, or a file at its top. The
 * table of the architecture (docs/architecture.md) as data.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  nearest: [],
  calendar: [],
  defined: [],
  world: ['transport types'],
  transport: ['errors'],
  service: ['transport', 'errors', 'calendar', 'defined'],
  settings: ['transport', 'errors', 'nearest', 'calendar', 'defined'],
  facts: [
    'settings types',
    'settings conclusion',
    'settings secrets',
    'settings hide-tokens',
    'transport types',
    'world types',
    'errors',
    'defined',
  ],
  message: ['facts types', 'facts registry', 'settings types', 'errors', 'nearest', 'defined'],
  delivery: [
    'service',
    'transport',
    'message types',
    'settings types',
    'settings secrets',
    'world types',
    'errors',
    'defined',
  ],
  notify: ['settings', 'facts', 'message', 'delivery', 'world types', 'errors', 'defined'],
  action: ['notify', 'settings', 'delivery types', 'transport', 'world types', 'errors', 'nearest', 'defined'],
  cli: ['notify', 'settings', 'service', 'transport', 'sandbox', 'errors', 'nearest', 'defined'],
  sandbox: ['errors'],
  index: ['service', 'errors'],
};

/** Where a process's environment, clock, chance and timers may be touched. */
const EDGES = ['action', 'cli', 'sandbox', 'transport'];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.d.ts'));
const imports = files.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const source = readFileSync(from, 'utf8');
  const statements = source.matchAll(/^(?:import|export)\s+([^'";]*?)from\s+'([^']+)'|import\('([^']+)'\)/gm);
  return [...statements].flatMap(([, names = '', fixed, lazy]) => {
    const path = fixed ?? lazy ?? '';
    if (!path.startsWith('.')) return [];
    const typeOnly = names.startsWith('type ') || /^\{\s*(type \w+( as \w+)?,?\s*)+\}\s*$/.test(names);
    return [{ from, to: normalize(join(dirname(from), path)), typeOnly }];
  });
}

function partOf(file: string): string {
  const [, part = ''] = file.split('/');
  return part.replace(/\.ts$/, '');
}

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const [source, target] = [partOf(from), partOf(to)];
  const file = to.split('/').at(-1)?.replace(/\.ts$/, '');
  const allowed = MAY_IMPORT[source] ?? [];
  if (source === target || allowed.includes(target) || allowed.includes(`${target} ${file}`)) return true;
  return typeOnly && allowed.includes(`${target} types`);
}

test('each part imports only what the architecture allows it', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the table names every part', () => {
  expect([...new Set(files.map(partOf))].filter((part) => !(part in MAY_IMPORT))).toEqual([]);
});

test('there is no import cycle', () => {
  const graph = new Map(files.map((file) => [file, imports.filter((one) => one.from === file && !one.typeOnly)]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const found = (graph.get(file) ?? []).flatMap(({ to }) => visit(to, [...path, file]));
    done.add(file);
    return found;
  };
  expect(files.flatMap((file) => visit(file, []))).toEqual([]);
});

test('environment, clock, chance and timers enter at the edges only', () => {
  const impure = /process\.(env|argv|exit|std)|Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|console\./;
  const inner = files.filter((file) => !EDGES.includes(partOf(file)));
  expect(inner.filter((file) => impure.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing that ships imports the sandbox, the command line or tests into the action', () => {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of imports.filter((one) => one.from === file)) walk(to);
  };
  walk('src/action/main.ts');
  expect([...reached].filter((file) => /^(src\/(cli|sandbox)|test)\//.test(file))).toEqual([]);
});
