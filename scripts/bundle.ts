/**
 * Bundles the compiled action into `dist/` with ncc, or into the folder given, for the test that proves it fresh. With
 * `--whole` nothing is shortened: the same code with its comments, the paths of its modules and all names.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { minifySync } from 'rolldown/utils';

interface NccResult {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
  readonly stats: { toJson(options: object): { readonly modules: readonly Module[] } };
}
interface Module {
  readonly nameForCondition?: string;
  readonly modules?: readonly Module[];
}
type Ncc = (entry: string, options: object) => Promise<NccResult>;

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Modules left out of the bundle, because they cost start-up time and are never called here: for a request that
 * matches, the bundle gets the builtin on the right, which has none of the names asked for. @actions/core carries an
 * OIDC client, a process runner and a summary writer with all that they import; its outputs want `crypto`, and ours
 * are written in one go by `action/runner-files.ts`. undici's HTTP/2 client is switched off, and its web parts are asked for
 * only by bodies that are streams or forms. The whole of undici, which proxies and GitHub's client load, goes without its
 * mocks, interceptors, caches, cookies, web sockets and event streams.
 */
const LEFT_OUT = {
  '/^\\.\\/(oidc-utils|platform|summary)\\.js$/': 'node:path',
  crypto: 'node:path',
  '/^\\.\\/client-h2\\.js$/': 'node:path',
  '/^\\.\\.\\/(milo|web)\\//': 'web-parts-are-left-out',
  '/^\\.\\/lib\\/(mock|interceptor|cache|web\\/(websocket|eventsource|cookies))\\//': 'node:path',
};

export async function bundle(folder: string, whole = false): Promise<void> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  const { code, assets, stats } = await ncc(join(ROOT, 'lib/action/main.js'), {
    cache: false,
    quiet: true,
    esm: true,
    externals: LEFT_OUT,
  });
  rmSync(folder, { recursive: true, force: true });
  const licences = licencesOf(
    stats.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: Infinity }).modules,
  );
  const files = {
    'index.js': code,
    'job-end.js': JOB_END,
    'licenses.txt': licences,
    'package.json': '{ "type": "module" }\n',
  };
  for (const [name, content] of [
    ...Object.entries(files),
    ...Object.entries(assets).map(([name, asset]) => [name, asset.source] as const),
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    const code = name.endsWith('.js') ? withBuiltins(String(content)) : undefined;
    writeFileSync(join(folder, name), code === undefined ? content : ascii(whole ? code : shortened(name, code)));
  }
}

/**
 * Every package in the bundle with its licence. Not ncc's list: that leaves out a package whose module lies beside a
 * second `package.json` without a name.
 */
function licencesOf(modules: readonly Module[]): string {
  const folders = new Set(modules.flatMap(packagesOf));
  const texts = [...folders].map((folder) => {
    const { name, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((one) => /^licen[cs]e(\.|$)/i.test(one));
    if (typeof license !== 'string') throw new Error(`${name} names no licence`);
    return [name, license, ...(file === undefined ? [] : [readFileSync(join(folder, file), 'utf8')])].join('\n').trim();
  });
  return `${[...new Set(texts)].sort().join('\n\n')}\n`;
}

/** Folders of the packages that a module, and those merged into it, come from. */
function packagesOf({ nameForCondition = '', modules = [] }: Module): readonly string[] {
  const own = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(nameForCondition)?.[0];
  return [...(own === undefined ? [] : [own]), ...modules.flatMap(packagesOf)];
}

/** The main stage of `job-end/action.yml`: the same code, told to check only. */
const JOB_END = `process.argv.splice(2, Infinity, 'check');
await import('./index.js');
`;

/**
 * Builtins that undici asks for at once and hardly uses, loaded when they are needed: 2 ms. Its assertions hold. Of `http`
 * it takes the size of a header, which is Node's own here, and the class of a kind of body that is never sent.
 */
const LATE: Readonly<Record<string, string>> = {
  'node:assert': `new Proxy((ok, ...words) => { if (!ok) process.getBuiltinModule("node:assert")(ok, ...words); }, {
  get: (_, name) => process.getBuiltinModule("node:assert")[name],
})`,
  'node:http': `new Proxy({ IncomingMessage: undefined, maxHeaderSize: 16384 }, {
  get: (known, name) => (name in known ? known[name] : process.getBuiltinModule("node:http")[name]),
})`,
};

/**
 * ncc gets builtins through the module loader: by imports, and by a `require` of its own for each, 2 ms for the forty of
 * them. What is left out altogether becomes `undefined`.
 */
function withBuiltins(code: string): string {
  return code
    .replaceAll(/^import \* as (\w+) from "(node:\w+)";$/gm, 'const $1 = process.getBuiltinModule("$2");')
    .replaceAll(/^import \{ createRequire as \w+ \} from "module";\n/gm, '')
    .replaceAll(
      /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("([\w:/-]+)"\)/g,
      (_, name: string) => LATE[name] ?? `process.getBuiltinModule("node:${name.replace('node:', '')}")`,
    )
    .replaceAll('__WEBPACK_EXTERNAL_createRequire', 'process.getBuiltinModule("node:module").createRequire');
}

/**
 * Without comments, with short names and without what never runs: less for Node to read at each start. The lines stay,
 * and so do the names of functions and classes, so that a stack trace says where.
 */
function shortened(name: string, source: string): string {
  const { code, errors } = minifySync(name, source, {
    module: true,
    compress: { target: 'node24', keepNames: { function: true, class: true } },
    mangle: { toplevel: true, keepNames: true },
    codegen: { removeWhitespace: false },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

/** One character outside Latin-1 makes V8 keep the whole source in two bytes a character. */
function ascii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { whole: { type: 'boolean' } }, allowPositionals: true });
  const folder = resolve(positionals[0] ?? join(ROOT, 'dist'));
  await bundle(folder, values.whole);
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
