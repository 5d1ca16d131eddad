/** Bundles the compiled action into `dist/` with ncc, or into the folder given, for the test that proves it fresh. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

interface NccResult {
  readonly code: string;
  readonly assets: Readonly<Record<string, { readonly source: string | Buffer }>>;
}
type Ncc = (entry: string, options: object) => Promise<NccResult>;

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Modules left out of the bundle. Each stands for a builtin that has none of the names asked for; what would use them
 * is never called here. @actions/core carries an HTTP client for OIDC tokens and a process runner for `platform`, and
 * they triple its start-up time. undici catches a missing http2 and asks for its web parts only for bodies that are
 * streams or forms.
 */
const LEFT_OUT = {
  '/^\\.\\/(oidc-utils|platform)\\.js$/': 'node:path',
  'node:http2': 'http2-is-left-out',
  '/^\\.\\.\\/(milo|web)\\//': 'web-parts-are-left-out',
};

export async function bundle(folder: string): Promise<void> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  const { code, assets } = await ncc(join(ROOT, 'lib/action/main.js'), {
    cache: false,
    quiet: true,
    esm: true,
    license: 'licenses.txt',
    externals: LEFT_OUT,
  });
  rmSync(folder, { recursive: true, force: true });
  const files = { 'index.js': code, 'package.json': '{ "type": "module" }\n' };
  for (const [name, content] of [
    ...Object.entries(files),
    ...Object.entries(assets).map(([name, asset]) => [name, asset.source] as const),
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(ROOT, 'dist'));
  await bundle(folder);
  console.log(`${folder}: ${readdirSync(folder).join(', ')}`);
}
