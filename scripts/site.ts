/** Builds the static site with the studio in `site/`, or in the given folder. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderIndexHtml } from '../src/studio/page-files.ts';
import { toLicences } from './bundle/licences.ts';
import { bundlePage } from './bundle-page.ts';
import { heldRepository, majorTag, repositoryName } from './repository.ts';

const PAGE = new URL('../src/studio/browser/', import.meta.url);

/** @param env environment of a workflow that builds the site for its repository */
export async function makeSite(folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { files, modules } = await bundlePage(PAGE);
  const html = renderIndexHtml(files['index.html'], {
    home: 'site',
    action: `${heldRepository(env) ?? repositoryName()}@${majorTag()}`,
  });
  const all = { ...files, 'index.html': html, 'licenses.txt': toLicences(modules) };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  await makeSite(resolve(positionals[0] ?? join(import.meta.dirname, '../site')), process.env);
}
