/** The usual ways in which programs write a secret. `SECURITY.md` lists them. */

import { base64 } from '../bytes.ts';
import { seenText } from '../seen-text.ts';
import { SHORTEST_FORM } from './form-search.ts';

type Encoding = (text: string) => string;

/** In another case, or with a blank lost at the end of a line, only so long a form is no other word. */
const SHORTEST_CHANGED = 8;
/** Of a longer value the lines are secrets of their own; the whole is looked for in the plainest encodings alone. */
const LONGEST = 1_000;
const MAX_BLANKS = 16;

const ENCODER = new TextEncoder();

const code = (sign: string, length: number) => sign.charCodeAt(0).toString(16).padStart(length, '0');
const unit = (sign: string) => `\\u${code(sign, 4)}`;
const percentCode = (sign: string) => `%${code(sign, 2).toUpperCase()}`;

const json: Encoding = (text) => JSON.stringify(text).slice(1, -1);
const inAscii: Encoding = (text) => text.replace(/[^ -~]/g, unit);
const withSlashes: Encoding = (text) => text.replaceAll('/', '\\/');

const strict: Encoding = (text) => encodeURIComponent(text).replace(/[!'()*]/g, percentCode);
const URL_ENCODINGS: readonly Encoding[] = [encodeURIComponent, strict, encodeURI].flatMap((encoding): Encoding[] => [
  encoding,
  (text) => encoding(text).replaceAll('%20', '+'),
  (text) => encoding(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E'),
  (text) => encoding(text).replaceAll("'", '%27').replaceAll('~', '%7E'),
]);

const html: Encoding = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const HTML_ENCODINGS = ["'", '&apos;', '&#39;', '&#039;', '&#x27;'].flatMap((single) =>
  ['"', '&quot;', '&#34;'].map(
    (double): Encoding =>
      (text) =>
        html(text).replaceAll('"', double).replaceAll("'", single),
  ),
);

const OTHER_ENCODINGS: readonly Encoding[] = [
  // JSON: of most languages, in ASCII, of Go, of PHP.
  json,
  (text) => inAscii(json(text)),
  (text) => json(text).replace(/[&<>]/g, unit),
  (text) => inAscii(json(text).replace(/[&<>]/g, unit)),
  (text) => withSlashes(json(text)),
  (text) => withSlashes(inAscii(json(text))),
  // Shells: in single quotes, in double ones, `printf %q`; with every sign escaped, as in Markdown.
  (text) => text.replaceAll("'", `'\\''`),
  (text) => text.replaceAll("'", `'"'"'`),
  (text) => text.replace(/["$`\\]/g, '\\$&'),
  (text) => text.replace(/[^\w@%+=:,./\u0080-\uffff-]/g, '\\$&'),
  (text) => text.replace(/[^\w\u0080-\uffff]/g, '\\$&'),
  (text) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&'),
  // SQL and YAML, CSV, Python.
  (text) => text.replaceAll("'", "''"),
  (text) => text.replaceAll('"', '""'),
  (text) => text.replace(/['"\\]/g, '\\$&'),
];

/** What of base64 depends on this text alone, behind so many bytes of something else (modulo 3). */
function base64Behind(others: number, text: string): string {
  const length = others + ENCODER.encode(text).length;
  return base64('\0'.repeat(others) + text).slice(Math.ceil((others * 8) / 6), Math.floor((length * 8) / 6));
}

function packed(text: string): readonly string[] {
  const hex = Array.from(ENCODER.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const inBase64 = [0, 1, 2].map((others) => base64Behind(others, text));
  const inUrls = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const inTexts = inBase64.flatMap((form) => [form, encodeURIComponent(form), withSlashes(form)]);
  return [hex, hex.toUpperCase(), ...inUrls, ...inTexts];
}

/** Every form in which this secret is looked for, as `seenText` shows it. */
export function formsOf(secret: string): readonly string[] {
  // What no quoting changes.
  if (/^\w*$/.test(secret)) return [...new Set([secret, ...cased(secret), ...packed(secret)])];
  const text = secret.toWellFormed();
  const spellings = new Set([secret, text, text.normalize('NFC'), text.normalize('NFD')]);
  const all = new Set([...spellings].flatMap(secret.length > LONGEST ? plainest : encoded));
  const forms = [...all].map((form) => seenText(form).text).filter((form) => form.length >= SHORTEST_FORM);
  return [...new Set([...forms, ...forms.flatMap(withoutABlank)])];
}

function plainest(text: string): readonly string[] {
  return [text, json(text), json(json(text)), ...packed(text)];
}

function encoded(text: string): readonly string[] {
  const inUrls = URL_ENCODINGS.flatMap((encoding) => {
    const form = encoding(text.toWellFormed());
    const lowerHex = form.replace(/%[\dA-F]{2}/g, (one) => one.toLowerCase());
    return [form, lowerHex, form.replaceAll('%', '%25')];
  });
  const quoted = [...HTML_ENCODINGS, ...OTHER_ENCODINGS].map((encoding) => encoding(text));
  const inOtherCases = [text, encodeURIComponent(text.toWellFormed())].flatMap(cased);
  const forms = [text, ...quoted, ...inUrls, ...inOtherCases, ...packed(text)];
  return [...forms, ...forms.map(json)];
}

function cased(form: string): readonly string[] {
  return form.length < SHORTEST_CHANGED ? [] : [form.toLowerCase(), form.toUpperCase()];
}

/** Where a line is wrapped at a blank, that is lost. */
function withoutABlank(form: string): readonly string[] {
  const words = form.split(' ');
  if (words.length > MAX_BLANKS || words.join('').length < SHORTEST_CHANGED) return [];
  const without = words.slice(1).map((_, at) => `${words.slice(0, at + 1).join(' ')}${words.slice(at + 1).join(' ')}`);
  return [...without, words.join('')];
}
