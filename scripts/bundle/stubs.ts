/**
 * Removes parts of packages that a step does not need. The bundle replaces requests that match `LEFT_OUT` with the
 * builtin on the right, which returns a stub.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Modules that cost startup time and are never called. An existing builtin has none of the requested names.
 * @actions/core includes an OIDC client, a process runner and a summary writer with all their imports. Its outputs need
 * `crypto`; `action/runner-files.ts` writes the outputs of this action. undici's HTTP/2 client is disabled, and its web parts are only used
 * for bodies that are streams or forms. Only GitHub's toolkit imports all of undici: it gets our own `fetch`, and
 * merely creates a proxy agent that it discards.
 */
export const LEFT_OUT = {
  '/^\\.\\/(oidc-utils|platform|summary)\\.js$/': 'node:path',
  crypto: 'node:path',
  '/^\\.\\/(client-h2|parser-h1)\\.js$/': 'node:path',
  '/^\\.\\.\\/(milo|web)\\//': 'node:web-parts-are-left-out',
  '/^\\.\\/tree$/': 'node:tree',
  '/^(?:\\.\\.?\\/(?:core\\/)?|undici\\/lib\\/core\\/)diagnostics\\.js$/': 'node:diagnostics',
  '/^\\.\\.\\/llhttp\\/constants\\.js$/': 'node:llhttp',
  undici: 'node:undici',
};

/**
 * Stubs by the name of the builtin, for modules that undici imports eagerly and rarely uses: loaded on demand, or
 * reduced to the used part. Assertions stay active. From `http` it uses the maximum header size, which is Node's own
 * here, and the class of a body type that is never sent. Its tree finds the lowercase name of a header, or nothing, and
 * then creates it. Its channels would print URLs for `NODE_DEBUG=undici`. The stub of undici itself has the classes that
 * GitHub's toolkit creates.
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
  diagnostics: '{ channels: new Proxy({}, { get: () => ({ hasSubscribers: false }) }) }',
  llhttp: parserConstants(),
};

const DETECTION = /typeof esbuildDetection === 'undefined'/g;
const BUILTIN = /(?<![.\w])require\("(?:node:)?([\w/]+)"\)/g;
const PARSER = /const wasmBase64 = '([A-Za-z0-9+/=]+)'|Buffer\.from\(wasmBase64, 'base64'\)/g;

/** Code that the bundle must contain. */
export const REPLACED = [
  DETECTION,
  PARSER,
  ...Object.keys(STAND_INS).map((name) => new RegExp(`require\\("(?:node:)?${name}"\\)`)),
];

/** Requests that modules of the bundle must contain, each as `"./platform.js"`. */
export const ASKED_FOR = Object.keys(LEFT_OUT).map((key) => {
  const pattern = /^\/\^(.*?)\$?\/$/.exec(key)?.[1];
  return new RegExp(`(?:from |require\\()['"](?:node:)?${pattern ?? key}`);
});

/** Loads builtins without the slower module loader. Removed modules stay undefined names. */
export function withBuiltins(code: string): string {
  return code
    .replaceAll(DETECTION, 'false')
    .replaceAll(BUILTIN, (_, name: string) => STAND_INS[name] ?? `process.getBuiltinModule("node:${name}")`);
}

/**
 * Moves undici's HTTP parser, which its source contains twice as base64 (with and without SIMD instructions), to files.
 * They need no scanning and decoding, and the one without SIMD is not even read.
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

/** Keeps only the parser tables that undici reads, out of a dozen that it would create at each start. */
function parserConstants(): string {
  const reader = readFileSync(require.resolve('undici/lib/dispatcher/client-h1.js'), 'utf8');
  const tables: Readonly<Record<string, unknown>> = require('undici/lib/llhttp/constants.js');
  const names = new Set([...reader.matchAll(/\bconstants\.(\w+)/g)].map(([, name = '']) => name));
  return JSON.stringify(Object.fromEntries([...names].map((name) => [name, tables[name]])));
}
