/**
 * Bundles a web page: a folder with `index.html`, `page.ts` and `page.css`, which imports its parts with `@import
 * "./part.css";`. Used for the package, and on demand by servers in a clone.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { loadPageFiles } from '../src/studio/page-files.ts';

export interface BundledPage {
  readonly files: Awaited<ReturnType<typeof loadPageFiles>>;
  /** Paths of the bundled modules. */
  readonly modules: readonly string[];
}

export async function bundlePage(folder: URL): Promise<BundledPage> {
  const root = fileURLToPath(folder);
  const build = await rolldown({
    input: join(root, 'page.ts'),
    platform: 'browser',
    cwd: root,
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  const [page, ...rest] = output;
  if (page === undefined || rest.length > 0) throw new Error(`${root} does not become one script`);
  const files = {
    'index.html': readFileSync(join(root, 'index.html'), 'utf8'),
    'page.css': toStyles(join(root, 'page.css')),
    'page.js': page.code,
  };
  return { files, modules: page.moduleIds };
}

/** Bundles a page into a folder. */
export async function writePage(folder: URL, target: string): Promise<readonly string[]> {
  const { files, modules } = await bundlePage(folder);
  mkdirSync(target, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(target, name), text);
  return modules;
}

/**
 * Copies the assets of the sandbox's server-rendered page.
 *
 * @returns paths of files that belong to packages
 */
export function copySandboxPage(target: string): readonly string[] {
  cpSync(new URL('../src/sandbox/page/', import.meta.url), target, { recursive: true });
  const idiomorph = fileURLToPath(import.meta.resolve('idiomorph/dist/idiomorph.min.js'));
  copyFileSync(idiomorph, join(target, 'idiomorph.js'));
  return [idiomorph];
}

function toStyles(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/^@import "([^"]+)";\n/gm, (_, part: string) => {
    return toStyles(join(dirname(file), part));
  });
}
