import { defined } from '../../../defined.ts';
import type { ServiceClient } from '../../../service/client.ts';
import type { Task } from '../../../service/records.ts';
import type { TaskField } from '../../../service/resources/tasks.ts';
import type { WholeList } from '../../../service/wire/list.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, PageValues, PlaceValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printRecords, readWhole } from '../../service/listing.ts';
import { findTarget } from '../../service/lookup.ts';
import type { Column } from '../../terminal/table.ts';

interface TaskListValues extends AccountValues, PageValues, PlaceValues {
  readonly category: number | undefined;
  readonly select: readonly TaskField[] | undefined;
}

const COLUMNS: readonly Column<Task>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'TASK', of: ({ short = '' }) => short },
  { title: 'SUBJECT', of: ({ subject = '' }) => subject },
  { title: 'CATEGORY', of: ({ category }) => category?.name ?? '' },
  { title: 'DUE', of: ({ dueDate = '' }) => dueDate.slice(0, 10) },
  { title: 'DONE', of: ({ completeDate = '' }) => completeDate.slice(0, 10) },
];

export async function listTasks(context: CommandContext, values: TaskListValues): Promise<ExitCode> {
  const whole = await readTasks(connect(context, values), values);
  return printRecords(context, whole, { ...values, noun: 'tasks', columns: COLUMNS });
}

async function readTasks(client: ServiceClient, values: TaskListValues): Promise<WholeList<Task>> {
  const { category, top, skip = 0, select } = values;
  if (category !== undefined) return readWhole(client.tasks.list(category, { top, skip, select }), 'tasks');
  // The API gives a board as a whole, so its part is taken here.
  const all = await client.boards.tasks(await findTarget(client, values));
  const part = all.slice(skip, top === undefined ? undefined : skip + top);
  const records = select === undefined ? part : part.map((task) => only(task, select));
  return { records, complete: true, count: all.length };
}

function only(task: Task, select: readonly TaskField[]): Task {
  return defined<Task>({ id: task.id, ...Object.fromEntries(select.map((name) => [name, task[name]])) });
}
