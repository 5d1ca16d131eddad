import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { findId, get, PASSWORD, post } from './request.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
});
afterEach(() => sandbox.close());

const team = (nickname: string) => findId(sandbox.seededIds.teams, nickname);
const user = (username: string) => findId(sandbox.seededIds.users, username);

async function usernames(path: string, as: string): Promise<string[]> {
  const { body } = await get(sandbox, `${path}/members?$expand=member`, as);
  return body.d.results.map(({ member }: { member: { username: string } }) => member.username);
}

// API 4.3: POST /workrooms: name, about, description, nickname
test('creates a team with its author as the first administrator', async () => {
  const texts = { name: 'Mobile', about: 'The apps', description: 'iOS and Android', nickname: 'mobile' };
  const answer = await post(sandbox, '/workrooms', texts, 'ben');
  expect(answer.status).toBe(201);
  expect(answer.body.d.results).toMatchObject({
    __metadata: { type: 'Entity.Workroom' },
    id: expect.any(Number),
    ...texts,
  });
  const path = `/workrooms(${answer.body.d.results.id})`;
  const { body } = await get(sandbox, `${path}/members?$expand=member`, 'ben');
  expect(body.d.results).toMatchObject([{ role: 'ROLE_TEAM_ADMIN', member: { username: 'ben' } }]);
  expect((await get(sandbox, `${path}/board`, 'ben')).status).toBe(404);
});

// In practice: a nickname has 2 to 24 characters of letters, digits, underscore.
test.each(['a', 'has space', 'x'.repeat(25), 'naïve', 'PLATFORM', ''])('rejects the nickname %j', async (nickname) => {
  expect((await post(sandbox, '/workrooms', { name: 'N', nickname })).status).toBe(400);
  expect((await get(sandbox, '/workrooms?$inlinecount=allpages')).body.d.__count).toBe(3);
});

test('rejects a team created by a guest', async () => {
  expect((await post(sandbox, '/workrooms', { name: 'N' }, 'gita')).status).toBe(403);
});

// API 4.3: POST /users(<user_id>)/User.AddToTeams(): teams: array of {id, role}
test('adds a user to teams and forums with a role', async () => {
  const forum = findId(sandbox.seededIds.forums, 'announcements');
  const teams = [
    { id: team('platform'), role: 'ROLE_TEAM_MEMBER' },
    { id: forum, role: 'ROLE_TEAM_ADMIN' },
  ];
  const answer = await post(sandbox, `/users(${user('otto')})/User.AddToTeams()`, { teams }, 'ada');
  expect(answer.status).toBe(200);
  expect(await usernames(`/workrooms(${team('platform')})`, 'ben')).toContain('otto');
  const { body } = await get(sandbox, `/forums(${forum})/members?$expand=member`, 'ben');
  expect(body.d.results.at(-1)).toMatchObject({ role: 'ROLE_TEAM_ADMIN', member: { username: 'otto' } });
});

test('adds a user to no team if one of several is invalid', async () => {
  const good = { id: team('platform'), role: 'ROLE_TEAM_MEMBER' };
  const path = `/users(${user('otto')})/User.AddToTeams()`;
  for (const bad of [{ id: 1, role: 'ROLE_TEAM_MEMBER' }, { ...good, role: 'ROLE_GOD' }, { id: good.id }, 7]) {
    expect((await post(sandbox, path, { teams: [good, bad] }, 'ada')).status).toBe(400);
  }
  expect((await post(sandbox, '/users(1)/User.AddToTeams()', { teams: [good] }, 'ada')).status).toBe(404);
  expect(await usernames(`/workrooms(${team('platform')})`, 'ben')).not.toContain('otto');
});

