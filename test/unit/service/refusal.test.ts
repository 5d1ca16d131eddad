import { expect, test } from 'vitest';
import { refusal, restHint, webhookHint } from '../../../src/service/refusal.ts';
import { postChatMessage } from '../../../src/service/requests/content.ts';
import { listMembers } from '../../../src/service/requests/members.ts';
import { boardTasks, showBoard } from '../../../src/service/requests/tasks.ts';
import { deactivateUser, inviteUser } from '../../../src/service/requests/users.ts';
import { Redactor } from '../../../src/settings/redactor.ts';

const team = { type: 'team', id: 5 } as const;
const chat = postChatMessage(team, { body: 'hi' });

test('the error says what was tried, the status and the service’s words without secrets', () => {
  const body = '{"error":{"details":[{"message":"not you, hunter2"}]}}';
  const error = refusal(
    chat,
    { type: 'answer', status: 403, headers: {}, body, complete: true },
    new Redactor(['hunter2']),
  );
  expect(error).toMatchObject({ code: 'response', status: 403 });
  expect(error.message).toBe('chat.post: the service answered 403 (forbidden): not you, ***');
  expect(error.hint).toMatch(/must be a member/);
});

test('401 asks for the credentials', () => {
  expect(restHint(chat, 401)).toMatch(/user name and the password/);
});

test('403 needs an administrator where the API says so, else a member', () => {
  const invitation = { email: 'a@b.example', type: 'member', teams: [] } as const;
  expect(restHint(inviteUser(invitation), 403)).toMatch(/administrator's credentials/);
  expect(restHint(deactivateUser(1), 403)).toMatch(/administrator's credentials/);
  expect(restHint(listMembers(team), 403)).toMatch(/member of the team or forum, administrators too/);
});

test('404 of a board means that tasks were never set up', () => {
  expect(restHint(showBoard(team), 404)).toMatch(/Tasks were never set up/);
  expect(restHint(boardTasks(team), 404)).toMatch(/Tasks were never set up/);
  expect(restHint(chat, 404)).toMatch(/Check the id/);
});

test.each([
  ['a'.repeat(3901), /3901 characters and 3901 bytes, safe are 3900 characters and 8180 bytes/],
  ['😀'.repeat(2100), /2100 characters and 8400 bytes/],
])('400 with a long body says the figures', (body, figures) => {
  expect(restHint(postChatMessage(team, { body }), 400)).toMatch(figures);
  expect(webhookHint(body, 400)).toMatch(figures);
});

test('400 with a short body does not blame its length', () => {
  expect(restHint(chat, 400)).toBe('');
  expect(restHint(deactivateUser(1), 400)).toBe('');
  expect(webhookHint('hi', 400)).toMatch(/kind of the webhook/);
});

test('statuses of which nobody knows whether it was done say so, for POSTs only', () => {
  for (const status of [408, 500, 502, 503]) {
    expect(restHint(chat, status)).toMatch(/may have been carried out/);
    expect(webhookHint('hi', status)).toMatch(/may have been carried out/);
    expect(restHint(boardTasks(team), status)).toBe('');
  }
  expect(restHint(chat, 302)).toMatch(/Redirects are not followed/);
  expect(restHint(chat, 429)).toMatch(/try again later/);
  expect(webhookHint('hi', 404)).toMatch(/Check the URL of the webhook/);
});
