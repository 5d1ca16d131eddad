import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLogFiles } from '../../../../src/build/files/log-files.ts';
import { workspace } from '../../../support/workspace.ts';

function read(files: Readonly<Record<string, string | Uint8Array>>, patterns = ['*.log']) {
  return readFrom(workspace(files), patterns);
}

/** Without the times of the files. */
async function readFrom(root: string, patterns = ['*.log']) {
  const hide = (text: string) => text.replaceAll('s3cret', '***');
  const reading = await readLogFiles(patterns, { root, isLate: () => false, hide });
  const errors = reading.errors?.map(({ written_at: _, ...error }) => error);
  return errors === undefined ? reading : { ...reading, errors };
}

test('reports the cause of the failure, with secrets redacted', async () => {
  expect(await read({ 'a.log': 'one\nerror: cannot log in with s3cret\n' })).toEqual({
    errors: [{ message: 'cannot log in with ***' }],
    warnings: [],
  });
});

test('prefers a file with a failure to files without one', async () => {
  const { errors } = await read({ 'a.log': 'built 12 files\n', 'b.log': 'TypeError: price is undefined\n' });
  expect(errors).toEqual([{ message: 'TypeError: price is undefined' }]);
});

test('prefers the last written of several files with a failure', async () => {
  const root = workspace({ 'a.log': 'error: first thing broke\n', 'b.log': 'error: second thing broke\n' });
  utimesSync(join(root, 'b.log'), 1_700_000_000, 1_700_000_000);
  const { errors } = await readFrom(root);
  expect(errors?.map(({ message }) => message)).toEqual(['first thing broke', 'second thing broke']);
});

test.each<[string, Uint8Array]>([
  ['big end first', Buffer.from('\uFEFFstep\r\nerror: price is undefined\r\n', 'utf16le').swap16()],
  ['without a mark', Buffer.from('step\r\nerror: price is undefined\r\n', 'utf16le')],
  [
    'behind UTF-8',
    Buffer.concat([Buffer.from('step\r\n'.repeat(9)), Buffer.from('error: price is undefined\r\n', 'utf16le')]),
  ],
  ['of Windows', Buffer.from('Fehler beim Öffnen über\r\nerror: price is undefined\r\n', 'latin1')],
])('reads UTF-16 and code pages: %s', async (_, bytes) => {
  const { errors, warnings } = await read({ 'a.log': bytes });
  expect([errors?.at(-1)?.message, warnings]).toEqual(['price is undefined', []]);
});

test('names a file with an unknown encoding', async () => {
  const packed = Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 0xff]);
  const { errors, warnings } = await read({ 'a.log': packed });
  expect([errors, warnings]).toEqual([
    undefined,
    ['The log file "a.log" cannot be read (not text in a known encoding)'],
  ]);
});

test('reads the tail of a large file', async () => {
  const { errors } = await read({ 'a.log': `${'a line of no meaning\n'.repeat(400_000)}error: the disk is full\n` });
  expect(errors?.[0]).toEqual({ message: 'the disk is full' });
});

test('reports nothing for an empty file, and a warning for a missing one', async () => {
  const { errors, warnings } = await read({ 'a.log': '' }, ['a.log', 'b.log']);
  expect(errors).toBeUndefined();
  expect(warnings).toEqual([
    expect.stringContaining('log-files: no file in the workspace matches "b.log": its folder contains "a.log". Check'),
  ]);
});

test('stops reading a file after the timeout, and reports what was read before', async () => {
  const root = workspace({ 'a.log': 'error: the disk is full\n', 'b.log': 'one line more\n'.repeat(50_000) });
  utimesSync(join(root, 'b.log'), 1_700_000_000, 1_700_000_000);
  let looks = 0;
  const { errors, warnings } = await readLogFiles(['*.log'], {
    root,
    isLate: () => ++looks > 20,
    hide: (text) => text,
  });
  expect(errors?.map(({ message }) => message)).toEqual(['the disk is full']);
  expect(warnings).toEqual(['log-files: timed out before reading "b.log"']);
});
