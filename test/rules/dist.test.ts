import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names and contents of a folder of files. */
function contents(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(files.map((file) => [file.slice(path.length), readFileSync(file, 'latin1')]));
}

test('dist is what npm run build makes of the sources, with no stale file beside it', () => {
  execFileSync('tsc', ['-p', 'tsconfig.build.json']);
  execFileSync('node', ['scripts/bundle.ts', folder]);
  const [fresh, committed] = [contents(folder), contents('dist')];
  expect(Object.keys(committed)).toEqual(Object.keys(fresh));
  for (const [name, text] of Object.entries(fresh)) {
    expect(committed[name] === text, `dist${name} is stale: run npm run build and commit dist`).toBe(true);
  }
}, 120_000);

test('the sandbox, the command line and development packages are not in dist', () => {
  const text = Object.values(contents('dist')).join('\n');
  for (const trace of ['startSandbox', 'commander', 'markdown-it', 'fast-check']) expect(text).not.toContain(trace);
});
