import type { BoardField } from '../../../service/resources/boards.ts';
import { type CommandContext, EXIT, type ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, PlaceValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printRecords } from '../../service/listing.ts';
import { findTarget } from '../../service/lookup.ts';

interface BoardValues extends AccountValues, JsonValues, PlaceValues {
  readonly select: readonly BoardField[] | undefined;
}

export async function showBoard(context: CommandContext, values: BoardValues): Promise<ExitCode> {
  const { select, json } = values;
  const client = connect(context, values);
  const board = await client.boards.show(await findTarget(client, values), { select });
  if (json) {
    context.output.json(board);
    return EXIT.done;
  }
  const columns = [{ title: 'BOARD', of: ({ id }: typeof board) => String(id) }];
  return printRecords(context, { records: [board], complete: true }, { noun: 'boards', columns, select });
}
