import { expect, test } from 'vitest';
import { textsOf } from '../../../src/moving/payload.ts';

test('blocks of Slack are lines; a text beside them is for where they cannot be shown', () => {
  const payload = {
    channel: '#builds',
    text: 'short',
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: 'Title' } },
      { type: 'divider' },
      { type: 'section', text: { type: 'mrkdwn', text: '*a*' }, accessory: { type: 'button', text: { text: 'Go' } } },
      { type: 'section', fields: [{ type: 'mrkdwn', text: 'b' }] },
      {
        type: 'context',
        elements: [
          { type: 'image', image_url: 'x' },
          { type: 'mrkdwn', text: 'c' },
        ],
      },
      { type: 'rich_text', elements: [{ type: 'rich_text_section', elements: [{ type: 'text', text: 'd' }] }] },
      { type: 'actions', elements: [{ type: 'button', text: { text: 'Go' } }] },
    ],
    attachments: [{ color: '#fff', title: 'e', title_link: 'https://e.example', fields: [{ title: 'f', value: 'g' }] }],
  };
  expect(textsOf('payload', payload)).toEqual({
    text: '**Title**\n*a*\nb\nc\nd\n**[e](https://e.example)**\n**f**: g',
    target: '#builds',
    lost: ['buttons', 'pictures', 'colours'],
  });
});

test('an embed of Discord stands below the content', () => {
  const embed = {
    title: 'T',
    url: 'https://t.example',
    description: 'D',
    footer: { text: 'F' },
    fields: [{ name: 'n', value: 'v' }],
  };
  const payload = { content: 'C', username: 'Bot', avatar_url: 'https://a.example', embeds: [embed] };
  expect(textsOf('payload', payload)).toEqual({
    text: 'C\n**[T](https://t.example)**\nD\n**n**: v',
    sender: 'Bot',
    avatar: 'https://a.example',
    lost: ['footers'],
  });
});

test('cards of Teams, old and new', () => {
  const old = {
    '@type': 'MessageCard',
    summary: 'S',
    title: 'T',
    sections: [{ activityTitle: 'A', facts: [{ name: 'n', value: 'v' }] }],
  };
  expect(textsOf('payload', old).text).toBe('**T**\n**A**\n**n**: v');
  const body = [
    { type: 'TextBlock', text: 'B' },
    { type: 'FactSet', facts: [{ title: 't', value: 'v' }] },
  ];
  const card = { type: 'message', attachments: [{ content: { type: 'AdaptiveCard', body } }] };
  expect(textsOf('payload', card).text).toBe('B\n**t**: v');
});

test.each([[null], [7], ['text'], [[]], [{}], [{ ref: 'main' }], [{ text: ' ' }]])('%j says nothing', (payload) => {
  expect(textsOf('payload', payload).text).toBe('');
});

test('what is nested without an end is cut', () => {
  const blocks: unknown[] = [];
  blocks.push({ text: 'a', blocks });
  expect(textsOf('payload', { blocks }).text.split('\n').length).toBeLessThan(50);
});
