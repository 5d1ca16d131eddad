import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TemplateFileOnDisk } from '../../../../src/studio/server/template-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  folder = mkdtempSync(join(tmpdir(), 'template-'));
  file = join(folder, 'ours.md');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** Texts that were told after each act, the one at the beginning first. */
function watched(...acts: readonly (() => void)[]): readonly string[] {
  const told: string[] = [];
  const end = new TemplateFileOnDisk(file, folder).watch((text) => told.push(text));
  for (const act of acts) {
    act();
    vi.advanceTimersByTime(1_000);
  }
  end();
  return told;
}

/** Written at the same moment as before, as far as the disk tells. */
function writeAs(text: string, path = file): void {
  const { mtime } = statSync(file);
  writeFileSync(path, text);
  utimesSync(path, mtime, mtime);
}

test('a file that comes, changes and goes is told each time, and what stays the same is not', () => {
  const write = (text: string, at: number) => () => {
    writeFileSync(file, text);
    utimesSync(file, at, at);
  };
  const texts = watched(write('one', 1), write('two', 2), write('two', 3), () => rmSync(file));
  expect(texts).toEqual(['', 'one', 'two', '']);
});

test.each([
  ['another length at the same moment', () => writeAs('three')],
  ['another moment of the same length', () => writeFileSync(file, 'two')],
  [
    'another file in its place, of the same length and moment',
    () => {
      writeAs('two', `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
])('%s is another text', (_, act) => {
  writeFileSync(file, 'one');
  utimesSync(file, 1, 1);
  expect(watched(act)).toHaveLength(2);
});
