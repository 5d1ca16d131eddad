/** Decodes the text of a file: UTF-8, UTF-16 with or without a byte order mark, or Windows-1252. */

import { isUtf8 as isCompleteUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { FileRefusal, openFile } from '../../workspace/files.ts';

/** Bytes of one chunk. */
const CHUNK = 32 * 1024;

const MARKS: readonly (readonly [mark: string, encoding: string | undefined])[] = [
  ['efbbbf', 'utf-8'],
  // UTF-32, which is not supported.
  ['fffe0000', undefined],
  ['0000feff', undefined],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Minimum zero bytes for UTF-16: fewer are coincidence. */
const MIN_ZEROS = 8;
/** Maximum share of control characters in non-UTF-8 text. */
const MAX_CONTROLS = 0.02;

type Decode = (bytes: Buffer, more: boolean) => string;

/**
 * Selects the encoding by byte order mark, then by the bytes. Ignores the declaration of a document, which converters
 * often leave unchanged.
 *
 * @param start first bytes of the file
 * @param bytes the bytes to decode, from an even offset
 * @throws FileRefusal for anything but text in a known encoding
 */
function decoderFor(start: Buffer, bytes: Buffer = start): Decode {
  const mark = MARKS.find(([mark]) => start.toString('hex', 0, 4).startsWith(mark));
  if (mark !== undefined) return createDecoder(mark[1]);
  const zeros: [number, number] = [0, 0];
  let controls = 0;
  // An iterator would take ten times as long for megabytes.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
    else if (byte < 9 || (byte > 13 && byte < 27)) controls += 1;
  }
  // UTF-16 with Latin letters has a zero byte in most alternate positions.
  const [even, odd] = [(2 * zeros[0]) / bytes.length, (2 * zeros[1]) / bytes.length];
  if (odd >= 0.7 && even <= 0.05) return createDecoder('utf-16le');
  if (even >= 0.7 && odd <= 0.05) return createDecoder('utf-16be');
  const encoding = isUtf8(bytes) ? 'utf-8' : 'windows-1252';
  const isBinary = even + odd > 1 || (encoding === 'windows-1252' && controls > bytes.length * MAX_CONTROLS);
  const decode = createDecoder(isBinary ? undefined : encoding);
  if (zeros[0] + zeros[1] < MIN_ZEROS) return decode;
  // A shell appended UTF-16 to UTF-8: without zeros, its Latin letters remain.
  return (some, more) => decode(some, more).replaceAll('\0', '');
}

function createDecoder(encoding: string | undefined): Decode {
  if (encoding === undefined) throw new FileRefusal('not text in a known encoding');
  const decoder = new TextDecoder(encoding);
  return (bytes, more) => decoder.decode(bytes, { stream: more });
}

/** Accepts no more invalid characters than valid ones outside of ASCII, because a line may be broken, and the last one may be cut off. */
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
    const start = Buffer.alloc(4);
    const marks = await file.read(start, 0);
    const from = Math.max(0, file.size - into.length + 1) & ~1;
    const bytes = into.subarray(0, await file.read(into.subarray(0, file.size), from));
    const text = decoderFor(start.subarray(0, marks), bytes)(bytes, false);
    return from > 0 ? text.slice(text.indexOf('\n') + 1) : text;
  } finally {
    file.close();
  }
}
