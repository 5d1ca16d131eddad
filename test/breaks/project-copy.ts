/** Copies of this project that a test may change, and commands of its own run in them. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect } from 'vitest';
import { type Edit, fits } from '../support/edits.ts';

const COPIED = [
  ...['.ci', 'src', 'dist', 'scripts', 'test', 'tools', 'docs', 'examples', 'job-end', '.github', '.gitignore'],
  ...['.gitattributes', 'action.yml', 'biome.json', 'knip.json', 'package.json', 'README.md', 'CONTRIBUTING.md'],
  ...['RELEASING.md', 'SECURITY.md', 'CHANGELOG.md', 'LICENSE', 'tsconfig.json', 'tsconfig.build.json'],
  'vitest.config.ts',
];

const KNOWN_TYPES = 'node_modules/.cache/types';

const copies: string[] = [];
afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
});

/** A copy with these edits, without what changes copies; removed when the file's tests are over. */
export function edited(edits: readonly Edit[]): string {
  const folder = projectCopy();
  for (const edit of edits) {
    const path = join(folder, edit.file);
    expect(fits({ ...edit, file: path }), `${edit.file} has no place, or more than one, for this edit`).toBe(true);
    const text = edit.from === '' ? '' : readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(edit.from, () => edit.to),
    );
  }
  return folder;
}

function projectCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  copies.push(folder);
  const filter = (path: string) => !path.endsWith('node_modules');
  for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true, filter });
  rmSync(join(folder, 'test/breaks'), { recursive: true });
  linkPackages(folder);
  // Biome asks git which files to leave out.
  if (!existsSync(join(folder, '.git'))) symlinkSync(resolve('.git'), join(folder, '.git'));
  return folder;
}

/** All but their cache: what the checks keep of a copy goes with it, save the types, which they need not find again. */
function linkPackages(folder: string): void {
  const packages = readdirSync('node_modules').filter((name) => name !== '.cache');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of packages) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  if (existsSync(KNOWN_TYPES)) cpSync(KNOWN_TYPES, join(folder, KNOWN_TYPES), { recursive: true });
}

/** What a command came to. */
export interface CopyRun {
  readonly passed: boolean;
  /** What it printed, its errors last. */
  readonly output: string;
}

/** Runs a command, its words parted by blanks, in a copy. */
export function runIn(folder: string, command: string): Promise<CopyRun> {
  const [file = '', ...args] = command.split(' ');
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile(file, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ passed: error === null, output: stdout + stderr });
    });
  });
}
