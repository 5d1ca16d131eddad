import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../../src/service/operations.ts';
import { toCall } from '../../../../src/service/wire/http-request.ts';

const connection = { baseUrl: new URL('https://acme.example'), username: 'ann', password: 'sürprise:1' };

test('API 5: credentials are encoded as UTF-8', () => {
  const { headers } = toCall(connection, OPERATIONS.users.list.request()).http;
  expect(headers['authorization']).toBe(`Basic ${Buffer.from('ann:sürprise:1', 'utf8').toString('base64')}`);
});

test.each([
  ['https://acme.example/', 'https://acme.example/api/1/odata.svc'],
  ['https://acme.example/app', 'https://acme.example/app/api/1/odata.svc'],
  ['https://acme.example/app//', 'https://acme.example/app/api/1/odata.svc'],
  ['https://acme.example/api/1/odata.svc', 'https://acme.example/api/1/odata.svc'],
  ['https://acme.example/app/api/1/odata.svc/', 'https://acme.example/app/api/1/odata.svc'],
  ['http://localhost:8080?x=1#y', 'http://localhost:8080/api/1/odata.svc'],
])('base URL %s', (baseUrl, root) => {
  const { url } = toCall({ ...connection, baseUrl: new URL(baseUrl) }, OPERATIONS.users.deactivate.request(9)).http;
  expect(url.href.slice(0, url.href.indexOf('/users('))).toBe(root);
});
