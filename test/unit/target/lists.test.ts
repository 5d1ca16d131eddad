import { expect, test } from 'vitest';
import { toSpace } from '../../../src/target/find-by-name.ts';
import { removeGuesses, toMember } from '../../../src/target/lists.ts';

const member = (user: object, more = {}) => toMember({ id: 1, member: { id: 7, ...user }, ...more });

test('a member is its user, with the address in lowercase', () => {
  const user = { username: ' ada ', emailAddress: 'Ada@Harbor.example', type: 'member' };
  expect(member(user)).toEqual({ id: 7, username: 'ada', email: 'ada@harbor.example', isAdmin: false, isBot: false });
});

test('an admin is recognized by the role, or by one of the roles', () => {
  expect(member({}, { role: 'ROLE_TEAM_ADMIN' })?.isAdmin).toBe(true);
  expect(member({}, { roles: ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'] })?.isAdmin).toBe(true);
  expect(member({}, { role: 'ROLE_TEAM_MEMBER', roles: 'ROLE_TEAM_ADMIN' })?.isAdmin).toBe(false);
});

test('a bot is recognized by its type, or by its missing address if others have one', () => {
  const existing = [member({ type: 'bot', emailAddress: 'x@y.example' }), member({ type: 'member' })];
  expect(existing.map((one) => one?.isBot)).toEqual([true, false]);
  const [robot, person] = [member({ username: 'ci' }), member({ username: 'ada', emailAddress: 'ada@harbor.example' })];
  if (robot === undefined || person === undefined) throw new Error('both have a user');
  expect(removeGuesses([robot, person]).map(({ isBot }) => isBot)).toEqual([true, false]);
  expect(removeGuesses([robot, robot]).map(({ isBot }) => isBot)).toEqual([false, false]);
});

test("texts that aren't names are dropped, and so is a record without its user", () => {
  expect(toMember({ id: 1 })).toBeUndefined();
  expect(member({ username: 'x'.repeat(301) })?.username).toBeUndefined();
  expect(toSpace({ id: 1, name: ' ', nickname: 'n'.repeat(301) })).toEqual({ id: 1 });
});
