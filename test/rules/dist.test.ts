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

/** Packages of the command line and the sandbox alone. */
const OF_THE_COMMAND = ['commander', 'string-width'];

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
  for (const trace of ['startSandbox', ...OF_THE_COMMAND, 'fast-check']) expect(text).not.toContain(trace);
});

test('every package in dist is named with its licence', () => {
  const named = contents('dist')['/licenses.txt'] ?? '';
  const whole = join(folder, 'whole');
  execFileSync('node', ['scripts/bundle.ts', whole, '--whole']);
  const code = Object.values(contents(whole)).join('\n');
  const marked = [...code.matchAll(/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//g)].map(([, name = '']) => name);
  expect(marked.length).toBeGreaterThan(10);
  for (const name of new Set(marked)) expect(named).toMatch(new RegExp(`^${name}\\n[\\w .()-]+\\n`, 'm'));
}, 120_000);
