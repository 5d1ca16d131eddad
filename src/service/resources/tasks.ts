/** Tasks (API 4.1 and 4.2). */
import { decodeTask } from '../decoders.ts';
import { type Operations, PAGE_OPTIONS, type RequestOf } from '../operation.ts';
import type { Task } from '../records.ts';
import type { Sender } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import type { List } from '../wire/list.ts';
import { checkedId, createSource, idSegment, required } from '../wire/odata.ts';
import { type CallOptions, type ListOptions, listQuery } from '../wire/query.ts';

export const TASK_OPERATIONS = {
  'tasks.create': {
    section: '4.1',
    title: 'Create a task',
    method: 'POST',
    path: '/tasks',
    takes: '`subject`, `body`, `assignees`, `category`, `board`, `createSource`',
    call: 'client.tasks.create({ board, subject, body, category, assignees, sender })',
  },
  'tasks.list': {
    section: '4.2',
    title: 'Tasks in a category',
    method: 'GET',
    path: '/taskCategories(<category_id>)/tasks',
    takes: `${PAGE_OPTIONS}, \`$select\``,
    call: 'client.tasks.list(categoryId, { top, skip, count, select })',
  },
} as const satisfies Operations;

type TaskRequest = RequestOf<typeof TASK_OPERATIONS>;

/** What `select` takes in lists of tasks. */
export const TASK_FIELDS = [
  'id',
  'subject',
  'body',
  'assignees',
  'category',
  'board',
  'modifyDate',
  'createDate',
  'dueDate',
  'completeDate',
  'short',
  'attachmentsCount',
  'commentsCount',
] as const;
export type TaskField = (typeof TASK_FIELDS)[number];

export interface NewTask {
  /** The board's id, which is not the team's: `boards.show` tells it (API 4.1, rule 4). */
  readonly board: number;
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  /** Id of a category of that board. Observed to be optional. */
  readonly category?: number | undefined;
  /** Ids of users. */
  readonly assignees?: readonly number[] | undefined;
  readonly sender?: Sender | undefined;
}

export function listTasks(categoryId: number, options: ListOptions<TaskField> = {}): TaskRequest {
  const path = `/taskCategories(${idSegment('category', categoryId)})/tasks`;
  return { operation: 'tasks.list', method: 'GET', path: path + listQuery(TASK_FIELDS, options) };
}

export function createTask(task: NewTask): TaskRequest {
  const { subject, body, assignees, category, board, sender } = required('task', task, 'Give { board, subject, body }');
  return {
    operation: 'tasks.create',
    method: 'POST',
    path: '/tasks',
    body: {
      subject,
      body,
      assignees: assignees && { results: assignees.map((id) => ({ id: checkedId('assignees', id) })) },
      category: category === undefined ? undefined : { id: checkedId('category', category) },
      board: { id: checkedId('board', board) },
      ...createSource(sender),
    },
  };
}

/** The tasks of categories of a task board; `boards.tasks` gives those of a whole board. */
export class Tasks {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the tasks of a category. API 4.2. */
  list(categoryId: number, options: ListOptions<TaskField> = {}): List<Task> {
    return this.#caller.list(decodeTask, options, (page) => listTasks(categoryId, { ...options, ...page }));
  }

  /** Creates a task on a board; undefined when the service accepted it without telling its id. API 4.1. */
  async create(task: NewTask, call: CallOptions = {}): Promise<Task | undefined> {
    return this.#caller.create(createTask(task), decodeTask, call);
  }
}
