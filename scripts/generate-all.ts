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
const { API_PAGE, apiPage } = await import('./api-table.ts');
const { CLI_PAGE, cliPage } = await import('./cli-page.ts');
const { EVENTS_PAGE, eventsPage } = await import('./events-page.ts');
const { PRESETS_PAGE, presetsPage } = await import('./presets-page.ts');
const { SYSTEMS_PAGE, systemsPage } = await import('./systems-page.ts');
const { ERRORS_PAGE, errorParts, errorsPage } = await import('./errors-page.ts');
const { TEMPLATES_PAGE, templatesPage } = await import('./templates-page.ts');
write([
  [API_PAGE, apiPage()],
  [CLI_PAGE, cliPage()],
  [EVENTS_PAGE, await eventsPage()],
  [PRESETS_PAGE, await presetsPage()],
  [SYSTEMS_PAGE, await systemsPage()],
  [ERRORS_PAGE, errorsPage(await errorParts())],
  [TEMPLATES_PAGE, await templatesPage()],
]);
