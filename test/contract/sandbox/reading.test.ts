import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { findId, get, PASSWORD, post } from './request.ts';

let sandbox: Sandbox;
let team: number;
let forum: number;

beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  team = findId(sandbox.seededIds.teams, 'platform');
  forum = findId(sandbox.seededIds.forums, 'announcements');
});
afterAll(() => sandbox.close());

// API 4.2: GET /workrooms(<team_id>)/Post.Stream(archived=false)?$format=json
describe('the topics of a team', () => {
  test('are listed newest first, without archived ones', async () => {
    const all = await get(sandbox, `/workrooms(${team})/Post.Stream(archived=false)?$format=json`);
    expect(all.status).toBe(200);
    expect(all.body.d.results.map((topic: { subject: string }) => topic.subject)).toEqual([
      'Flaky tests: what we know',
      'How we release',
    ]);
    expect(all.body.d.__count).toBeUndefined();
    sandbox.archiveTopic(all.body.d.results[1].id);
    const open = await get(
      sandbox,
      `/workrooms(${team})/Post.Stream(archived=false)?$format=json&$inlinecount=allpages`,
    );
    const archived = await get(sandbox, `/workrooms(${team})/Post.Stream(archived=true)?$format=json`);
    expect(open.body.d).toMatchObject({ __count: 1, results: [{ subject: 'Flaky tests: what we know' }] });
    expect(archived.body.d.results).toMatchObject([{ subject: 'How we release', recordType: 'note' }]);
  });

  test('require a boolean for archived', async () => {
    for (const args of ["archived='false'", '', 'archived=0', 'archived=false,x=1', 'false']) {
      expect([args, (await get(sandbox, `/workrooms(${team})/Post.Stream(${args})`)).status]).toEqual([args, 400]);
    }
  });
});

// API 4.2: tasks in a category; board lookup; categories; whole board
describe.each([
  ['workrooms', 'platform', ['Uncategorized', 'To do', 'In progress', 'Done']],
  ['forums', 'announcements', ['Uncategorized', 'Follow-up']],
])('the board under %s', (collection, nickname, categories) => {
  const at = () => `/${collection}(${collection === 'forums' ? forum : team})`;

  test('is returned with its categories and their tasks', async () => {
    const board = await get(sandbox, `${at()}/board?$select=id`);
    expect(board.body).toEqual({
      d: {
        results: {
          __metadata: expect.objectContaining({ type: 'Entity.Tasks.TaskBoard' }),
          id: findId(sandbox.seededIds.boards, nickname),
        },
      },
    });
    const listed = await get(sandbox, `/taskBoards(${board.body.d.results.id})/categories?$select=id,name`);
    expect(listed.body.d.results.map(({ name }: { name: string }) => name)).toEqual(categories);
    expect(Object.keys(listed.body.d.results[0])).toEqual(['__metadata', 'id', 'name']);

    const subject = `Task for ${collection}`;
    const [, second] = listed.body.d.results;
    const category = { id: second.id };
    const ben = findId(sandbox.seededIds.users, 'ben');
    const task = {
      subject,
      body: 'b',
      board: { id: board.body.d.results.id },
      category,
      assignees: { results: [{ id: ben }] },
    };
    expect((await post(sandbox, '/tasks', task)).status).toBe(201);

    const tasks = await get(
      sandbox,
      `/taskCategories(${second.id})/tasks?$select=id,subject,completeDate,short&$inlinecount=allpages`,
    );
    expect(tasks.body.d.__count).toBe(tasks.body.d.results.length);
    expect(tasks.body.d.results.at(-1)).toMatchObject({ subject, completeDate: null });

    const complete = await get(sandbox, `${at()}/TaskBoard.Get()`);
    expect(complete.body.d.results).toBeUndefined();
    const inSecond = complete.body.d.categories.results[1].tasks.results;
    expect(inSecond.at(-1)).toMatchObject({ subject, assignees: { results: [{ id: ben, username: 'ben' }] } });
  });
});

// API 2 names the fields of a task; rule 1 of 4.3 lets $select name any of them.
test('returns every documented field of a task', async () => {
  const category = findId(sandbox.seededIds.categories, 'platform', 'Done');
  const names =
    'id,subject,body,assignees,category,board,modifyDate,createDate,dueDate,completeDate,short,attachmentsCount,commentsCount';
  const answer = await get(sandbox, `/taskCategories(${category})/tasks?$select=${names}&$expand=category`);
  expect(Object.keys(answer.body.d.results[0])).toEqual(['__metadata', ...names.split(',')]);
  expect(answer.body.d.results[0].category).toMatchObject({ id: category, name: 'Done' });
  expect(answer.body.d.results[0].completeDate).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+00:00$/);
});

// In practice: 404 on /board when tasks were never set up.
test('returns 404 for the board of a team without tasks', async () => {
  const support = findId(sandbox.seededIds.teams, 'support');
  for (const path of ['board', 'TaskBoard.Get()']) {
    const answer = await get(sandbox, `/workrooms(${support})/${path}`);
    expect([answer.status, answer.body.error.message.value]).toEqual([404, expect.stringContaining('never set up')]);
  }
});