test('lets members add members but no administrators, and non-members nobody', async () => {
  const add = (role: string, as: string, id = team('platform')) =>
    post(sandbox, `/users(${user('otto')})/User.AddToTeams()`, { teams: [{ id, role }] }, as);
  expect((await add('ROLE_TEAM_ADMIN', 'chloe')).status).toBe(403);
  expect((await add('ROLE_TEAM_MEMBER', 'gita')).status).toBe(403);
  expect((await add('ROLE_TEAM_MEMBER', 'dmitri', team('leads'))).status).toBe(403);
  expect((await add('ROLE_TEAM_MEMBER', 'chloe')).status).toBe(200);
});

test('keeps the role of an administrator who is added as a member', async () => {
  const teams = [{ id: team('platform'), role: 'ROLE_TEAM_MEMBER' }];
  expect((await post(sandbox, `/users(${user('ben')})/User.AddToTeams()`, { teams }, 'chloe')).status).toBe(200);
  const { body } = await get(sandbox, `/workrooms(${team('platform')})/members`);
  expect(body.d.results[0].role).toBe('ROLE_TEAM_ADMIN');
});

// API 4.3, rule 5
test('requires an administrator for invitation and deactivation', async () => {
  const invitation = { email: 'new@harbor.example', teams: [], type: 'member' };
  expect((await post(sandbox, '/User.Invite()', invitation, 'ben')).status).toBe(403);
  const deactivation = `/users(id=${user('chloe')})/User.Active.Set(value='false')`;
  expect((await post(sandbox, deactivation, undefined, 'ben')).status).toBe(403);
  expect((await get(sandbox, '/users', 'chloe')).status).toBe(200);
});

test('rejects the deactivation of the last administrator', async () => {
  const answer = await post(sandbox, `/users(id=${user('ada')})/User.Active.Set(value='false')`, undefined, 'ada');
  expect([answer.status, answer.body.error.message.value]).toEqual([
    400,
    expect.stringContaining('last administrator'),
  ]);
  expect((await get(sandbox, '/users', 'ada')).status).toBe(200);
});

// API 4.3: POST /User.Invite(): email, teams, type, optional username and displayName (rule 4: pre-filled)
test('invites an unknown e-mail address with a profile', async () => {
  const forum = findId(sandbox.seededIds.forums, 'announcements');
  const teams = [
    { id: team('support'), role: 'ROLE_TEAM_ADMIN' },
    { id: forum, role: 'ROLE_TEAM_MEMBER' },
  ];
  const invitation = { email: 'nia@harbor.example', teams, type: 'guest', username: 'nia', displayName: 'Nia Ford' };
  const answer = await post(sandbox, '/User.Invite()', invitation, 'ada');
  expect(answer.status).toBe(200);
  expect(answer.body.d.results).toMatchObject({
    username: 'nia',
    displayName: 'Nia Ford',
    emailAddress: 'nia@harbor.example',
  });
  expect(await usernames(`/forums(${forum})`, 'ben')).toContain('nia');
  // Not accepted yet: there is no password to sign in with.
  expect((await get(sandbox, '/users', 'nia')).status).toBe(401);
});

test('derives a unique username from the e-mail address', async () => {
  const invite = async (email: string) =>
    (await post(sandbox, '/User.Invite()', { email, teams: [], type: 'member' }, 'ada')).body.d.results.username;
  expect(await invite('nia@harbor.example')).toBe('nia');
  expect(await invite('nia@elsewhere.example')).toBe('nia2');
});

// API 4.3, rule 3
test('adds a known e-mail address to the teams instead', async () => {
  const before = (await get(sandbox, '/users?$inlinecount=allpages')).body.d.__count;
  const teams = [{ id: team('leads'), role: 'ROLE_TEAM_MEMBER' }];
  const invitation = { email: 'Dmitri@harbor.example', teams, type: 'member', username: 'somebody' };
  const answer = await post(sandbox, '/User.Invite()', invitation, 'ada');
  expect(answer.body.d.results).toMatchObject({ id: user('dmitri'), username: 'dmitri', displayName: 'Dmitri Sato' });
  expect((await get(sandbox, '/users?$inlinecount=allpages')).body.d.__count).toBe(before);
  expect(await usernames(`/workrooms(${team('leads')})`, 'dmitri')).toContain('dmitri');
});

