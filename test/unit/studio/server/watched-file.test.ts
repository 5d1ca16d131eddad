import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type TemplateText, WatchedFile } from '../../../../src/studio/server/watched-file.ts';

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

/** What was read after each act, the one at the beginning first. */
function watched(...acts: readonly (() => void)[]): readonly TemplateText[] {
  const all: TemplateText[] = [];
  const end = new WatchedFile(file, folder).watch((read) => all.push(read));
  for (const act of acts) {
    act();
    vi.advanceTimersByTime(1_000);
  }
  end();
  return all;
}

test('reports a file that is created, changed or removed, and nothing if it is unchanged', () => {
  const write = (text: string) => () => writeFileSync(file, text);
  expect(watched(write('one\r\n'), write('two'), write('two'), () => rmSync(file))).toEqual([
    { text: '' },
    { text: 'one\n' },
    { text: 'two' },
    { text: '' },
  ]);
});

test.each([
  ['bytes', () => writeFileSync(file, Buffer.from([0xff, 0xfe, 0x00])), 'not valid UTF-8'],
  ['a link to elsewhere', () => symlinkSync('/etc/hostname', file), 'is outside of the workspace'],
  ['too much', () => writeFileSync(file, 'x'.repeat(256 * 1024 + 1)), 'The maximum is'],
])('reports %s as an error, and continues to watch', (_, act, error) => {
  const all = watched(act, () => rmSync(file, { recursive: true }));
  expect(all).toEqual([{ text: '' }, { error: expect.stringContaining(error) }, { text: '' }]);
});
