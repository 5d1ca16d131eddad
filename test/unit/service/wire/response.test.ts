import { expect, test } from 'vitest';
import { findServiceMessage, hasErrorBody, readCreatedId } from '../../../../src/service/wire/response.ts';
import { Redactor } from '../../../../src/text/redaction/redactor.ts';
import { fc } from '../../../support/random.ts';

test.each([
  ['{"d":{"results":{"id":12}}}', '12', '12'],
  ['{"d":{"id":"12"}}', '12', '12'],
  ['{"id":"a-1"}', undefined, 'a-1'],
  ['{"id":0}', undefined, '0'],
  ['{"id":-1}', undefined, '-1'],
  ['{"id":"99999999999999999999"}', undefined, '99999999999999999999'],
  ['{"d":{"id":""}}', undefined, undefined],
  ['{"id":null}', undefined, undefined],
  ['', undefined, undefined],
])('%s: the id of a topic or task is %s, that of a chat message %s', (answer, record, chat) => {
  expect(readCreatedId(answer, 'record')).toBe(record);
  expect(readCreatedId(answer, 'chat message')).toBe(chat);
});

test.each([
  ['{"error":"not allowed","id":"req-4711"}', true],
  ['{"d":{"id":-1,"error":{"code":5}}}', true],
  ['{"error":["no"]}', true],
  ['{"success":false}', true],
  ['{"id":7,"success":"false"}', true],
  ['{"status":"Maintenance"}', true],
  ['{"statusCode":502}', true],
  ['{"id":7,"status":"failed"}', false],
  ['{"status":"open"}', false],
  ['{"status":200,"ok":true,"success":1,"errors":[]}', false],
  ['{"status":null}', false],
  ['"success\\":false"', false],
  ['{"text":"\\"ok\\":false"}', false],
  ['{"id":7,"error":null}', false],
  ['{"id":7,"error":false}', false],
  ['{"id":7,"error":{}}', false],
  ['{"id":7,"body":{"error":"mentioned"}}', false],
  ['{"id":7,"subject":"the \\"error\\" of the day"}', false],
  ['"error"', false],
  ['{"error":', false],
])('%s reports an error: %s', (answer, isError) => {
  expect(hasErrorBody(answer)).toBe(isError);
});

function redacting(secrets: readonly string[]): (text: string) => string {
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
])('the message of the service is found in %j', (body, text) => {
  expect(findServiceMessage(JSON.stringify(body), redacting([]))).toBe(text);
});

test('other responses are shown as they are', () => {
  expect(findServiceMessage('', redacting([]))).toBe('');
  expect(findServiceMessage(' Bad\r\n gateway ', redacting([]))).toBe('Bad gateway');
  expect(findServiceMessage('{"status":3}', redacting([]))).toBe('{"status":3}');
  expect(findServiceMessage('[1]', redacting([]))).toBe('[1]');
});

test('a message is one short line without control characters or secrets', () => {
  const noise = fc.string({
    unit: fc.constantFrom('a', '\n', '\u0000', '\u202e', '::', '%', '\ud800', '😀', '\u2028'),
  });
  fc.assert(
    fc.property(noise, noise, fc.boolean(), (before, after, wrapped) => {
      const text = `${before.repeat(20)}s3cret${after}s3\u0007cret`;
      const label = findServiceMessage(
        wrapped ? JSON.stringify({ error: { message: text } }) : text,
        redacting(['s3cret', '']),
      );
      expect(label).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(label).not.toContain('s3cret');
      expect([...label].length).toBeLessThanOrEqual(201);
      expect(label.isWellFormed()).toBe(true);
    }),
  );
});

test('a secret is redacted before its spaces are joined, and after control characters are removed', () => {
  const redact = redacting(['open  sesame', 's3cret']);
  expect(findServiceMessage('no: open  sesame, s3\u0000cret', redact)).not.toMatch(/sesame/);
});
