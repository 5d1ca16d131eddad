/** Defines the commands for task boards. */
import type { ServiceClient } from '../../service/client.ts';
import { FIELDS } from '../../service/operations.ts';
import { type CommandGroup, EXIT } from '../command.ts';
import { flag, type Values } from '../flags/flag.ts';
import { id } from '../flags/parsers.ts';
import { JSON_OUTPUT, PLACE, PLACE_NAMES, selectFlag } from '../flags/shared.ts';
import { accountCommand } from '../service/account-command.ts';
import { printRecords } from '../service/listing.ts';
import { findTarget } from '../service/refs.ts';

export const BOARD = {
  board: flag('board', 'id', 'Board by its id, instead of its team or forum.', id),
} as const;

const show = accountCommand({
  name: 'boards show',
  text: 'Show the id of the board of a team or forum.',
  oneOf: PLACE_NAMES,
  flags: { ...PLACE, select: selectFlag(FIELDS.board), ...JSON_OUTPUT },
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
  oneOf: [...PLACE_NAMES, 'board'],
  flags: { ...PLACE, ...BOARD, select: selectFlag(FIELDS.category), ...JSON_OUTPUT },
  examples: [{ text: 'Of a team', line: 'boards categories --team platform' }],
  run: async (context, values) => {
    const { client } = context;
    const { select, json } = values;
    const records = await client.boards.categories(await boardId(client, values), { select });
    const listing = { noun: 'categories', columns: ['id', 'name'], select, json };
    return printRecords(context, { records, complete: true }, listing);
  },
});

export const BOARDS: CommandGroup = {
  name: 'boards',
  text: 'Task boards and their categories.',
  commands: [show, categories],
};

/** Gets the ID of a board, which differs from the ID of its team or forum (api.md, section 4.1, rule 4). */
export async function boardId(client: ServiceClient, values: Values<typeof BOARD & typeof PLACE>): Promise<number> {
  return values.board ?? (await client.boards.show(await findTarget(client, values))).id;
}
