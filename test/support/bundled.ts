/**
 * What the tests start often, bundled: the command line as in the package, and the action. From its sources each takes half
 * as much time again to start, or four times as much.
 */
import { globSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
/** As deep as the sources, because the code reads `../../package.json`. A copy of the project has one of its own. */
const MADE = join(ROOT, '.bundled');

/** To be run in place of `src/cli/main.ts`. */
export const COMMAND = join(MADE, 'cli/main.js');

/** To be run in place of `src/action/main.ts`. */
export const ACTION = join(MADE, 'action/main.js');

/** The pages stand as far from the code as from its chunks, and are bundled when they are asked for. */
const PAGES = { page: 'src/sandbox/page', browser: 'src/studio/browser' } as const;

/** Vitest calls it once before each suite that runs the command. */
export async function setup(): Promise<void> {
  if (isFresh()) return;
  const folder = mkdtempSync(`${MADE}-`);
  const build = await rolldown({
    input: {
      'cli/main': join(ROOT, 'src/cli/main.ts'),
      'action/main': join(ROOT, 'src/action/main.ts'),
    },
    platform: 'node',
    cwd: ROOT,
    tsconfig: false,
  });
  await build.write({ format: 'esm', chunkFileNames: 'chunks/[name].js', dir: folder });
  await build.close();
  for (const [name, sources] of Object.entries(PAGES)) symlinkSync(join(ROOT, sources), join(folder, name));
  rmSync(MADE, { recursive: true, force: true });
  renameSync(folder, MADE);
}

/** Whether nothing that is in it was changed since. */
function isFresh(): boolean {
  const madeAt = statSync(COMMAND, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync(['src', 'src/**', 'package-lock.json', import.meta.filename], { cwd: ROOT });
  return sources.every((path) => statSync(resolve(ROOT, path)).mtimeMs < madeAt);
}
