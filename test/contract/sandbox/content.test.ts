import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { findId, get, PASSWORD, post } from './request.ts';

let sandbox: Sandbox;
let team: number;
let forum: number;
let board: number;

beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = findId(sandbox.seededIds.teams, 'platform');
  forum = findId(sandbox.seededIds.forums, 'announcements');
  board = findId(sandbox.seededIds.boards, 'platform');
});
afterAll(() => sandbox.close());

const topicFor = (inType: string, inId: number, more = {}) => ({
  subject: 'Release 2.4',
  body: 'It is **out**',
  outAssociations: { results: [{ inSecured: true, inType, inId }] },
  recordType: 'note',
  ...more,
});

// API 4.1: POST /workrooms(<team_id>)/Chat.PostMessage(): body, createSource (optional)
test('posts a chat message to a team, as the account or another sender', async () => {
  const plain = await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body: 'Hello *team*\nsecond line' });
  expect(plain.status).toBe(200);
  // In practice: {"d":{"id":"…"}}, and the id is a string.
  expect(plain.body).toEqual({ d: { id: expect.any(String) } });
  const source = { displayName: 'Build', avatar: 'https://example.com/b.png' };
  const named = await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body: 'x', createSource: source });
  expect(sandbox.chat(team).slice(-2)).toMatchObject([
    { id: plain.body.d.id, body: 'Hello *team*\nsecond line', sender: { displayName: 'CI Bot', avatar: null } },
    { id: named.body.d.id, body: 'x', sender: source },
  ]);
});

// API 4.1: POST /forums(<forum_id>)/Chat.PostMessage()
test('posts a chat message to a forum, and rejects the ID of a team', async () => {
  expect((await post(sandbox, `/forums(${forum})/Chat.PostMessage()`, { body: 'to the forum' })).status).toBe(200);
  expect(sandbox.chat(forum).at(-1)?.body).toBe('to the forum');
  expect((await post(sandbox, `/forums(${team})/Chat.PostMessage()`, { body: 'x' })).status).toBe(404);
  expect((await post(sandbox, `/workrooms(${forum})/Chat.PostMessage()`, { body: 'x' })).status).toBe(404);
});

// API 4.1, rules 1 and 2
test('creates a topic in a team as Entity.Workroom, and in a forum as Entity.Forum', async () => {
  const inTeam = await post(sandbox, '/posts', topicFor('Entity.Workroom', team));
  expect(inTeam.status).toBe(201);
  expect(inTeam.body.d.results).toMatchObject({
    __metadata: {
      type: 'Entity.Post',
      uri: expect.stringContaining('/api/1/odata.svc/posts('),
      etag: expect.any(String),
    },
    __descriptor: 'Release 2.4',
    id: expect.any(Number),
    recordType: 'note',
    outAssociations: { results: [{ inSecured: true, inType: 'Entity.Workroom', inId: team }] },
  });
  expect(sandbox.topics(team)[0]).toMatchObject({
    id: inTeam.body.d.results.id,
    subject: 'Release 2.4',
    body: 'It is **out**',
  });

  const source = { displayName: 'Release Train' };
  expect((await post(sandbox, '/posts', topicFor('Entity.Forum', forum, { createSource: source }))).status).toBe(201);
  expect(sandbox.topics(forum)[0]?.sender.displayName).toBe('Release Train');
});

test.each([
  ['the type of a team for a forum', () => topicFor('Entity.Workroom', forum), 404],
  ['a team that does not exist', () => topicFor('Entity.Workroom', 1), 404],
  ['an unknown inType', () => topicFor('Entity.Planet', team), 400],
  [
    'inSecured: false',
    () => ({
      ...topicFor('', 0),
      outAssociations: { results: [{ inSecured: false, inType: 'Entity.Workroom', inId: team }] },
    }),
    400,
  ],
  ['no subject', () => topicFor('Entity.Workroom', team, { subject: undefined }), 400],
  [
    'a team of which the account is no member',
    () => topicFor('Entity.Workroom', findId(sandbox.seededIds.teams, 'leads')),
    403,
  ],
])('rejects a topic with %s', async (_, payload, status) => {
  const before = [sandbox.topics(team).length, sandbox.topics(forum).length];
  const answer = await post(sandbox, '/posts', payload());
  expect(answer.status).toBe(status);
  expect(answer.body.error.message.value).not.toBe('');
  expect([sandbox.topics(team).length, sandbox.topics(forum).length]).toEqual(before);
});

// In practice: topics to a user need two associations of inType "Entity.User".
test('requires author and recipient in a topic for a user', async () => {
  const { users } = sandbox.seededIds;
  const to = (...ids: number[]) => ({
    ...topicFor('', 0),
    outAssociations: { results: ids.map((inId) => ({ inSecured: true, inType: 'Entity.User', inId })) },
  });
  const bot = findId(users, 'ci-bot');
  expect((await post(sandbox, '/posts', to(bot, findId(users, 'ben')))).status).toBe(201);
  expect((await post(sandbox, '/posts', to(findId(users, 'ben')))).status).toBe(400);
  expect((await post(sandbox, '/posts', to(findId(users, 'ada'), findId(users, 'ben')))).status).toBe(400);
  const author = { inSecured: true, inType: 'Entity.User', inId: bot };
  const besideTeam = { results: [author, { inSecured: true, inType: 'Entity.Workroom', inId: team }] };
  expect((await post(sandbox, '/posts', { ...topicFor('', 0), outAssociations: besideTeam })).status).toBe(400);
});

