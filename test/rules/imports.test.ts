import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files, type Import, imports, partOf } from './source.ts';

/** What every part may use: the errors, the redactor, and small questions that have one answer. */
const COMMON = ['errors', 'defined', 'nearest', 'calendar', 'phrases', 'redactor', 'secrets'];

/**
 * What each part may import; `types` after a name: type imports only. A part is a folder of `src`, or a file at its
 * top. This is the table of docs/architecture.md as data.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  defined: [],
  nearest: [],
  phrases: [],
  calendar: [],
  redactor: [],
  secrets: [],
  world: ['transport types', 'facts types'],
  transport: [],
  service: ['transport'],
  settings: ['transport/loopback', 'transport/address'],
  facts: ['settings types', 'settings/conclusion', 'settings/hide-tokens', 'transport types', 'world types'],
  message: ['facts types', 'facts/registry', 'settings types'],
  delivery: ['service', 'transport', 'message types', 'settings types', 'facts types', 'world types'],
  notify: ['service/vocabulary', 'settings', 'facts', 'message', 'delivery', 'world types'],
  action: ['notify', 'settings', 'delivery types', 'facts types', 'transport', 'world types'],
  cli: ['notify', 'settings', 'service', 'transport', 'sandbox'],
  sandbox: [],
  index: ['service'],
};

/** Where a process's environment, clock, chance and timers may be touched. */
const EDGES = ['action', 'cli', 'sandbox', 'transport'];

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const [source, target] = [partOf(from), partOf(to)];
  const allowed = [...COMMON, ...(MAY_IMPORT[source] ?? [])];
  if (source === target || (allowed.includes(target) && !COMMON.includes(source))) return true;
  const file = to.replace(/^src\//, '').replace(/\.ts$/, '');
  return allowed.includes(file) || (typeOnly && allowed.includes(`${target} types`));
}

test('each part imports only what the architecture allows it, type imports included', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('the table names every part', () => {
  expect([...new Set(files.map(partOf))].filter((part) => !(part in MAY_IMPORT))).toEqual([]);
});

test('there is no import circle, type imports included', () => {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circlesFrom = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(' → ')];
    if (done.has(file)) return [];
    const found = (next.get(file) ?? []).flatMap(({ to }) => circlesFrom(to, [...path, file]));
    done.add(file);
    return found;
  };
  expect(files.flatMap((file) => circlesFrom(file, []))).toEqual([]);
});

test('environment, clock, chance and timers enter at the edges only', () => {
  const impure = /process\.(env|argv|exit|std)|Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|console\./;
  const inner = files.filter((file) => !EDGES.includes(partOf(file)));
  expect(inner.filter((file) => impure.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the sandbox, the command line and tests never enter the action', () => {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of imports.filter((one) => one.from === file)) walk(to);
  };
  walk('src/action/main.ts');
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached].filter((file) => /^(src\/(cli|sandbox)|test)\//.test(file))).toEqual([]);
});
