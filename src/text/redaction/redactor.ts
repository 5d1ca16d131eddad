/** Redacts secrets in texts and in the texts of values, in the usual encodings. */

import { joinLines, visibleText } from '../sanitize.ts';
import { base64, hideSpans, type TextSpan } from '../unicode.ts';

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
    return hideSpans(text, hidden);
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
  const forms = longestFirst(secrets.flatMap(encodeSecret).map((form) => joinLines(form).text));
  const sameStart = Map.groupBy(forms, (form) => form.slice(0, MIN_LENGTH));
  const pattern = toPattern([...sameStart.keys()]);

  return (raw) => {
    const visible = visibleText(raw);
    const { text, written } = joinLines(visible.text);
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

/** Each line of a longer value is also a secret. The complete value is searched for in the plainest encodings only. */
const MAX_ENCODED_LENGTH = 1_000;

const ENCODER = new TextEncoder();

const hex = (character: string) => character.charCodeAt(0).toString(16).padStart(2, '0');
const unit = (character: string) => `\\u${hex(character).padStart(4, '0')}`;
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const withSlashes = (text: string) => text.replaceAll('/', '\\/');

/** The characters that a quotation changes, and what it writes for them. */
const QUOTATIONS: readonly (readonly [characters: RegExp, written: string])[] = [
  // Shells: single quotes, double quotes, `printf %q`; every character escaped, as in Markdown.
  [/'/g, `'\\''`],
  [/'/g, `'"'"'`],
  [/["$`\\]/g, '\\$&'],
  [/[^\w@%+=:,./\u0080-\uffff-]/g, '\\$&'],
  [/[^\w\u0080-\uffff]/g, '\\$&'],
  [/[!-/:-@[-`{-~]/g, '\\$&'],
  // SQL and YAML, CSV, Python.
  [/'/g, "''"],
  [/"/g, '""'],
  [/['"\\]/g, '\\$&'],
];

/**
 * Lists every form in which `visibleText` may show this secret, in the usual encodings of programs. `SECURITY.md` lists
 * them.
 */
function encodeSecret(secret: string): readonly string[] {
  const text = secret.toWellFormed();
  // No encoding changes the characters of a word.
  const isPlain = /^\w*$/.test(text) || text.length > MAX_ENCODED_LENGTH;
  const forms = [...new Set([text, json(text), ...(isPlain ? [] : encodeForms(text)), ...encodeBytes(text)])];
  return [...new Set([secret, ...forms, ...forms.map(json)].map((form) => visibleText(form).text))];
}

function encodeForms(text: string): readonly string[] {
  // JSON: most languages and Go, ASCII only, PHP.
  const inJson = [json(text), json(text).replace(/[&<>]/g, unit)]
    .flatMap((form) => [form, form.replace(/[^ -~]/g, unit)])
    .flatMap((form) => [form, withSlashes(form)]);
  const inUrl = encodeURIComponent(text);
  const strict = inUrl.replace(/[!'()*]/g, (character) => `%${hex(character).toUpperCase()}`);
  const inForm = new URLSearchParams([['', text]]).toString().slice(1);
  const inUrls = [inUrl, strict, encodeURI(text), inForm]
    .flatMap((form) => [form, form.replaceAll('%20', '+')])
    .flatMap((form) => [form, form.replace(/%[\dA-F]{2}/g, (one) => one.toLowerCase()), form.replaceAll('%', '%25')]);
  const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const inHtml = ["'", '&apos;', '&#39;', '&#x27;']
    .map((single) => html.replaceAll("'", single))
    .flatMap((form) => [form, form.replaceAll('"', '&quot;')]);
  return [
    ...inJson,
    ...inUrls,
    ...inHtml,
    ...QUOTATIONS.map(([characters, written]) => text.replace(characters, written)),
  ];
}

/** Lists the text in hex and base64. */
function encodeBytes(text: string): readonly string[] {
  const inHex = Array.from(ENCODER.encode(text), (byte) => hex(String.fromCharCode(byte))).join('');
  const digits = (bytes: number) => (bytes * 8) / 6;
  // The characters that depend on this text only, after so many bytes (modulo 3) of other text.
  const inBase64 = [0, 1, 2].map((offset) =>
    base64('\0'.repeat(offset) + text).slice(Math.ceil(digits(offset)), Math.floor(digits(offset + inHex.length / 2))),
  );
  const inUrls = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const inTexts = inBase64.flatMap((form) => [form, encodeURIComponent(form), withSlashes(form)]);
  return [inHex, inHex.toUpperCase(), ...inUrls, ...inTexts];
}

/**
 * Fixed properties of a value, its groups, and its list entries. Code compares or looks them up, so they must not
 * change. Any other text may come from anyone, except times, which are recognized by their form.
 */
export type FixedFields = { readonly [name: string]: true | FixedFields };

/**
 * Changes each text of plain objects and lists except the fixed fields. Works lazily, because a message shows only a
 * few texts of a large push.
 */
export function mapStrings<T>(value: T, fixed: FixedFields, change: (text: string) => string): T {
  return mapValue(value, fixed, change) as T;
}

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

function mapValue(value: unknown, fixed: FixedFields | true | undefined, change: (text: string) => string): unknown {
  if (fixed === true) return value;
  if (typeof value === 'string') return TIME.test(value) ? value : change(value);
  if (!isPlain(value)) return value;
  const isList = Array.isArray(value);
  const copy = isList ? [] : {};
  for (const key of Object.keys(value)) {
    const get = () => {
      const property = mapValue(value[key], isList ? fixed : fixed?.[key], change);
      Object.defineProperty(copy, key, { value: property, enumerable: true });
      return property;
    };
    Object.defineProperty(copy, key, { get, enumerable: true, configurable: true });
  }
  return copy;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
}
