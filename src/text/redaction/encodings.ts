/** Encodes a secret in the usual ways of programs. `SECURITY.md` lists them. */

import { visibleText } from '../sanitize.ts';
import { base64 } from '../unicode.ts';

type Encoding = (text: string) => string;

/**
 * Each line of a longer value is also a secret. The complete value is searched for in the plainest encodings
 * only.
 */
const MAX_LENGTH = 1_000;

const ENCODER = new TextEncoder();

const code = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, '0');
const unit = (character: string) => `\\u${code(character, 4)}`;
const percentCode = (character: string) => `%${code(character, 2).toUpperCase()}`;

const json: Encoding = (text) => JSON.stringify(text).slice(1, -1);
const inAscii: Encoding = (text) => text.replace(/[^ -~]/g, unit);
const withSlashes: Encoding = (text) => text.replaceAll('/', '\\/');

const strict: Encoding = (text) => encodeURIComponent(text).replace(/[!'()*]/g, percentCode);
const URL_ENCODINGS: readonly Encoding[] = [encodeURIComponent, strict, encodeURI].flatMap((encoding): Encoding[] => [
  encoding,
  // Encodings of Python, browsers, and Ruby.
  (text) => encoding(text).replaceAll('%20', '+'),
  (text) => encoding(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E'),
]);

const html: Encoding = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const HTML_ENCODINGS = ["'", '&apos;', '&#39;', '&#x27;'].flatMap((single) =>
  ['"', '&quot;'].map(
    (double): Encoding =>
      (text) =>
        html(text).replaceAll("'", single).replaceAll('"', double),
  ),
);

const OTHER_ENCODINGS: readonly Encoding[] = [
  // JSON: most languages, ASCII only, Go, PHP.
  json,
  (text) => inAscii(json(text)),
  (text) => json(text).replace(/[&<>]/g, unit),
  (text) => inAscii(json(text).replace(/[&<>]/g, unit)),
  (text) => withSlashes(json(text)),
  (text) => withSlashes(inAscii(json(text))),
  // Shells: single quotes, double quotes, `printf %q`; every character escaped, as in Markdown.
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

/** Encodes the part of base64 that depends on this text only, after this many bytes (modulo 3) of other text. */
function base64Behind(offset: number, text: string): string {
  const length = offset + ENCODER.encode(text).length;
  return base64('\0'.repeat(offset) + text).slice(Math.ceil((offset * 8) / 6), Math.floor((length * 8) / 6));
}

function packed(text: string): readonly string[] {
  const hex = Array.from(ENCODER.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const inBase64 = [0, 1, 2].map((offset) => base64Behind(offset, text));
  const inUrls = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const inTexts = inBase64.flatMap((form) => [form, encodeURIComponent(form), withSlashes(form)]);
  return [hex, hex.toUpperCase(), ...inUrls, ...inTexts];
}

/** Lists every form in which `visibleText` may show this secret. */
export function encodeSecret(secret: string): readonly string[] {
  const text = secret.toWellFormed();
  // No encoding changes the characters of a word.
  const isPlain = /^\w*$/.test(text) || text.length > MAX_LENGTH;
  const forms = [text, ...(isPlain ? [json(text)] : encoded(text)), ...packed(text)];
  return [...new Set([secret, ...forms, ...forms.map(json)].map((form) => visibleText(form).text))];
}

function encoded(text: string): readonly string[] {
  const inUrls = URL_ENCODINGS.flatMap((encoding) => {
    const form = encoding(text);
    const lowerHex = form.replace(/%[\dA-F]{2}/g, (one) => one.toLowerCase());
    return [form, lowerHex, form.replaceAll('%', '%25')];
  });
  return [...inUrls, ...[...HTML_ENCODINGS, ...OTHER_ENCODINGS].map((encoding) => encoding(text))];
}
