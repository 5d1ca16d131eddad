/**
 * Bundles the command line, as in the package, and the action, because tests start them often. From the sources they
 * take 1.5 or 4 times as long to start.
 */
import { globSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
/** Same depth as the sources, because the code reads `../../package.json`. A copy of the project has its own. */
const MADE = join(ROOT, '.bundled');

/** Replaces `src/cli/main.ts`. */
export const COMMAND = join(MADE, 'cli/main.js');

/** Replaces `src/action/main.ts`. */
export const ACTION = join(MADE, 'action/main.js');

/** Paths of the pages, relative to code and chunks. The studio is bundled on demand. */
const PAGES = { page: 'src/sandbox/page', browser: 'src/studio/browser' } as const;

/** Runs once before each suite that uses the command. */
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

/** Returns true if no source changed since the bundle was built. */
function isFresh(): boolean {
  const madeAt = statSync(COMMAND, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = globSync(['src', 'src/**', 'package-lock.json', import.meta.filename], { cwd: ROOT });
  return sources.every((path) => statSync(resolve(ROOT, path)).mtimeMs < madeAt);
}
