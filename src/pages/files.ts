/** Loads the files of a web page: built with the package, or bundled on demand in a clone. */
import { existsSync, readFileSync } from 'node:fs';

/** Files of every page. */
const NAMES = ['index.html', 'page.css', 'page.js'] as const;

export type PageFiles = Readonly<Record<(typeof NAMES)[number], string>>;

/** Interface of `scripts/bundle-page.ts`, which exists in a clone only. */
interface Bundler {
  bundlePage(folder: URL): Promise<{ readonly files: PageFiles }>;
}

const BUNDLER = new URL('../../scripts/bundle-page.ts', import.meta.url);

const loaded = new Map<string, Promise<PageFiles>>();

/** Loads the page in this folder, once per process. Bundles it first if only the sources exist. */
export function loadPageFiles(folder: URL): Promise<PageFiles> {
  const files = loaded.get(folder.href) ?? read(folder);
  loaded.set(folder.href, files);
  return files;
}

async function read(folder: URL): Promise<PageFiles> {
  if (existsSync(new URL('page.ts', folder))) {
    const { bundlePage }: Bundler = await import(BUNDLER.href);
    return (await bundlePage(folder)).files;
  }
  const [html, css, js] = NAMES.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return { 'index.html': html ?? '', 'page.css': css ?? '', 'page.js': js ?? '' };
}
