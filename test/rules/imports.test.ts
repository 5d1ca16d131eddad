import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, ROOMS } from './architecture.ts';
import { files, type Import, imports, partOf } from './source.ts';

/** Where a process's environment, clock, chance and timers may be touched. */
const EDGES = ['action', 'cli', 'library', 'process', 'sandbox', 'studio', 'transport'];

const LEAVES = ROOMS.map(({ name }) => name).filter((name) => !Object.hasOwn(ALLOWED, name));

function isAllowed({ from, to, typeOnly }: Import): boolean {
  const [source, target] = [partOf(from), partOf(to)];
  const room = ALLOWED[source];
  if (source === target) return true;
  if (room === undefined) return false;
  const file = to.replace(/^src\//, '').replace(/\.ts$/, '');
  const allowed = [...LEAVES, ...room.imports];
  return allowed.includes(target) || allowed.includes(file) || (typeOnly && room.types.includes(target));
}

test('each room imports only what it may, type imports included', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((one) => !isAllowed(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('docs/architecture.md names every room, and none that is not there', () => {
  const folders = globSync('src/*/*', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = [...new Set(files.map(partOf))].map((room) => {
    const inner = folders.filter(({ parentPath }) => basename(parentPath) === room);
    return [room, inner.map(({ name }) => name).sort()];
  });
  const named = ROOMS.map(({ name, inner }) => [name, inner.toSorted()]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(rooms));
});

test('what may be imported is a room, or a file of one', () => {
  const names = ROOMS.map(({ name }) => name);
  const rows = Object.entries(ALLOWED).flatMap(([room, { imports, types }]) => [room, ...imports, ...types]);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter((row) => !names.includes(row) && !existsSync(`src/${row}.ts`))).toEqual([]);
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

/** The only file that sets a timer, of whole milliseconds alone; the sandbox and the studio have their own. */
const TIMERS = 'src/transport/system.ts';

test('nothing waits but by a timer of whole milliseconds', () => {
  const own = files.filter((file) => !['sandbox', 'studio'].includes(partOf(file)));
  const setting = own.filter((file) => /\bsetTimeout\(|AbortSignal\.timeout\(/.test(readFileSync(file, 'utf8')));
  expect(setting).toEqual([TIMERS]);
});

test('a number becomes whole milliseconds in one place', () => {
  const asserting = files.filter((file) => /\bas (?:unknown as )?Milliseconds\b/.test(readFileSync(file, 'utf8')));
  expect(asserting).toEqual(['src/time.ts']);
});

test('the sandbox, the studio, the command line and tests never enter the action', () => {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { to } of imports.filter((one) => one.from === file)) walk(to);
  };
  walk('src/action/main.ts');
  expect(reached.size).toBeGreaterThan(50);
  expect([...reached].filter((file) => /^(src\/(cli|sandbox|studio)|test)\//.test(file))).toEqual([]);
});

/** What most steps do without. */
const SELDOM = ['src/facts/ci/', 'src/facts/github/', 'src/message/templates/'];

test('a step on GitHub Actions starts without what few steps need', () => {
  const started = new Set<string>();
  const walk = (file: string): void => {
    if (started.has(file)) return;
    started.add(file);
    for (const { to, typeOnly, lazy } of imports.filter((one) => one.from === file)) if (!typeOnly && !lazy) walk(to);
  };
  walk('src/action/main.ts');
  walk('src/action/run.ts');
  walk('src/notify.ts');
  expect(started.size).toBeGreaterThan(50);
  expect([...started].filter((file) => SELDOM.some((room) => file.startsWith(room)))).toEqual([]);
});
