/** `npm run generate`: writes all that is made from the sources. In one process, because to load them takes most of the time. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ciModules } from './ci-systems.ts';

const ROOT = resolve(import.meta.dirname, '..');

function write(files: Iterable<readonly [name: string, text: string]>): void {
  for (const [name, text] of files) writeFileSync(resolve(ROOT, name), text);
}

// The others are loaded after it, because what they load reads these modules.
write(ciModules());
const { generated } = await import('./generate.ts');
write(generated());
const { TEMPLATES_PAGE, templatesPage } = await import('./templates-page.ts');
write([[TEMPLATES_PAGE, await templatesPage()]]);
