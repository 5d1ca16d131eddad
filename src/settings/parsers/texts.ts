import { holdsToken, type ParseResult, type ValueParser } from './parse-result.ts';

/** Returns any text as written. */
export function text(reading: ParseResult): string {
  return reading.text;
}

/** Parses texts, one per line. */
export function lines({ text: raw }: ParseResult): readonly string[] {
  return raw.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** Parses a trimmed text without secrets, because the service shows it as it is. */
export function lineReader({ longest = Number.POSITIVE_INFINITY } = {}): ValueParser<string> {
  return (reading) => {
    const value = reading.text.trim();
    if (value.length <= longest) return reading.redact(value);
    return reading.error(`${value.length} characters long`, `Write at most ${longest} characters`);
  };
}

/** Parses a trimmed condition over the facts. Our own names in it may equal the value of a secret. */
export function condition(reading: ParseResult): string | undefined {
  const raw = reading.text.trim();
  if (raw.length <= MAX_CONDITION) return raw;
  return reading.error(`${raw.length} characters long`, `Write at most ${MAX_CONDITION} characters`);
}

const MAX_CONDITION = 2_000;

/** Parses the path of a JSON file to write. The file extension distinguishes a path from a pasted secret. */
export function newFile({ text, redact, error, shown: displayed }: ParseResult): string | undefined {
  const path = text.trim();
  const fix = 'Write the path of a file, such as facts.json';
  if (redact(path) !== path) return error('contains a secret', fix);
  if (/^(?!https?:|~)[^\0\r\n]{1,500}$/i.test(path) && /[^/\\]\.json$/i.test(path)) return path;
  return error(`not the path of a .json file: ${displayed(path)}`, fix);
}

/** Parses a username that HTTP Basic supports. */
export function username(reading: ParseResult): string | undefined {
  const value = reading.text.trim();
  if (holdsToken(value))
    return reading.error('contains a token', 'Write the name of an account, and its password as password');
  if (!value.includes(':')) return value;
  return reading.error('contains a colon', 'Write the user name without it: Basic authentication allows none there');
}

/**
 * Parses a token for an HTTP header. Few people set it, so an invalid token (another runner left the expression
 * unchanged) costs a notice and some facts, never the message.
 */
export function token(reading: ParseResult): string | undefined {
  const value = reading.text.trim();
  if (/^[!-~]+$/.test(value)) return value;
  return reading.notice(
    'contains spaces or other characters that a token cannot have, so it was ignored. Leave this input out.',
  );
}

/** Nobody writes longer lists by hand. */
const MAX_COUNT = 100;

/** Parses path patterns, one per line. A line that starts with `!` excludes its matches. */
export function globs(reading: ParseResult): readonly string[] | undefined {
  const patterns = reading.text.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (patterns.every((pattern) => pattern.startsWith('!'))) {
    return reading.error('only excludes files', 'Write a pattern of the files to read, such as **/TEST-*.xml');
  }
  if (patterns.length <= MAX_COUNT) return patterns;
  return reading.error(`${patterns.length} patterns`, `Write at most ${MAX_COUNT}, one a line`);
}

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const MAX_HOURS = 31 * 24;
const MAX_REPOSITORIES = 50;

/** Parses `24h`, `7d`, or `2w` to hours. */
export function period(reading: ParseResult): number | undefined {
  const text = reading.text.trim();
  const [, amount, unit = ''] = /^(\d{1,4})\s*([hdw])$/i.exec(text) ?? [];
  const hours = Number(amount) * (HOURS[unit.toLowerCase()] ?? 0);
  if (hours > 0 && hours <= MAX_HOURS) return hours;
  return reading.error(
    `not a period: ${reading.shown(text)}`,
    `Write hours, days or weeks, up to 31 days: 24h, 7d, 2w`,
  );
}

/** Parses `owner/name` or `owner/*`, separated by commas or spaces. Removes duplicates. */
export function repositories(reading: ParseResult): readonly string[] | undefined {
  const names = reading.text.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,100}\/(?:[\w.-]{1,100}|\*)$/.test(name));
  if (wrong !== undefined) {
    return reading.error(
      `not a repository: ${reading.shown(wrong)}`,
      `${wrong.includes('://') ? 'Write no address: of https://github.com/acme/shop it is acme/shop' : 'Write owner/name'}, or owner/* for all of an owner`,
    );
  }
  if (names.length > 0 && names.length <= MAX_REPOSITORIES) return [...new Set(names)];
  return reading.error(
    `${names.length} repositories`,
    `Write 1 to ${MAX_REPOSITORIES}, or owner/* for all of an owner`,
  );
}
