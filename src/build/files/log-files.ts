/** Explains the failure from log files of the job. An error with a file costs that file and a warning. */

import { systemReason } from '../../errors.ts';
import { makeTime } from '../../text/format.ts';
import type { Explanation } from '../facts.ts';
import { explainLog } from '../logs/explain.ts';
import { LogTimeoutError } from '../logs/step-logs.ts';
import { readEnd } from './decode-text.ts';
import { type FileContext, findFiles, formatPath } from './find.ts';

const MAX_FILES = 50;
/** Bytes to read from the tail of a file. */
const PART = 4_000_000;
/** Maximum failures in total. */
const MAX_ERRORS = 12;

/** Selects the files with a failure, last written first; of each, the most certain failure first. */
export async function readLogFiles(patterns: readonly string[], context: FileContext) {
  const found = await findFiles('log-files', patterns, context, MAX_FILES);
  const warnings = [...found.problems];
  const explained: (readonly Explanation[])[] = [];
  const bytes = Buffer.alloc(PART + 1);
  const newestFirst = found.files.toSorted((one, other) => other.writtenAt - one.writtenAt);
  for (const file of newestFirst) {
    try {
      if (context.isLate()) throw new LogTimeoutError();
      const { errors } = explainLog(await readEnd(file.path, bytes), context, context);
      const written_at = makeTime(file.writtenAt);
      // A substring retains the complete text in memory, so the few lines are copied.
      explained.push(JSON.parse(JSON.stringify(errors.map((error) => ({ ...error, written_at })))));
    } catch (error) {
      if (error instanceof LogTimeoutError) {
        warnings.push(`log-files: timed out before reading ${formatPath(file.name)}`);
        break;
      }
      warnings.push(`The log file ${formatPath(file.name)} cannot be read (${systemReason(error)})`);
    }
  }
  const sure = explained.filter(([first]) => first !== undefined && first.low_confidence !== true);
  const ranked = (sure.length > 0 ? sure : explained.slice(0, 1)).flatMap((errors) => [...errors.entries()]);
  // Interleaves the files: the first error of each, then the second of each.
  const errors = ranked.toSorted(([one], [other]) => one - other).map(([, error]) => error);
  return { errors: errors.length === 0 ? undefined : errors.slice(0, MAX_ERRORS), warnings };
}
