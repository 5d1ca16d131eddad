import type { ValueReader } from './reading.ts';

/** Longer lists are no longer written by a person. */
const MOST = 100;

/** Patterns of paths, one a line; a line that begins with `!` leaves out what it matches. */
export function globs(): ValueReader<readonly string[]> {
  return (reading) => {
    const patterns = reading.text.split(/\r?\n/).flatMap((line) => line.trim() || []);
    if (patterns.every((pattern) => pattern.startsWith('!'))) {
      return reading.fault(
        'only says what to leave out',
        'Write a pattern of the files to read, such as **/TEST-*.xml',
      );
    }
    if (patterns.length <= MOST) return patterns;
    return reading.fault(`${patterns.length} patterns`, `Write at most ${MOST}, one a line`);
  };
}
