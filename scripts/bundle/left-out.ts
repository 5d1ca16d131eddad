/**
 * What packages bring and a step does not need. For a request that matches `LEFT_OUT` the bundle asks for the builtin on the
 * right, and gets what stands in for it.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Modules that cost start-up time and are never called here. A builtin that is there has none of the names asked for.
 * @actions/core carries an OIDC client, a process runner and a summary writer with all that they import; its outputs want
 * `crypto`, and ours are written in one go by `action/runner-files.ts`. undici's HTTP/2
 * client is switched off, and its web parts are asked for only by bodies that are streams or forms. The whole of undici is asked for by
 * GitHub's toolkit alone, which gets our own `fetch` and makes only the agent of a proxy, to throw it away.
 */
export const LEFT_OUT = {
  '/^\\.\\/(oidc-utils|platform|summary)\\.js$/': 'node:path',
  crypto: 'node:path',
  '/^\\.\\/(client-h2|parser-h1)\\.js$/': 'node:path',
  '/^\\.\\.\\/(milo|web)\\//': 'node:web-parts-are-left-out',
  '/^\\.\\/tree$/': 'node:tree',
  '/^\\.\\.\\/llhttp\\/constants\\.js$/': 'node:llhttp',
  undici: 'node:undici',
};

/**
 * What undici asks for at once and hardly uses, by the name of the builtin: loaded when it is needed, or that part of it which is
 * read. Its assertions hold. Of `http` it takes the size of a header, which is Node's own here, and the class of a kind of body
 * that is never sent. Its tree finds the lower-case name of a header, or nothing, and then makes it. Of undici itself stands
 * there what GitHub's toolkit makes.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  assert: `new Proxy((ok, ...words) => { if (!ok) process.getBuiltinModule("node:assert")(ok, ...words); }, {
  get: (_, name) => process.getBuiltinModule("node:assert")[name],
})`,
  undici: '{ ProxyAgent: class {} }',
  http: `new Proxy({ IncomingMessage: undefined, maxHeaderSize: 16384 }, {
  get: (known, name) => (name in known ? known[name] : process.getBuiltinModule("node:http")[name]),
})`,
  tree: '{ tree: { lookup: () => null } }',
  llhttp: parserConstants(),
};

const DETECTION = /typeof esbuildDetection === 'undefined'/g;
const BUILTIN = /(?<![.\w])require\("(?:node:)?([\w/]+)"\)/g;
const PARSER = /const wasmBase64 = '([A-Za-z0-9+/=]+)'|Buffer\.from\(wasmBase64, 'base64'\)/g;

/** What must be in the code of the bundle. */
export const REPLACED = [
  DETECTION,
  PARSER,
  ...Object.keys(STAND_INS).map((name) => new RegExp(`require\\("(?:node:)?${name}"\\)`)),
];

/** What modules of the bundle must ask for, each as `"./platform.js"`. */
export const ASKED_FOR = Object.keys(LEFT_OUT).map((key) => {
  const pattern = /^\/\^(.*?)\$?\/$/.exec(key)?.[1];
  return new RegExp(`(?:from |require\\()['"](?:node:)?${pattern ?? key}`);
});

/** Builtins past the module loader, which takes longer. What is left out altogether stays a name that is not there. */
export function withBuiltins(code: string): string {
  return code
    .replaceAll(DETECTION, 'false')
    .replaceAll(BUILTIN, (_, name: string) => STAND_INS[name] ?? `process.getBuiltinModule("node:${name}")`);
}

/**
 * undici's HTTP parser, which it keeps as base64 in its source, twice: with and without the vector instructions that every
 * processor of today has. As files they are neither scanned nor decoded, and the second is not even read.
 */
export function withParsers(code: string, folder: string): string {
  return code.replaceAll(PARSER, (_, base64: string | undefined) => {
    if (base64 === undefined) return 'process.getBuiltinModule("node:fs").readFileSync(`${__dirname}/${wasmFile}`)';
    const bytes = Buffer.from(base64, 'base64');
    const name = `llhttp-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.wasm`;
    writeFileSync(join(folder, name), bytes);
    return `const wasmFile = '${name}'`;
  });
}

/** The tables of the parser that undici reads, of some dozen that it makes at each start. */
function parserConstants(): string {
  const reader = readFileSync(require.resolve('undici/lib/dispatcher/client-h1.js'), 'utf8');
  const tables: Readonly<Record<string, unknown>> = require('undici/lib/llhttp/constants.js');
  const names = new Set([...reader.matchAll(/\bconstants\.(\w+)/g)].map(([, name = '']) => name));
  return JSON.stringify(Object.fromEntries([...names].map((name) => [name, tables[name]])));
}
