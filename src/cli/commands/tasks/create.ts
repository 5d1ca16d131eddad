import type { ServiceClient } from '../../../service/client.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, PlaceValues, SenderValues } from '../../flags/account.ts';
import type { RecordRef } from '../../flags/readers.ts';
import { connect } from '../../service/connect.ts';
import { categoryId, findTarget, usersOf } from '../../service/lookup.ts';
import { sayCreated } from '../../service/results.ts';

interface TaskValues extends AccountValues, JsonValues, PlaceValues, SenderValues {
  readonly board: number | undefined;
  readonly subject: string;
  readonly body: string | undefined;
  readonly category: RecordRef | undefined;
  readonly assignees: readonly RecordRef[] | undefined;
}

export async function createTask(context: CommandContext, values: TaskValues): Promise<ExitCode> {
  const { subject, body = '', senderName: displayName, senderAvatar: avatar } = values;
  const client = connect(context, values);
  const board = await boardId(client, values);
  const category = values.category && (await categoryId(client, board, values.category));
  const assignees = values.assignees && (await usersOf(client, values.assignees)).map(({ id }) => id);
  const task = await client.tasks.create({
    ...{ board, subject, body, category, assignees },
    sender: { displayName, avatar },
  });
  return sayCreated(context, values.json, `Created the task on board ${board}`, task);
}

/** A task needs the id of the board, which is not the team's (API 4.1, rule 4). */
async function boardId(client: ServiceClient, values: TaskValues): Promise<number> {
  return values.board ?? (await client.boards.show(await findTarget(client, values))).id;
}
