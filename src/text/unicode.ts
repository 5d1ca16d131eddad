/** Works on the characters, bytes and ranges of a text. */

/**
 * Builds a pattern with Unicode tables (`\p{…}`) on first use. V8 builds the tables of a literal whenever it reads the
 * source, even for a function that is never called: 4 ms of every step for all patterns.
 *
 * @param source as in a literal; the flag `u` is added
 */
export function unicodePattern(source: string, flags = ''): () => RegExp {
  let compiled: RegExp | undefined;
  return () => {
    compiled ??= new RegExp(source, `${flags}u`);
    return compiled;
  };
}

const NO_LETTERS = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Splits a text into words in lowercase. */
export function toWordList(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(NO_LETTERS())
    .filter((word) => word !== '');
}

/** Returns letters and digits only, in lowercase: services change emoji, spaces, and punctuation. */
export function toLetters(text: string): string {
  return toWordList(text).join('');
}

const ENCODER = new TextEncoder();

/** Counts the bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  return ENCODER.encode(text).length;
}

export function base64(text: string): string {
  const bytes = ENCODER.encode(text);
  // In ASCII, each byte is already one character.
  return btoa(bytes.length === text.length ? text : Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns undefined for invalid percent-encoding. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Removes these characters from the right of the text. A pattern such as `/\/+$/` is quadratic, because it restarts at
 * each character.
 */
export function trimEndChars(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Matches a sticky pattern at this position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Replaces these spans with `***`. Spans that touch or overlap become one. */
export function hideSpans(text: string, spans: readonly TextSpan[]): string {
  let result = '';
  let done: number | undefined;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (done === undefined || start > done) result += `${text.slice(done ?? 0, start)}***`;
    done = Math.max(done ?? 0, end);
  }
  return result + text.slice(done ?? 0);
}
