/** Builds and packs the package, and installs it into an empty folder from the tarball only. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Installed {
  /** Folder of the installation. */
  readonly home: string;
  /** Folder of the package in `node_modules`. */
  readonly folder: string;
  remove(): void;
}

export function installPackage(): Installed {
  const location = mkdtempSync(join(tmpdir(), 'package-'));
  const [made, home] = [join(location, 'made'), mkdtempSync(join(location, 'home-'))];
  execFileSync(process.execPath, ['scripts/package.ts', made]);
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', location, made]));
  const tarball = join(location, packed.filename);
  // Offline, so that a dependency would fail here.
  npm(['install', '--offline', '--cache', join(location, 'cache'), '--prefix', home, tarball]);
  const remove = () => rmSync(location, { recursive: true });
  return { home, folder: join(home, 'node_modules/workroom-notify'), remove };
}

/** Lists files of a folder with relative paths. */
export function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Runs the compiler by its file, because its command is a batch file on Windows. */
export function tsc(args: readonly string[], cwd = process.cwd()): void {
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...args], { cwd, stdio: 'pipe' });
}

/** Runs npm through a shell on Windows, where it is a batch file. */
function npm(args: readonly string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
}
