/** Defines the commands for tasks. */

import type { ServiceClient } from '../../service/client.ts';
import { FIELDS, type TaskField } from '../../service/operations.ts';
import type { Task } from '../../service/records.ts';
import type { CompleteList } from '../../service/wire/list.ts';
import { type Reference, reference } from '../../settings/parsers/directory.ts';
import { toSpace } from '../../target/record-summary.ts';
import type { CommandGroup } from '../command.ts';
import { flag, required, type Values } from '../flags/flag.ts';
import { id, refs } from '../flags/parsers.ts';
import {
  BODY,
  JSON_OUTPUT,
  PAGE,
  PLACE,
  PLACE_NAMES,
  SENDER,
  SUBJECT,
  selectFlag,
  senderFrom,
} from '../flags/shared.ts';
import { accountCommand, printCreated } from '../service/account-command.ts';
import { printRecords } from '../service/listing.ts';
import { findTarget, recordFinder, userFinder } from '../service/refs.ts';
import { BOARD, boardId } from './boards.ts';

const COLUMNS = ['id', 'short', 'subject', 'category/name', 'dueDate', 'completeDate'];

const LIST_FLAGS = {
  ...PLACE,
  category: flag('category', 'id', 'One category by its id.', id),
  ...PAGE,
  select: selectFlag(FIELDS.task),
} as const;

const list = accountCommand({
  name: 'tasks list',
  text: 'List the tasks of a board, or of one category.',
  oneOf: [...PLACE_NAMES, 'category'],
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
  oneOf: [...PLACE_NAMES, 'board'],
  flags: {
    ...PLACE,
    ...BOARD,
    subject: required(SUBJECT),
    body: BODY,
    category: flag('category', 'category', 'Category of the board: id or name. Not given: Uncategorized.', reference),
    assignees: flag(
      'assignees',
      'users',
      'Who is to do it: ids, usernames or e-mail addresses, with commas between them.',
      refs,
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
    const board = await boardId(client, values);
    const category = values.category === undefined ? undefined : await categoryId(client, board, values.category);
    const userOf = await userFinder(client, values.assignees ?? []);
    const assignees = values.assignees?.map((one) => userOf(one).id);
    const sender = senderFrom(values);
    const task = await client.tasks.create({ board, subject, body, category, assignees, sender });
    return printCreated(context, values.json, `Created the task on board ${board}`, task);
  },
});

export const TASKS: CommandGroup = { name: 'tasks', text: 'List and create tasks.', commands: [list, create] };

async function categoryId(client: ServiceClient, board: number, category: Reference): Promise<number> {
  const read = async () => (await client.boards.categories(board)).map(toSpace);
  const find = await recordFinder([category], 'category', read);
  return find(category).id;
}

async function readTasks(client: ServiceClient, values: Values<typeof LIST_FLAGS>): Promise<CompleteList<Task>> {
  const { category, top, skip = 0, select } = values;
  if (category !== undefined) return client.tasks.list(category, { top, skip, select }).all();
  // The API returns a complete board, so select the page here.
  const all = await client.boards.tasks(await findTarget(client, values));
  const part = all.slice(skip, top === undefined ? undefined : skip + top);
  const records = select === undefined ? part : part.map((task) => only(task, select));
  return { records, complete: true, count: all.length };
}

function only(task: Task, select: readonly TaskField[]): Task {
  return { id: task.id, ...Object.fromEntries(select.map((name) => [name, task[name]])) };
}
