import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { basic, findId, get, PASSWORD, post, rawStatus, send } from './request.ts';

/** What public clients of this API send that its documentation does not show. */

let sandbox: Sandbox;
let team: number;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = findId(sandbox.seededIds.teams, 'platform');
});
afterAll(() => sandbox.close());

const authorized = { authorization: basic('ci-bot') };

test.each([
  '/api/1/odata.svc/users/',
  '//api/1/odata.svc/users',
  '/api/1/odata.svc//users',
  '/api/1/odata.svc/users?$select=&$expand=',
  '/api/1/odata.svc/users?$inlinecount=none&$skip=50&$top=1000',
  '/api/1/odata.svc/users?%24top=1&%24format=json',
  '/api/1/odata.svc/users?$select=id,+username,%20displayName',
])('GET %s is answered', async (path) => {
  expect(await rawStatus(sandbox, 'GET', path, authorized)).toBe(200);
});

test('answers HEAD like GET without the body, because scripts use it to wait for a server', async () => {
  for (const path of ['/', '/api/1/odata.svc/users']) {
    const answer = await send(`${sandbox.origin}${path}`, { method: 'HEAD', headers: authorized });
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  }
});

test('accepts functions without arguments and parentheses', async () => {
  const answer = await post(sandbox, `/workrooms(${team})/Chat.PostMessage`, { body: 'no parentheses' });
  expect(answer.status).toBe(200);
  expect(sandbox.chat('platform').at(-1)?.body).toBe('no parentheses');
  expect((await get(sandbox, `/workrooms(${team})/TaskBoard.Get`)).status).toBe(200);
});

test('accepts and ignores fields of unsupported features', async () => {
  const association = { inSecured: true, inType: 'Entity.Workroom', inId: team, inName: 'Platform' };
  const topic = { subject: 'Pinned', body: 'b', recordType: 'note', outAssociations: { results: [association] } };
  expect((await post(sandbox, '/posts', { ...topic, stickied: false })).status).toBe(201);
  const task = { subject: 'Tagged', body: '', board: { id: findId(sandbox.seededIds.boards, 'platform') } };
  expect((await post(sandbox, '/tasks', { ...task, tags: ['a'], subTasks: [] })).status).toBe(201);
  expect((await post(sandbox, '/tasks', { ...task, tagz: ['a'] })).status).toBe(400);
});

test('accepts assignees as an array, and IDs as strings', async () => {
  const ben = findId(sandbox.seededIds.users, 'ben');
  const board = { id: String(findId(sandbox.seededIds.boards, 'platform')) };
  for (const assignees of [[{ id: ben }], { results: [{ id: String(ben) }] }]) {
    const answer = await post(sandbox, '/tasks', { subject: 'Assigned', board, assignees });
    expect(answer.body.d.results.assignees.results).toMatchObject([{ id: ben }]);
  }
  expect((await post(sandbox, '/tasks', { subject: 'x', board, assignees: [{ id: '1e3' }] })).status).toBe(400);
});

test('accepts an invitation without teams', async () => {
  const invitation = { email: 'solo@harbor.example', type: 'member' };
  expect((await post(sandbox, '/User.Invite()', invitation, 'ada')).status).toBe(200);
});

// API 4.3, rule 2: the member "is present when expanded"; clients read the first of the roles alone.
test('returns an expanded member for any selection, and the highest role first', async () => {
  const { body } = await get(sandbox, `/workrooms(${team})/members?$select=roles&$expand=member&$top=1`);
  expect(body.d.results[0]).toMatchObject({
    roles: ['ROLE_TEAM_ADMIN', 'ROLE_TEAM_MEMBER'],
    member: { username: 'ben', type: 'member' },
  });
});