// API 4.1: POST /tasks: subject, body, assignees, category {id}, board {id}
test('creates a task in a category with assignees', async () => {
  const category = findId(sandbox.seededIds.categories, 'platform', 'In progress');
  const ben = findId(sandbox.seededIds.users, 'ben');
  const answer = await post(sandbox, '/tasks', {
    subject: 'Fix the build',
    body: 'Line 1',
    assignees: { results: [{ id: ben }] },
    category: { id: category },
    board: { id: board },
    createSource: { displayName: 'Build' },
  });
  expect(answer.status).toBe(201);
  expect(answer.body.d.results).toMatchObject({
    __metadata: { type: 'Entity.Tasks.Task' },
    id: expect.any(Number),
    subject: 'Fix the build',
    short: expect.stringMatching(/^PLAT-\d+$/),
    completeDate: null,
    assignees: { results: [{ id: ben, username: 'ben' }] },
    category: { __deferred: { uri: expect.stringContaining('/category') } },
  });
  const stored = sandbox.tasks(team).find(({ id }) => id === answer.body.d.results.id);
  expect(stored).toMatchObject({ category: 'In progress', assignees: ['ben'], sender: { displayName: 'Build' } });
});

// In practice: `category` on a task is optional; "Uncategorized" at position 0 always exists.
test('creates a task without a category as uncategorized', async () => {
  const answer = await post(sandbox, '/tasks', { subject: 'Loose', body: 'b', board: { id: board } });
  expect(answer.status).toBe(201);
  expect(sandbox.tasks(team).find(({ id }) => id === answer.body.d.results.id)?.category).toBe('Uncategorized');
});

test.each([
  ['a team id for a board id (API 4.1, rule 4)', () => ({ board: { id: team } }), 404],
  ['no board', () => ({ board: undefined }), 400],
  [
    'a category of another board',
    () => ({ category: { id: findId(sandbox.seededIds.categories, 'announcements', 'Follow-up') } }),
    400,
  ],
  ['an assignee who does not exist', () => ({ assignees: { results: [{ id: 1 }] } }), 400],
  ['a date, which only webhooks document', () => ({ dueDate: '2026-12-01' }), 400],
  ['a board of a team it is no member of', () => ({ board: { id: findId(sandbox.seededIds.boards, 'leads') } }), 403],
])('rejects a task with %s', async (_, change, status) => {
  const before = sandbox.tasks(team).length;
  const answer = await post(sandbox, '/tasks', { subject: 'S', body: 'b', board: { id: board }, ...change() });
  expect(answer.status).toBe(status);
  expect(sandbox.tasks(team)).toHaveLength(before);
});

// API 2: createSource is an object of displayName and avatar (a URL).
test.each([
  ['an unknown part', { displayName: 'Build', icon: 'x' }],
  ['an avatar that is code', { avatar: 'javascript:alert(1)' }],
])('rejects createSource with %s', async (_, createSource) => {
  const answer = await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body: 'x', createSource });
  expect(answer.status).toBe(400);
  expect(answer.body.error.details[0].message).toContain('createSource');
});

// In practice: a body of more than 8,192 characters is answered with 400.
test('accepts 8,192 characters, and rejects one more', async () => {
  const path = `/workrooms(${team})/Chat.PostMessage()`;
  expect((await post(sandbox, path, { body: 'é'.repeat(8192) })).status).toBe(200);
  const tooLong = await post(sandbox, path, { body: 'é'.repeat(8193) });
  expect(tooLong.status).toBe(400);
  expect(tooLong.body.error.message.value).toContain('8193');
});

// In practice: the account must be a member of what it posts to, administrators too.
test('rejects posts and reads of non-members, including administrators', async () => {
  const support = findId(sandbox.seededIds.teams, 'support');
  expect((await post(sandbox, `/workrooms(${support})/Chat.PostMessage()`, { body: 'x' }, 'ada')).status).toBe(403);
  for (const path of ['members', 'board', 'TaskBoard.Get()', 'Post.Stream(archived=false)']) {
    expect([path, (await get(sandbox, `/workrooms(${support})/${path}`, 'ada')).status]).toEqual([path, 403]);
  }
  const leads = findId(sandbox.seededIds.boards, 'leads');
  expect((await get(sandbox, `/taskBoards(${leads})/categories`)).status).toBe(403);
  const category = findId(sandbox.seededIds.categories, 'leads', 'Next');
  expect((await get(sandbox, `/taskCategories(${category})/tasks`)).status).toBe(403);
});

// In practice clients write null for what they do not give, and send records back with their annotations.
test('treats null and empty as absent, and ignores annotations', async () => {
  const source = { displayName: null, avatar: '' };
  const chat = await post(sandbox, `/workrooms(${team})/Chat.PostMessage()`, { body: 'y', createSource: source });
  expect(chat.status).toBe(200);
  expect(sandbox.chat(team).at(-1)?.sender).toEqual({ displayName: 'CI Bot', avatar: null });
  const ben = { __descriptor: 'Ben Osei', id: findId(sandbox.seededIds.users, 'ben') };
  const task = {
    subject: 'Annotated',
    body: null,
    category: null,
    board: { id: board },
    assignees: { results: [ben] },
  };
  expect((await post(sandbox, '/tasks', task)).status).toBe(201);
  expect(sandbox.tasks(team).find(({ subject }) => subject === 'Annotated')?.assignees).toEqual(['ben']);
});

// In practice a REST due date needs its offset from UTC, and is answered with 400 without one.
test.each([
  ['2026-12-01T10:00:00+02:00', 201],
  ['2026-12-01T10:00:00Z', 201],
  ['2026-12-01T10:00:00', 400],
  ['2026-12-01', 400],
])('answers the due date %s of a task with %i', async (dueDate, status) => {
  const answer = await post(sandbox, '/tasks', { subject: `Due ${dueDate}`, board: { id: board }, dueDate });
  expect(answer.status).toBe(status);
});
