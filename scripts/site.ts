/** Makes the static site in `site/`, or in the folder given: the studio, and the gallery beside it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { homePage } from '../src/studio/home-page.ts';
import { bundlePage } from './bundle-page.ts';
import { owner } from './repository.ts';

const PAGE = new URL('../src/studio/browser/', import.meta.url);

export async function makeSite(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { files } = await bundlePage(PAGE);
  const html = homePage(files['index.html'], { home: 'site', action: `${owner()}/workroom-notify@v1` });
  for (const [name, text] of Object.entries({ ...files, 'index.html': html })) writeFileSync(join(folder, name), text);
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  await makeSite(resolve(positionals[0] ?? join(import.meta.dirname, '../site')));
}
