/** Decodes the text of a file: UTF-8, UTF-16 or Windows-1252. */

import { isUtf8 as isCompleteUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { FileRefusal, openFile } from '../../workspace/files.ts';

/** Bytes of one chunk. */
const CHUNK = 32 * 1024;
/** Maximum share of control characters in text that is not UTF-8. */
const MAX_CONTROLS = 0.02;

type Decode = (bytes: Buffer, more: boolean) => string;

/**
 * Selects the encoding by byte order mark, then by the bytes. Ignores the declaration of a document, which converters
 * often leave unchanged. Drops zeros: what remains of UTF-16 without a mark, which shells append, are its Latin letters.
 *
 * @param start first bytes of the file
 * @param bytes the bytes to decode, from an even offset
 * @throws FileRefusal for anything but text in a known encoding
 */
function decoderFor(start: Buffer, bytes: Buffer = start): Decode {
  const decoder = new TextDecoder(encodingOf(start.toString('hex', 0, 2), bytes));
  return (some, more) => decoder.decode(some, { stream: more }).replaceAll('\0', '');
}

function encodingOf(mark: string, bytes: Buffer): string {
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const isControl = (byte: number) => (byte > 0 && byte < 9) || (byte > 13 && byte < 27);
  const controls = bytes.reduce((count, byte) => count + Number(isControl(byte)), 0);
  if (controls > bytes.length * MAX_CONTROLS) throw new FileRefusal('not text in a known encoding');
  return 'windows-1252';
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
    let decode: Decode | undefined;
    let from = 0;
    for (let count = await file.read(buffer, from); count > 0; count = await file.read(buffer, from)) {
      from += count;
      const bytes = buffer.subarray(0, count);
      decode ??= decoderFor(bytes);
      yield decode(bytes, true);
    }
    const last = decode?.(Buffer.alloc(0), false) ?? '';
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
    const text = decoderFor(start, bytes)(bytes, false);
    return from > 0 ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    file.close();
  }
}
