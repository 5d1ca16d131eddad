/** Encodes a secret in the usual ways of programs. `SECURITY.md` lists them. */

import { visibleText } from '../sanitize.ts';
import { base64 } from '../unicode.ts';

/** Each line of a longer value is also a secret. The complete value is searched for in the plainest encodings only. */
const MAX_LENGTH = 1_000;

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

/** Lists every form in which `visibleText` may show this secret. */
export function encodeSecret(secret: string): readonly string[] {
  const text = secret.toWellFormed();
  // No encoding changes the characters of a word.
  const isPlain = /^\w*$/.test(text) || text.length > MAX_LENGTH;
  const forms = [text, json(text), ...(isPlain ? [] : encoded(text)), ...packed(text)];
  return [...new Set([secret, ...forms, ...forms.map(json)].map((form) => visibleText(form).text))];
}

function encoded(text: string): readonly string[] {
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
function packed(text: string): readonly string[] {
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
