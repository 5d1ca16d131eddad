/** Which folder of `src` may import which, and what runs in a browser. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

/** A folder of `src`, or a file at its top, with those that it imports. What has no row imports nothing, and all may import it. */
const ARROWS: Readonly<Record<string, string>> = {
  runtime: 'settings http',
  http: '',
  service: 'http',
  settings: 'http',
  workspace: 'settings',
  build: 'github health settings http workspace runtime',
  github: 'build settings http workspace runtime',
  health: 'build github message settings http workspace runtime',
  target: 'build github service settings runtime',
  message: 'build github health target settings',
  report: 'build delivery github health target message settings',
  delivery: 'build github health target message report service settings http runtime',
  'reason-not-to-send': 'build message settings',
  'facts-for': 'build message settings',
  'facts-file': 'build message report workspace',
  notify: 'build delivery facts-file facts-for message reason-not-to-send report settings target http runtime',
  doctor: 'delivery message notify report service settings target http workspace runtime',
  process: 'build delivery message report settings http workspace runtime',
  action: 'delivery doctor notify process report settings workspace runtime',
  cli: 'build delivery doctor facts-file github notify process reason-not-to-send report samples sandbox service settings studio target http workspace runtime',
  sandbox: '',
  samples: 'build settings',
  studio: 'build facts-for github health message samples sandbox service settings target workspace',
  library: 'notify process report service settings',
  index: 'build delivery library message report service settings',
};

/** Where the environment, the clock, chance and timers are read. */
const EDGES = ['action', 'cli', 'library', 'process', 'sandbox', 'studio', 'http'];
/** What the studio runs in the browser; what facts are read with stays behind `import()`. */
const IN_BROWSER = [
  'src/message/render.ts',
  'src/message/author-texts.ts',
  'src/settings/read-settings.ts',
  'src/text/redaction/redactor.ts',
  'src/build/event/events.ts',
  'src/studio/browser/page.ts',
];

const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.d.ts'));
const imports = files.flatMap((from) => {
  const statements = readFileSync(from, 'utf8').matchAll(
    /^(?:import|export)\s+([^'";]*?)from\s+'([^']+)'|^import\s+'([^']+)'|import\((?:\/\*.*?\*\/ )?'([^']+)'\)/gm,
  );
  return [...statements].map(([, names = '', path, bare, lazy]) => {
    const to = path ?? bare ?? lazy ?? '';
    const isType = names.startsWith('type ') || /^\{\s*(type \w+( as \w+)?,?\s*)+\}\s*$/.test(names);
    return {
      from,
      to: to.startsWith('.') ? normalize(join(dirname(from), to)) : to,
      isType,
      isLazy: lazy !== undefined,
    };
  });
});
const next = Map.groupBy(imports, ({ from }) => from);
const getFolder = (file: string) =>
  file.startsWith('src/service/http/') ? 'http' : (file.split('/')[1]?.replace(/\.ts$/, '') ?? '');

/** All files that these load, at once or later, with the packages that they name. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const one of next.get(file) ?? []) if (!one.isType) reached.add(one.to);
  return reached;
}

test('each folder imports only what its row allows, type imports included', () => {
  const current = imports.filter(({ from, to }) => to.startsWith('src/') && getFolder(from) !== getFolder(to));
  const refused = current.filter(({ from, to }) => {
    const hasRow = Object.hasOwn(ARROWS, getFolder(to));
    return hasRow
      ? !ARROWS[getFolder(from)]?.split(' ').includes(getFolder(to))
      : !Object.hasOwn(ARROWS, getFolder(from));
  });
  expect(current.length).toBeGreaterThan(50);
  expect(refused.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('there are no circular imports, type imports included', () => {
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

test('only entry points read environment, clock, randomness and timers', () => {
  const impure = /process\.(env|argv|exit|std)|Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|console\./;
  const inner = files.filter((file) => !EDGES.includes(getFolder(file)));
  expect(inner.filter((file) => impure.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the sandbox, the studio and the command line never enter the action', () => {
  const reached = [...reachedFrom(['src/action/main.ts'])];
  expect(reached.length).toBeGreaterThan(50);
  expect(reached.filter((file) => /^src\/(cli|samples|sandbox|studio)\//.test(file))).toEqual([]);
});

test('code that the studio runs in the browser imports nothing of Node', () => {
  const reached = [...reachedFrom(IN_BROWSER)];
  expect(reached.length).toBeGreaterThan(80);
  expect(reached.filter((one) => one.startsWith('node:') || one.startsWith('src/github/api/'))).toEqual([]);
});
