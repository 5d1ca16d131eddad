/** Hides secrets in texts, in every form in which a program may write them. */

import { base64, hex, utf8Length } from '../bytes.ts';
import { seenText } from '../seen-text.ts';
import { MAY_BE_CUT, TextFinder, type TextSpan, withoutSpans } from '../text-finder.ts';
import { type OurWordsOf, withTextsChanged } from './changed-texts.ts';

/** Shorter values are not hidden: they would blank out half of any text. */
export const SHORTEST_SECRET = 4;
/** So many characters of a secret are hidden at the end of a text that was cut. */
const SHORTEST_BEGINNING = 8;

/**
 * Made once, where the secrets are given, and passed whole to the parts that may show them. Takes time in proportion to
 * the text, however many secrets there are, and nothing more where none is found.
 */
export class Redactor {
  /** As the runner is to mask them (it knows the usual encodings itself), the longest first. */
  readonly masks: readonly string[];
  readonly #forms: TextFinder;
  /** Those that are secret from their beginning on: an address begins with its host. */
  readonly #fromBeginning: TextFinder;
  /** Shorter texts hold no secret, nor the beginning of one. */
  readonly #shortest: number;

  /**
   * @param texts each secret as given, and every part of it that is a secret of its own
   * @param unmasked the same of secrets that are hidden here alone
   */
  constructor(texts: readonly string[], unmasked: readonly string[] = []) {
    this.masks = longestFirst(texts);
    const secrets = longestFirst([...texts, ...unmasked]).map((text) => ({ text, forms: formsOf(text) }));
    const forms = secrets.flatMap((secret) => secret.forms);
    this.#forms = new TextFinder(forms);
    this.#fromBeginning = new TextFinder(secrets.flatMap((secret) => (ADDRESS.test(secret.text) ? [] : secret.forms)));
    this.#shortest = forms.reduce((least, form) => Math.min(least, form.length), MAY_BE_CUT);
  }

  /**
   * Replaces every secret by `***`, also where a colour or what shows nothing stands within it; secrets that touch or
   * overlap become one.
   *
   * @param open texts that every reader sees anyway: what lies within one of them stays
   */
  redact(text: string, open: readonly string[] = []): string {
    if (text.length < this.#shortest) return text;
    const seen = seenText(text);
    const found = [...this.#spansIn(text), ...(seen ? this.#spansIn(seen.text).map(seen.written) : [])];
    if (found.length === 0) return text;
    const shown = mergedSpans(inOrder(spansOf(text, open)));
    return withoutSpans(text, outside(inOrder(found), shown));
  }

  /** The secrets in a text, as they stand there. */
  secretsIn(text: string): readonly string[] {
    return this.#spansIn(text).map(({ start, end }) => text.slice(start, end));
  }

  #spansIn(text: string): TextSpan[] {
    return [...this.#forms.spansIn(text), ...beginningsAtEnd(text, this.#fromBeginning)];
  }

  /** The same for every text in a value of plain objects and lists but words of ours; each is redacted when it is first read. */
  redactAll<T>(value: T, our: NoInfer<OurWordsOf<T>>, open: readonly string[] = []): T {
    if (this.#forms.isEmpty) return value;
    return withTextsChanged(value, our, (text) => this.redact(text, open));
  }
}

function longestFirst(texts: readonly string[]): readonly string[] {
  const known = [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
  return known.sort((a, b) => b.length - a.length);
}

/** A URL or its path. */
const ADDRESS = /^(https?:\/)?\//i;
/** Everywhere that one of the forms stands. */
function spansOf(text: string, forms: readonly string[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const form of forms) {
    for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
      spans.push({ start: at, end: at + form.length });
    }
  }
  return spans;
}

function inOrder(spans: TextSpan[]): TextSpan[] {
  return spans.sort((a, b) => a.start - b.start);
}

/** The end of a text that was cut within one of the forms, before the mark of the cut. */
function beginningsAtEnd(text: string, forms: TextFinder): TextSpan[] {
  if (text.length < MAY_BE_CUT) return [];
  return forms.beginningsAt(text, text.endsWith('…') ? text.length - 1 : text.length, SHORTEST_BEGINNING);
}

/** Those that touch or overlap as one. Takes and gives them in reading order. */
function mergedSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joint: TextSpan[] = [];
  for (const span of spans) {
    const last = joint.at(-1);
    if (last === undefined || span.start > last.end) joint.push(span);
    else if (span.end > last.end) joint[joint.length - 1] = { start: last.start, end: span.end };
  }
  return joint;
}

/** Those that do not lie within one of the others; both in reading order. */
function outside(spans: readonly TextSpan[], others: readonly TextSpan[]): TextSpan[] {
  let at = -1;
  return spans.filter(({ start, end }) => {
    while ((others[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return end > (others[at]?.end ?? -1);
  });
}

/** Shorter forms turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
/** What URLs, JSON and XML leave as it is. */
const UNRESERVED = /^[\w.~-]*$/;

/** Every form in which a program may write it, the text itself first. */
export function formsOf(text: string): string[] {
  const escaped = UNRESERVED.test(text) ? [] : [...inAddresses(text), ...inJson(text), ...inXml(text)];
  return [text, ...escaped, ...encoded(text), ...cased(text)];
}

/** Programs write names of variables, hosts and headers in one case. */
function cased(text: string): string[] {
  return text.length < SHORTEST_ENCODED ? [] : [text.toLowerCase(), text.toUpperCase()];
}

/** In URLs and in forms; which signs are encoded differs from program to program. */
function inAddresses(text: string): string[] {
  const wellFormed = text.toWellFormed();
  const percent = encodeURIComponent(wellFormed);
  const strict = percent.replace(/[!'()*]/g, percentCode);
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  // A URL that is only parsed and printed again.
  const query = wellFormed.replace(/[^!$-&(-;=?-~]/gu, percentCode);
  const forms = [percent, strict, encodeURI(wellFormed), query, form];
  return [...forms, ...[percent, strict].map((one) => one.replaceAll('%20', '+'))].flatMap((one) => [
    one,
    one.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

function percentCode(sign: string): string {
  const encoded = encodeURIComponent(sign);
  return encoded === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

/** Some programs escape slashes, some what HTML would read, some all that is not ASCII. */
function inJson(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const html = json.replace(/[&<>\u2028\u2029]/g, unicodeCode);
  return [json, html, json.replace(/[^ -~]/g, unicodeCode)].flatMap((one) => [one, one.replaceAll('/', '\\/')]);
}

function unicodeCode(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function inXml(text: string): string[] {
  const angles = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const xml = angles.replaceAll('"', '&quot;');
  return [angles, xml, ...['&apos;', '&#39;', '&#x27;'].map((quote) => xml.replaceAll("'", quote))];
}

/** In base64 alone, and after any other bytes: those shift it by one or two. */
function encoded(text: string): string[] {
  const length = utf8Length(text);
  const digits = hex(text);
  const plain = [base64(text), ...[0, 1, 2].map((shift) => base64Within(text, length, shift))];
  const web = plain.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [...plain, ...web, digits, digits.toUpperCase()].filter((form) => form.length >= SHORTEST_ENCODED);
}

/** The characters that depend on these bytes alone, whatever stands around them. */
function base64Within(text: string, bytes: number, shift: number): string {
  return base64(' '.repeat(shift) + text).slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes) * 8) / 6));
}
