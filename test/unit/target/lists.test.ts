import { expect, test } from 'vitest';
import { sendWithFetch } from '../../../src/service/fetch.ts';
import { DirectoryLists } from '../../../src/target/lists.ts';
import { worldAt } from '../../support/world.ts';

const ACCOUNT = { baseUrl: new URL('https://acme.example.com/'), username: 'ada', password: 'of nobody' };

/** Reads the members from a list with these join records. */
async function readMembers(...results: readonly object[]) {
  const body = JSON.stringify({ d: { results: results.map((one, id) => ({ id, ...one })), __count: results.length } });
  const send = sendWithFetch(async () => new Response(body, { headers: { 'content-type': 'application/json' } }));
  const runtime = { ...worldAt('2026-03-04T08:30:00Z'), send };
  return DirectoryLists.of(ACCOUNT, runtime, runtime.budget).members({ type: 'team', id: 1 });
}

test('a member is its user, with the address in lowercase and without texts that are no names', async () => {
  const user = { id: 7, username: ' ada ', emailAddress: 'Ada@Harbor.example', type: 'member' };
  const long = { id: 8, username: 'x'.repeat(301), type: 'member' };
  expect(await readMembers({ member: user }, { member: long }, {})).toEqual([
    { id: 7, username: 'ada', email: 'ada@harbor.example', isAdmin: false, isBot: false },
    { id: 8, isAdmin: false, isBot: false },
  ]);
});

test('an admin is recognized by the role, or by one of the roles', async () => {
  const [admin, member] = ['ROLE_TEAM_ADMIN', 'ROLE_TEAM_MEMBER'];
  const roles = [{ role: admin }, { roles: [member, admin] }, { role: member, roles: admin }];
  const members = await readMembers(...roles.map((one, id) => ({ ...one, member: { id } })));
  expect(members).toMatchObject([{ isAdmin: true }, { isAdmin: true }, { isAdmin: false }]);
});

test('a bot is recognized by its missing address if others have one', async () => {
  const robot = { member: { id: 1 } };
  const person = { member: { id: 2, emailAddress: 'ada@harbor.example' } };
  expect(await readMembers(robot, person)).toMatchObject([{ isBot: true }, { isBot: false }]);
  expect(await readMembers(robot)).toMatchObject([{ isBot: false }]);
});
