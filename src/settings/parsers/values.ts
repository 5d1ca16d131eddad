/** Parses options with one value: a choice, a number, a day or a text. */

import { closestMatch } from '../../text/closest-match.ts';
import { isDay } from '../../text/format.ts';
import { displayNames } from '../format-value.ts';
import {
  addGuess,
  guessValue,
  holdsToken,
  type Invalid,
  ignored,
  invalid,
  type ParseContext,
  rejectSecrets,
} from './parser.ts';

/** Creates a parser of one of these words, in any case. */
export function choice<const T extends string>(values: readonly T[]) {
  return (text: string, { quoteValue }: ParseContext): T | Invalid => {
    const word = text.trim().toLowerCase();
    const value = values.find((one) => one === word);
    if (value !== undefined) return value;
    const suggestion = addGuess(`Use one of ${values.join(', ')}`, guessValue(word, values));
    return invalid(`invalid value ${quoteValue(text.trim())}`, suggestion);
  };
}

/** Creates a parser of some of these words, in any case, separated by commas or spaces. Removes duplicates. */
export function choiceList<const T extends string>(values: readonly T[]) {
  return (text: string, { quoteValue }: ParseContext): readonly T[] | Invalid => {
    const words = new Set(text.toLowerCase().split(/[\s,]+/));
    words.delete('');
    if (words.size === 0) return invalid('names nothing', `Use one or more of ${values.join(', ')}`);
    const found = [...words].flatMap((word) => values.find((one) => one === word) ?? []);
    if (found.length === words.size) return found;
    // Show the list as written, because masking finds a secret only as a complete text.
    const list = text.trim();
    const suggestion = addGuess(`Use one of ${values.join(', ')}`, guessList(list, values));
    return invalid(`invalid value ${quoteValue(list)}`, suggestion);
  };
}

export function boolean(text: string, { quoteValue }: ParseContext): boolean | Invalid {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  return invalid(`invalid boolean ${quoteValue(text.trim())}`, 'Use true or false');
}

/** Longer texts aren't lists with typos. */
const MAX_LIST_LENGTH = 100;
/** Conjunctions in lists of conditions and YAML. */
const LINKS = ['', 'and', 'or', 'on', 'if'];

/** Finds the list that was probably meant. Returns undefined for an unknown word, and for `not success`. */
function guessList(list: string, values: readonly string[]): string | undefined {
  if (list.length > MAX_LIST_LENGTH || /!|\bnot/i.test(list)) return undefined;
  const words = list.split(/[^a-z\d_-]+|(?<=^|\s)-(?=\s)/i).filter((word) => !LINKS.includes(word.toLowerCase()));
  const meant = words.map((word) => guessValue(word, values));
  return meant.length > 0 && !meant.includes(undefined) ? [...new Set(meant)].join(', ') : undefined;
}

/** Creates a parser of a number from `lowest` to `highest`; `integer` values are rounded down. */
export function numberParser([lowest, highest]: readonly [number, number], unit = '', integer = false) {
  return (text: string, { quoteValue }: ParseContext): number | Invalid => {
    const digits = text.trim();
    const value = /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN;
    if (value >= lowest && value <= highest) return integer ? Math.floor(value) : value;
    const suggestion = `Use a number ${unit === '' ? '' : `of ${unit} `}from ${lowest} to ${highest}`;
    return invalid(`invalid number ${quoteValue(digits)}`, suggestion);
  };
}

const DAY_MS = 86_400_000;

/** Parses a day in the format of the service: `YYYY-MM-DD` (API 4.4). Relative days count from today in `time-zone`. */
export function day(text: string, { quoteValue, today }: ParseContext): string | Invalid {
  const word = text.trim().toLowerCase();
  const relative = word === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(word);
  if (relative !== null) {
    const days = Number(relative[1]) * (relative[2] === 'w' ? 7 : 1);
    return new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);
  }
  if (isDay(word)) return word;
  const suggestion = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';
  return invalid(`invalid day ${quoteValue(text.trim())}`, suggestion);
}

