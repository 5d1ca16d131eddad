import { expect, test } from 'vitest';
import { serviceMessage } from '../../../../src/service/wire/response.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { fc } from '../../../support/random.ts';

function hiding(secrets: readonly string[]): (text: string) => string {
  const redactor = new Redactor(secrets);
  return (text) => redactor.redact(text);
}

test.each([
  [{ error: { details: [{ message: 'Body too long' }] } }, 'Body too long'],
  [{ error: { details: [{ message: 'One' }, { message: 'Two' }] } }, 'One; Two'],
  [{ error: { code: 'X', message: { lang: 'en', value: 'No such team' } } }, 'No such team'],
  [{ error: { message: 'Plain' } }, 'Plain'],
  [{ error: 'Short' }, 'Short'],
  [{ message: 'Bare' }, 'Bare'],
  [{ error: { details: [], message: 'Fallback' } }, 'Fallback'],
])('the words come out of %j', (body, text) => {
  expect(serviceMessage(JSON.stringify(body), hiding([]))).toBe(text);
});

test('other answers are shown as they are', () => {
  expect(serviceMessage('', hiding([]))).toBe('');
  expect(serviceMessage(' Bad\r\n gateway ', hiding([]))).toBe('Bad gateway');
  expect(serviceMessage('{"status":3}', hiding([]))).toBe('{"status":3}');
  expect(serviceMessage('[1]', hiding([]))).toBe('[1]');
});

test('the words are one short line without control characters, and never hold a secret', () => {
  const noise = fc.string({
    unit: fc.constantFrom('a', '\n', '\u0000', '\u202e', '::', '%', '\ud800', '😀', '\u2028'),
  });
  fc.assert(
    fc.property(noise, noise, fc.boolean(), (before, after, wrapped) => {
      const text = `${before.repeat(20)}s3cret${after}s3\u0007cret`;
      const label = serviceMessage(
        wrapped ? JSON.stringify({ error: { message: text } }) : text,
        hiding(['s3cret', '']),
      );
      expect(label).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(label).not.toContain('s3cret');
      expect([...label].length).toBeLessThanOrEqual(201);
      expect(label.isWellFormed()).toBe(true);
    }),
  );
});

test('a cut never leaves half a secret', () => {
  const text = serviceMessage(`${'x'.repeat(195)}hunter2-hunter2`, hiding(['hunter2-hunter2']));
  expect(text).toBe(`${'x'.repeat(195)}***`);
});

test('a secret is hidden before its blanks become one, and after others have gone', () => {
  const hide = hiding(['open  sesame', 's3cret']);
  expect(serviceMessage('no: open  sesame, s3\u0000cret', hide)).not.toMatch(/sesame/);
});
