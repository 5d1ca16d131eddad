import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/service/operations.ts';
import type { Role, Target } from '../../../src/service/records.ts';

const team: Target = { type: 'team', id: 5 };

test('a selection always contains the ID, because paging compares records by it', () => {
  expect(OPERATIONS.teams.list.request({ select: ['name'] }).path).toBe('/workrooms?$select=id,name');
  expect(OPERATIONS.teams.list.request({ select: [] }).path).toBe('/workrooms');
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '5)/x(' as unknown as number])(
  'rejects an ID that is not a positive integer: %s',
  (id) => {
    expect(() => OPERATIONS.members.remove.request(id)).toThrow(/^member: must be a positive integer/);
    expect(() => OPERATIONS.boards.tasks.request({ type: 'team', id })).toThrow(/^team: /);
    expect(() => OPERATIONS.topics.create.request({ type: 'forum', id }, { subject: 'S', body: 'B' })).toThrow(
      /^topic target: /,
    );
    expect(() => OPERATIONS.tasks.create.request({ board: id, subject: 'S', body: 'B' })).toThrow(/^board: /);
    expect(() => OPERATIONS.users.addToTeams.request(1, [{ id, role: 'ROLE_TEAM_ADMIN' }])).toThrow(/^teams: /);
  },
);

test('rejects values outside of the fixed lists, and lists the allowed ones', () => {
  const role = "ROLE') or ('" as Role;
  expect(() => OPERATIONS.members.setRole.request(1, role)).toThrow(/^role: .*ROLE_TEAM_MEMBER, ROLE_TEAM_ADMIN/);
  expect(() => OPERATIONS.users.addToTeams.request(1, [{ id: 1, role }])).toThrow(/^role: /);
  expect(() => OPERATIONS.users.list.request({ select: ['id,password' as 'id'] })).toThrow(/^select: .*emailAddress/);
  expect(() => OPERATIONS.members.list.request(team, { expand: 'extras&$top=1' as 'member' })).toThrow(/^expand: /);
  expect(() => OPERATIONS.boards.tasks.request({ type: 'toString' as 'team', id: 1 })).toThrow(/^target type: /);
  expect(() => OPERATIONS.teams.list.request({ top: -1 })).toThrow(/^top: /);
  expect(() => OPERATIONS.teams.list.request({ skip: '1&$top=2' as unknown as number })).toThrow(/^skip: /);
});
