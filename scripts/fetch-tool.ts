/**
 * What one suite or one command alone needs stands in a folder of `tools/`, with a lockfile of its own, and is fetched when
 * it is first used: `npm ci` at the root brings what everybody needs.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ToolName = 'renderers';

/** Installs it by its lockfile, unless just that is there. @throws where npm cannot */
export function fetchTool(name: ToolName): void {
  if (isFetched(name)) return;
  console.log(`Fetching tools/${name}, which nothing else needs …`);
  // On Windows npm is a batch file, which only a shell runs.
  execFileSync('npm', ['ci', '--workspaces=false', '--no-fund', '--no-audit'], {
    cwd: folderOf(name),
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(stampOf(name), lockOf(name));
}

/** Whether what its lockfile names is installed. */
export function isFetched(name: ToolName): boolean {
  return existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === lockOf(name);
}

function folderOf(name: ToolName): string {
  return join(import.meta.dirname, '../tools', name);
}

/** A copy of the lockfile that was installed. */
function stampOf(name: ToolName): string {
  return join(folderOf(name), 'node_modules', '.fetched-by.json');
}

function lockOf(name: ToolName): string {
  return readFileSync(join(folderOf(name), 'package-lock.json'), 'utf8');
}
