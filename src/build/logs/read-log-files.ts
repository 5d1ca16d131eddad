/** Explains the failure from log files of the job. An error with a file costs that file and a warning. */

import { systemReason } from '../../errors.ts';
import { makeTime } from '../../text/calendar.ts';
import type { Explanation } from '../facts.ts';
import { readEnd } from '../files/decode-text.ts';
import { type FileInput, type FileReading, findFiles, shownPath } from '../files/find.ts';
import { explainLog } from './explain.ts';
import { LogUnread } from './step-logs.ts';

const MAX_FILES = 50;
/** Bytes to read from the tail of a file. */
const PART = 4_000_000;
/** Maximum failures in total. */
const MAX_ERRORS = 12;

/** Selects the files with a failure, last written first; of each, the most certain failure first. */
export async function readLogFiles(input: FileInput): Promise<FileReading<'errors'>> {
  const { root, late, hide } = input;
  const found = await findFiles('log-files', input, MAX_FILES);
  const warnings = [...found.problems];
  const explained: (readonly Explanation[])[] = [];
  const bytes = Buffer.alloc(PART + 1);
  const newestFirst = found.files.toSorted((one, other) => other.writtenAt - one.writtenAt);
  for (const file of newestFirst) {
    try {
      if (late()) throw new LogUnread();
      const { errors } = explainLog(await readEnd(file.path, bytes), { root, hide }, { late });
      const written_at = makeTime(file.writtenAt);
      // A substring retains the complete text in memory, so the few lines are copied.
      explained.push(JSON.parse(JSON.stringify(errors.map((error) => ({ ...error, written_at })))));
    } catch (error) {
      if (error instanceof LogUnread) {
        warnings.push(`log-files: there was no time left to read ${shownPath(file.name)}`);
        break;
      }
      warnings.push(`The log file ${shownPath(file.name)} cannot be read (${systemReason(error)})`);
    }
  }
  const sure = explained.filter(([first]) => first !== undefined && first.doubtful !== true);
  const errors = inTurn(sure.length > 0 ? sure : explained.slice(0, 1)).slice(0, MAX_ERRORS);
  return { errors: errors.length === 0 ? undefined : errors, warnings };
}

/** Interleaves lists: the first of each, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
