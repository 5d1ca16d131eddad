import type { Command } from '../command.ts';
import { oneOf, required } from '../flags/flag.ts';
import { CONTENT, JSON_OUTPUT, PAGE, SENDER, senderFrom, switchFlag, TARGET } from '../flags/shared.ts';
import { accountCommand, printRecords, printResult } from '../service/account-command.ts';
import { findTarget } from '../service/refs.ts';

const COLUMNS = ['id', 'subject', 'body'];

const list = accountCommand({
  name: 'topics list',
  text: 'List the topics of a team or forum.',
  flags: {
    ...oneOf(TARGET),
    archived: switchFlag('archived', 'Archived topics instead of open ones.'),
    ...PAGE,
  },
  examples: [
    { text: 'As a table', line: 'topics list --team platform' },
    { text: 'The newest with its text', line: 'topics list --team platform --top 1 --json' },
  ],
  run: async (context, values) => {
    const { top, skip, archived } = values;
    const target = await findTarget(context.client, values);
    const topics = context.client.topics.list(target, { top, skip, archived });
    return printRecords(context, await topics.all(), { ...values, noun: 'topics', columns: COLUMNS });
  },
});

const create = accountCommand({
  name: 'topics create',
  text: 'Create a topic in a team or forum.',
  flags: {
    ...oneOf(TARGET),
    subject: required(CONTENT.subject),
    body: required(CONTENT.body),
    ...SENDER,
    ...JSON_OUTPUT,
  },
  examples: [
    { text: 'A file', line: 'topics create --forum announcements --subject "Release 2" --body "$(cat notes.md)"' },
  ],
  run: async (context, values) => {
    const { subject, body, json } = values;
    const target = await findTarget(context.client, values);
    const topic = await context.client.topics.create(target, { subject, body, sender: senderFrom(values) });
    return printResult(context, json, `Created the topic in ${target.type} ${target.id}`, topic);
  },
});

export const TOPICS: readonly Command[] = [list, create];
