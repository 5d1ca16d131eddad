/**
 * Bundles the compiled action with ncc into `dist/`, or into the given folder. `--whole FOLDER` also writes the
 * unminified code there, with comments, module paths and all names.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Flattened, flatten } from './bundle/flatten.ts';
import { toLicences } from './bundle/licences.ts';
import { ascii, shortened } from './bundle/shorten.ts';
import { ASKED_FOR, LEFT_OUT, REPLACED, withBuiltins, withParsers } from './bundle/stubs.ts';
import { mustMatch } from './required-pattern.ts';

interface NccResult {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  readonly stats: { toJson(options: object): { readonly modules: readonly Module[] } };
}
interface Module {
  /** Null for a module without a file. */
  readonly nameForCondition?: string | null;
  readonly chunks?: readonly (number | string)[];
  readonly modules?: readonly Module[];
}
type Ncc = (entry: string, options: object) => Promise<NccResult>;

const ROOT = resolve(import.meta.dirname, '..');

/** @param complete folder for the unminified code */
export async function bundle(folder: string, complete?: string): Promise<void> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  const flattened = await flatten(join(ROOT, 'lib/action/main.js'), join(ROOT, 'lib/flat'));
  const { code, assets, stats } = await ncc(join(ROOT, 'lib/flat/main.js'), {
    cache: false,
    quiet: true,
    esm: false,
    externals: LEFT_OUT,
  });
  const { modules } = stats.toJson({
    all: false,
    ids: true,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
  });
  rejectDuplicates(currentModules(modules, flattened));
  const paths = modules.flatMap((module) => getPaths(module, flattened));
  const files = {
    'index.js': code,
    'job-end.js': JOB_END,
    'licenses.txt': toLicences(paths),
    'package.json': '{ "type": "commonjs" }\n',
    ...Object.fromEntries(Object.entries(assets).map(([name, asset]) => [name, asset.source])),
  };
  mustMatch(REPLACED, Object.values(files).map(String));
  mustMatch(
    ASKED_FOR,
    paths.filter((path) => /\.[cm]?js$/.test(path)).map((path) => readFileSync(path, 'utf8')),
  );
  writeBundle(folder, files, (name, code) => shortened(name, code, { target: 'node24', dense: true }));
  if (complete !== undefined) writeBundle(complete, files, (_, code) => code);
}

/** Writes these files to an empty folder. */
function writeBundle(
  folder: string,
  files: Readonly<Record<string, string | Buffer>>,
  finish: (name: string, code: string) => string,
): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const code = name.endsWith('.js') ? withBuiltins(withParsers(String(content), folder)) : undefined;
    writeFileSync(join(folder, name), code === undefined ? content : ascii(finish(name, code)));
  }
}

interface OwnModule {
  readonly path: string;
  readonly chunks: readonly (number | string)[];
}

function currentModules(modules: readonly Module[], flattened: Flattened): readonly OwnModule[] {
  return modules.flatMap((module) =>
    getPaths(module, flattened).flatMap((path) =>
      path.startsWith(join(ROOT, 'lib')) ? { path, chunks: module.chunks ?? [] } : [],
    ),
  );
}

/**
 * Fails if two chunks contain the same module. To fix it, give related imports one chunk name,
 * `import(\/* webpackChunkName: "rest" *\/ './keyed.ts')`, or import one module from the other only.
 *
 * @throws if a module of this project is in two chunks
 */
function rejectDuplicates(ownModules: readonly OwnModule[]): void {
  const byPath = Map.groupBy(ownModules, ({ path }) => relative(ROOT, path));
  const duplicates = [...byPath].flatMap(([path, locations]) =>
    new Set(locations.flatMap(({ chunks }) => chunks)).size > 1 ? path : [],
  );
  if (duplicates.length > 0) throw new Error(`in more than one chunk of the bundle: ${duplicates.join(', ')}`);
}

/** Returns the paths of a module's sources, including modules merged into it. */
function getPaths({ nameForCondition, modules = [] }: Module, flattened: Flattened): readonly string[] {
  const source = typeof nameForCondition === 'string' ? (flattened.get(nameForCondition) ?? nameForCondition) : [];
  return [source, modules.flatMap((one) => getPaths(one, flattened))].flat();
}

/** Main stage of `job-end/action.yml`: the same code, which only checks. */
const JOB_END = `process.argv.splice(2, Infinity, 'check');
require('./index.js');
`;

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { whole: { type: 'string' } }, allowPositionals: true });
  const folder = resolve(positionals[0] ?? join(ROOT, 'dist'));
  await bundle(folder, values.whole);
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
