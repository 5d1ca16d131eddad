/** The usual ways in which programs write a secret. `SECURITY.md` lists them. */

import { base64 } from '../bytes.ts';
import { seenText } from '../seen-text.ts';

type Encoding = (text: string) => string;

/** Shorter forms are not looked for: they would blank out half of any text. */
const SHORTEST_FORM = 4;
/** In another case, or with a blank lost at the end of a line, only so long a form is no other word. */
const SHORTEST_CHANGED = 8;
/** Of a longer value the lines are secrets of their own; what surrounds it is written in the plainest ways alone. */
const LONGEST = 1_000;
const MOST_BLANKS = 16;
/** What no quoting changes. */
const UNRESERVED = /^\w*$/;

const ENCODER = new TextEncoder();

const code = (sign: string, length: number) => sign.charCodeAt(0).toString(16).padStart(length, '0');
const unit = (sign: string) => `\\u${code(sign, 4)}`;
const percentCode = (sign: string) => `%${code(sign, 2).toUpperCase()}`;
const escaped = (text: string, signs: RegExp) => text.replace(signs, '\\$&');

const json: Encoding = (text) => JSON.stringify(text).slice(1, -1);
const jsonInAscii: Encoding = (text) => json(text).replace(/[^ -~]/g, unit);
const jsonForHtml: Encoding = (text) => json(text).replace(/[&<>]/g, unit);
/** As PHP writes it. */
const withSlashes: Encoding = (text) => text.replaceAll('/', '\\/');

const JSON_ENCODINGS: readonly Encoding[] = [
  json,
  jsonInAscii,
  jsonForHtml,
  (text) => jsonInAscii(jsonForHtml(text)),
  (text) => withSlashes(json(text)),
  (text) => withSlashes(jsonInAscii(text)),
  // Gson, and .NET.
  (text) => json(text).replace(/[&<>'=]/g, unit),
  (text) => text.replaceAll('\\', '\\\\').replace(/["&'+<>`]|[^ -~]/g, (sign) => `\\u${code(sign, 4).toUpperCase()}`),
];

const percent: Encoding = encodeURIComponent;
const strict: Encoding = (text) => percent(text).replace(/[!'()*]/g, percentCode);
const plus = (text: string) => text.replaceAll('%20', '+');

const URL_ENCODINGS: readonly Encoding[] = [
  percent,
  strict,
  (text) => strict(text).replaceAll('~', '%7E'),
  (text) => plus(percent(text)),
  (text) => plus(strict(text)),
  (text) => plus(strict(text).replaceAll('~', '%7E').replaceAll('%2A', '*')),
  encodeURI,
  (text) => encodeURI(text).replaceAll("'", '%27'),
];

const html: Encoding = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const HTML_ENCODINGS: readonly Encoding[] = [
  html,
  ...["'", '&apos;', '&#39;', '&#039;', '&#x27;'].flatMap((single) =>
    ['&quot;', '&#34;'].map(
      (double): Encoding =>
        (text) =>
          html(text).replaceAll('"', double).replaceAll("'", single),
    ),
  ),
  (text) => html(text).replace(/["'/`=]/g, (sign) => (sign === '"' ? '&quot;' : `&#x${code(sign, 2).toUpperCase()};`)),
];

const QUOTINGS: readonly Encoding[] = [
  // Shells: in single quotes, in double ones, `printf %q`; Perl's `quotemeta`, and Markdown.
  (text) => text.replaceAll("'", `'\\''`),
  (text) => text.replaceAll("'", `'"'"'`),
  (text) => escaped(text, /["$`\\]/g),
  (text) => escaped(text, /[^\w@%+=:,./\u0080-\uffff-]/g),
  (text) => escaped(text, /[^\w\u0080-\uffff]/g),
  (text) => escaped(text, /[!-/:-@[-`{-~]/g),
  // SQL, YAML, CSV, Python, the command line of Windows, Make, printf.
  (text) => text.replaceAll("'", "''"),
  (text) => text.replaceAll('"', '""'),
  (text) => escaped(text, /['"\\]/g),
  (text) => escaped(text, /['\\]/g),
  (text) => text.replace(/[&|<>^()"%!]/g, '^$&'),
  (text) => text.replaceAll('$', '$$$$'),
  (text) => text.replaceAll('%', '%%'),
];

/** What of base64 depends on this text alone, behind so many bytes of something else (modulo 3). */
function base64Behind(others: number, text: string): string {
  const length = others + ENCODER.encode(text).length;
  return base64('\0'.repeat(others) + text).slice(Math.ceil((others * 8) / 6), Math.floor((length * 8) / 6));
}

function packed(text: string): readonly string[] {
  const hex = Array.from(ENCODER.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const inBase64 = [0, 1, 2].map((others) => base64Behind(others, text));
  const forAddresses = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [
    hex,
    hex.toUpperCase(),
    ...inBase64,
    ...forAddresses,
    ...inBase64.flatMap((form) => [percent(form), withSlashes(form)]),
  ];
}

/** Every form in which this secret is looked for, as `seenText` shows it. */
export function formsOf(secret: string): readonly string[] {
  if (UNRESERVED.test(secret)) return [...new Set([secret, ...cased(secret), ...packed(secret)])];
  const plain = secret.toWellFormed();
  const spellings = [...new Set([secret, plain, plain.normalize('NFC'), plain.normalize('NFD')])];
  const all = new Set(spellings.flatMap(secret.length > LONGEST ? plainest : encoded));
  const forms = [...all].map((form) => seenText(form).text).filter((form) => form.length >= SHORTEST_FORM);
  return [...new Set([...forms, ...forms.flatMap(withoutABlank)])];
}

function plainest(text: string): readonly string[] {
  return [text, json(text), json(json(text)), ...packed(text)];
}

function encoded(text: string): readonly string[] {
  const inUrls = URL_ENCODINGS.flatMap((encoding) => {
    const form = encoding(text.toWellFormed());
    const small = form.replace(/%[\dA-F]{2}/g, (one) => one.toLowerCase());
    return [form, small, form.replaceAll('%', '%25')];
  });
  const forms = [
    text,
    ...[...JSON_ENCODINGS, ...HTML_ENCODINGS, ...QUOTINGS].map((encoding) => encoding(text)),
    ...inUrls,
    ...cased(text),
    ...cased(percent(text.toWellFormed())),
    ...packed(text),
  ];
  return [...forms, ...forms.map(json)];
}

function cased(form: string): readonly string[] {
  return form.length < SHORTEST_CHANGED ? [] : [form.toLowerCase(), form.toUpperCase()];
}

/** Where a line is wrapped at a blank, that is lost. */
function withoutABlank(form: string): readonly string[] {
  const words = form.split(' ');
  if (words.length > MOST_BLANKS || words.join('').length < SHORTEST_CHANGED) return [];
  const without = words.slice(1).map((_, at) => `${words.slice(0, at + 1).join(' ')}${words.slice(at + 1).join(' ')}`);
  return [...without, words.join('')];
}
