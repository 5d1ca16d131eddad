import { expect, test } from 'vitest';
import { OPERATIONS } from '../../../src/service/operations.ts';
import { suggestForStatus } from '../../../src/service/status.ts';
import { toWebhookCall } from '../../../src/service/wire/http-request.ts';

const team = { type: 'team', id: 5 } as const;
const forum = { type: 'forum', id: 5 } as const;
const url = new URL('https://acme.example/application/webhook/t0ken');
const chat = OPERATIONS.chat.post.request(team, { body: 'hi' });
const webhook = toWebhookCall(url, 'message', { body: 'hi' });

test('403 suggests administrator credentials if the API requires them, else a membership', () => {
  const invitation = { email: 'a@b.example', type: 'member', teams: [] } as const;
  expect(suggestForStatus(OPERATIONS.users.invite.request(invitation), 403)).toMatch(/administrator's credentials/);
  expect(suggestForStatus(OPERATIONS.users.deactivate.request(1), 403)).toMatch(/administrator's credentials/);
  expect(suggestForStatus(OPERATIONS.members.list.request(team), 403)).toMatch(
    /must be a member, even if it is an administrator/,
  );
});

test('404 suggests that the team may be a forum, and the reverse', () => {
  expect(suggestForStatus(chat, 404)).toMatch(/^Check the ID of the team. If it is a forum, use `forum: 5` instead\./);
  const asForum = OPERATIONS.chat.post.request(forum, { body: 'hi' });
  expect(suggestForStatus(asForum, 404)).toMatch(
    /^Check the ID of the forum. If it is a team, use `team: 5` instead\./,
  );
  expect(suggestForStatus(OPERATIONS.users.deactivate.request(1), 404)).toBe(
    'Check the ID and the URL of the service.',
  );
});

test('400 of a task suggests a wrong category only if there is one', () => {
  const task = { subject: 's', body: 'b', board: 7 };
  expect(suggestForStatus(OPERATIONS.tasks.create.request({ ...task, category: 9 }), 400)).toMatch(
    /^Check the category: 9 must be/,
  );
  expect(suggestForStatus(OPERATIONS.tasks.create.request(task), 400)).toMatch(/^Check the request/);
  const long = 'a'.repeat(4000);
  expect(suggestForStatus(OPERATIONS.tasks.create.request({ ...task, body: long, category: 9 }), 400)).toMatch(
    /probably too long/,
  );
});

test('400 of a webhook suggests a wrong kind, then a wrong format, and names the request', () => {
  const content = { subject: 's', body: 'b' };
  for (const [request, requested] of [
    [webhook, /created for a chat message\./],
    [toWebhookCall(url, 'text', 'hi'), /created for a chat message\./],
    [toWebhookCall(url, 'topic', content), /created for a topic\./],
    [toWebhookCall(url, 'task', content), /created for a task\./],
  ] as const) {
    expect(suggestForStatus(request, 400)).toMatch(requested);
    expect(suggestForStatus(request, 400)).toMatch(/kind of the webhook.* that its format is native/);
  }
});

test.each([400, 413])('%d with a long body reports its length and the limit', (status) => {
  for (const [body, figures] of [
    ['a'.repeat(3901), /3901 characters and 3901 bytes, and 3900 characters and 8180 bytes are safe/],
    ['😀'.repeat(2100), /2100 characters and 8400 bytes/],
  ] as const) {
    expect(suggestForStatus(OPERATIONS.chat.post.request(team, { body }), status)).toMatch(figures);
    expect(suggestForStatus(toWebhookCall(url, 'message', { body }), status)).toMatch(figures);
    expect(suggestForStatus(toWebhookCall(url, 'text', body), status)).toMatch(figures);
  }
});

test('400 with a short body does not suggest its length, even if its JSON is long', () => {
  expect(suggestForStatus(chat, 400)).toBe('Check the request, starting with the body. The service rejected it.');
  expect(suggestForStatus(OPERATIONS.users.deactivate.request(1), 400)).toBe('');
  expect(suggestForStatus(webhook, 400)).toMatch(/kind of the webhook/);
  expect(suggestForStatus(toWebhookCall(url, 'text', '{'), 400)).toMatch(/kind of the webhook/);
  expect(suggestForStatus(toWebhookCall(url, 'message', { body: '\n'.repeat(3000) }), 400)).toMatch(
    /kind of the webhook/,
  );
});

test('other statuses get advice if people can act on them', () => {
  for (const called of [chat, webhook]) {
    expect(suggestForStatus(called, 302)).toMatch(/Redirects are not followed/);
    expect(suggestForStatus(called, 413)).toMatch(/Shorten/);
    expect(suggestForStatus(called, 429)).toMatch(/retry later/);
    expect(suggestForStatus(called, 405)).toMatch(/^Check the (address|URL)/);
    expect(suggestForStatus(called, 500)).toBe('');
  }
});
