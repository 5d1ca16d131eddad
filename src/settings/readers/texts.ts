import { holdsToken } from './directory.ts';
import type { Reading, ValueReader } from './reading.ts';

/** Any text, as it was written. */
export function text(reading: Reading): string {
  return reading.text;
}

/** Some texts, one a line. */
export function lines({ text: written }: Reading): readonly string[] {
  return written.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** A text without the blanks around it, and without secrets: it is shown in the service as it is. */
export function lineReader({ longest = Number.POSITIVE_INFINITY } = {}): ValueReader<string> {
  return (reading) => {
    const value = reading.text.trim();
    if (value.length <= longest) return reading.redact(value);
    return reading.fault(`${value.length} characters long`, `Write at most ${longest} characters`);
  };
}

/** A condition over the facts, without the blanks around it. A word of ours in it may be a secret's value as well. */
export function condition(reading: Reading): string | undefined {
  const written = reading.text.trim();
  if (written.length <= MAX_CONDITION) return written;
  return reading.fault(`${written.length} characters long`, `Write at most ${MAX_CONDITION} characters`);
}

const MAX_CONDITION = 2_000;

/** Characters of a path that a person writes. */
const LONGEST_PATH = 500;

/** The path of a JSON file that is to be written. What is there is looked at when it is. Its ending tells it from a secret. */
export function newFile(reading: Reading): string | undefined {
  const path = reading.text.trim();
  const fix = 'Write the path of a file, such as facts.json';
  if (path.length > LONGEST_PATH) return reading.fault(`${path.length} characters long`, fix);
  if (reading.redact(path) !== path) return reading.fault('holds a secret', fix);
  if (/[\0\r\n]/.test(path)) return reading.fault('holds a line break', fix);
  if (/^https?:/i.test(path)) return reading.fault('an address, and no path', fix);
  if (path.startsWith('~')) return reading.fault('begins with ~, which only a shell knows', fix);
  if (/(?:^|[/\\])\.{0,2}$/.test(path)) return reading.fault(`a folder: ${reading.shown(path)}`, fix);
  if (!/\.json$/i.test(path)) return reading.fault(`does not end in .json: ${reading.shown(path)}`, fix);
  return path;
}

/** A user name that HTTP Basic can carry. */
export function username(reading: Reading): string | undefined {
  const value = reading.text.trim();
  if (holdsToken(value))
    return reading.fault('holds a token', 'Write the name of an account, and its password as password');
  if (!value.includes(':')) return value;
  return reading.fault('holds a colon', 'Write the user name without it: Basic authentication allows none there');
}

/**
 * A token for an HTTP header. Few people set it themselves, so one that cannot be a token (another runner left the
 * expression as it is) costs a notice and some facts, never the message.
 */
export function token(reading: Reading): string | undefined {
  const value = reading.text.trim();
  if (/^[!-~]+$/.test(value)) return value;
  return reading.notice(
    'holds blanks or other characters that no token has, so it was not used. Leave this input out.',
  );
}

/** Longer lists are no longer written by a person. */
const MOST = 100;

/** Patterns of paths, one a line; a line that begins with `!` leaves out what it matches. */
export function globs(reading: Reading): readonly string[] | undefined {
  const patterns = reading.text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (patterns.every((pattern) => pattern.startsWith('!'))) {
    return reading.fault('only says what to leave out', 'Write a pattern of the files to read, such as **/TEST-*.xml');
  }
  if (patterns.length <= MOST) return patterns;
  return reading.fault(`${patterns.length} patterns`, `Write at most ${MOST}, one a line`);
}
