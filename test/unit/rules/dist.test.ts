import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const CODE = readdirSync('dist').filter((name) => name.endsWith('.js'));

test('every file of dist loads without other files', () => {
  expect(CODE).toEqual(expect.arrayContaining(['index.js', 'job-end.js']));
  const program = `for (const file of ${JSON.stringify(CODE.map((name) => resolve('dist', name)))}) require(file);`;
  const env = { PATH: process.env['PATH'], INPUT_KIND: 'mesage' };
  const message = (() => {
    try {
      return execFileSync(process.execPath, ['--eval', program], { env, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      return String((error as { readonly stdout?: string }).stdout);
    }
  })();
  expect(message).toContain('kind');
});

test('the sandbox, the command line and development packages are not in dist', () => {
  const text = CODE.map((name) => readFileSync(join('dist', name), 'latin1')).join('\n');
  for (const trace of ['startSandbox', 'commander', 'string-width', 'fast-check']) expect(text).not.toContain(trace);
});

test('dist contains the licenses of everything in it', () => {
  const licences = readFileSync('dist/licenses.txt', 'utf8');
  const rules = readFileSync('src/text/credentials/patterns/LICENSE', 'utf8').trim();
  for (const name of ['@actions/core', 'liquidjs', 'sax', 'undici', 'yaml'])
    expect(licences).toMatch(new RegExp(`^${name}\\n[\\w .()-]+\\n`, 'm'));
  expect(licences).toContain('Copyright Fedor Indutny, 2018.');
  expect(licences).toContain(`gitleaks (rules)\nMIT\n${rules}`);
});