/** Parses the IANA name of a time zone. Checks names other than UTC with `Intl`, which takes milliseconds to load. */
export function zone(text: string, { quoteValue }: ParseContext): string | Invalid {
  const name = text.trim();
  if (name.toUpperCase() === 'UTC') return 'UTC';
  if (/^[A-Za-z]/.test(name) && isZone(name)) return name;
  const raw = name.replaceAll(' ', '_');
  const zones = Intl.supportedValuesOf('timeZone');
  const meant = closestMatch(raw, zones) ?? zones.find((zone) => zone.toLowerCase().endsWith(`/${raw.toLowerCase()}`));
  const suggestion = addGuess('Write UTC or an IANA name such as Europe/Berlin', meant);
  return invalid(`unknown time zone ${displayNames(name, quoteValue)}`, suggestion);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function text(raw: string): string {
  return raw;
}

/** Creates a parser of a trimmed text, without secrets if it is shown as it is. */
export function line(maxLength: number, isShown = true) {
  return (raw: string, { redact }: ParseContext): string | Invalid => {
    const text = raw.trim();
    if (text.length > maxLength)
      return invalid(`${text.length} characters long`, `Write at most ${maxLength} characters`);
    return isShown ? redact(text) : text;
  };
}

const NEW_FILE = 'Write the path of a file, such as facts.json';

/** Parses the path of a JSON file to write. The file extension distinguishes a path from a pasted secret. */
export const newFile = rejectSecrets(NEW_FILE, (raw, { quoteValue }): string | Invalid => {
  const path = raw.trim();
  if (/^(?!https?:|~)[^\0\r\n]{1,500}$/i.test(path) && /[^/\\]\.json$/i.test(path)) return path;
  return invalid(`not the path of a .json file: ${quoteValue(path)}`, NEW_FILE);
});

/** Parses a username that HTTP Basic supports. */
export function username(raw: string): string | Invalid {
  const name = raw.trim();
  if (holdsToken(name))
    return invalid('contains a token', 'Write the name of an account, and its password as password');
  if (!name.includes(':')) return name;
  return invalid('contains a colon', 'Write the user name without it: Basic authentication allows none there');
}

/**
 * Parses a token for an HTTP header. Few people set it, so an invalid token (another runner left the expression
 * unchanged) costs a notice and some facts, never the message.
 */
export function token(raw: string): string | Invalid {
  const value = raw.trim();
  if (/^[!-~]+$/.test(value)) return value;
  const message = 'contains spaces or other characters that a token cannot have, so it was ignored';
  return ignored(message, 'Leave this input out');
}

/** Nobody writes longer lists by hand. */
const MAX_COUNT = 100;

/** Parses path patterns, one per line. A line that starts with `!` excludes its matches. */
export function globs(raw: string): readonly string[] | Invalid {
  const patterns = raw.split(/\r?\n/).flatMap((line) => line.trim() || []);
  if (patterns.every((pattern) => pattern.startsWith('!')))
    return invalid('only excludes files', 'Write a pattern of the files to read, such as **/TEST-*.xml');
  if (patterns.length <= MAX_COUNT) return patterns;
  return invalid(`${patterns.length} patterns`, `Write at most ${MAX_COUNT}, one a line`);
}

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const MAX_HOURS = 31 * 24;
const MAX_REPOSITORIES = 50;

/** Parses `24h`, `7d`, or `2w` to hours. */
export function period(raw: string, { quoteValue }: ParseContext): number | Invalid {
  const [, amount, unit = ''] = /^(\d{1,4})\s*([hdw])$/i.exec(raw.trim()) ?? [];
  const hours = Number(amount) * (HOURS[unit.toLowerCase()] ?? 0);
  if (hours > 0 && hours <= MAX_HOURS) return hours;
  const suggestion = 'Write hours, days or weeks, up to 31 days: 24h, 7d, 2w';
  return invalid(`not a period: ${quoteValue(raw.trim())}`, suggestion);
}

/** Parses `owner/name` or `owner/*`, separated by commas or spaces. Removes duplicates. */
export function repositories(raw: string, { quoteValue }: ParseContext): readonly string[] | Invalid {
  const names = raw.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,100}\/(?:[\w.-]{1,100}|\*)$/.test(name));
  if (wrong !== undefined) {
    const isUrl = wrong.includes('://');
    const form = isUrl ? 'Write no address: of https://github.com/acme/shop it is acme/shop' : 'Write owner/name';
    return invalid(`not a repository: ${quoteValue(wrong)}`, `${form}, or owner/* for all of an owner`);
  }
  if (names.length > 0 && names.length <= MAX_REPOSITORIES) return [...new Set(names)];
  const suggestion = `Write 1 to ${MAX_REPOSITORIES}, or owner/* for all of an owner`;
  return invalid(`${names.length} repositories`, suggestion);
}