// In practice: pages are capped at 50 whatever $top asks.
test('pages a long category by at most 50', async () => {
  await using current = await startSandbox({ password: PASSWORD });
  const board = { id: findId(current.seededIds.boards, 'platform') };
  const category = { id: findId(current.seededIds.categories, 'platform', 'Uncategorized') };
  for (let number = 1; number <= 60; number += 1) {
    await post(current, '/tasks', { subject: `Task ${number}`, body: 'b', board, category });
  }
  const page = async (query: string) =>
    (await get(current, `/taskCategories(${category.id})/tasks?$select=subject&${query}`)).body.d;
  expect((await page('')).results).toHaveLength(50);
  expect((await page('$top=1000')).results).toHaveLength(50);
  expect((await page('$top=0')).results).toHaveLength(0);
  const rest = await page('$skip=50&$inlinecount=allpages&$top=7');
  expect(rest.__count).toBe(60);
  expect(rest.results.map(({ subject }: { subject: string }) => subject)).toEqual(
    [51, 52, 53, 54, 55, 56, 57].map((number) => `Task ${number}`),
  );
  expect((await page('$skip=60')).results).toEqual([]);
});

// API 4.3: lists of teams, forums and users with $top, $skip, $inlinecount, $select
test('lists teams, forums and users as records of their type', async () => {
  const teams = await get(sandbox, '/workrooms?$select=id,name,nickname,description&$inlinecount=allpages');
  expect(teams.body.d.__count).toBe(3);
  expect(teams.body.d.results[0]).toEqual({
    __metadata: {
      type: 'Entity.Workroom',
      uri: `${sandbox.origin}/api/1/odata.svc/workrooms(${team})`,
      etag: expect.any(String),
    },
    ...{ id: team, name: 'Platform', nickname: 'platform', description: '' },
  });
  const forums = await get(sandbox, '/forums');
  expect(forums.body.d.results).toMatchObject([
    {
      __metadata: { type: 'Entity.Forum' },
      __descriptor: 'Announcements',
      id: forum,
      board: { __deferred: { uri: expect.any(String) } },
    },
  ]);
  const users = await get(sandbox, '/users?$select=id,username,displayName,emailAddress&$top=50');
  const bot = users.body.d.results.find(({ username }: { username: string }) => username === 'ci-bot');
  // In practice: users of type bot have `emailAddress: null`.
  expect(bot).toMatchObject({ displayName: 'CI Bot', emailAddress: null });
  expect(users.body.d.results[2]).toMatchObject({
    displayName: 'Chloé Marchand',
    emailAddress: 'chloe@harbor.example',
  });
});

// API 4.3, rules 1 and 2
test('returns members as join records with an expanded user', async () => {
  const select = '$select=id,role,roles,extras,__descriptor,member%2Fid,member/username';
  for (const [path, nickname] of [
    [`workrooms(${team})`, 'platform'],
    [`forums(${forum})`, 'announcements'],
  ]) {
    const { body } = await get(sandbox, `/${path}/members?$expand=member&${select}&$inlinecount=allpages`);
    const ada = body.d.results.find(({ member }: { member: { username: string } }) => member.username === 'ada');
    const memberId = findId(sandbox.seededIds.members, String(nickname), 'ada');
    expect(ada).toMatchObject({
      id: memberId,
      __descriptor: 'Ada Park',
      extras: {},
      member: { id: findId(sandbox.seededIds.users, 'ada') },
    });
    expect(ada.id).not.toBe(ada.member.id);
    expect(ada.member.displayName).toBeUndefined();
  }
  const bare = await get(sandbox, `/workrooms(${team})/members?$top=1`);
  expect(bare.body.d.results[0]).toMatchObject({
    __metadata: { type: 'Entity.Workroom.Member' },
    role: 'ROLE_TEAM_ADMIN',
    member: { __deferred: { uri: expect.stringContaining('/member') } },
  });
});

test('expands board and members of teams for members only', async () => {
  const { body } = await get(sandbox, '/workrooms?$expand=board,members/member&$select=name,board/id,members');
  const [platform, , leads] = body.d.results;
  expect(platform.board).toMatchObject({ id: findId(sandbox.seededIds.boards, 'platform') });
  expect(platform.members.results[0].member.username).toBe('ben');
  expect(leads).toMatchObject({ name: 'Leads', board: { __deferred: {} }, members: { __deferred: {} } });
});

test('limits the depth and number of property paths', async () => {
  for (const option of ['$select', '$expand']) {
    for (const paths of [Array(3900).fill('a').join('/'), Array(3900).fill('a').join(',')]) {
      const { status, body } = await get(sandbox, `/workrooms?${option}=${paths}`);
      expect([status, body.error.message.value]).toEqual([400, expect.stringContaining('at most')]);
    }
  }
});

test('lists only their own teams for guests', async () => {
  const { body } = await get(sandbox, '/workrooms?$select=name', 'gita');
  expect(body.d.results.map(({ name }: { name: string }) => name)).toEqual(['Platform']);
});

test.each([
  '/workrooms?$filter=id%20eq%201',
  '/workrooms?$orderby=name',
  '/workrooms?$top=-1',
  '/workrooms?$top=1&$top=2',
  '/workrooms?$format=xml',
  '/workrooms?$select=password',
  '/workrooms?$select=constructor',
  '/workrooms?$select=members/id',
])('rejects the query of %s', async (path) => {
  const answer = await get(sandbox, path);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error: {
      code: 'BadRequest',
      message: { lang: 'en', value: expect.any(String) },
      details: [{ message: expect.any(String) }],
    },
  });
});

test('returns no password', async () => {
  for (const path of ['/users', `/workrooms(${team})/members?$expand=member`]) {
    expect((await get(sandbox, path, 'ada')).text).not.toContain(PASSWORD);
  }
});
