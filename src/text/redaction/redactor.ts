/** Redacts secrets in texts, in the usual encodings. */

import { joinedLines, visibleText } from '../sanitize.ts';
import { mergedSpans, type TextSpan, withoutSpans } from '../unicode.ts';
import { encodeSecret } from './encodings.ts';
import { type FixedFieldsOf, mapStrings } from './map-strings.ts';

/** Shorter values aren't redacted: they would blank out half of any text. */
export const MIN_SECRET_LENGTH = 4;
/**
 * A shorter form may cross a line break by coincidence, and so may a shorter prefix at the last characters of a text.
 */
const MIN_WRAPPED_LENGTH = 8;
/** Long texts are truncated when they are read, so a text of this length may stop in the middle of a secret. */
const MIN_CUT_LENGTH = 1_000;
/** A URL is secret from its path on. */
const ADDRESS = /^(?:https?:\/)?\//i;

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
    const found = this.#spansIn(text);
    if (found.length === 0) return text;
    const openSpans = mergedSpans(open.flatMap((one) => occurrences(text, one)));
    return withoutSpans(text, outside(found, openSpans));
  }

  /** Redacts every text of plain objects and lists except the fixed fields, each when it is first read. */
  redactAll<T>(value: T, fixed: NoInfer<FixedFieldsOf<T>>, open: readonly string[] = []): T {
    if (this.#secrets.length === 0) return value;
    return mapStrings(value, fixed, (text) => this.redact(text, open));
  }

  /** Finds the spans in reading order. */
  #spansIn(text: string): TextSpan[] {
    if (this.#secrets.length === 0 || text.length < MIN_SECRET_LENGTH) return [];
    this.#search ??= searchFor(this.#secrets);
    const { forms, unwrapped, spansIn } = this.#search;
    const visible = visibleText(text);
    const joined = joinedLines(visible.text);
    const isForm = (span: TextSpan) => {
      const { start, end } = joined.written(span);
      return span.end - span.start >= MIN_WRAPPED_LENGTH || forms.has(visible.text.slice(start, end));
    };
    const cut = text.length < MIN_CUT_LENGTH ? [] : truncatedFormsAtEnd(joined.text, unwrapped);
    const spans = [...spansIn(joined.text, isForm), ...cut].map((span) => visible.written(joined.written(span)));
    return spans.sort((a, b) => a.start - b.start);
  }
}

/**
 * Only the first characters of a form are in the expression: V8 takes hundreds of milliseconds to compile complete
 * keys.
 */
const HEAD_LENGTH = 12;

/** Finds all forms in one pass, with one expression of their first characters. */
function searchFor(secrets: readonly string[]) {
  const encoded = secrets.map((secret) => ({ secret, forms: encodeSecret(secret).filter(isLong) }));
  const forms = new Set(encoded.flatMap((one) => one.forms));
  const joined = (form: string) => joinedLines(form).text;
  const unwrapped = encoded.flatMap((one) => (ADDRESS.test(one.secret) ? [] : one.forms.map(joined)));
  const sought = longestFirst([...forms].map(joined));
  const byBeginning = Map.groupBy(sought, (form) => form.slice(0, MIN_SECRET_LENGTH));
  const heads = new Set(sought.map((form) => form.slice(0, HEAD_LENGTH)));
  const pattern = new RegExp([...heads].map((head) => head.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'g');
  /** Finds every occurrence: at each position the longest that `accepts` allows. */
  const spansIn = (text: string, accepts: (span: TextSpan) => boolean): readonly TextSpan[] => {
    const spans: TextSpan[] = [];
    pattern.lastIndex = 0;
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
      const start = found.index;
      const sameBeginning = byBeginning.get(text.slice(start, start + MIN_SECRET_LENGTH)) ?? [];
      const candidates = sameBeginning.filter((form) => text.startsWith(form, start));
      const span = candidates.map((form) => ({ start, end: start + form.length })).find(accepts);
      if (span !== undefined) spans.push(span);
      pattern.lastIndex = start + 1;
    }
    return spans;
  };
  return { forms, unwrapped, spansIn };
}

/** Finds forms that the truncation of a text cut off, before the truncation mark. */
function truncatedFormsAtEnd(text: string, forms: readonly string[]): readonly TextSpan[] {
  const end = text.trimEnd().length - (text.trimEnd().endsWith('…') ? 1 : 0);
  return forms.flatMap((form) => {
    const from = Math.max(0, end - form.length + 1);
    const tail = text.slice(from, end);
    const starts = occurrences(tail, form.slice(0, MIN_WRAPPED_LENGTH)).map(({ start }) => start);
    const start = form.length < MIN_WRAPPED_LENGTH ? undefined : starts.find((at) => form.startsWith(tail.slice(at)));
    return start === undefined ? [] : [{ start: from + start, end }];
  });
}

function longestFirst(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter(isLong).sort((a, b) => b.length - a.length);
}

function isLong(text: string): boolean {
  return text.length >= MIN_SECRET_LENGTH;
}

function occurrences(text: string, one: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
    spans.push({ start: at, end: at + one.length });
  return spans;
}

/** Returns the spans that aren't within one of the others. Both lists are in reading order. */
function outside(spans: readonly TextSpan[], others: readonly TextSpan[]): TextSpan[] {
  let at = -1;
  return spans.filter(({ start, end }) => {
    while ((others[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return end > (others[at]?.end ?? -1);
  });
}
