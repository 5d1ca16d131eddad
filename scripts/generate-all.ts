/**
 * Implements `npm run generate`: writes all generated files. Uses one process, because loading the sources takes most
 * of the time.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generated } from './generate.ts';
import { TEMPLATES_PAGE, templatesPage } from './templates-page.ts';

const ROOT = resolve(import.meta.dirname, '..');

function write(files: Iterable<readonly [name: string, text: string]>): void {
  for (const [name, text] of files) writeFileSync(resolve(ROOT, name), text);
}

write(generated());
write([[TEMPLATES_PAGE, await templatesPage()]]);
