import { expect, test } from 'vitest';
import type { RequestOf } from '../../../../src/service/operation.ts';
import type { OPERATIONS } from '../../../../src/service/operations.ts';
import { boardTasks, listCategories, showBoard } from '../../../../src/service/resources/boards.ts';
import { listMembers, removeMember, setMemberRole } from '../../../../src/service/resources/members.ts';
import { createTask, listTasks } from '../../../../src/service/resources/tasks.ts';
import { listForums, listTeams } from '../../../../src/service/resources/teams.ts';
import { createTopic, listTopics } from '../../../../src/service/resources/topics.ts';
import { addToTeams, listUsers } from '../../../../src/service/resources/users.ts';
import type { Role, Target } from '../../../../src/service/vocabulary.ts';

const team: Target = { type: 'team', id: 5 };
const forum: Target = { type: 'forum', id: 7 };

test('API 4.1, rule 3: associations take any type', () => {
  const to = [
    { inType: 'Entity.User', inId: 1 },
    { inType: 'Entity.User', inId: 2 },
  ];
  expect(createTopic(to, { subject: 'S', body: 'B' }).body).toMatchObject({
    outAssociations: {
      results: [
        { inSecured: true, inType: 'Entity.User', inId: 1 },
        { inSecured: true, inType: 'Entity.User', inId: 2 },
      ],
    },
  });
});

test.each([
  [listTopics(team), '/workrooms(5)/Post.Stream(archived=false)?$format=json'],
  [
    listTopics(forum, { archived: true, top: 50, skip: 100, count: true }),
    '/forums(7)/Post.Stream(archived=true)?$format=json&$top=50&$skip=100&$inlinecount=allpages',
  ],
  [listTasks(4), '/taskCategories(4)/tasks'],
  [
    listTasks(4, { top: 2, skip: 1, count: true, select: ['id', 'subject', 'completeDate'] }),
    '/taskCategories(4)/tasks?$top=2&$skip=1&$inlinecount=allpages&$select=id,subject,completeDate',
  ],
  [boardTasks(team), '/workrooms(5)/TaskBoard.Get()'],
  [boardTasks(forum), '/forums(7)/TaskBoard.Get()'],
  [showBoard(team), '/workrooms(5)/board?$select=id'],
  [showBoard(forum, { select: ['id', 'categories'] }), '/forums(7)/board?$select=id,categories'],
  [listCategories(3), '/taskBoards(3)/categories?$select=id,name'],
  [listCategories(3, { select: ['id'] }), '/taskBoards(3)/categories?$select=id'],
])('API 4.2: $path', (request, path) => {
  expect(request).toMatchObject({ method: 'GET', path });
  expect(request.body).toBeUndefined();
});

test.each([
  [listTeams(), '/workrooms'],
  [
    listTeams({ top: 10, skip: 20, count: true, select: ['id', 'name', 'nickname', 'description'] }),
    '/workrooms?$top=10&$skip=20&$inlinecount=allpages&$select=id,name,nickname,description',
  ],
  [listForums({ select: ['id'] }), '/forums?$select=id'],
  [listUsers({ select: ['id', 'username', 'emailAddress'] }), '/users?$select=id,username,emailAddress'],
  [listMembers(team), '/workrooms(5)/members'],
  [listMembers(forum, { expand: 'member' }), '/forums(7)/members?$expand=member'],
  [
    listMembers(team, { select: ['id', 'role', 'member/id', 'member/username'], top: 5 }),
    '/workrooms(5)/members?$select=id,role,member/id,member/username&$expand=member&$top=5',
  ],
])('API 4.3: $path', (request, path) => {
  expect(request).toMatchObject({ method: 'GET', path });
});

test('a selection always holds the id, because paging tells records apart by it', () => {
  expect(listTeams({ select: ['name'] }).path).toBe('/workrooms?$select=id,name');
  expect(listTeams({ select: [] }).path).toBe('/workrooms');
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5)/x(' as unknown as number])(
  'an id that is no positive whole number is refused by name: %s',
  (id) => {
    expect(() => removeMember(id)).toThrow(/^member: must be a positive whole number/);
    expect(() => boardTasks({ type: 'team', id })).toThrow(/^team: /);
    expect(() => createTopic({ type: 'forum', id }, { subject: 'S', body: 'B' })).toThrow(/^topic target: /);
    expect(() => createTask({ board: id, subject: 'S', body: 'B' })).toThrow(/^board: /);
    expect(() => addToTeams(1, [{ id, role: 'ROLE_TEAM_ADMIN' }])).toThrow(/^teams: /);
  },
);

test('words that are not in the fixed lists are refused, with the list', () => {
  const role = "ROLE') or ('" as Role;
  expect(() => setMemberRole(1, role)).toThrow(/^role: .*ROLE_TEAM_MEMBER, ROLE_TEAM_ADMIN/);
  expect(() => addToTeams(1, [{ id: 1, role }])).toThrow(/^role: /);
  expect(() => listUsers({ select: ['id,password' as 'id'] })).toThrow(/^select: .*emailAddress/);
  expect(() => listMembers(team, { expand: 'extras&$top=1' as 'member' })).toThrow(/^expand: /);
  expect(() => boardTasks({ type: 'toString' as 'team', id: 1 })).toThrow(/^target type: /);
  expect(() => listTeams({ top: -1 })).toThrow(/^top: /);
  expect(() => listTeams({ skip: '1&$top=2' as unknown as number })).toThrow(/^skip: /);
});

test('a request that its row of the table does not allow does not compile', () => {
  const requests: RequestOf<typeof OPERATIONS>[] = [
    // @ts-expect-error the table says POST
    { operation: 'chat.post', method: 'GET', path: '/x' },
    // @ts-expect-error the table says that an administrator is needed
    { operation: 'users.invite', method: 'POST', path: '/x' },
    // @ts-expect-error the table does not say that an administrator is needed
    { operation: 'teams.create', method: 'POST', path: '/x', admin: true },
  ];
  expect(requests).toHaveLength(3);
});
