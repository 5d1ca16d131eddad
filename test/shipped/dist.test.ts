/** Made again from the sources: what is committed as `dist`, byte for byte, and whole, to see what is in it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lackingLicences, packagesAmong } from '../support/licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
const [made, whole] = [join(folder, 'made'), join(folder, 'whole')];
beforeAll(() => {
  execFileSync('node', ['scripts/bundle.ts', made, '--whole', whole]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Names and contents of a folder of files. */
function contents(path: string): Readonly<Record<string, string>> {
  const names = readdirSync(path).sort();
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(path, name), 'latin1')]));
}

test('dist is what npm run build makes of the sources, with no stale file beside it', () => {
  const [fresh, committed] = [contents(made), contents('dist')];
  expect(Object.keys(committed)).toEqual(Object.keys(fresh));
  for (const [name, text] of Object.entries(fresh)) {
    expect(committed[name] === text, `dist/${name} is stale: run npm run build and commit dist`).toBe(true);
  }
});

test('the licence of every package in dist stands beside it', () => {
  const code = Object.values(contents(whole)).join('\n');
  const packages = packagesAmong(code.match(/node_modules\/(?:@[\w.-]+\/)?[\w.-]+\//g) ?? []);
  expect(packages.length).toBeGreaterThan(20);
  expect(lackingLicences(readFileSync(join(made, 'licenses.txt'), 'utf8'), packages)).toEqual([]);
});
