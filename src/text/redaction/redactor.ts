/** Redacts secrets in texts, in the usual encodings. */

import { joinedLines, visibleText } from '../sanitize.ts';
import { type TextSpan, withoutSpans } from '../unicode.ts';
import { encodeSecret } from './encodings.ts';
import { type FixedFields, mapStrings } from './map-strings.ts';

/** Shorter values aren't redacted: they would blank out half of any text. */
const MIN_LENGTH = 4;
/**
 * A shorter form may cross a line break by coincidence, and so may a shorter prefix at the last characters of a text.
 */
const MIN_WRAPPED_LENGTH = 8;
/** Long texts are truncated when they are read, so a text of this length may stop in the middle of a secret. */
const MIN_CUT_LENGTH = 1_000;

/**
 * Created once with the secrets and passed to every module that may show them. Takes time in proportion to the text.
 */
export class Redactor {
  /** The values that the runner must mask, the longest first. The runner knows the usual encodings itself. */
  readonly masks: readonly string[];
  readonly #secrets: readonly string[];
  #search: ReturnType<typeof searchFor> | undefined;

  /**
   * @param texts each secret as the user wrote it, and every part of it that is also a secret
   * @param unmasked the same for secrets that are redacted here only
   */
  constructor(texts: readonly string[], unmasked: readonly string[] = []) {
    this.masks = longestFirst(texts);
    this.#secrets = longestFirst([...texts, ...unmasked]);
  }

  /**
   * Replaces every secret with `***`. Merges secrets that touch or overlap.
   *
   * @param open texts that every reader sees anyway, within which nothing is redacted
   */
  redact(text: string, open: readonly string[] = []): string {
    if (this.#secrets.length === 0 || text.length < MIN_LENGTH) return text;
    this.#search ??= searchFor(this.#secrets);
    const found = this.#search(text);
    if (found.length === 0) return text;
    const matches = open.length === 0 ? [] : [...text.matchAll(toPattern(longestFirst(open)))];
    const shown = matches.map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
    let at = 0;
    const hidden = found.filter(({ start, end }) => {
      while ((shown[at]?.end ?? end) < end) at += 1;
      return start < (shown[at]?.start ?? end);
    });
    return withoutSpans(text, hidden);
  }

  /** Redacts every text of plain objects and lists except the fixed fields, each when it is first read. */
  redactAll<T>(value: T, fixed: FixedFields = {}, open: readonly string[] = []): T {
    if (this.#secrets.length === 0) return value;
    return mapStrings(value, fixed, (text) => this.redact(text, open));
  }
}

/**
 * Finds all forms in one pass, at each position the longest. The expression has only the start of each form, because
 * V8 would take hundreds of milliseconds to compile complete keys.
 */
function searchFor(secrets: readonly string[]): (text: string) => readonly TextSpan[] {
  const forms = longestFirst(secrets.flatMap(encodeSecret).map((form) => joinedLines(form).text));
  const sameStart = Map.groupBy(forms, (form) => form.slice(0, MIN_LENGTH));
  const pattern = toPattern([...sameStart.keys()]);

  return (raw) => {
    const visible = visibleText(raw);
    const { text, written } = joinedLines(visible.text);
    /** The end of the text before the truncation mark. */
    const last = text.trimEnd().replace(/…$/, '').length;
    const findAt = (start: number): TextSpan | undefined => {
      const mayBeCut = raw.length >= MIN_CUT_LENGTH && last - start >= MIN_WRAPPED_LENGTH;
      for (const form of sameStart.get(text.slice(start, start + MIN_LENGTH)) ?? []) {
        const length = mayBeCut ? Math.min(form.length, last - start) : form.length;
        if (text.slice(start, start + length) !== form.slice(0, length)) continue;
        const span = written({ start, end: start + length });
        if (length >= MIN_WRAPPED_LENGTH || span.end - span.start === length) return visible.written(span);
      }
      return undefined;
    };
    const spans: TextSpan[] = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      const span = findAt(found.index);
      if (span !== undefined) spans.push(span);
      pattern.lastIndex = found.index + 1;
    }
    return spans;
  };
}

function longestFirst(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter(({ length }) => length >= MIN_LENGTH).sort((a, b) => b.length - a.length);
}

function toPattern(texts: readonly string[]): RegExp {
  return new RegExp(texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'g');
}
