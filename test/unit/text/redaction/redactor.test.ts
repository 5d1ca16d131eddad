import { describe, expect, test } from 'vitest';
import type { FactFields } from '../../../../src/build/fact.ts';
import { FACTS } from '../../../../src/build/facts.ts';
import { FIXED_FACT_FIELDS } from '../../../../src/build/groups/fixed-fields.ts';
import { createOptionRedactor } from '../../../../src/settings/option-parser.ts';
import { OPTIONS } from '../../../../src/settings/option-registry.ts';
import type { FixedFields } from '../../../../src/text/redaction/redactor.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { listAccountSecrets, listWebhookSecrets } from '../../../../src/text/redaction/secrets.ts';
import { visibleText } from '../../../../src/text/sanitize.ts';
import { fc } from '../../../support/random.ts';
import { findSecret } from '../../../support/secrets.ts';

const HOOK = 'https://acme.example.com:443/application/webhook/Zq7Xw%5F4kPd-9sVb?x=1';

test('a secret with colors or invisible characters is redacted, and the text around it is unchanged', () => {
  const redactor = new Redactor(['Zq7Xw-4kPd', 'T0p+Secret']);
  const text = (split: string) => `\u001b[2m👩‍💻 a\u001b[0m Zq7${split}Xw-4kPd b T0p+Sec${split}${split}ret\u001b[0m`;
  for (const split of ['\u001b[31m', '\u001b]0;x\u0007', '\u200b', '\u00ad', '\u0000', String.raw`\u001b[1m`])
    expect(redactor.redact(text(split))).toBe('\u001b[2m👩‍💻 a\u001b[0m *** b ***\u001b[0m');
  expect(redactor.redact('Zq7\u001b[0mXw')).toBe('Zq7\u001b[0mXw');
});

test('secrets that overlap or touch are redacted as one', () => {
  const redactor = new Redactor(['abcdef', 'defghi', '12345678']);
  expect(redactor.redact('x abcdefghi y abcdef12345678 z')).toBe('x *** y *** z');
  expect(new Redactor(['abab']).redact('xabababx')).toBe('x***x');
});

test('a secret that starts with another is redacted in every form, and in truncated text', () => {
  const redactor = new Redactor(['production', 'production-9f8a7c6d5e4b']);
  const displayed = redactor.redact(Buffer.from('x production-9f8a7c6d5e4b').toString('base64'));
  expect(findSecret(displayed, '9f8a7c6d5e4b')).toEqual([]);
  const long = 'x '.repeat(1_000);
  expect(redactor.redact(`${long}production-9f8a7c6d`)).toBe(`${long}***`);
});

test('the runner masks each redacted text once, the longest first', () => {
  expect(new Redactor(['abcd', 'abcdef', 'abc', 'abcd'], ['ghijkl']).masks).toEqual(['abcdef', 'abcd']);
});

test('no secret with visible characters survives, whatever else it contains', () => {
  // The unit `binary` of fast-check first builds a table of all of Unicode, which takes seconds.
  const character = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code).toWellFormed());
  const unit = fc.oneof(
    character,
    fc.nat(0xff).map((code) => String.fromCharCode(code)),
  );
  const password = fc.string({ unit, minLength: 4 }).filter((text) => visibleText(text).text.trim().length >= 8);
  fc.assert(
    fc.property(password, fc.string(), (secret, around) => {
      const redactor = new Redactor(listAccountSecrets(secret, 'u'));
      expect(redactor.redact(`${around}${secret}${around}`).replaceAll('***', '')).not.toContain(secret);
    }),
  );
});

test('options are redacted if their entries are marked as secret', () => {
  const inputs = OPTIONS.map(({ name }) => [name, { value: `value-of-${name}`, from: 'input' }] as const);
  const redactor = createOptionRedactor(new Map(inputs));
  const hidden = OPTIONS.map(({ name }) => name).filter((name) => redactor.redact(`value-of-${name}`) === '***');
  expect(hidden).toEqual(['webhook-url', 'password', 'github-token', 'secrets']);
  expect(OPTIONS.filter(({ secrets }) => secrets !== undefined).map(({ name }) => name)).toEqual(hidden);
  expect(redactor.redact('Basic dmFsdWUtb2YtdXNlcm5hbWU6dmFsdWUtb2YtcGFzc3dvcmQ=')).toBe('Basic ***');
});

