/** The package as somebody gets it: made, packed and installed into an empty folder, from nothing but the tarball. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface Installed {
  /** The folder that it was installed into. */
  readonly home: string;
  /** The package itself, in `node_modules`. */
  readonly folder: string;
  remove(): void;
}

export function installPackage(): Installed {
  const location = mkdtempSync(join(tmpdir(), 'package-'));
  const [made, home] = [join(location, 'made'), mkdtempSync(join(location, 'home-'))];
  execFileSync(process.execPath, ['scripts/package.ts', made]);
  const [packed] = JSON.parse(npm(['pack', '--json', '--pack-destination', location, made]));
  const tarball = join(location, packed.filename);
  // Offline: a dependency, which would have to be fetched, would fail here.
  npm(['install', '--offline', '--cache', join(location, 'cache'), '--prefix', home, tarball]);
  const remove = () => rmSync(location, { recursive: true });
  return { home, folder: join(home, 'node_modules/workroom-notify'), remove };
}

/** Paths of the files in a folder, from that folder. */
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

/** The compiler, by its file: on Windows its name is that of a batch file. */
export function tsc(args: readonly string[], cwd = process.cwd()): void {
  execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), ...args], { cwd, stdio: 'pipe' });
}

/** On Windows npm is a batch file, which only a shell runs. */
function npm(args: readonly string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
}
