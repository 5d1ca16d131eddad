/** A text that a person keeps in a file: a secret, or words. */
import { type FileHandle, open } from 'node:fs/promises';
import { systemCode } from '../errors.ts';

/** Bytes: no text that the service takes is longer. */
const LARGEST = 1024 * 1024;

/** The text, or what is wrong with the file ("holds nothing") and what to give instead. */
type TextReading =
  | { readonly type: 'ok'; readonly text: string }
  | { readonly type: 'fault'; readonly fault: string; readonly fix: string };

/** The text of a file, of a pipe, or with `-` of standard input, without the line break at its end. */
export async function readText(path: string): Promise<TextReading> {
  let file: FileHandle | undefined;
  try {
    if (path !== '-') file = await open(path);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of file?.createReadStream() ?? process.stdin) {
      size += chunk.length;
      if (size > LARGEST) return { type: 'fault', fault: `has more than ${LARGEST} bytes`, fix: 'Give a shorter text' };
      chunks.push(Buffer.from(chunk));
    }
    const text = Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .replace(/\r?\n$/, '');
    if (text.trim() === '') return { type: 'fault', fault: 'holds nothing', fix: 'Give a text' };
    return { type: 'ok', text };
  } catch (error) {
    const fault = `cannot be read (${systemCode(error) ?? 'unknown error'})`;
    return { type: 'fault', fault, fix: 'Give a file that can be read' };
  } finally {
    await file?.close().catch(() => {});
  }
}
