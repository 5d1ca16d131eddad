/** Defines the commands for task boards and their tasks. */

import type { ServiceClient } from '../../service/client.ts';
import { FIELDS, type TaskField } from '../../service/operations.ts';
import type { Task } from '../../service/records.ts';
import type { CompleteList } from '../../service/wire/list.ts';
import { type Reference, reference } from '../../settings/parsers/directory.ts';
import { type Invalid, invalid, type ParseContext, parseEach } from '../../settings/parsers/parser.ts';
import { toSpace } from '../../target/find-by-name.ts';
import { type Command, EXIT } from '../command.ts';
import { flag, oneOf, required, type Values } from '../flags/flag.ts';
import { CONTENT, JSON_OUTPUT, PAGE, SENDER, selectFlag, senderFrom, splitNames, TARGET } from '../flags/shared.ts';
import { accountCommand, printRecords, printResult } from '../service/account-command.ts';
import { createFinder, createRecordFinder, findTarget } from '../service/refs.ts';

/** Parses a numeric ID, for records without a lookup by name. */
function id(text: string, { quoteValue }: ParseContext): number | Invalid {
  const raw = text.trim();
  if (/^[1-9]\d{0,14}$/.test(raw)) return Number(raw);
  return invalid(`not a numeric id: ${quoteValue(raw)}`, 'Write the number that a list shows');
}

const BOARD = {
  board: flag('board', 'id', 'Board by its id, instead of its team or forum.', id),
} as const;

const show = accountCommand({
  name: 'boards show',
  text: 'Show the id of the board of a team or forum.',
  flags: { ...oneOf(TARGET), select: selectFlag(FIELDS.board), ...JSON_OUTPUT },
  examples: [{ text: 'Of a team', line: 'boards show --team platform' }],
  run: async (context, values) => {
    const { client, output } = context;
    const { select, json } = values;
    const board = await client.boards.show(await findTarget(client, values), { select });
    if (!json) {
      return printRecords(context, { records: [board], complete: true }, { noun: 'boards', columns: ['id'], select });
    }
    output.json(board);
    return EXIT.done;
  },
});

const categories = accountCommand({
  name: 'boards categories',
  text: 'List the categories of a board.',
  flags: { ...oneOf({ ...TARGET, ...BOARD }), select: selectFlag(FIELDS.category), ...JSON_OUTPUT },
  examples: [{ text: 'Of a team', line: 'boards categories --team platform' }],
  run: async (context, values) => {
    const { client } = context;
    const { select, json } = values;
    const records = await client.boards.categories(await findBoardId(client, values), { select });
    const listing = { noun: 'categories', columns: ['id', 'name'], select, json };
    return printRecords(context, { records, complete: true }, listing);
  },
});

const COLUMNS = ['id', 'short', 'subject', 'category/name', 'dueDate', 'completeDate'];

const LIST_FLAGS = {
  ...oneOf({ ...TARGET, category: flag('category', 'id', 'One category by its id.', id) }),
  ...PAGE,
  select: selectFlag(FIELDS.task),
} as const;

const list = accountCommand({
  name: 'tasks list',
  text: 'List the tasks of a board, or of one category.',
  flags: LIST_FLAGS,
  examples: [
    { text: 'The whole board of a team', line: 'tasks list --team platform' },
    { text: 'One category', line: 'tasks list --category 1037 --count' },
  ],
  run: async (context, values) => {
    const complete = await readTasks(context.client, values);
    return printRecords(context, complete, { ...values, noun: 'tasks', columns: COLUMNS });
  },
});

const create = accountCommand({
  name: 'tasks create',
  text: 'Create a task on the board of a team or forum.',
  flags: {
    ...oneOf({ ...TARGET, ...BOARD }),
    subject: required(CONTENT.subject),
    body: CONTENT.body,
    category: flag('category', 'category', 'Category of the board: id or name. Not given: Uncategorized.', reference),
    assignees: flag(
      'assignees',
      'users',
      'Who is to do it: ids, usernames or e-mail addresses, with commas between them.',
      (text, context) => parseEach(splitNames(text), (part) => reference(part, context)),
    ),
    ...SENDER,
    ...JSON_OUTPUT,
  },
  examples: [
    { text: 'For two people', line: 'tasks create --team platform --subject "Renew it" --assignees chloe,dmitri' },
  ],
  run: async (context, values) => {
    const { client } = context;
    const { subject, body = '' } = values;
    const board = await findBoardId(client, values);
    const category = values.category === undefined ? undefined : await findCategoryId(client, board, values.category);
    const userOf = await createFinder(client, 'user', values.assignees ?? []);
    const assignees = values.assignees?.map((one) => userOf(one).id);
    const sender = senderFrom(values);
    const task = await client.tasks.create({ board, subject, body, category, assignees, sender });
    return printResult(context, values.json, `Created the task on board ${board}`, task);
  },
});

export const TASKS: readonly Command[] = [list, create, show, categories];

async function findCategoryId(client: ServiceClient, board: number, category: Reference): Promise<number> {
  const read = async () => (await client.boards.categories(board)).map(toSpace);
  const find = await createRecordFinder([category], 'category', read);
  return find(category).id;
}

async function readTasks(client: ServiceClient, values: Values<typeof LIST_FLAGS>): Promise<CompleteList<Task>> {
  const { category, top, skip = 0, select } = values;
  if (category !== undefined) return client.tasks.list(category, { top, skip, select }).all();
  // The API returns a complete board, so select the page here.
  const all = await client.boards.tasks(await findTarget(client, values));
  const part = all.slice(skip, top === undefined ? undefined : skip + top);
  const records = select === undefined ? part : part.map((task) => selectFields(task, select));
  return { records, complete: true, count: all.length };
}

function selectFields(task: Task, select: readonly TaskField[]): Task {
  return { id: task.id, ...Object.fromEntries(select.map((name) => [name, task[name]])) };
}

/** Gets the ID of a board, which differs from the ID of its team or forum (api.md, section 4.1, rule 4). */
async function findBoardId(client: ServiceClient, values: Values<typeof BOARD & typeof TARGET>): Promise<number> {
  return values.board ?? (await client.boards.show(await findTarget(client, values))).id;
}