test.each([
  ['no type', { type: undefined }],
  ['an e-mail that is none', { email: 'nia' }],
  ['a username that is taken', { username: 'BEN' }],
  ['an undocumented field', { password: 'x' }],
])('rejects an invitation with %s', async (_, change) => {
  const invitation = { email: 'nia@harbor.example', teams: [], type: 'member', ...change };
  expect((await post(sandbox, '/User.Invite()', invitation, 'ada')).status).toBe(400);
  expect((await get(sandbox, '/users?$inlinecount=allpages')).body.d.__count).toBe(7);
});

// API 4.3: POST /workroomMembers(<member_id>)/Remove()
test('lets an administrator remove a member by the ID of the join record', async () => {
  const member = findId(sandbox.seededIds.members, 'platform', 'dmitri');
  expect((await post(sandbox, `/workroomMembers(${member})/Remove()`, undefined, 'chloe')).status).toBe(403);
  expect((await post(sandbox, `/workroomMembers(${user('dmitri')})/Remove()`, undefined, 'ben')).status).toBe(404);
  const removed = await post(sandbox, `/workroomMembers(${member})/Remove()`, undefined, 'ben');
  expect([removed.status, removed.text]).toEqual([204, '']);
  expect(await usernames(`/workrooms(${team('platform')})`, 'ben')).not.toContain('dmitri');
  expect(
    (await post(sandbox, `/workrooms(${team('platform')})/Chat.PostMessage()`, { body: 'x' }, 'dmitri')).status,
  ).toBe(403);
  expect((await post(sandbox, `/workroomMembers(${member})/Remove()`, undefined, 'ben')).status).toBe(404);
});

// API 4.3: POST /workroomMembers(<member_id>)/Role.Set(role='<role>')
test('sets a role, with raw or percent-encoded quotes', async () => {
  const path = `/workroomMembers(${findId(sandbox.seededIds.members, 'platform', 'chloe')})`;
  expect((await post(sandbox, `${path}/Role.Set(role='ROLE_TEAM_ADMIN')`, undefined, 'dmitri')).status).toBe(403);
  const set = await post(sandbox, `${path}/Role.Set(role='ROLE_TEAM_ADMIN')`, undefined, 'ben');
  expect(set.body.d).toMatchObject({ role: 'ROLE_TEAM_ADMIN' });
  expect((await post(sandbox, `${path}/Role.Set%28role=%27ROLE_TEAM_MEMBER%27%29`, {}, 'chloe')).body.d.role).toBe(
    'ROLE_TEAM_MEMBER',
  );
  for (const args of [
    "role='admin'",
    'role=ROLE_TEAM_ADMIN',
    "'ROLE_TEAM_ADMIN'",
    '',
    "role='ROLE_TEAM_ADMIN''; DROP TABLE members'",
  ]) {
    expect([args, (await post(sandbox, `${path}/Role.Set(${args})`, undefined, 'ben')).status]).toEqual([args, 400]);
  }
});

// API 4.3: POST /users(id=<user_id>)/User.Active.Set(value='false')
test('rejects a deactivated user, who remains in the list', async () => {
  const path = `/users(id=${user('chloe')})/User.Active.Set`;
  for (const args of ['value=false', "value='true'", "value='0'", '']) {
    expect([args, (await post(sandbox, `${path}(${args})`, undefined, 'ada')).status]).toEqual([args, 400]);
  }
  expect((await get(sandbox, '/users', 'chloe')).status).toBe(200);
  expect((await post(sandbox, `${path}(value='false')`, undefined, 'ada')).status).toBe(200);
  expect((await get(sandbox, '/users', 'chloe')).status).toBe(401);
  const { body } = await get(sandbox, '/users');
  expect(body.d.results.find(({ id }: { id: number }) => id === user('chloe'))).toMatchObject({ active: false });
  expect((await post(sandbox, "/users(id=1)/User.Active.Set(value='false')", undefined, 'ada')).status).toBe(404);
});
