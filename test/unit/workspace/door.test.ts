/** One door for what is read and written of the author's files. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
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
import { openFile } from '../../../src/workspace/open.ts';
import { readWorkspaceFile, workflowFiles } from '../../../src/workspace/read.ts';
import { writeWorkspaceFile } from '../../../src/workspace/write.ts';

let outside: string;
let folder: string;

beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'door-'));
  folder = join(outside, 'repo');
  mkdirSync(join(folder, '.git'), { recursive: true });
  writeFileSync(join(outside, 'bashrc'), 'theirs');
});
afterEach(() => rmSync(outside, { recursive: true }));

const write = (path: string, text = 'mine') => writeWorkspaceFile(path, folder, text)?.message;

test('a path through a file, or with a name that no system takes, is an error and no exception', () => {
  expect(write('a.md')).toBeUndefined();
  for (const path of ['a.md/b.md', `${'x'.repeat(300)}.md`]) {
    expect(write(path), path).toMatch(/^cannot be written/);
    expect(readWorkspaceFile(path, folder), path).toMatchObject({ message: 'was not found in the workspace' });
  }
});

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
  test.each<readonly [what: string, path: string, message: string, make: () => void]>([
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
  ])('%s', (_, path, error, make) => {
    make();
    expect(readWorkspaceFile(path, folder)).toMatchObject({ type: 'error', message: error });
    expect(write(path)).toBe(error);
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

describe('what changes between the look and the opening', () => {
  test('a folder that became a link, a file that did, a pipe: none is read, and nothing waits', () => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/bashrc'), 'mine');
    const real = realpathSync(join(folder, 'docs/bashrc'));
    openFile(real).close();
    rmSync(join(folder, 'docs'), { recursive: true });
    symlinkSync('..', join(folder, 'docs'));
    expect(() => openFile(real)).toThrow('no longer where it was');
    rmSync(join(folder, 'docs'));
    mkdirSync(join(folder, 'docs'));
    symlinkSync('../../bashrc', join(folder, 'docs/bashrc'));
    expect(() => openFile(real)).toThrow('ELOOP');
    rmSync(join(folder, 'docs/bashrc'));
    execFileSync('mkfifo', [real]);
    expect(() => openFile(real)).toThrow('not a regular file');
  });

  test('a file that grows while it is read is read as far as there is room', () => {
    const path = join(folder, 'log.md');
    writeFileSync(path, 'one');
    const file = openFile(realpathSync(path));
    appendFileSync(path, 'x'.repeat(10_000));
    const into = Buffer.alloc(100);
    expect([file.size, file.readNow(into)]).toEqual([3, 100]);
    file.close();
  });

  test.each([
    ['a file', 'while :; do ln -sn ../bashrc l; mv -T l t.md; printf mine > f; mv f t.md; done', 't.md'],
    ['its folder', 'while :; do mv docs d; ln -s .. docs; rm docs; mv d docs; done', 'docs/bashrc'],
  ])('%s that is swapped all the time is never read outside, nor written there', async (_, swap, path) => {
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/bashrc'), 'mine');
    const swapping = spawn('sh', ['-c', swap], { cwd: folder, stdio: 'ignore' });
    try {
      const seen = new Set<string>();
      for (let at = 0; at < 500; at += 1) {
        const read = readWorkspaceFile(path, folder);
        seen.add(read.type === 'ok' ? read.text : 'refused');
        if (at % 10 === 0) write(path);
        if (at % 50 === 0) await new Promise((done) => setImmediate(done));
      }
      expect([...seen]).not.toContain('theirs');
      expect(readFileSync(join(outside, 'bashrc'), 'utf8')).toBe('theirs');
    } finally {
      swapping.kill('SIGKILL');
      await once(swapping, 'exit');
    }
  });
});

test('the workflows of a checkout are read, and no link out of it', () => {
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
