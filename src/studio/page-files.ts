/** Loads the files of the page: built with the package, or bundled on demand in a clone. */
import { existsSync, readFileSync } from 'node:fs';

const NAMES = ['index.html', 'page.css', 'page.js'] as const;

type PageFiles = Readonly<Record<(typeof NAMES)[number], string>>;

/** Interface of `scripts/bundle-page.ts`, which exists in a clone only. */
interface Bundler {
  bundlePage(folder: URL): Promise<{ readonly files: PageFiles }>;
}

const BUNDLER = new URL('../../scripts/bundle-page.ts', import.meta.url);

let files: Promise<PageFiles> | undefined;

/** Loads the page in this folder, once per process. Bundles it first if only the sources exist. */
export function loadPageFiles(folder: URL): Promise<PageFiles> {
  files ??= readFiles(folder);
  return files;
}

async function readFiles(folder: URL): Promise<PageFiles> {
  if (existsSync(new URL('page.ts', folder))) {
    const { bundlePage }: Bundler = await import(BUNDLER.href);
    return (await bundlePage(folder)).files;
  }
  const [html = '', css = '', js = ''] = NAMES.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return { 'index.html': html, 'page.css': css, 'page.js': js };
}

interface PageHome {
  /** `command` if it is served locally. */
  readonly home: 'site' | 'command';
  /** `OWNER/REPOSITORY@v1`. */
  readonly action: string;
  /** Path of the template, as written in a step. Absent if there is no file. */
  readonly file?: string | undefined;
}

/** Inserts the environment and the name of the action into the page's `index.html`. */
export function renderIndexHtml(html: string, home: PageHome): string {
  const attributes = Object.entries(home).filter(([, value]) => value !== undefined);
  const dataAttributes = attributes.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return html.replace(/(?<=<html lang="en")[^>]*/, () => dataAttributes.join(''));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
