/**
 * Implements `npm run generate`: writes all generated files. Uses one process, because loading the sources takes most
 * of the time.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ciModules } from './ci-systems.ts';

const ROOT = resolve(import.meta.dirname, '..');

function write(files: Iterable<readonly [name: string, text: string]>): void {
  for (const [name, text] of files) writeFileSync(resolve(ROOT, name), text);
}

// Load the other generators afterwards, because they import these modules.
write(ciModules());
const { generated } = await import('./generate.ts');
write(generated());
const { TEMPLATES_PAGE, templatesPage } = await import('./templates-page.ts');
write([[TEMPLATES_PAGE, await templatesPage()]]);
