import { shown } from '../text/format.ts';
import { MIN_LIKELY_SECRET_LENGTH } from '../text/redaction/secrets.ts';
import { unicodePattern } from '../text/unicode.ts';

/** Longer values are no slip of the pen. */
const MAX_LENGTH = 60;

/** Of `still-failing` each half; what mixes upper and lower case is none. */
const WORD = unicodePattern(String.raw`^(?:[\p{Lu}\p{Lo}]?[\p{Ll}\p{Lo}\p{M}]*|\p{Lu}+)$`);
/** A day, a time, a number. */
const FIGURES = /^[\d.:/+TZ-]+$/;
/** Around a name as people write it: of a channel, a person, or a function that is called. */
const NAME_SIGNS = /^["'#@[(]{1,4}|["'\])(]{1,4}$/g;
/** Of a workflow, without texts of its own: nothing filled it in, so it holds no secret yet. */
const EXPRESSION = /^\$\{\{[\w\s.()[\]*&|=!<>,-]*\}{0,2}$/;
/** A call as a condition of a workflow has it, without its braces. */
const CALL = /^[A-Za-z]{1,20}\([a-z.*,'\s]*\)$/;
/** Whatever a name says is secret. */
const NAMED_SECRET = /(?:pass|pwd|secret|token|key)\w{0,8}[=:]./i;
/** The number of a thing; several of them, or more digits, are a piece of anything. */
const SHORT_NUMBER = /^\d{1,2}$/;

/**
 * A wrong value, for an error: whole and as written, so that whoever masks it finds it, or its length alone where it
 * could be a secret in the wrong place. Secrets are long, or mix letters with digits and signs, as a URL does.
 */
export function displayValue(value: string): string {
  if (value.length > MAX_LENGTH) return toLength(value);
  if (EXPRESSION.test(value) || CALL.test(value)) return shown(value);
  const terms = value.split(/[\s,;]+/).filter((word) => word.length >= MIN_LIKELY_SECRET_LENGTH);
  return terms.every(isPlain) ? shown(value) : toLength(value);
}

/** Names with slashes between them, as written where each of them could be shown. */
export function displayNames(path: string, showName: (name: string) => string): string {
  const isShown = !path.includes(':') && path.split(/[\\/]/).every((name) => showName(name) === shown(name));
  return isShown ? shown(path) : showName(path);
}

function isPlain(word: string): boolean {
  const name = word.replaceAll(NAME_SIGNS, '');
  if (FIGURES.test(name)) return true;
  if (NAMED_SECRET.test(name)) return false;
  const strange = name.split(/[._'+:/\\|=<>!*`-]/).filter((part) => !WORD().test(part));
  const isNumbered = strange.length === 0 || (strange.length === 1 && SHORT_NUMBER.test(strange[0] ?? ''));
  return isNumbered && !name.includes('//');
}

/** In the place of a value that is not to be shown. */
export function toLength(value: string): string {
  return `"…" (${value.length} characters, not shown)`;
}
