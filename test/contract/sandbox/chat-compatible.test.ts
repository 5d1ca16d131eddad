import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { callWebhook, PASSWORD, send, webhookUrl } from './request.ts';

/** Payloads as the third-party format's own documentation and its users' tools write them. */

let sandbox: Sandbox;
let url: string;
beforeAll(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
  url = webhookUrl(sandbox, 'message', 'chat-compatible');
});
afterAll(() => sandbox.close());

const posted = () => sandbox.chat('announcements').at(-1)?.body;

test.each([
  ['<https://a.example/_x_/*y*|the _page_>', '[the _page_](https://a.example/_x_/*y*)'],
  ['<https://a.example/x_(y)|a]b>', '[a\\]b](https://a.example/x_%28y%29)'],
  ['*<https://a.example|#12>* _by_ <@U024BE7LH>', '**[#12](https://a.example)** *by* @U024BE7LH'],
  ['<@U1|ben> in <#C024BE7LR|general>, <!subteam^S1|@ops>', '@ben in #general, @ops'],
  ['<!here|here> <!everyone> <!date^1392734382^{date}|yesterday>', '@here @team yesterday'],
  ['*_both_* and _*both*_', '***both*** and ***both***'],
  ['<foo> 1 < 2', '<foo> 1 < 2'],
  ['2 * 3 * 4, snake_case_name, a~b~c', '2 * 3 * 4, snake_case_name, a~b~c'],
  ['`*code* &amp; _x_`', '`*code* & _x_`'],
  [':tada: done', ':tada: done'],
  ['&lt;!here&gt;', '<!here>'],
  ['\uE0000\uE001', '0'],
])('text %j becomes %j', async (text, body) => {
  expect((await callWebhook(url, { text })).status).toBe(200);
  expect(posted()).toBe(body);
});

test('shows emphasis characters without mrkdwn', async () => {
  await callWebhook(url, { text: '*a* _b_ <https://a.example|c>', mrkdwn: false });
  expect(posted()).toBe('\\*a\\* \\_b\\_ [c](https://a.example)');
});

test('shows the text or fallback of attachments, and uses their sender', async () => {
  const attachments = [{ fallback: 'f', color: '#36a64f', text: '*Body*' }, { fallback: 'only this' }];
  const payload = { text: 'Build 7', attachments, username: 'Legacy', icon_url: 'https://example.com/i.png' };
  expect((await callWebhook(url, payload)).status).toBe(200);
  expect(sandbox.chat('announcements').at(-1)).toMatchObject({
    body: 'Build 7\n\n**Body**\n\nonly this',
    sender: { displayName: 'Legacy', avatar: 'https://example.com/i.png' },
  });
});

test('rejects a payload without text', async () => {
  for (const payload of [{}, { attachments: [{}] }, { blocks: [{ type: 'divider' }] }]) {
    expect((await callWebhook(url, payload)).status).toBe(400);
  }
  expect((await callWebhook(url, { text: 'x', username: 'x'.repeat(9000) })).status).toBe(400);
});

test.each([
  ['application/x-www-form-urlencoded', '{"text":"bare JSON"}', 'bare JSON'],
  ['application/x-www-form-urlencoded', 'payload=%7B%22text%22%3A%22in+a+form%22%7D', 'in a form'],
  ['text/plain;charset=UTF-8', '{"text":"as text"}', 'as text'],
])('JSON that comes as %s is taken', async (type, body, displayed) => {
  expect((await send(url, { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(200);
  expect(posted()).toBe(displayed);
});
