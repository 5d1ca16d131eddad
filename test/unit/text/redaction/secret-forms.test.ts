import { expect, test } from 'vitest';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { findSecret } from '../../../support/secrets.ts';

const SECRET = `p&ss "wö<r>d"/+?'(x)*~!`;

test.each([
  ['it is', SECRET],
  ['JavaScript writes it in a URL', `p%26ss%20%22w%C3%B6%3Cr%3Ed%22%2F%2B%3F'(x)*~!`],
  ['JavaScript writes it in a form by hand', `p%26ss+%22w%C3%B6%3Cr%3Ed%22%2F%2B%3F'(x)*~!`],
  ['Ruby writes it in a URL', 'p%26ss%20%22w%C3%B6%3Cr%3Ed%22%2F%2B%3F%27%28x%29%2A~%21'],
  ['Python writes it in a form', 'p%26ss+%22w%C3%B6%3Cr%3Ed%22%2F%2B%3F%27%28x%29%2A~%21'],
  ['a browser writes it in a form', 'p%26ss+%22w%C3%B6%3Cr%3Ed%22%2F%2B%3F%27%28x%29*%7E%21'],
  ['a form with codes in lower case', `p%26ss+%22w%c3%b6%3cr%3ed%22%2f%2b%3f'(x)*~!`],
  ['an address that is encoded as a whole', `p&ss%20%22w%C3%B6%3Cr%3Ed%22/+?'(x)*~!`],
  ['an address that is parsed and printed', 'p&ss%20%22w%C3%B6%3Cr%3Ed%22/+?%27(x)*~!'],
  ['JSON', `p&ss \\"wö<r>d\\"/+?'(x)*~!`],
  ['JSON with escaped slashes', `p&ss \\"wö<r>d\\"\\/+?'(x)*~!`],
  ['Go writes JSON', `p\\u0026ss \\"wö\\u003cr\\u003ed\\"/+?'(x)*~!`],
  ['Python writes JSON', `p&ss \\"w\\u00f6<r>d\\"/+?'(x)*~!`],
  ['PHP writes JSON', `p&ss \\"w\\u00f6<r>d\\"\\/+?'(x)*~!`],
  ['a text in XML', `p&amp;ss "wö&lt;r&gt;d"/+?'(x)*~!`],
  ['an attribute in XML', `p&amp;ss &quot;wö&lt;r&gt;d&quot;/+?'(x)*~!`],
  ['an attribute in XML, with &apos;', 'p&amp;ss &quot;wö&lt;r&gt;d&quot;/+?&apos;(x)*~!'],
  ['an attribute in HTML', 'p&amp;ss &quot;wö&lt;r&gt;d&quot;/+?&#39;(x)*~!'],
  ['an attribute in HTML, by its hexadecimal number', 'p&amp;ss &quot;wö&lt;r&gt;d&quot;/+?&#x27;(x)*~!'],
  ['hex', '70267373202277c3b63c723e64222f2b3f272878292a7e21'],
  ['hex in capitals', '70267373202277C3B63C723E64222F2B3F272878292A7E21'],
])('a secret is hidden as %s', (_, written) => {
  expect(new Redactor([SECRET]).redact(`before ${written} after`)).toBe('before *** after');
});

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['alone', base64(SECRET)],
  ['after three bytes', base64(`abc${SECRET}:x`)],
  ['after one byte', base64(`a${SECRET}x`)],
  ['after two bytes', base64(`us${SECRET}tail`)],
  ['for addresses', Buffer.from(`ab${SECRET}>>>???`).toString('base64url')],
])('a secret is hidden in base64, %s', (_, written) => {
  expect(findSecret(written, SECRET)).not.toEqual([]);
  expect(findSecret(new Redactor([SECRET]).redact(`before ${written} after`), SECRET)).toEqual([]);
});

test('a secret of signs alone is hidden as well', () => {
  expect(new Redactor(['"<&>"']).redact('a &quot;&lt;&amp;&gt;&quot; \\"<&>\\" %22%3C%26%3E%22 z')).toBe(
    'a *** *** *** z',
  );
});

test('a short secret is hidden as it is written, and in no other case', () => {
  const redactor = new Redactor(['ab&d', 'Zq7Xw4k']);
  expect(redactor.redact('ab&d ab%26d ab&amp;d AB&D zq7xw4k Zq7Xw4k')).toBe('*** *** *** AB&D zq7xw4k ***');
});

test('a longer one is hidden in any case, also where it is quoted', () => {
  const redactor = new Redactor(['Zq7Xw_4k/9']);
  expect(redactor.redact('ZQ7XW_4K/9 zq7xw_4k%2f9 zQ7xW_4K\\/9')).toBe('*** *** ***');
});

test('lines and words that only together would be one are no secret, unless it is long', () => {
  const redactor = new Redactor(['abcd1234', 'productionserver', 'my secret phrase']);
  const text = 'abcd\n1234 "abcd""1234" production server abcd 1234 my secretary phrase';
  expect(redactor.redact(text)).toBe(text);
  expect(redactor.redact('a produc\n  tionserver b my\n  secret phrase c')).toBe('a *** b *** c');
});

test.each(['%7', '\\u00', '&#3', '\\', '…'])(
  'a text that was cut within a quoted secret does not show its beginning (%j)',
  (cut) => {
    const redactor = new Redactor([`p&ss "wö<r>d"/+?x`]);
    const before = 'x'.repeat(2_000);
    for (const written of ['p%26ss%20%22w%C3%B6', 'p\\u0026ss \\"w\\u00f6', 'p&amp;ss &quot;w&#246;'])
      expect(redactor.redact(`${before} ${written}${cut}`)).not.toMatch(/ss/);
    const inBase64 = base64(`{"auth":"p&ss "wö<r>`).slice(0, -3);
    expect(redactor.redact(`${before} ${inBase64}`).length).toBeLessThan(2_025);
  },
);

test('a secret is hidden in what is packed, as in any text', () => {
  const secret = 'Zq7Xw-4kPd_9sVbQ2';
  const redactor = new Redactor([secret]);
  const before = 'x '.repeat(1_000);
  const inner = base64(`a${secret}`);
  const unseen = base64(`${inner.slice(0, 12)}\u200b${inner.slice(12)}`);
  expect(redactor.redact(unseen)).toContain('***');
  const cut = base64(secret).slice(0, 13);
  expect(redactor.redact(`${before}"${cut}`)).not.toContain(cut.slice(0, 8));
  expect(redactor.redact(`${before}${secret.slice(0, 12)}\n  `)).not.toContain(secret.slice(0, 8));
  const packed = base64(`{"auth":"${secret}"}`);
  const broken = redactor.redact(`"${packed.slice(0, 24)}\n\\n${packed.slice(24)}"`);
  expect(broken).not.toContain(packed.slice(28, 36));
});
