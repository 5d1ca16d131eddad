import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files } from './source.ts';

/** An alarm, no aim: more siblings than this, and nobody sees any more what belongs together. */
const MOST_SIBLINGS = 20;
/** One file for each event family, noun of the command line, and kind of value: such a folder grows with its table. */
const GROWING = ['src/facts/event', 'src/cli/commands', 'src/settings/readers'];
/** An alarm as well: so long a file holds two thoughts. One is never cut in two for it; a registry may be longer. */
const MOST_LINES = 300;
const TABLES = /(?:-registry|operations|-rules|own-shapes)\.ts$/;

test('a folder can be seen at a glance', () => {
  const folders = Map.groupBy(files, (file) => dirname(file));
  const crowded = [...folders].filter(
    ([folder, siblings]) => siblings.length > MOST_SIBLINGS && !GROWING.includes(folder),
  );
  expect(crowded.map(([folder, siblings]) => `${folder}: ${siblings.length} files`)).toEqual([]);
});

test('a file has one thought, which shows where it gets long', () => {
  const long = files.filter((file) => !TABLES.test(file) && linesOf(file) > MOST_LINES);
  expect(long.map((file) => `${file}: ${linesOf(file)} lines`)).toEqual([]);
});

test('no path of a machine stands in what is published', () => {
  const texts = globSync(['{src,test,scripts,docs,examples,.github}/**/*.{ts,md,yml,txt}', '*.md'], {
    exclude: ['**/*.png'],
  });
  const told = texts.filter((file) =>
    /[\\/](?:home|Users)[\\/]runner\b|[\\/]root[\\/]/.test(readFileSync(file, 'utf8')),
  );
  expect(told).toEqual([]);
});

/** The sandbox keeps records of its own, so that a wrong client cannot agree with itself. */
const OWN_RECORDS = 'src/sandbox/';

test('a type that is exported has a name of its own', () => {
  const declared = files
    .filter((file) => !file.startsWith(OWN_RECORDS))
    .flatMap((file) => exportedTypes(readFileSync(file, 'utf8')).map((name) => ({ name, file })));
  expect(declared.length).toBeGreaterThan(100);
  const shared = [...Map.groupBy(declared, ({ name }) => name)].filter(([, places]) => places.length > 1);
  expect(shared.map(([name, places]) => `${name}: ${places.map(({ file }) => file).join(', ')}`)).toEqual([]);
});

test('a type is named after a thing, not after what was done to it', () => {
  const participles = /^(?:Asked|Found|Given|Kept|Known|Read|Shown|Told|Written)$/;
  const named = files.flatMap((file) =>
    allTypes(readFileSync(file, 'utf8')).flatMap((name) => (participles.test(name) ? [`${file}: ${name}`] : [])),
  );
  expect(named).toEqual([]);
});

test('an optional property is left out in one way: defined({ … })', () => {
  const spread =
    /\.\.\.\(\s*[^()]*(?:\([^()]*\)[^()]*)*&&\s*\{|\.\.\.\([^()]*\?\s*\{\}\s*:\s*\{|\.\.\.\([^()]*\?\s*\{[^{}]*\}\s*:\s*\{\}\s*\)/;
  const others = files.filter((file) => spread.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});

test('no pattern builds tables of Unicode before it is used', () => {
  const withTables = (file: string) => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*|String\.raw`[^`]*`/g, '');
    return /\\[pP]\{/.test(code);
  };
  expect(files.filter((file) => !file.startsWith('src/sandbox/') && withTables(file))).toEqual([]);
});

test('every unit test stands where its source stands', () => {
  const tested = globSync('test/unit/**/*.test.ts').map((file) => dirname(file).replace('test/unit', 'src'));
  const rooms = new Set([...files.map((file) => dirname(file)), 'src/standin']);
  expect(tested.filter((folder) => !rooms.has(folder))).toEqual([]);
});

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}

/** Names of the types, interfaces and classes that a source exports. */
function exportedTypes(source: string): readonly string[] {
  return [...source.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

function allTypes(source: string): readonly string[] {
  return [...source.matchAll(/^(?:export )?(?:abstract )?(?:interface|type|class) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}
