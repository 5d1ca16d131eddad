import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../../src/service/operations.ts';
import { toHttpRequest } from '../../../../src/service/wire/http-request.ts';

const connection = { baseUrl: new URL('https://acme.example'), username: 'ann', password: 'sürprise:1' };
const team = { type: 'team', id: 5 } as const;

test('API 5: a GET carries accept and authorization, and nothing else', () => {
  const request = toHttpRequest(connection, OPERATIONS.members.list.request(team, { select: ['member/id'], top: 1 }));
  expect(request.method).toBe('GET');
  expect(request.headers).toEqual({
    accept: 'application/json',
    authorization: `Basic ${Buffer.from('ann:sürprise:1', 'utf8').toString('base64')}`,
  });
  expect(request.body).toBeUndefined();
  expect(request.url.href).toBe(
    'https://acme.example/api/1/odata.svc/workrooms(5)/members?$select=id,member/id&$expand=member&$top=1',
  );
});

test('API 5: a POST carries content-type as well, with and without a payload', () => {
  const chat = toHttpRequest(connection, OPERATIONS.chat.post.request(team, { body: 'Zoë "x"' }));
  expect(chat.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  expect(chat.body).toBe('{"body":"Zoë \\"x\\""}');
  const bare = toHttpRequest(connection, OPERATIONS.users.deactivate.request(9));
  expect(bare.headers['content-type']).toBe('application/json');
  expect(bare.body).toBeUndefined();
  expect(bare.url.href).toBe("https://acme.example/api/1/odata.svc/users(id=9)/User.Active.Set(value='false')");
});

test.each([
  ['https://acme.example/', 'https://acme.example/api/1/odata.svc'],
  ['https://acme.example/app', 'https://acme.example/app/api/1/odata.svc'],
  ['https://acme.example/app//', 'https://acme.example/app/api/1/odata.svc'],
  ['https://acme.example/api/1/odata.svc', 'https://acme.example/api/1/odata.svc'],
  ['https://acme.example/app/api/1/odata.svc/', 'https://acme.example/app/api/1/odata.svc'],
  ['http://localhost:8080?x=1#y', 'http://localhost:8080/api/1/odata.svc'],
])('base URL %s', (baseUrl, root) => {
  const { url } = toHttpRequest({ ...connection, baseUrl: new URL(baseUrl) }, OPERATIONS.users.deactivate.request(9));
  expect(url.href.slice(0, url.href.indexOf('/users('))).toBe(root);
});
