/** Tests that files of the author are read and written within their folder only. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFile, readWorkspaceFile, workflowFiles, writeWorkspaceFile } from '../../../src/workspace/files.ts';

let outside: string;
let folder: string;

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'workspace-'));
  folder = join(outside, 'repo');
  mkdirSync(join(folder, '.git'), { recursive: true });
  writeFileSync(join(outside, 'bashrc'), 'theirs');
});
afterEach(() => rmSync(outside, { recursive: true }));

const write = (path: string, text = 'mine') => writeWorkspaceFile(path, folder, text)?.message;

test('reports a path through a file, or with a name that is too long', () => {
  expect(write('a.md')).toBeUndefined();
  for (const path of ['a.md/b.md', `${'x'.repeat(300)}.md`]) {
    expect(write(path), path).toMatch(/^cannot be written/);
    expect(readWorkspaceFile(path, folder), path).toMatchObject({ message: 'was not found in the workspace' });
  }
});

test('writes a file, creates its folders, and leaves no temporary file', () => {
  expect(write('.github/notify/ours.md')).toBeUndefined();
  expect(write('.github/notify/ours.md', 'again')).toBeUndefined();
  expect(readFileSync(join(folder, '.github/notify/ours.md'), 'utf8')).toBe('again');
  expect(readdirSync(join(folder, '.github/notify'))).toEqual(['ours.md']);
});

test('keeps the mode of a file, and a link to it', () => {
  writeFileSync(join(folder, 'run.md'), 'old', { mode: 0o750 });
  symlinkSync('run.md', join(folder, 'link.md'));
  expect(write('link.md')).toBeUndefined();
  expect(readFileSync(join(folder, 'run.md'), 'utf8')).toBe('mine');
  expect(statSync(join(folder, 'run.md')).mode & 0o777).toBe(0o750);
});

describe('neither reads nor writes', () => {
  const OUT = 'is outside of the workspace';
  test.each<readonly [what: string, path: string, message: string, make: () => void]>([
    ['the target of a link outside', 't.md', OUT, () => symlinkSync('../bashrc', join(folder, 't.md'))],
    ['the target of a dangling link', 't.md', OUT, () => symlinkSync('../new', join(folder, 't.md'))],
    ['a file of a folder that is a link', 'sub/bashrc', OUT, () => symlinkSync('..', join(folder, 'sub'))],
    ['a file in a parent folder', '../bashrc', OUT, () => {}],
    ['a file of git', '.git/config', 'is inside .git', () => writeFileSync(join(folder, '.git/config'), '')],
    ['a folder', 'docs', 'is not a regular file', () => mkdirSync(join(folder, 'docs'))],
    ['a pipe', 'pipe', 'is not a regular file', () => execFileSync('mkfifo', [join(folder, 'pipe')])],
  ])('%s', (_, path, error, make) => {
    make();
    expect(readWorkspaceFile(path, folder)).toMatchObject({ type: 'error', message: error });
    expect(write(path)).toBe(error);
    expect(readdirSync(outside).sort()).toEqual(['bashrc', 'repo']);
    expect(readFileSync(join(outside, 'bashrc'), 'utf8')).toBe('theirs');
  });

  test.each<readonly [what: string, path: string, make: () => void]>([
    ['a new file in a folder that is a link', 'sub/new/t.md', () => symlinkSync('..', join(folder, 'sub'))],
    ['a new file in a parent folder', '../new.md', () => {}],
  ])('%s', (_, path, make) => {
    make();
    expect(write(path)).toMatch(/is outside of the workspace|is inside \.git/);
    expect(readdirSync(outside).sort()).toEqual(['bashrc', 'repo']);
    expect(readdirSync(join(folder, '.git'))).toEqual([]);
  });
});

test('refuses a file that is too large, and keeps the existing one', () => {
  writeFileSync(join(folder, 'ours.md'), 'old');
  expect(write('ours.md', 'x'.repeat(256 * 1024 + 1))).toBe('has 262145 bytes');
  expect(readFileSync(join(folder, 'ours.md'), 'utf8')).toBe('old');
});

describe('a change between check and opening', () => {
  test('rejects a link or a pipe in place of a folder or file, without waiting', () => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/bashrc'), 'mine');
    const real = realpathSync(join(folder, 'docs/bashrc'));
    openFile(real).close();
    rmSync(join(folder, 'docs'), { recursive: true });
    symlinkSync('..', join(folder, 'docs'));
    expect(() => openFile(real)).toThrow('no longer at its path');
    rmSync(join(folder, 'docs'));
    mkdirSync(join(folder, 'docs'));
    symlinkSync('../../bashrc', join(folder, 'docs/bashrc'));
    expect(() => openFile(real)).toThrow('ELOOP');
    rmSync(join(folder, 'docs/bashrc'));
    execFileSync('mkfifo', [real]);
    expect(() => openFile(real)).toThrow('not a regular file');
  });

  test('reads a growing file up to the size of the buffer', async () => {
    const path = join(folder, 'log.md');
    writeFileSync(path, 'one');
    const file = openFile(realpathSync(path));
    appendFileSync(path, 'x'.repeat(10_000));
    const into = Buffer.alloc(100);
    expect([file.size, await file.read(into, 0)]).toEqual([3, 100]);
    file.close();
  });
});

test('reads the workflows of a checkout, and follows no link out of it', () => {
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  writeFileSync(join(folder, '.github/workflows/b.yml'), 'b');
  writeFileSync(join(folder, '.github/workflows/a.yaml'), 'a');
  writeFileSync(join(folder, '.github/workflows/notes.md'), 'n');
  symlinkSync('../../../bashrc', join(folder, '.github/workflows/c.yml'));
  execFileSync('mkfifo', [join(folder, '.github/workflows/d.yml')]);
  expect(workflowFiles(folder).map(({ path, text }) => [path, text])).toEqual([
    ['.github/workflows/a.yaml', 'a'],
    ['.github/workflows/b.yml', 'b'],
  ]);
  expect(workflowFiles(join(folder, 'nowhere'))).toEqual([]);
});
