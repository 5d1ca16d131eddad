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
  [':tada: done', ':tada: done'],
  ['&lt;!here&gt;', '<!here>'],
  ['\uE0000\uE001', '0'],
])('text %j becomes %j', async (text, body) => {
  expect((await callWebhook(url, { text })).status).toBe(200);
  expect(posted()).toBe(body);
});

test('without mrkdwn the signs of emphasis are shown', async () => {
  await callWebhook(url, { text: '*a* _b_ <https://a.example|c>', mrkdwn: false });
  expect(posted()).toBe('\\*a\\* \\_b\\_ [c](https://a.example)');
});

test('an attachment shows author, title, text, fields, picture and footer', async () => {
  const attachment = {
    ...{ fallback: 'f', color: '#36a64f', pretext: 'Pre', author_name: 'Bobby', author_link: 'https://a.example/b' },
    ...{
      title: 'T',
      title_link: 'https://a.example/t',
      text: 'Body',
      footer: 'API',
      ts: 123456789,
      mrkdwn_in: ['text'],
    },
    ...{ image_url: 'https://a.example/i.png', fields: [{ title: 'Priority', value: 'High' }, { value: 'alone' }] },
  };
  expect((await callWebhook(url, { attachments: [attachment] })).status).toBe(200);
  expect(posted()).toBe(
    [
      '[Bobby](https://a.example/b)',
      'Pre',
      '**[T](https://a.example/t)**',
      'Body',
      '**Priority**: High',
      'alone',
      '[image](https://a.example/i.png)',
      '*API*',
    ].join('\n'),
  );
});

const text = (words: string, type = 'mrkdwn') => ({ type, text: words });

test('blocks alone are shown, in attachments too', async () => {
  const button = { type: 'button', text: text('Open', 'plain_text'), url: 'https://a.example/run' };
  const blocks = [
    { type: 'header', text: text('Build 7', 'plain_text') },
    { type: 'section', text: text('*main* is _red_'), fields: [text('*Job*\nlint')], accessory: button },
    { type: 'divider' },
    { type: 'image', image_url: 'https://a.example/i.png', alt_text: 'graph' },
    {
      type: 'context',
      elements: [text('by <@U1|ben>'), { type: 'image', image_url: 'https://a.example/u', alt_text: 'u' }],
    },
    { type: 'actions', elements: [button, { type: 'button', text: text('No URL', 'plain_text') }] },
  ];
  expect((await callWebhook(url, { blocks })).status).toBe(200);
  expect(posted()).toBe(
    [
      '**Build 7**',
      '**main** is *red*\n**Job**\nlint\n[Open](https://a.example/run)',
      '---',
      '[graph](https://a.example/i.png)',
      'by @ben [u](https://a.example/u)',
      '[Open](https://a.example/run)',
    ].join('\n\n'),
  );
  await callWebhook(url, { attachments: [{ color: 'good', blocks: [blocks[0]], fallback: 'f' }] });
  expect(posted()).toBe('**Build 7**');
  await callWebhook(url, { text: 'what notifications show', blocks: [blocks[0]] });
  expect(posted()).toBe('what notifications show');
});

test('rich text keeps its styles, lists and quotes', async () => {
  const section = (...elements: object[]) => ({ type: 'rich_text_section', elements });
  const span = (words: string, style = {}) => ({ type: 'text', text: words, style });
  const elements = [
    section(span('a & <b> '), span('bold ', { bold: true }), { type: 'emoji', name: 'tada' }),
    { type: 'rich_text_list', style: 'bullet', elements: [section(span('one')), section(span('two'))] },
    { type: 'rich_text_preformatted', elements: [span('x = *1*')] },
    { type: 'rich_text_quote', elements: [span('said')] },
    section(
      { type: 'link', url: 'https://a.example', text: 'l' },
      { type: 'user', user_id: 'U1' },
      { type: 'broadcast', range: 'here' },
    ),
  ];
  expect((await callWebhook(url, { blocks: [{ type: 'rich_text', elements }] })).status).toBe(200);
  expect(posted()).toBe(
    'a & <b> **bold** :tada:\n• one\n• two\n```\nx = *1*\n```\n> said\n[l](https://a.example)@U1@here',
  );
});

test('a hostile nesting of blocks is refused, not followed', async () => {
  const deep = `${'{"type":"rich_text_section","elements":['.repeat(50_000)}${']}'.repeat(50_000)}`;
  const headers = { 'content-type': 'application/json' };
  expect((await send(url, { method: 'POST', headers, body: `{"blocks":[${deep}]}` })).status).toBe(400);
  for (const blocks of [[1, null, 'x'], {}, [[]], [{ type: 7, text: [] }]]) {
    expect((await callWebhook(url, { blocks })).status).toBe(400);
  }
  expect((await callWebhook(url, { text: 'x', username: 'x'.repeat(9000) })).status).toBe(400);
});

test.each([
  ['application/x-www-form-urlencoded', '{"text":"bare JSON"}', 'bare JSON'],
  ['application/x-www-form-urlencoded', 'payload=%7B%22text%22%3A%22in+a+form%22%7D', 'in a form'],
  ['text/plain;charset=UTF-8', '{"text":"as text"}', 'as text'],
])('JSON that comes as %s is taken', async (type, body, shown) => {
  expect((await send(url, { method: 'POST', headers: { 'content-type': type }, body })).status).toBe(200);
  expect(posted()).toBe(shown);
});
