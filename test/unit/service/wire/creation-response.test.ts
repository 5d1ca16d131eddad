import { expect, test } from 'vitest';
import { hasErrorBody, readCreation } from '../../../../src/service/wire/response.ts';

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
  const message = (id: string | undefined) => (id === undefined ? { type: 'no-id' } : { type: 'created', id });
  expect(readCreation(answer, 'record')).toEqual(message(record));
  expect(readCreation(answer, 'chat message')).toEqual(message(chat));
});

test.each([
  ['{"error":"not allowed","id":"req-4711"}', true],
  ['{"ok":false,"error":{"message":"no"}}', true],
  ['{"d":{"id":-1,"error":{"code":5}}}', true],
  ['{"error":true}', true],
  ['{"error":["no"]}', true],
  ['{"success":false}', true],
  ['{"d":{"ok":false}}', true],
  ['{"id":7,"success":"false"}', true],
  ['{ "errors" : ["no"] }', true],
  ['{"errors":{"body":"too long"}}', true],
  ['{"status":"Maintenance"}', true],
  ['{"statusCode":502}', true],
  ['{"d":{"status":"unavailable"}}', true],
  ['{"id":7,"status":"failed"}', false],
  ['{"d":{"id":7},"status":"failed"}', false],
  ['{"status":"open"}', false],
  ['{"status":200,"ok":true,"success":1,"errors":[]}', false],
  ['{"status":null}', false],
  ['"success\\":false"', false],
  ['{"text":"\\"ok\\":false"}', false],
  ['{"id":7,"error":null}', false],
  ['{"id":7,"error":""}', false],
  ['{"id":7,"error":false}', false],
  ['{"id":7,"error":{}}', false],
  ['{"id":7,"error":[]}', false],
  ['{"id":7,"body":{"error":"told of"}}', false],
  ['{"id":7,"subject":"the \\"error\\" of the day"}', false],
  ['["error"]', false],
  ['"error"', false],
  ['{"error":', false],
])('%s tells of an error: %s', (answer, tells) => {
  expect(hasErrorBody(answer)).toBe(tells);
  expect(readCreation(answer, 'record').type === 'error').toBe(tells);
});
