/** Commands for topics. */
import type { Topic } from '../../service/records.ts';
import { type CommandGroup, EXIT } from '../command.ts';
import { required } from '../flags/flag.ts';
import {
  BODY,
  JSON_OUTPUT,
  PAGE,
  PLACE,
  PLACE_NAMES,
  SENDER,
  SUBJECT,
  senderFrom,
  switchFlag,
} from '../flags/shared.ts';
import { accountCommand, sayCreated } from '../service/account-command.ts';
import { printRecords } from '../service/listing.ts';
import { findTarget } from '../service/refs.ts';
import { messageLines } from '../terminal/message.ts';
import type { Output } from '../terminal/output.ts';
import type { Column } from '../terminal/table.ts';

const COLUMNS: readonly Column<Topic>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'SUBJECT', of: ({ subject = '' }) => subject },
  { title: 'TEXT', of: ({ body = '' }) => body.slice(0, 500) },
];

const list = accountCommand({
  name: 'topics list',
  text: 'List the topics of a team or forum.',
  operations: ['topics.list'],
  oneOf: PLACE_NAMES,
  flags: {
    ...PLACE,
    full: switchFlag('full', 'Show each topic with its whole text instead of a table.'),
    archived: switchFlag('archived', 'Archived topics instead of open ones.'),
    ...PAGE,
  },
  examples: [
    { text: 'As a table', line: 'workroom-notify topics list --team platform' },
    { text: 'The newest with its text', line: 'workroom-notify topics list --team platform --top 1 --full' },
  ],
  run: async (context, values) => {
    const { client, output } = context;
    const { top, skip, archived, full, json } = values;
    const target = await findTarget(client, values);
    const whole = await client.topics.list(target, { top, skip, archived }).all();
    if (!full || json || whole.records.length === 0) {
      return printRecords(context, whole, { ...values, noun: 'topics', columns: COLUMNS });
    }
    printArticles(output, whole.records);
    return EXIT.done;
  },
});

const create = accountCommand({
  name: 'topics create',
  text: 'Create a topic in a team or forum.',
  operations: ['topics.create'],
  oneOf: PLACE_NAMES,
  flags: { ...PLACE, subject: required(SUBJECT), body: required(BODY), ...SENDER, ...JSON_OUTPUT },
  examples: [
    {
      text: 'Release notes from a file',
      line: 'workroom-notify topics create --forum announcements --subject "Release 2.1" --body-file notes.md',
    },
  ],
  run: async (context, values) => {
    const { subject, body, json } = values;
    const target = await findTarget(context.client, values);
    const topic = await context.client.topics.create(target, { subject, body, sender: senderFrom(values) });
    return sayCreated(context, json, `Created the topic in ${target.type} ${target.id}`, topic);
  },
});

export const TOPICS: CommandGroup = {
  name: 'topics',
  text: 'List and create topics.',
  commands: [list, create],
};

/** Each topic with its subject, id and whole text, indented so that its lines are not taken for ours. */
function printArticles(output: Output, topics: readonly Topic[]): void {
  for (const [index, { id, subject = '', body = '' }] of topics.entries()) {
    if (index > 0) output.print('');
    output.print(`${output.style('bold', output.safe(subject))} (topic ${id})`);
    for (const line of messageLines(body, output)) output.print(line === '' ? '' : `  ${line}`);
  }
}
