/** Formats small pieces of English that several modules need: a wrong value in an error, or a list of names. */

/** Maximum characters of a value in an error. */
const MAX_LENGTH = 60;
/** Not a literal, for the reason in `unicode.ts`. */
const CONTROLS = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`;

/** Formats an untrusted value for an error: short, on one line, without control characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  // Truncate first, because a value may have megabytes.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, MAX_LENGTH * 2) : value) ?? typeof value;
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
  return withoutControls(short);
}

/** Formats an untrusted name for an error: short, on one line, without control characters. */
export function shortName(name: string): string {
  return withoutControls(
    name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH).toWellFormed()}…` : name.toWellFormed(),
  );
}

function withoutControls(text: string): string {
  return text.replaceAll(new RegExp(CONTROLS, 'gu'), '�');
}

/** Formats `a`, `a and b`, `a, b and c`; empty without terms. */
export function listed(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`;
}

/** Adds a full stop unless the text has one or is empty. */
export function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
