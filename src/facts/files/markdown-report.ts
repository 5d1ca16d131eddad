/** A Markdown file of the job that goes below the message. */

import { dirname } from 'node:path/posix';
import { defined } from '../../defined.ts';
import { systemCode } from '../../errors.ts';
import { BOUNDS } from '../fact.ts';
import type { LoadedFacts } from '../facts.ts';
import { type FileInput, findFiles, shownPath } from './find.ts';
import { textOf } from './text.ts';

export interface ReportInput extends Omit<FileInput, 'patterns'> {
  /** The option `report`. */
  readonly path: string;
  /** Page of the repository's files at the commit, without a slash at its end; undefined where it is not known. */
  readonly files: string | undefined;
}

export interface ReportReading {
  readonly report?: NonNullable<LoadedFacts['report']>;
  /** What is wrong with the file, a sentence each. */
  readonly warnings: readonly string[];
}

/** Characters that are read beyond those that are kept: half a secret would not be known for one. */
const SPARE = 8_192;
const READ = BOUNDS.lines + SPARE;

/** Only its beginning, where it is long: no message takes more. */
export async function readReport({ path, root, late, loadHide, files }: ReportInput): Promise<ReportReading> {
  const found = await findFiles({ option: 'report', patterns: [path], root, most: 1, late });
  const [file] = found.files;
  if (file === undefined) return { warnings: found.problems };
  try {
    const text = await beginningOf(file.path, await loadHide());
    const folder = dirname(file.name);
    const inside = folder === '.' ? '' : `${folder.split('/').map(encodeURIComponent).join('/')}/`;
    const folder_url = files === undefined ? undefined : `${files}/${inside}`;
    const report = { path: file.name.slice(0, BOUNDS.line), text, folder_url };
    if (isBinary(text)) return { warnings: [...found.problems, `report: ${shownPath(file.name)} is no text`] };
    if (text.trim() === '') return { warnings: [...found.problems, `report: ${shownPath(file.name)} is empty`] };
    return { report: defined<NonNullable<LoadedFacts['report']>>(report), warnings: found.problems };
  } catch (error) {
    const why = systemCode(error) ?? 'unknown error';
    return { warnings: [...found.problems, `report: ${shownPath(file.name)} cannot be read (${why})`] };
  }
}

/** One sign in so many that no text has is chance. */
const RARE = 5;

/** What no program writes into a text: zero bytes, or many that no letter is made of. */
function isBinary(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
  const strange = text.match(/[\u0001-\u0008\u000E-\u001A\uFFFD]/g)?.length ?? 0;
  return text.includes('\0') || strange * RARE > text.length;
}

/** Without secrets. Of a text that was cut, what is unchanged at its end goes: it may be the half of one. */
async function beginningOf(path: string, hide: (text: string) => string): Promise<string> {
  let text = '';
  for await (const piece of textOf(path)) {
    text += piece;
    if (text.length >= READ) break;
  }
  const read = text.slice(0, READ);
  const safe = hide(read);
  const end = text.length < READ ? 0 : sameAtEnd(read, safe);
  return safe.slice(0, Math.min(BOUNDS.lines, safe.length - end)).toWellFormed();
}

/** Characters, `SPARE` at most. */
function sameAtEnd(one: string, other: string): number {
  let same = 0;
  while (same < SPARE && same < other.length && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}
