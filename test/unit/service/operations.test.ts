import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/service/operations.ts';
import type { Role, Target } from '../../../src/service/vocabulary.ts';

const team: Target = { type: 'team', id: 5 };
const forum: Target = { type: 'forum', id: 7 };

test('API 4.1, rule 3: associations take any type', () => {
  const to = [
    { inType: 'Entity.User', inId: 1 },
    { inType: 'Entity.User', inId: 2 },
  ];
  expect(OPERATIONS.topics.create.request(to, { subject: 'S', body: 'B' }).body).toMatchObject({
    outAssociations: {
      results: [
        { inSecured: true, inType: 'Entity.User', inId: 1 },
        { inSecured: true, inType: 'Entity.User', inId: 2 },
      ],
    },
  });
});

test.each([
  [OPERATIONS.topics.list.request(team), '/workrooms(5)/Post.Stream(archived=false)?$format=json'],
  [
    OPERATIONS.topics.list.request(forum, { archived: true, top: 50, skip: 100, count: true }),
    '/forums(7)/Post.Stream(archived=true)?$format=json&$top=50&$skip=100&$inlinecount=allpages',
  ],
  [OPERATIONS.tasks.list.request(4), '/taskCategories(4)/tasks'],
  [
    OPERATIONS.tasks.list.request(4, { top: 2, skip: 1, count: true, select: ['id', 'subject', 'completeDate'] }),
    '/taskCategories(4)/tasks?$top=2&$skip=1&$inlinecount=allpages&$select=id,subject,completeDate',
  ],
  [OPERATIONS.boards.tasks.request(team), '/workrooms(5)/TaskBoard.Get()'],
  [OPERATIONS.boards.tasks.request(forum), '/forums(7)/TaskBoard.Get()'],
  [OPERATIONS.boards.show.request(team), '/workrooms(5)/board?$select=id'],
  [OPERATIONS.boards.show.request(forum, { select: ['id', 'categories'] }), '/forums(7)/board?$select=id,categories'],
  [OPERATIONS.boards.categories.request(3), '/taskBoards(3)/categories?$select=id,name'],
  [OPERATIONS.boards.categories.request(3, { select: ['id'] }), '/taskBoards(3)/categories?$select=id'],
])('API 4.2: $path', (request, path) => {
  expect(request).toMatchObject({ method: 'GET', path });
  expect(request.body).toBeUndefined();
});

test.each([
  [OPERATIONS.teams.list.request(), '/workrooms'],
  [
    OPERATIONS.teams.list.request({
      top: 10,
      skip: 20,
      count: true,
      select: ['id', 'name', 'nickname', 'description'],
    }),
    '/workrooms?$top=10&$skip=20&$inlinecount=allpages&$select=id,name,nickname,description',
  ],
  [OPERATIONS.forums.list.request({ select: ['id'] }), '/forums?$select=id'],
  [
    OPERATIONS.users.list.request({ select: ['id', 'username', 'emailAddress'] }),
    '/users?$select=id,username,emailAddress',
  ],
  [OPERATIONS.members.list.request(team), '/workrooms(5)/members'],
  [OPERATIONS.members.list.request(forum, { expand: 'member' }), '/forums(7)/members?$expand=member'],
  [
    OPERATIONS.members.list.request(team, { select: ['id', 'role', 'member/id', 'member/username'], top: 5 }),
    '/workrooms(5)/members?$select=id,role,member/id,member/username&$expand=member&$top=5',
  ],
])('API 4.3: $path', (request, path) => {
  expect(request).toMatchObject({ method: 'GET', path });
});

test('a selection always holds the id, because paging tells records apart by it', () => {
  expect(OPERATIONS.teams.list.request({ select: ['name'] }).path).toBe('/workrooms?$select=id,name');
  expect(OPERATIONS.teams.list.request({ select: [] }).path).toBe('/workrooms');
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5)/x(' as unknown as number])(
  'an id that is no positive whole number is refused by name: %s',
  (id) => {
    expect(() => OPERATIONS.members.remove.request(id)).toThrow(/^member: must be a positive whole number/);
    expect(() => OPERATIONS.boards.tasks.request({ type: 'team', id })).toThrow(/^team: /);
    expect(() => OPERATIONS.topics.create.request({ type: 'forum', id }, { subject: 'S', body: 'B' })).toThrow(
      /^topic target: /,
    );
    expect(() => OPERATIONS.tasks.create.request({ board: id, subject: 'S', body: 'B' })).toThrow(/^board: /);
    expect(() => OPERATIONS.users.addToTeams.request(1, [{ id, role: 'ROLE_TEAM_ADMIN' }])).toThrow(/^teams: /);
  },
);

test('words that are not in the fixed lists are refused, with the list', () => {
  const role = "ROLE') or ('" as Role;
  expect(() => OPERATIONS.members.setRole.request(1, role)).toThrow(/^role: .*ROLE_TEAM_MEMBER, ROLE_TEAM_ADMIN/);
  expect(() => OPERATIONS.users.addToTeams.request(1, [{ id: 1, role }])).toThrow(/^role: /);
  expect(() => OPERATIONS.users.list.request({ select: ['id,password' as 'id'] })).toThrow(/^select: .*emailAddress/);
  expect(() => OPERATIONS.members.list.request(team, { expand: 'extras&$top=1' as 'member' })).toThrow(/^expand: /);
  expect(() => OPERATIONS.boards.tasks.request({ type: 'toString' as 'team', id: 1 })).toThrow(/^target type: /);
  expect(() => OPERATIONS.teams.list.request({ top: -1 })).toThrow(/^top: /);
  expect(() => OPERATIONS.teams.list.request({ skip: '1&$top=2' as unknown as number })).toThrow(/^skip: /);
});
