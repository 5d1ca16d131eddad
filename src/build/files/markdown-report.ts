/** Reads a Markdown file of the job to append to the message. */

import { dirname } from 'node:path/posix';
import { systemReason } from '../../errors.ts';
import { BOUNDS } from '../fact.ts';
import { NotText, serialize } from './decode-text.ts';
import { type FileInput, type FileReading, findFiles, shownPath } from './find.ts';

export interface ReportInput extends FileInput {
  /** URL of the repository's files at the commit, without a trailing slash; undefined if unknown. */
  readonly page: string | undefined;
}

/** Characters to read beyond the retained ones, because half a secret would not be recognized. */
const SPARE = 8_192;
const READ = BOUNDS.lines + SPARE;

/** Reads only the start of a long report, because no message holds more. */
export async function readReport(input: ReportInput): Promise<FileReading<'report'>> {
  const { patterns, root, late, hide, page } = input;
  const { files, problems } = await findFiles({ option: 'report', patterns, root, most: 1, late });
  const [file] = files;
  if (file === undefined) return { report: undefined, warnings: problems };
  const unread = (why: string) => ({
    report: undefined,
    warnings: [...problems, `report: ${shownPath(file.name)} ${why}`],
  });
  try {
    const text = await readStart(file.path, hide);
    const folder = dirname(file.name);
    const inside = folder === '.' ? '' : `${folder.split('/').map(encodeURIComponent).join('/')}/`;
    const folder_url = page === undefined ? undefined : `${page}/${inside}`;
    if (isBinary(text)) return unread('is no text');
    if (text.trim() === '') return unread('is empty');
    const report = { path: file.name.slice(0, BOUNDS.line), text, folder_url };
    return { report, warnings: problems };
  } catch (error) {
    return unread(error instanceof NotText ? 'is no text' : `cannot be read (${systemReason(error)})`);
  }
}

/** One non-text character in this many is coincidence. */
const RARE = 5;

/** Detects bytes that are never in text: zeros, or many control characters. */
function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
  const strange = text.match(/[\u0001-\u0008\u000E-\u001A\uFFFD]/g)?.length ?? 0;
  return text.includes('\0') || strange * RARE > text.length;
}

/** Reads the start without secrets. Drops the unchanged tail of a truncated text, because it may hold half a secret. */
async function readStart(path: string, hide: (text: string) => string): Promise<string> {
  let text = '';
  for await (const piece of serialize(path)) {
    text += piece;
    if (text.length >= READ) break;
  }
  const read = text.slice(0, READ);
  const safe = hide(read);
  const end = text.length < READ ? 0 : sameAtEnd(read, safe);
  return safe.slice(0, Math.min(BOUNDS.lines, safe.length - end)).toWellFormed();
}

/** Counts equal trailing characters, `SPARE` at most. */
function sameAtEnd(one: string, other: string): number {
  let same = 0;
  while (same < SPARE && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}
