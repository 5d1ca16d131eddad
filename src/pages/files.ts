/** The files of a web page of this project: made with the package, or on the fly in a clone. */
import { existsSync, readFileSync } from 'node:fs';

/** Every page is these three, whatever it is made of. */
const NAMES = ['index.html', 'page.css', 'page.js'] as const;

export type PageFiles = Readonly<Record<(typeof NAMES)[number], string>>;

/** What makes a page: `scripts/bundle-page.ts`, which a clone has and the package does not need. */
interface Bundler {
  bundlePage(folder: URL): Promise<{ readonly files: PageFiles }>;
}

const BUNDLER = new URL('../../scripts/bundle-page.ts', import.meta.url);

const loaded = new Map<string, Promise<PageFiles>>();

/** Reads the page in this folder, once in a process; where only its sources are, it is bundled first. */
export function loadPageFiles(folder: URL): Promise<PageFiles> {
  const existing = loaded.get(folder.href) ?? read(folder);
  loaded.set(folder.href, existing);
  return existing;
}

async function read(folder: URL): Promise<PageFiles> {
  if (existsSync(new URL('page.ts', folder))) {
    const { bundlePage }: Bundler = await import(BUNDLER.href);
    return (await bundlePage(folder)).files;
  }
  const [html, css, js] = NAMES.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return { 'index.html': html ?? '', 'page.css': css ?? '', 'page.js': js ?? '' };
}
