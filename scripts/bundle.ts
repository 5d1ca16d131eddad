/**
 * Bundles the compiled action into `dist/` with ncc, or into the folder given. With `--whole FOLDER` that folder gets the
 * same code with nothing shortened: its comments, the paths of its modules and all names.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compiledAtOnce } from './bundle/at-once.ts';
import { type Flattened, flatten } from './bundle/flatten.ts';
import { licencesOf } from './bundle/licences.ts';
import { MADE_OF, madeOf } from './bundle/made-of.ts';
import { ascii, shortened } from './bundle/shorten.ts';
import { withoutUnread } from './bundle/unread.ts';

interface NccResult {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  readonly stats: { toJson(options: object): { readonly modules: readonly Module[] } };
}
interface Module {
  /** Null for a module that no file holds. */
  readonly nameForCondition?: string | null;
  readonly chunks?: readonly (number | string)[];
  readonly modules?: readonly Module[];
}
type Ncc = (entry: string, options: object) => Promise<NccResult>;

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Modules left out of the bundle, because they cost start-up time and are never called here: for a request that
 * matches, the bundle gets the builtin on the right, which has none of the names asked for or is not there. @actions/core carries an
 * OIDC client, a process runner and a summary writer with all that they import; its outputs want `crypto`, and ours
 * are written in one go by `action/runner-files.ts`. undici's HTTP/2 client is switched off, and its web parts are asked for
 * only by bodies that are streams or forms. The whole of undici is asked for by GitHub's toolkit alone, which gets our own
 * `fetch` and makes only the agent of a proxy, to throw it away.
 */
const LEFT_OUT = {
  '/^\\.\\/(oidc-utils|platform|summary)\\.js$/': 'node:path',
  crypto: 'node:path',
  '/^\\.\\/(client-h2|parser-h1)\\.js$/': 'node:path',
  '/^\\.\\.\\/(milo|web)\\//': 'node:web-parts-are-left-out',
  undici: 'node:undici',
};

/** @param whole another folder, for the code as it is before it is shortened */
export async function bundle(folder: string, whole?: string): Promise<void> {
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
  refuseTwice(ownModules(modules, flattened));
  const paths = modules.flatMap((module) => pathsOf(module, flattened));
  const files = {
    'index.js': code,
    'job-end.js': JOB_END,
    'licenses.txt': licencesOf(paths),
    'package.json': '{ "type": "commonjs" }\n',
    ...Object.fromEntries(Object.entries(assets).map(([name, asset]) => [name, asset.source])),
  };
  writeBundle(folder, files, (name, code) =>
    compiledAtOnce(name, shortened(name, code, { target: 'node24', dense: true })),
  );
  writeFileSync(join(folder, MADE_OF), madeOf(folder, paths));
  if (whole !== undefined) writeBundle(whole, files, (_, code) => code);
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
    const code = name.endsWith('.js') ? withBuiltins(withParsers(withoutUnread(String(content)), folder)) : undefined;
    writeFileSync(join(folder, name), code === undefined ? content : ascii(finish(name, code)));
  }
}

interface OwnModule {
  readonly path: string;
  readonly chunks: readonly (number | string)[];
}

function ownModules(modules: readonly Module[], flattened: Flattened): readonly OwnModule[] {
  return modules.flatMap((module) =>
    pathsOf(module, flattened).flatMap((path) =>
      path.startsWith(join(ROOT, 'lib')) ? { path, chunks: module.chunks ?? [] } : [],
    ),
  );
}

/**
 * Two chunks that share a few small modules would each have a copy of them. Doors that belong together have one name instead,
 * `import(\/* webpackChunkName: "rest" *\/ './behind-rest.ts')`; or the one is reached from the other alone, which then has what
 * they share.
 *
 * @throws where a module of ours is in two chunks
 */
function refuseTwice(own: readonly OwnModule[]): void {
  const all = Map.groupBy(own, ({ path }) => relative(ROOT, path));
  const twice = [...all].flatMap(([path, places]) =>
    new Set(places.flatMap(({ chunks }) => chunks)).size > 1 ? path : [],
  );
  if (twice.length > 0) throw new Error(`in more than one chunk of the bundle: ${twice.join(', ')}`);
}

/** Paths of a module's sources, and of those of modules merged into it. */
function pathsOf({ nameForCondition, modules = [] }: Module, flattened: Flattened): readonly string[] {
  const own = typeof nameForCondition === 'string' ? (flattened.get(nameForCondition) ?? nameForCondition) : [];
  return [own, modules.flatMap((one) => pathsOf(one, flattened))].flat();
}

/** The main stage of `job-end/action.yml`: the same code, told to check only. */
const JOB_END = `process.argv.splice(2, Infinity, 'check');
require('./index.js');
`;

/**
 * Builtins that undici asks for at once and hardly uses, loaded when they are needed: 2 ms. Its assertions hold. Of `http`
 * it takes the size of a header, which is Node's own here, and the class of a kind of body that is never sent. Of undici
 * itself stands there what GitHub's toolkit makes.
 */
const LATE: Readonly<Record<string, string>> = {
  assert: `new Proxy((ok, ...words) => { if (!ok) process.getBuiltinModule("node:assert")(ok, ...words); }, {
  get: (_, name) => process.getBuiltinModule("node:assert")[name],
})`,
  undici: '{ ProxyAgent: class {} }',
  http: `new Proxy({ IncomingMessage: undefined, maxHeaderSize: 16384 }, {
  get: (known, name) => (name in known ? known[name] : process.getBuiltinModule("node:http")[name]),
})`,
};

/**
 * undici's HTTP parser, which it keeps as base64 in its source, twice: with and without the vector instructions that every
 * processor of today has. As files they are neither scanned nor decoded, and the second is not even read.
 */
function withParsers(code: string, folder: string): string {
  return code.replaceAll(
    /const wasmBase64 = '([A-Za-z0-9+/=]+)'|Buffer\.from\(wasmBase64, 'base64'\)/g,
    (_, base64: string | undefined) => {
      if (base64 === undefined) return 'process.getBuiltinModule("node:fs").readFileSync(`${__dirname}/${wasmFile}`)';
      const bytes = Buffer.from(base64, 'base64');
      const name = `llhttp-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.wasm`;
      writeFileSync(join(folder, name), bytes);
      return `const wasmFile = '${name}'`;
    },
  );
}

/** Builtins past the module loader, which takes longer. What is left out altogether stays a name that is not there. */
function withBuiltins(code: string): string {
  return code
    .replaceAll(/typeof esbuildDetection === 'undefined'/g, 'false')
    .replaceAll(
      /(?<![.\w])require\("(?:node:)?([\w/]+)"\)/g,
      (_, name: string) => LATE[name] ?? `process.getBuiltinModule("node:${name}")`,
    );
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { whole: { type: 'string' } }, allowPositionals: true });
  const folder = resolve(positionals[0] ?? join(ROOT, 'dist'));
  await bundle(folder, values.whole);
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
