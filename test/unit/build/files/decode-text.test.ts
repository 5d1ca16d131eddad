import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTextChunks } from '../../../../src/build/files/decode-text.ts';
import { workspace } from '../../../support/workspace.ts';

async function read(bytes: Uint8Array): Promise<string> {
  let text = '';
  for await (const piece of readTextChunks(join(workspace({ file: bytes }), 'file'))) text += piece;
  return text;
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>naïve</a>`;

test.each([
  ['UTF-8', Buffer.from(xml('utf-8')), xml('utf-8')],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${xml('utf-8')}`), xml('utf-8')],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${xml('utf-16')}`, 'utf16le'), xml('utf-16')],
  ['UTF-16, big end first', utf16be(`\uFEFF${xml('utf-16')}`), xml('utf-16')],
  ['UTF-16 without a mark', Buffer.from(xml('utf-16'), 'utf16le'), xml('utf-16')],
  ['Latin-1', Buffer.from(xml('ISO-8859-1'), 'latin1'), xml('ISO-8859-1')],
  ['UTF-8 that declares UTF-16', Buffer.from(xml('utf-16')), xml('utf-16')],
  ['an encoding that nobody knows', Buffer.from(xml('x-none')), xml('x-none')],
  ['nothing', Buffer.alloc(0), ''],
])('%s', async (_, bytes, text) => {
  expect(await read(bytes)).toBe(text);
});

test('decodes a character that is split between two chunks', async () => {
  const text = 'é😋'.repeat(60_000);
  expect(await read(Buffer.from(`x${text}`))).toBe(`x${text}`);
});

test('decodes an invalid UTF-8 byte as Windows-1252', async () => {
  expect(await read(Buffer.from([0x61, 0xff, 0x62]))).toBe('aÿb');
});
