import { quoteValue } from '../text/format.ts';
import { MIN_LIKELY_SECRET_LENGTH } from '../text/redaction/secrets.ts';
import { unicodePattern } from '../text/unicode.ts';

/** Longer values aren't typos. */
const MAX_LENGTH = 60;

/** Matches each half of `still-failing`, but nothing that mixes uppercase and lowercase. */
const WORD = unicodePattern(String.raw`^(?:[\p{Lu}\p{Lo}]?[\p{Ll}\p{Lo}\p{M}]*|\p{Lu}+)$`);
/** A day, a time, or a number. */
const FIGURES = /^[\d.:/+TZ-]+$/;
/** Punctuation around the name of a channel, a person, or a function call. */
const NAME_SIGNS = /^["'#@[(]{1,4}|["'\])(]{1,4}$/g;
/** A workflow expression without string literals: nothing filled it in, so it contains no secret yet. */
const EXPRESSION = /^\$\{\{[\w\s.()[\]*&|=!<>,-]*\}{0,2}$/;
/** A function call in a workflow condition, without braces. */
const CALL = /^[A-Za-z]{1,20}\([a-z.*,'\s]*\)$/;
/** A name that announces a secret value. */
const NAMED_SECRET = /(?:pass|pwd|secret|token|key)\w{0,8}[=:]./i;
/** The number of a thing. Several of them, or more digits, may be a piece of anything. */
const SHORT_NUMBER = /^\d{1,2}$/;

/**
 * Formats a wrong value for an error: complete and as written, so that masking finds it, or only its length if it may
 * be a secret in the wrong option. Secrets are long, or mix letters with digits and punctuation, as URLs do.
 *
 * @param isSecret true if it is known to be one
 */
export function displayValue(value: string, isSecret = false): string {
  return isSecret || !mayShow(value) ? `"…" (${value.length} characters, not shown)` : quoteValue(value);
}

function mayShow(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  if (EXPRESSION.test(value) || CALL.test(value)) return true;
  const parts = value.split(/[\s,;]+/).filter((word) => word.length >= MIN_LIKELY_SECRET_LENGTH);
  return parts.every(isPlain);
}

/** Formats names with slashes between them, as written if each of them may be shown. */
export function displayNames(path: string, showName: (name: string) => string): string {
  const isShown = !path.includes(':') && path.split(/[\\/]/).every((name) => showName(name) === quoteValue(name));
  return isShown ? quoteValue(path) : showName(path);
}

function isPlain(word: string): boolean {
  const name = word.replaceAll(NAME_SIGNS, '');
  if (FIGURES.test(name)) return true;
  if (NAMED_SECRET.test(name)) return false;
  const strange = name.split(/[._'+:/\\|=<>!*`-]/).filter((part) => !WORD().test(part));
  const isNumbered = strange.length === 0 || (strange.length === 1 && SHORT_NUMBER.test(strange[0] ?? ''));
  return isNumbered && !name.includes('//');
}