describe('text that every reader sees anyway', () => {
  const redactor = new Redactor(['acme-shop', 'hook-of-acme-shop']);

  test('is unchanged only where it occurs in its own context', () => {
    const open = ['octo/acme-shop', 'https://github.com/octo/acme-shop'];
    const text = 'acme-shop: octo/acme-shop https://github.com/octo/acme-shop/actions hook-of-acme-shop';
    expect(redactor.redact(text, open)).toBe('***: octo/acme-shop https://github.com/octo/acme-shop/actions ***');
  });

  test('is unchanged at the start of both, and of several in any order', () => {
    expect(redactor.redact('acme-shop/cart', ['acme-shop/cart'])).toBe('acme-shop/cart');
    const open = ['octo/acme-shop', 'acme-shop/cart'];
    expect(redactor.redact('acme-shop/cart of octo/acme-shop', open)).toBe('acme-shop/cart of octo/acme-shop');
  });
});

describe('a value', () => {
  const redactor = new Redactor(['s3cret-text']);

  test('loses the secrets in all texts, and nothing else', () => {
    const value: Readonly<Record<string, unknown>> = {
      a: 's3cret-text!',
      n: 7,
      list: [{ b: 'x s3cret-text' }, 'plain'],
      none: null,
      absent: undefined,
      empty: [],
      bare: Object.assign(Object.create(null), { c: 's3cret-text' }),
      ['__proto__x']: true,
    };
    const bare = Object.assign(Object.create(null), { c: '***' });
    const hidden = { ...value, a: '***!', list: [{ b: 'x ***' }, 'plain'], bare };
    expect(redactor.redactAll(value)).toEqual(hidden);
    const at = new Date(0);
    expect(redactor.redactAll({ at }).at).toBe(at);
  });

  test('keeps its fixed fields by their position', () => {
    type Ended = { readonly how: 'red' | 'green'; readonly name: string };
    const value: Ended & { readonly jobs: readonly Ended[]; readonly names: readonly string[] } = {
      ...{ how: 'green', name: 'green', names: ['green'] },
      jobs: [{ how: 'green', name: 'a green one' }],
    };
    expect(new Redactor(['green']).redactAll(value, { how: true, jobs: { how: true } })).toEqual({
      ...{ how: 'green', name: '***', names: ['***'] },
      jobs: [{ how: 'green', name: 'a *** one' }],
    });
  });

  test('keeps the words and keywords of facts', () => {
    const findFixed = (parts: FactFields): FixedFields =>
      Object.fromEntries(
        Object.entries(parts).flatMap(([name, fact]): readonly [string, true | FixedFields][] => {
          if (fact.type === 'enum' || fact.type === 'keyword') return [[name, true]];
          const inner = 'parts' in fact ? findFixed(fact.parts) : {};
          return Object.keys(inner).length === 0 ? [] : [[name, inner]];
        }),
      );
    expect(FIXED_FACT_FIELDS).toMatchObject(findFixed(FACTS));
  });

  test('is read lazily and once', () => {
    let reads = 0;
    const late = {
      get text() {
        reads += 1;
        return 's3cret-text';
      },
    };
    const copy = redactor.redactAll({ late });
    expect(reads).toBe(0);
    expect([copy.late.text, copy.late.text, reads]).toEqual(['***', '***', 1]);
    expect(copy).toEqual({ late: { text: '***' } });
  });

  test('may be nested very deeply', () => {
    const deep: unknown = JSON.parse(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`);
    expect(Array.isArray(redactor.redactAll({ deep }).deep)).toBe(true);
  });
});

describe('a long text truncated within a secret', () => {
  const redactor = new Redactor(listWebhookSecrets(HOOK));

  test.each(['', '…'])("doesn't show its prefix (%j)", (mark) => {
    const text = `${'x'.repeat(2_000)} at `;
    expect(redactor.redact(`${text}Zq7Xw%5F4k${mark}`)).toBe(`${text}***${mark}`);
    expect(new Redactor([`p&ss "wö<r>d"`]).redact(`${text}p&amp;ss &quot;wö&lt;r${mark}`)).toBe(`${text}***${mark}`);
  });
});
