/** One door for what is read and written of the author's files. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readWorkspaceFile } from '../../../src/process/workspace-file.ts';
import { boundOf, writeWorkspaceFile } from '../../../src/process/write-workspace-file.ts';

let outside: string;
let folder: string;

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'door-'));
  folder = join(outside, 'repo');
  mkdirSync(join(folder, '.git'), { recursive: true });
  writeFileSync(join(outside, 'bashrc'), 'theirs');
});
afterEach(() => rmSync(outside, { recursive: true }));

const write = (path: string, text = 'mine') => writeWorkspaceFile(path, folder, text)?.fault;

test('writes a file, makes its folders, and leaves nothing beside it', () => {
  expect(write('.github/notify/ours.md')).toBeUndefined();
  expect(write('.github/notify/ours.md', 'again')).toBeUndefined();
  expect(readFileSync(join(folder, '.github/notify/ours.md'), 'utf8')).toBe('again');
  expect(readdirSync(join(folder, '.github/notify'))).toEqual(['ours.md']);
});

test('keeps the rights of a file, and the link within the workspace that leads to it', () => {
  writeFileSync(join(folder, 'run.md'), 'old', { mode: 0o750 });
  symlinkSync('run.md', join(folder, 'link.md'));
  expect(write('link.md')).toBeUndefined();
  expect(readFileSync(join(folder, 'run.md'), 'utf8')).toBe('mine');
  expect(statSync(join(folder, 'run.md')).mode & 0o777).toBe(0o750);
});

describe('neither reads nor writes', () => {
  const OUT = 'leads out of the workspace';
  test.each<readonly [what: string, path: string, fault: string, make: () => void]>([
    ['what a link leads to outside', 't.md', OUT, () => symlinkSync('../bashrc', join(folder, 't.md'))],
    ['what is made by a link to nowhere', 't.md', OUT, () => symlinkSync('../new', join(folder, 't.md'))],
    ['a loop of links', 't.md', OUT, () => symlinkSync('t.md', join(folder, 't.md'))],
    ['a file of a folder that is a link', 'sub/bashrc', OUT, () => symlinkSync('..', join(folder, 'sub'))],
    ['what stands above', '../bashrc', OUT, () => {}],
    [
      'what is git’s own',
      '.git/config',
      'is a file of git itself',
      () => writeFileSync(join(folder, '.git/config'), ''),
    ],
    ['a folder', 'docs', 'is not a regular file', () => mkdirSync(join(folder, 'docs'))],
    ['a pipe', 'pipe', 'is not a regular file', () => execFileSync('mkfifo', [join(folder, 'pipe')])],
  ])('%s', (_, path, fault, make) => {
    make();
    expect(readWorkspaceFile(path, folder)).toMatchObject({ type: 'fault', fault });
    expect(write(path)).toBe(fault);
    expect(readdirSync(outside).sort()).toEqual(['bashrc', 'repo']);
    expect(readFileSync(join(outside, 'bashrc'), 'utf8')).toBe('theirs');
  });

  test.each<readonly [what: string, path: string, make: () => void]>([
    ['a new file in a folder that is a link', 'sub/new/t.md', () => symlinkSync('..', join(folder, 'sub'))],
    ['a new file above', '../new.md', () => {}],
    ['a new file of git’s own', '.git/hooks/post-checkout', () => {}],
  ])('%s', (_, path, make) => {
    make();
    expect(write(path)).toMatch(/leads out of the workspace|is a file of git itself/);
    expect(readdirSync(outside).sort()).toEqual(['bashrc', 'repo']);
    expect(readdirSync(join(folder, '.git'))).toEqual([]);
  });
});

test('what is too large is not written, and what was there stays', () => {
  writeFileSync(join(folder, 'ours.md'), 'old');
  expect(write('ours.md', 'x'.repeat(256 * 1024 + 1))).toBe('has 262145 bytes');
  expect(readFileSync(join(folder, 'ours.md'), 'utf8')).toBe('old');
});

test('a file is bounded by the folder in which the command runs, one elsewhere by its own', () => {
  expect(boundOf('docs/t.md', folder)).toBe(folder);
  expect(boundOf(join(outside, 'other/t.md'), folder)).toBe(join(outside, 'other'));
  expect(boundOf('../t.md', folder)).toBe(outside);
});
