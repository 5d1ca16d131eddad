/**
 * Tests that secrets are redacted in the encodings that SECURITY.md lists, and that the text around them is unchanged.
 */
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { visibleText } from '../../../../src/text/visible-text.ts';
import { fc, pieces } from '../../../support/random.ts';
import { findSecret } from '../../../support/secrets.ts';

const bytes = (text: string) => Buffer.from(text);
const unit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
const form = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The list of `SECURITY.md`, implemented independently of the source. */
const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  'as written': (text) => text,
  JSON: json,
  'JSON twice': (text) => json(json(text)),
  'JSON with escaped slashes': (text) => json(text).replaceAll('/', '\\/'),
  'JSON in ASCII': (text) => json(text).replace(/[^ -~]/g, unit),
  'JSON in ASCII, twice': (text) => json(json(text).replace(/[^ -~]/g, unit)),
  'JSON as Go writes it': (text) => json(text).replace(/[&<>]/g, unit),
  'JSON as PHP writes it': (text) =>
    json(text)
      .replaceAll('/', '\\/')
      .replace(/[^ -~]/g, unit),
  'a URL': encodeURIComponent,
  'a URL, strictly': strict,
  'a URL as a whole': encodeURI,
  'a form': form,
  'a form as Python writes it': (text) => strict(text).replaceAll('%20', '+'),
  'a URL twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'a URL in lower-case hex': (text) => strict(text).replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()),
  'a text in HTML': html,
  'an attribute in HTML': (text) => html(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  'an attribute in XML': (text) => html(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;'),
  'HTML in JSON': (text) => json(html(text)),
  'single quotes of a shell': (text) => text.replaceAll("'", `'\\''`),
  'double quotes of a shell': (text) => text.replace(/["$`\\]/g, '\\$&'),
  'a shell with backslashes': (text) => text.replace(/[^\w\u0080-\uffff]/g, '\\$&'),
  SQL: (text) => text.replaceAll("'", "''"),
  CSV: (text) => text.replaceAll('"', '""'),
  hex: (text) => bytes(text).toString('hex'),
  'hex in capitals': (text) => bytes(text).toString('hex').toUpperCase(),
  base64: (text) => bytes(text).toString('base64'),
  'base64 behind one byte': (text) => bytes(`a${text}`).toString('base64'),
  'base64 behind two bytes': (text) => bytes(`ab${text}z`).toString('base64'),
  'base64 for addresses': (text) => bytes(text).toString('base64url'),
  'base64 in a URL': (text) => encodeURIComponent(bytes(text).toString('base64')),
};

const SECRETS = [
  'Zq7Xw_4kPd-9sVb',
  'horse & "staple" <9>',
  'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzz9Example',
  `p&ss "wö<r>d"/+?'(x)*~!`,
  'T0p$ecret`x\\y%20',
  '密码пароль-9é',
];
/** Their first and last characters may be shared with adjacent text. */
const PACKED = /base64|hex/;

describe.each(SECRETS)('%s', (secret) => {
  const redactor = new Redactor([secret]);
  test.each(Object.entries(ENCODINGS))('is redacted in %s', (name, write) => {
    const displayed = redactor.redact(`before ${write(secret)} after`);
    if (!PACKED.test(name)) expect(displayed).toBe('before *** after');
    else expect(displayed).toMatch(/^before [\w%+/-]{0,6}\*\*\*[\w%=+/-]{0,10} after$/);
    expect(findSecret(displayed, secret)).toEqual([]);
  });
});

const WIDTHS = { min: 40, max: 120 };
const LINE_ENDS = ['\n', '\r\n', '\n    ', '\n2026-03-04T05:06:07.1234567Z '];
const COLOR = '\u001b[1;31m';

/**
 * Quotation marks, backslashes, percent signs, letters of several alphabets; too few spaces to resemble indentation.
 */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdefghijkLMNOPQRSTUVwxyz0123456789') },
  { weight: 2, arbitrary: fc.constantFrom(...`"'\\%&<>/+=$\`!?*()[]{}~^|;:,.@#-_`) },
  { weight: 1, arbitrary: fc.constantFrom(...'äöüéñçßøłжщяλ密码字한') },
);
/** No secret that resembles a color, as `[5m`. */
const secrets = fc
  .string({ unit: character, minLength: 8, maxLength: 40 })
  .filter((one) => visibleText(one).text === one);
const around = fc.stringMatching(/^[ a-z.]{0,200}$/);

test('a random secret is redacted in each encoding, in random text, wrapped and colored', () => {
  const rendered = fc.record({
    secret: secrets,
    encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
    before: around,
    behind: around,
    width: fc.integer(WIDTHS),
    lineEnd: fc.constantFrom(...LINE_ENDS),
    colored: fc.boolean(),
  });
  fc.assert(
    fc.property(rendered, ({ secret, encoding, before, behind, width, lineEnd, colored }) => {
      const form = ENCODINGS[encoding]?.(secret) ?? '';
      const middle = before.length + 1 + (form.length >> 1);
      const wrap = (text: string) => text.replaceAll(new RegExp(`[^]{${width}}(?=[^])`, 'g'), `$&${lineEnd}`);
      const color = colored ? COLOR : '';
      const inColor = (text: string) => {
        const start = wrap(text.slice(0, middle));
        return start + color + wrap(text).slice(start.length);
      };
      const text = `${before} ${form} ${behind}`;
      const wrapped = inColor(text);
      const redactor = new Redactor([secret]);
      for (const one of [text, wrapped]) {
        const displayed = redactor.redact(one);
        expect(displayed).toContain('***');
        const joined = displayed.replaceAll(COLOR, '').replaceAll(lineEnd, '');
        expect(findSecret(joined, secret)).toEqual([]);
        // The text around it is unchanged, except for shared base64 characters.
        const retained = displayed.split('***').map((part) => part.slice(0, -12));
        expect(one.startsWith(retained[0] ?? '')).toBe(true);
      }
    }),
    { numRuns: pieces(300) },
  );
});

test("line breaks within a short word don't make it a secret", () => {
  const redactor = new Redactor(['abc1234', 'ab&d', 'my secret phrase']);
  expect(redactor.redact('abc\n1234 abc 1234 ab%26d ab&amp;d a my\n  secretary b my \nsecret phrase')).toBe(
    'abc\n1234 abc 1234 *** *** a my\n  secretary b ***',
  );
});

test('a key of several lines is redacted completely and line by line', () => {
  const key = '-----BEGIN KEY-----\nMIIEpAIBAAKCAQEA0Zzq\nb2sEr3\n-----END KEY-----';
  expect(new Redactor([key]).redact(`x ${key} y ${json(key)} z`)).toBe('x *** y *** z');
});
