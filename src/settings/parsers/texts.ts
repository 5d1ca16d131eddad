import { holdsToken, IgnoredValue, InvalidValue, type ParseContext, withoutSecrets } from './parser.ts';

/** Returns any text as written. */
export function text(raw: string): string {
  return raw;
}

/** Parses texts, one per line. */
export function lines(raw: string): readonly string[] {
  return raw.split(/[\r\n]+/).filter((line) => line.trim() !== '');
}

/** Creates a parser of a trimmed text without secrets, because the service shows it as it is. */
export function line(maxLength: number) {
  return (raw: string, { redact }: ParseContext): string => redact(bounded(raw, maxLength));
}

/** Parses a condition over the facts. Our own names in it may equal the value of a secret. */
export function condition(raw: string): string {
  return bounded(raw, 2_000);
}

function bounded(raw: string, maxLength: number): string {
  const text = raw.trim();
  if (text.length <= maxLength) return text;
  throw new InvalidValue(`${text.length} characters long`, `Write at most ${maxLength} characters`);
}

const NEW_FILE = 'Write the path of a file, such as facts.json';

/** Parses the path of a JSON file to write. The file extension distinguishes a path from a pasted secret. */
export const newFile = withoutSecrets(NEW_FILE, (raw, { shown }): string => {
  const path = raw.trim();
  if (/^(?!https?:|~)[^\0\r\n]{1,500}$/i.test(path) && /[^/\\]\.json$/i.test(path)) return path;
  throw new InvalidValue(`not the path of a .json file: ${shown(path)}`, NEW_FILE);
});

/** Parses a username that HTTP Basic supports. */
export function username(raw: string): string {
  const name = raw.trim();
  if (holdsToken(name))
    throw new InvalidValue('contains a token', 'Write the name of an account, and its password as password');
  if (!name.includes(':')) return name;
  throw new InvalidValue('contains a colon', 'Write the user name without it: Basic authentication allows none there');
}

/**
 * Parses a token for an HTTP header. Few people set it, so an invalid token (another runner left the expression
 * unchanged) costs a notice and some facts, never the message.
 */
export function token(raw: string): string {
  const value = raw.trim();
  if (/^[!-~]+$/.test(value)) return value;
  const message = 'contains spaces or other characters that a token cannot have, so it was ignored';
  throw new IgnoredValue(message, 'Leave this input out');
}

/** Nobody writes longer lists by hand. */
const MAX_COUNT = 100;

/** Parses path patterns, one per line. A line that starts with `!` excludes its matches. */
export function globs(raw: string): readonly string[] {
  const patterns = raw.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (patterns.every((pattern) => pattern.startsWith('!')))
    throw new InvalidValue('only excludes files', 'Write a pattern of the files to read, such as **/TEST-*.xml');
  if (patterns.length <= MAX_COUNT) return patterns;
  throw new InvalidValue(`${patterns.length} patterns`, `Write at most ${MAX_COUNT}, one a line`);
}

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const MAX_HOURS = 31 * 24;
const MAX_REPOSITORIES = 50;

/** Parses `24h`, `7d`, or `2w` to hours. */
export function period(raw: string, { shown }: ParseContext): number {
  const [, amount, unit = ''] = /^(\d{1,4})\s*([hdw])$/i.exec(raw.trim()) ?? [];
  const hours = Number(amount) * (HOURS[unit.toLowerCase()] ?? 0);
  if (hours > 0 && hours <= MAX_HOURS) return hours;
  const suggestion = 'Write hours, days or weeks, up to 31 days: 24h, 7d, 2w';
  throw new InvalidValue(`not a period: ${shown(raw.trim())}`, suggestion);
}

/** Parses `owner/name` or `owner/*`, separated by commas or spaces. Removes duplicates. */
export function repositories(raw: string, { shown }: ParseContext): readonly string[] {
  const names = raw.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,100}\/(?:[\w.-]{1,100}|\*)$/.test(name));
  if (wrong !== undefined) {
    const isUrl = wrong.includes('://');
    const form = isUrl ? 'Write no address: of https://github.com/acme/shop it is acme/shop' : 'Write owner/name';
    throw new InvalidValue(`not a repository: ${shown(wrong)}`, `${form}, or owner/* for all of an owner`);
  }
  if (names.length > 0 && names.length <= MAX_REPOSITORIES) return [...new Set(names)];
  const suggestion = `Write 1 to ${MAX_REPOSITORIES}, or owner/* for all of an owner`;
  throw new InvalidValue(`${names.length} repositories`, suggestion);
}
