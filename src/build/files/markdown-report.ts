/** Reads a Markdown file of the job to append to the message. */

import { dirname } from 'node:path/posix';
import { systemReason } from '../../errors.ts';
import { FileRefusal } from '../../workspace/files.ts';
import { BOUNDS } from '../code-host/json.ts';
import { readTextChunks } from './decode-text.ts';
import { type FileContext, findFiles, formatPath } from './find.ts';

/** Characters to read beyond the retained ones, because half a secret would not be recognized. */
const SPARE = 8_192;
const MAX_LENGTH = BOUNDS.lines + SPARE;

/** Reads only the start of a long report, because no message holds more. */
export async function readReport(patterns: readonly string[], context: FileContext) {
  const { files, problems } = await findFiles('report', patterns, context, 1);
  const [file] = files;
  if (file === undefined) return { report: undefined, warnings: problems };
  try {
    let start = '';
    for await (const chunk of readTextChunks(file.path)) {
      start += chunk;
      if (start.length >= MAX_LENGTH) break;
    }
    const hidden = context.hide(start.slice(0, MAX_LENGTH));
    const end = start.length < MAX_LENGTH ? hidden.length : hidden.length - SPARE;
    const text = hidden.slice(0, Math.min(BOUNDS.lines, Math.max(0, end))).toWellFormed();
    if (text.trim() === '') return unread('is empty');
    const folder = dirname(file.name);
    const inside = folder === '.' ? '' : `${folder.split('/').map(encodeURIComponent).join('/')}/`;
    const folder_url = context.page === undefined ? undefined : `${context.page}/${inside}`;
    return { report: { path: file.name.slice(0, BOUNDS.line), text, folder_url }, warnings: problems };
  } catch (error) {
    return unread(error instanceof FileRefusal ? 'is not text' : `cannot be read (${systemReason(error)})`);
  }

  function unread(why: string) {
    return { report: undefined, warnings: [...problems, `report: ${formatPath(file?.name ?? '')} ${why}`] };
  }
}
