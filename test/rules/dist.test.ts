import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { MADE_OF, staleSince } from '../../scripts/bundle/made-of.ts';

test('dist was made of the sources as they are, and nobody has edited it', () => {
  expect(staleSince(), 'dist is stale: run npm run build and commit dist').toEqual([]);
});

test('a source that changed or went, an edit of dist and a file too many would be seen', () => {
  const root = mkdtempSync(join(tmpdir(), 'made-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const files = { 'src/a.ts': 'a', 'src/b.ts': 'b', 'dist/index.js': 'ab', 'dist/218.index.js': 'c' };
  for (const [path, text] of Object.entries(files)) write(path, text);
  expect(staleSince(root)).toEqual([`dist/${MADE_OF}`]);
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const lines = Object.entries(files).map(([path, text]) => `${hash(text)}  ${path}\n`);
  write(`dist/${MADE_OF}`, lines.join(''));
  expect(staleSince(root)).toEqual([]);
  write('src/a.ts', 'A');
  rmSync(join(root, 'src/b.ts'));
  write('dist/index.js', 'aB');
  write('dist/5.index.js', 'left over');
  expect(staleSince(root)).toEqual(['src/a.ts', 'src/b.ts', 'dist/index.js', 'dist/5.index.js']);
});

/** Packages of the command line and the sandbox alone. */
const OF_THE_COMMAND = ['commander', 'string-width'];

test('the sandbox, the command line and development packages are not in dist', () => {
  const code = readdirSync('dist').filter((name) => name.endsWith('.js'));
  const text = code.map((name) => readFileSync(join('dist', name), 'latin1')).join('\n');
  for (const trace of ['startSandbox', ...OF_THE_COMMAND, 'fast-check']) expect(text).not.toContain(trace);
});
