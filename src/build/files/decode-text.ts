/** Decodes the text of a file in its encoding. */

import { isUtf8 as isWholeUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { FileRefusal, openFile } from '../../workspace/open.ts';

const NOT_TEXT = 'not text in a known encoding';
/** Bytes of one chunk. */
const CHUNK = 32 * 1024;
/** Characters to search for a declared encoding. */
const DECLARATION = 200;

const MARKS: readonly (readonly [readonly number[], string | undefined])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  // UTF-32, which is not supported.
  [[0xff, 0xfe, 0x00, 0x00], undefined],
  [[0x00, 0x00, 0xfe, 0xff], undefined],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Shares of zero bytes in alternate positions of UTF-16 with Latin letters. */
const HALVES = { least: 0.7, other: 0.05 };
/** Minimum zero bytes for UTF-16: fewer are coincidence. */
const MIN_ZEROS = 8;
/** Maximum share of control characters in non-UTF-8 text. */
const MAX_CONTROLS = 0.02;

interface Decoder {
  readonly decode: (bytes: Buffer, more: boolean) => string;
}

/**
 * Selects the decoder by byte order mark, then by the bytes, then by the document's declaration, which converters
 * often leave unchanged.
 * @param start first bytes of the file
 * @param bytes the bytes to decode, from an even offset
 * @throws FileRefusal
 */
function decoderFor(start: Buffer, bytes: Buffer = start): Decoder {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => start[at] === byte));
  if (marked !== undefined) return createDecoder(marked[1]);
  const zeros = [0, 0];
  let controls = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
    else if (byte < 9 || (byte > 13 && byte < 27)) controls += 1;
  }
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / bytes.length);
  if (odd >= HALVES.least && even <= HALVES.other) return createDecoder('utf-16le');
  if (even >= HALVES.least && odd <= HALVES.other) return createDecoder('utf-16be');
  if (even + odd > 1) throw new FileRefusal(NOT_TEXT);
  // A shell appended UTF-16 to UTF-8: without zeros, its Latin letters remain.
  const encoding = declaredIn(start) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  if (encoding === 'windows-1252' && controls > bytes.length * MAX_CONTROLS) throw new FileRefusal(NOT_TEXT);
  const within = createDecoder(encoding);
  return (zeros[0] ?? 0) + (zeros[1] ?? 0) < MIN_ZEROS
    ? within
    : { decode: (some, more) => within.decode(some, more).replaceAll('\0', '') };
}

function createDecoder(encoding: string | undefined): Decoder {
  if (encoding === undefined) throw new FileRefusal(NOT_TEXT);
  const decoder = new TextDecoder(encoding);
  return { decode: (bytes, more) => decoder.decode(bytes, { stream: more }) };
}

/** Without a byte order mark or zero bytes, a declared UTF-16 is wrong. */
function declaredIn(start: Buffer): string | undefined {
  const text = start.toString('latin1', 0, DECLARATION);
  const declared = /^\s{0,20}<\?xml\b[^>]{0,150}?\bencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/.exec(text)?.[1];
  if (declared === undefined || /^utf-?16|^ucs/i.test(declared)) return undefined;
  try {
    return new TextDecoder(declared).encoding;
  } catch {
    // Unknown encodings share most characters with the default.
    return undefined;
  }
}

/** Accepts a few invalid characters, because one may be truncated or a line broken. */
function isUtf8(bytes: Buffer): boolean {
  if (isWholeUtf8(bytes)) return true;
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.match(/\uFFFD/g)?.length ?? 0;
  return wrong < 2 || wrong < (text.match(/[^\0-\u007F\uFFFD]/g)?.length ?? 0);
}

/**
 * Yields chunks.
 * @throws an error with a code if the file cannot be read
 */
export async function* serialize(path: string): AsyncGenerator<string> {
  const file = openFile(path);
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    let decoder: Decoder | undefined;
    let from = 0;
    for (;;) {
      const count = await file.read(buffer, from);
      if (count === 0) break;
      from += count;
      const bytes = buffer.subarray(0, count);
      decoder ??= decoderFor(bytes);
      yield decoder.decode(bytes, true);
    }
    const rest = decoder?.decode(Buffer.alloc(0), false) ?? '';
    if (rest !== '') yield rest;
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
    const start = Buffer.alloc(4);
    const marks = await file.read(start, 0);
    const from = Math.max(0, file.size - into.length + 1) & ~1;
    const bytes = into.subarray(0, await file.read(into.subarray(0, file.size), from));
    const text = decoderFor(start.subarray(0, marks), bytes).decode(bytes, false);
    return from > 0 ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    file.close();
  }
}
