import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient } from '../../../src/service/client.ts';
import { FIELDS, OPERATIONS } from '../../../src/service/operations.ts';
import type { Target } from '../../../src/service/records.ts';

let sandbox: Sandbox;
let client: ServiceClient;
let platform: Target;
let announcements: Target;
const used = new Set<string>();
const names = Object.entries(OPERATIONS).flatMap(([resource, operations]) =>
  Object.keys(operations).map((name) => `${resource}.${name}`),
);

beforeAll(async () => {
  sandbox = await startSandbox({ password: 'only-for-these-tests' });
  client = new ServiceClient({ baseUrl: sandbox.origin, username: 'ada', password: 'only-for-these-tests' });
  platform = { type: 'team', id: getId(sandbox.seededIds.teams, 'platform') };
  announcements = { type: 'forum', id: getId(sandbox.seededIds.forums, 'announcements') };
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.clearRequests());

function getId(ids: Readonly<Record<string, number>> | undefined, name: string): number {
  const id = ids?.[name];
  if (id === undefined) throw new Error(`the sandbox has no ${name}`);
  return id;
}

/** The one request that was received, without the API's root; proves its headers on the way. */
function received(operation: string): string {
  used.add(operation);
  const requests = sandbox.requests();
  expect(requests).toHaveLength(1);
  const request = requests[0];
  if (request === undefined) throw new Error('nothing was received');
  expect(request.headers['accept']).toBe('application/json');
  expect(request.headers['content-type']).toBe(request.method === 'POST' ? 'application/json' : undefined);
  expect(request.path).toMatch(/^\/api\/1\/odata\.svc\//);
  return request.path.slice('/api/1/odata.svc'.length);
}

test('chat.post, to a team and to a forum', async () => {
  const message = await client.chat.post(platform, { body: 'Build **12** is green' });
  expect(received('chat.post')).toBe(`/workrooms(${platform.id})/Chat.PostMessage()`);
  expect(sandbox.chat(platform.id).at(-1)).toMatchObject({ id: message?.id, body: 'Build **12** is green' });
  sandbox.clearRequests();
  const sender = { displayName: 'CI', avatar: 'https://ci.example/i.png' };
  await client.chat.post(announcements, { body: 'Zoë says “hi” 🚀\n\n> quote', sender });
  expect(received('chat.post')).toBe(`/forums(${announcements.id})/Chat.PostMessage()`);
  expect(sandbox.chat(announcements.id).at(-1)).toMatchObject({ body: 'Zoë says “hi” 🚀\n\n> quote', sender });
});

test.each(['team', 'forum'] as const)('topics.create in a %s, and topics.list', async (type) => {
  const target = type === 'team' ? platform : announcements;
  const topic = await client.topics.create(target, {
    subject: `To a ${type}`,
    body: 'B',
    sender: { displayName: 'CI' },
  });
  expect(received('topics.create')).toBe('/posts');
  expect(topic).toMatchObject({ id: expect.any(Number), subject: `To a ${type}`, recordType: 'note' });
  expect(sandbox.topics(target.id)[0]).toMatchObject({ id: topic?.id, sender: { displayName: 'CI' } });
  sandbox.clearRequests();
  const page = await client.topics.list(target, { top: 1, skip: 0, count: true });
  const path = type === 'team' ? `/workrooms(${target.id})` : `/forums(${target.id})`;
  expect(received('topics.list')).toBe(
    `${path}/Post.Stream(archived=false)?$format=json&$top=1&$skip=0&$inlinecount=allpages`,
  );
  expect(page.records).toHaveLength(1);
  expect(page.count).toBe(sandbox.topics(target.id).length);
});

test('topics.create to another user, by two associations', async () => {
  const users = sandbox.seededIds.users;
  const to = ['ada', 'ben'].map((name) => ({ inType: 'Entity.User', inId: getId(users, name) }));
  expect(await client.topics.create(to, { subject: 'For Ben', body: 'B' })).toMatchObject({ subject: 'For Ben' });
});

test('topics.list of the archived topics', async () => {
  const topic = await client.topics.create(platform, { subject: 'Old', body: 'B' });
  sandbox.archiveTopic(topic?.id ?? 0);
  const archived = await client.topics.list(platform, { archived: true });
  expect(archived.records.map(({ subject }) => subject)).toEqual(['Old']);
  const { records } = await client.topics.list(platform);
  expect(records.map(({ subject }) => subject)).not.toContain('Old');
});

test('boards.show, boards.categories, tasks.create, tasks.list and boards.tasks', async () => {
  const board = await client.boards.show(platform);
  expect(received('boards.show')).toBe(`/workrooms(${platform.id})/board?$select=id`);
  expect(board.id).toBe(getId(sandbox.seededIds.boards, 'platform'));
  sandbox.clearRequests();

  const categories = await client.boards.categories(board.id);
  expect(received('boards.categories')).toBe(`/taskBoards(${board.id})/categories?$select=id,name`);
  expect(categories.map(({ name }) => name)).toEqual(['Uncategorized', 'To do', 'In progress', 'Done']);
  sandbox.clearRequests();

  const category = getId(sandbox.seededIds.categories['platform'], 'To do');
  const ben = getId(sandbox.seededIds.users, 'ben');
  const task = await client.tasks.create({
    board: board.id,
    category,
    assignees: [ben],
    subject: 'Mend it',
    body: 'B',
  });
  expect(received('tasks.create')).toBe('/tasks');
  expect(task).toMatchObject({ subject: 'Mend it', assignees: [{ id: ben, username: 'ben' }] });
  expect(sandbox.tasks(platform.id)).toContainEqual(
    expect.objectContaining({ id: task?.id, category: 'To do', assignees: ['ben'] }),
  );
  sandbox.clearRequests();

  const page = await client.tasks.list(category, { top: 50, skip: 1, count: true, select: ['id', 'subject'] });
  expect(received('tasks.list')).toBe(
    `/taskCategories(${category})/tasks?$top=50&$skip=1&$inlinecount=allpages&$select=id,subject`,
  );
  expect(page.count).toBe(2);
  expect(page.records).toMatchObject([{ id: task?.id, subject: 'Mend it' }]);
  expect(page.records[0]?.body).toBeUndefined();
  sandbox.clearRequests();

  const all = await client.boards.tasks(platform);
  expect(received('boards.tasks')).toBe(`/workrooms(${platform.id})/TaskBoard.Get()`);
  expect(all.map(({ subject }) => subject)).toEqual(sandbox.tasks(platform.id).map(({ subject }) => subject));
  expect(all.find(({ id }) => id === task?.id)?.category).toMatchObject({ id: category, name: 'To do' });
});

test('a task without a category or assignees, on the board of a forum', async () => {
  const board = await client.boards.show(announcements, { select: ['id', 'categories'] });
  expect(received('boards.show')).toBe(`/forums(${announcements.id})/board?$select=id,categories`);
  const task = await client.tasks.create({ board: board.id, subject: 'Plain', body: 'B' });
  expect(await client.boards.tasks(announcements)).toMatchObject([
    { id: task?.id, subject: 'Plain', category: { name: 'Uncategorized' } },
  ]);
});

test('every field of a task can be selected', async () => {
  const category = getId(sandbox.seededIds.categories['platform'], 'Done');
  const { records } = await client.tasks.list(category, { select: FIELDS.task });
  expect(records[0]).toMatchObject({
    subject: 'Move the build cache to the new disk',
    completeDate: expect.any(String),
  });
});

test('teams.create and teams.list', async () => {
  const team = await client.teams.create({ name: 'Docs', about: 'a', description: 'd', nickname: 'docs' });
  expect(received('teams.create')).toBe('/workrooms');
  expect(team).toMatchObject({ name: 'Docs', about: 'a', description: 'd', nickname: 'docs' });
  sandbox.clearRequests();
  const page = await client.teams.list({ top: 2, count: true, select: ['name', 'nickname'] });
  expect(received('teams.list')).toBe('/workrooms?$top=2&$inlinecount=allpages&$select=id,name,nickname');
  expect(page.records).toHaveLength(2);
  expect(page.count).toBeGreaterThanOrEqual(4);
  expect(Object.keys(page.records[0] ?? {})).not.toContain('about');
});

test('forums.list', async () => {
  const { records } = await client.forums.list({ skip: 0 });
  expect(received('forums.list')).toBe('/forums?$skip=0');
  expect(records).toMatchObject([{ id: announcements.id, name: 'Announcements', nickname: 'announcements' }]);
});

test('users.list; bots have no e-mail address', async () => {
  const { records } = await client.users.list({ select: ['id', 'username', 'displayName', 'emailAddress'] });
  expect(received('users.list')).toBe('/users?$select=id,username,displayName,emailAddress');
  expect(records.find(({ username }) => username === 'ben')).toMatchObject({ emailAddress: 'ben@harbor.example' });
  expect(records.find(({ username }) => username === 'ci-bot')?.emailAddress).toBeUndefined();
});

test('users.invite, users.addToTeams and users.deactivate', async () => {
  const teams = [
    { id: platform.id, role: 'ROLE_TEAM_MEMBER' },
    { id: announcements.id, role: 'ROLE_TEAM_ADMIN' },
  ] as const;
  const details = { username: 'nia', displayName: 'Nia N.' };
  const user = await client.users.invite({ email: 'nia@harbor.example', type: 'guest', teams, ...details });
  expect(received('users.invite')).toBe('/User.Invite()');
  expect(user).toMatchObject({ ...details, emailAddress: 'nia@harbor.example' });
  sandbox.clearRequests();

  const leads = getId(sandbox.seededIds.teams, 'leads');
  await client.users.addToTeams(user?.id ?? 0, [{ id: leads, role: 'ROLE_TEAM_MEMBER' }]);
  expect(received('users.addToTeams')).toBe(`/users(${user?.id})/User.AddToTeams()`);
  const { records } = await client.members.list({ type: 'team', id: leads }, { expand: 'member' });
  expect(records.map(({ member }) => member?.username)).toContain('nia');
  sandbox.clearRequests();

  await client.users.deactivate(user?.id ?? 0);
  expect(received('users.deactivate')).toBe(`/users(id=${user?.id})/User.Active.Set(value='false')`);
});

test('members.list, members.setRole and members.remove', async () => {
  const select = ['id', 'role', 'member/id', 'member/username'] as const;
  const list = () => client.members.list(platform, { select, count: true });
  const page = await list();
  expect(received('members.list')).toBe(
    `/workrooms(${platform.id})/members?$select=id,role,member/id,member/username&$expand=member&$inlinecount=allpages`,
  );
  const dmitri = page.records.find(({ member }) => member?.username === 'dmitri');
  expect(dmitri).toMatchObject({ role: 'ROLE_TEAM_MEMBER', member: { id: sandbox.seededIds.users['dmitri'] } });
  expect(dmitri?.id).toBe(getId(sandbox.seededIds.members['platform'], 'dmitri'));
  sandbox.clearRequests();

  await client.members.setRole(dmitri?.id ?? 0, 'ROLE_TEAM_ADMIN');
  expect(received('members.setRole')).toBe(`/workroomMembers(${dmitri?.id})/Role.Set(role='ROLE_TEAM_ADMIN')`);
  expect((await list()).records).toContainEqual(expect.objectContaining({ id: dmitri?.id, role: 'ROLE_TEAM_ADMIN' }));
  sandbox.clearRequests();

  await client.members.remove(dmitri?.id ?? 0);
  expect(received('members.remove')).toBe(`/workroomMembers(${dmitri?.id})/Remove()`);
  expect((await list()).records.map(({ id }) => id)).not.toContain(dmitri?.id);
});

test('members.list of a forum: every field can be selected; users only come when expanded', async () => {
  const { records } = await client.members.list(announcements, { select: FIELDS.member, top: 1, skip: 1 });
  expect(records).toMatchObject([{ id: expect.any(Number), role: expect.any(String), member: { username: 'ben' } }]);
  const plain = await client.members.list(announcements);
  expect(plain.records[0]?.member).toBeUndefined();
});

test('every operation of the table was called', () => {
  expect([...used].sort()).toEqual(names.sort());
});
