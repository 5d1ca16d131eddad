/**
 * `npm run check` must notice each of these. Every case breaks a copy of the project in one place and runs the real
 * command on it; the unbroken copy passes.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const COPIED = ['src', 'scripts', 'test', 'tools', 'docs', 'examples', 'job-end', '.github', '.gitignore'];
const FILES = [
  'action.yml',
  'biome.json',
  'knip.json',
  'package.json',
  'README.md',
  'tsconfig.json',
  'tsconfig.build.json',
  'vitest.config.ts',
];

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

interface Break {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A copy without `dist`: bundled from elsewhere its chunks have other names, and another test proves it fresh. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  made.push(folder);
  for (const path of [...COPIED, ...FILES]) cpSync(path, join(folder, path), { recursive: true });
  rmSync(join(folder, 'test/rules/dist.test.ts'));
  rmSync(join(folder, 'test/rules/breaks.test.ts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  // Biome asks git which files to leave out.
  if (!existsSync(join(folder, '.git'))) symlinkSync(resolve('.git'), join(folder, '.git'));
  return folder;
}

async function check(...breaks: readonly Break[]): Promise<{ readonly passed: boolean; readonly output: string }> {
  const folder = copy();
  for (const { file, from, to } of breaks) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text, `${file} has no place for this break`).toContain(from);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  return new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    execFile('npm', ['run', 'check'], { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      done({ passed: error === null, output: stdout + stderr });
    });
  });
}
