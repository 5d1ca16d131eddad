import type { Caller } from '../caller.ts';
import type { TaskField } from '../fields.ts';
import { decodeTask } from '../record-decoders.ts';
import type { Task } from '../records.ts';
import { createTask, type NewTask } from '../requests/content.ts';
import { listTasks } from '../requests/tasks.ts';
import type { List } from '../wire/list.ts';
import type { ListOptions } from '../wire/query.ts';

/** Tasks (API 4.1 and 4.2). */
export class Tasks {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists the tasks of a category. */
  list(categoryId: number, options: ListOptions<TaskField> = {}): List<Task> {
    return this.#caller.list(decodeTask, options, (page) => listTasks(categoryId, { ...options, ...page }));
  }

  /** Creates a task on a board; undefined when the service took it without saying its id. */
  async create(task: NewTask): Promise<Task | undefined> {
    return this.#caller.create(createTask(task), decodeTask);
  }
}
