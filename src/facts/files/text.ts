/** The text of a file, piece by piece, in the encoding that it is in. */

import { TextDecoder } from 'node:util';

/** Bytes of one piece. */
const PIECE = 32 * 1024;
/** Characters in which a document declares its encoding. */
const DECLARATION = 200;

const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // `<?` and `<t` without a mark.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
];

/** @throws an error with a code when the file cannot be read */
export async function* textOf(path: string): AsyncGenerator<string> {
  const { openFile } = await import(/* webpackChunkName: "workspace" */ '../../workspace/open.ts');
  const file = openFile(path);
  try {
    const buffer = Buffer.allocUnsafe(PIECE);
    let decoder: TextDecoder | undefined;
    let from = 0;
    for (;;) {
      const count = await file.read(buffer, from);
      if (count === 0) break;
      from += count;
      const bytes = buffer.subarray(0, count);
      decoder ??= decoderFor(bytes);
      yield decoder.decode(bytes, { stream: true });
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } finally {
    file.close();
  }
}

/** The byte order mark wins; tools that convert a file often forget what it declares. */
function decoderFor(bytes: Buffer): TextDecoder {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte))?.[1];
  if (marked !== undefined) return new TextDecoder(marked);
  const start = bytes.toString('latin1', 0, DECLARATION);
  const declared = /^\s{0,20}<\?xml\b[^>]{0,150}?\bencoding\s{0,5}=\s{0,5}["']([\w.:-]{1,40})["']/.exec(start)?.[1];
  try {
    // Without a mark or zero bytes it cannot be UTF-16, whatever it says.
    if (declared !== undefined && !/^utf-?16|^ucs/i.test(declared)) return new TextDecoder(declared);
  } catch {
    // An encoding that nobody knows: most characters are the same in all.
  }
  return new TextDecoder('utf-8');
}
