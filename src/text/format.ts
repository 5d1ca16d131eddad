/** Small pieces of English that several parts need: a wrong value in an error, a list of names. */

/** How much of a value an error shows. */
const MAX_LENGTH = 60;
/** No literal, for the reason that `unicode.ts` gives. */
const CONTROLS = String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]`;

/** A value from outside, for an error: short, on one line, without control characters. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(value);
  // Cut first as well: of a megabyte no more than the beginning is shown.
  const text = JSON.stringify(typeof value === 'string' ? value.slice(0, MAX_LENGTH * 2) : value) ?? typeof value;
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).toWellFormed()}…` : text;
  return withoutControls(short);
}

/** A name from outside, for an error: short, on one line, without control characters. */
export function shortName(name: string): string {
  return withoutControls(
    name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH).toWellFormed()}…` : name.toWellFormed(),
  );
}

function withoutControls(text: string): string {
  return text.replaceAll(new RegExp(CONTROLS, 'gu'), '�');
}

/** `a`, `a and b`, `a, b and c`; empty for no words. */
export function listed(terms: readonly string[]): string {
  return terms.length < 2 ? terms.join('') : `${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}`;
}

/** The text with a full stop, unless it ends with one or is empty. */
export function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
