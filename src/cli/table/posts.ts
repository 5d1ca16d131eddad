/** Commands that post to chats and webhooks. */

import { CONTENT_KINDS, WEBHOOK_FORMATS } from '../../settings/option.ts';
import { day } from '../../settings/readers/days.ts';
import { type Command, command } from '../command.ts';
import { fromOption, required } from '../flags/flag.ts';
import { payload } from '../flags/readers.ts';
import {
  ACCOUNT,
  BODY,
  choiceFlag,
  JSON_OUTPUT,
  PLACE,
  PLACE_NAMES,
  SENDER,
  SUBJECT,
  switchFlag,
} from '../flags/shared.ts';

export const POSTS: readonly Command[] = [
  command({
    name: 'chat post',
    text: 'Post a message to the chat of a team or forum.',
    operations: ['chat.post'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, body: required(BODY), ...SENDER, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      { text: 'A line', line: 'workroom-notify chat post --team platform --body "Deployed **v1.2.3**"' },
      {
        text: 'What another program printed',
        line: 'workroom-notify chat post --team platform --body-file - < notes.md',
      },
    ],
    load: async () => (await import('../commands/chat/post.ts')).postChatMessage,
  }),
  command({
    name: 'webhook post',
    text: 'Post to an incoming webhook, once, with words of your own.',
    more: 'Its kind and format were fixed when it was made: say the same here. `--json` is for webhooks of a custom or chat-compatible format.',
    webhookCalls: ['text', 'message', 'topic', 'task', 'json'],
    flags: {
      webhookUrl: required(fromOption('webhook-url')),
      kind: choiceFlag(
        'kind',
        CONTENT_KINDS,
        'What the webhook was made for: `message`, `topic` or `task`.',
        'message',
      ),
      format: choiceFlag(
        'format',
        WEBHOOK_FORMATS,
        'How a message goes: `json`, or `text` for the bare text as `text/plain`.',
        'json',
      ),
      subject: SUBJECT,
      body: BODY,
      dueDate: {
        name: 'due-date',
        value: 'day',
        text: 'Day a task is due: `YYYY-MM-DD`, `today`, `+3d` or `+2w`, counted in UTC.',
        read: day(),
      },
      completeDate: {
        name: 'complete-date',
        value: 'day',
        text: 'Day a task was completed: creates it already done.',
        read: day(),
      },
      ephemeral: switchFlag('ephemeral', 'Show a message to those online, but keep it out of the history.'),
      ...SENDER,
      json: {
        name: 'json',
        value: 'file',
        path: true,
        text: 'File with any JSON, sent as it is, in the place of all the above; `-` for standard input.',
        read: payload(),
      },
      timeout: { ...fromOption('timeout'), value: 'seconds', text: 'Seconds for the call.' },
    },
    examples: [
      { text: 'A message', line: 'workroom-notify webhook post --body "Deployed **v1.2.3**"' },
      { text: 'Bare text', line: 'workroom-notify webhook post --format text --body-file notes.md' },
      {
        text: 'A webhook of a custom format, whose URL is in a file',
        line: 'workroom-notify webhook post --webhook-url-file custom.txt --json alert.json',
      },
    ],
    load: async () => (await import('../commands/webhook/post.ts')).postToWebhook,
  }),
];
