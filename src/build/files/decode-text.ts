/** Decodes the text of a file: UTF-8, UTF-16 or Windows-1252. */

import { isUtf8 as isCompleteUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { FileRefusal, openFile } from '../../workspace/files.ts';

/** Bytes of one chunk. */
const CHUNK = 32 * 1024;
/** Maximum share of control characters in text that is not UTF-8. */
const MAX_CONTROLS = 0.02;

/**
 * Selects the encoding by byte order mark, then by the bytes. Ignores the declaration of a document, which converters
 * often leave unchanged.
 * @param start first bytes of the file
 * @param bytes the bytes to decode, from an even offset
 * @throws FileRefusal for anything but text in a known encoding
 */
function createDecoder(start: Buffer, bytes: Buffer = start): TextDecoder {
  const mark = start.toString('hex', 0, 2);
  if (mark === 'fffe') return new TextDecoder('utf-16le');
  if (mark === 'feff') return new TextDecoder('utf-16be');
  if (isUtf8(bytes)) return new TextDecoder('utf-8');
  const isControl = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 27);
  const controls = bytes.reduce((count, byte) => count + Number(isControl(byte)), 0);
  if (controls > bytes.length * MAX_CONTROLS) throw new FileRefusal('not text in a known encoding');
  return new TextDecoder('windows-1252');
}

/** What remains of UTF-16 without a mark, which shells append, are its Latin letters. */
function withoutZeros(text: string): string {
  return text.replaceAll('\0', '');
}

/** Accepts no more invalid characters than valid ones outside of ASCII: a line may be broken, the last one cut off. */
function isUtf8(bytes: Buffer): boolean {
  if (isCompleteUtf8(bytes)) return true;
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true });
  const count = (characters: RegExp) => text.match(characters)?.length ?? 0;
  return count(/\uFFFD/g) <= count(/[^\0-\u007F\uFFFD]/g);
}

/**
 * Yields the text of a file in chunks.
 * @throws an error with a code if the file cannot be read
 */
export async function* readTextChunks(path: string): AsyncGenerator<string> {
  const file = openFile(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let decoder: TextDecoder | undefined;
    let from = 0;
    for (let count = await file.read(buffer, from); count > 0; count = await file.read(buffer, from)) {
      from += count;
      const bytes = buffer.subarray(0, count);
      decoder ??= createDecoder(bytes);
      yield withoutZeros(decoder.decode(bytes, { stream: true }));
    }
    const last = decoder?.decode() ?? '';
    if (last !== '') yield last;
  } finally {
    file.close();
  }
}

/**
 * Reads the last bytes of a file, without the first, partial line.
 * @param into buffer with one byte more than the limit
 */
export async function readEnd(path: string, into: Buffer): Promise<string> {
  const file = openFile(path);
  try {
    const start = Buffer.alloc(2);
    await file.read(start, 0);
    const from = Math.max(0, file.size - into.length + 1) & ~1;
    const bytes = into.subarray(0, await file.read(into.subarray(0, file.size), from));
    const text = withoutZeros(createDecoder(start, bytes).decode(bytes));
    return from > 0 ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    file.close();
  }
}
