import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEventFile } from '../../../src/build/read-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'event-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

test('reads the payload', () => {
  expect(readEventFile(file('good.json', '{"action":"opened"}'))).toEqual({ event: { action: 'opened' } });
});

test('accepts a byte order mark', () => {
  expect(readEventFile(file('bom.json', '\uFEFF{"a":1}'))).toEqual({ event: { a: 1 } });
});

test.each([
  ['that is missing', () => join(folder, 'none.json'), /cannot be read \(file not found\)/],
  ['that is empty', () => file('empty.json', ' \n'), /is empty/],
  ['that broke off', () => file('cut.json', '{"action":"ope'), /does not hold a complete JSON object/],
  ['that holds a list', () => file('list.json', '[1]'), /does not hold a complete JSON object/],
  ['that is a folder', () => folder, /is not a regular file/],
])('a file %s costs a notice, not the message', (_, make, notice) => {
  const path = make();
  const read = readEventFile(path);
  expect(read).toEqual({ fault: expect.stringMatching(notice) });
  expect(read.fault).toContain(path);
});

test('names the variable if it has no path', () => {
  for (const path of [undefined, '']) {
    expect(readEventFile(path)).toEqual({ fault: expect.stringContaining('GITHUB_EVENT_PATH') });
  }
});

test('never reads a file above the limit', () => {
  const path = file('large.json', '{}');
  truncateSync(path, 26 * 1024 * 1024 + 1);
  expect(readEventFile(path)).toEqual({ fault: expect.stringMatching(/27262977 bytes/) });
});
