import type { Category } from '../../../service/records.ts';
import type { CategoryField } from '../../../service/resources/boards.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, PlaceValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printRecords } from '../../service/listing.ts';
import { findTarget } from '../../service/lookup.ts';
import type { Column } from '../../terminal/table.ts';

interface CategoryValues extends AccountValues, JsonValues, PlaceValues {
  readonly board: number | undefined;
  readonly select: readonly CategoryField[] | undefined;
}

const COLUMNS: readonly Column<Category>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'NAME', of: ({ name = '' }) => name },
];

export async function listCategories(context: CommandContext, values: CategoryValues): Promise<ExitCode> {
  const { select, json } = values;
  const client = connect(context, values);
  const board = values.board ?? (await client.boards.show(await findTarget(client, values))).id;
  const records = await client.boards.categories(board, { select });
  return printRecords(context, { records, complete: true }, { noun: 'categories', columns: COLUMNS, select, json });
}
