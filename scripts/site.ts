/** Makes the static site in `site/`, or in the folder given: the studio, and the gallery beside it. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import MarkdownIt from 'markdown-it';
import { renderIndexHtml } from '../src/studio/index-html.ts';
import { licencesOf } from './bundle/licences.ts';
import { bundlePage } from './bundle-page.ts';
import { mustMatch } from './matching.ts';
import { heldRepository, majorTag, repositoryName } from './repository.ts';

const DOCS = resolve(import.meta.dirname, '../docs');
const PAGE = new URL('../src/studio/browser/', import.meta.url);

/** @param env of a workflow that makes it for its repository */
export async function makeSite(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const repository = heldRepository(env);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { files, modules } = await bundlePage(PAGE);
  const html = renderIndexHtml(files['index.html'], {
    home: 'site',
    action: `${repository ?? repositoryName()}@${majorTag()}`,
  });
  const all = { ...files, 'index.html': html, 'licenses.txt': licencesOf(modules) };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  makeGallery(folder, repository);
}

/** The page `docs/gallery.md`, with its pictures, in the look of the studio. */
function makeGallery(folder: string, repository: string | undefined): void {
  const text = readFileSync(join(DOCS, 'gallery.md'), 'utf8');
  const body = new MarkdownIt({ html: true }).render(withSiteLinks(text, repository));
  const head = [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Gallery</title>',
    '<link rel="icon" href="data:,">',
    '<link rel="stylesheet" href="page.css">',
  ];
  writeFileSync(
    join(folder, 'gallery.html'),
    `${head.join('\n')}\n<body class="gallery"><main class="text">${body}</main></body>\n</html>\n`,
  );
  cpSync(join(DOCS, 'images/gallery'), join(folder, 'images/gallery'), { recursive: true });
}

/** The studio is beside it; the other pages are in the repository, and are only named where nobody holds that. */
function withSiteLinks(text: string, repository: string | undefined): string {
  mustMatch(['](studio.md)'], [text]);
  return text
    .replace('](studio.md)', '](index.html)')
    .replaceAll(/\[([^\]]+)\]\((\w+\.md)\)/g, (_, label: string, page: string) => {
      return repository === undefined ? label : `[${label}](https://github.com/${repository}/blob/main/docs/${page})`;
    });
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  await makeSite(resolve(positionals[0] ?? join(import.meta.dirname, '../site')), process.env);
}
