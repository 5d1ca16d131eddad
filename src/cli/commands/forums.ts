/** Commands for forums. */
import { TEAM_FIELDS } from '../../service/resources/teams.ts';
import type { CommandGroup } from '../command.ts';
import { PAGE, selectFlag } from '../flags/shared.ts';
import { accountCommand } from '../service/account-command.ts';
import { printList } from '../service/listing.ts';
import { TEAM_COLUMNS } from './teams.ts';

const list = accountCommand({
  name: 'forums list',
  text: 'List the forums.',
  operations: ['forums.list'],
  flags: { ...PAGE, select: selectFlag(TEAM_FIELDS) },
  examples: [{ text: 'All of them', line: 'workroom-notify forums list' }],
  run: async (context, values) => {
    const { top, skip, select } = values;
    const forums = context.client.forums.list({ top, skip, select });
    return printList(context, forums, { ...values, noun: 'forums', columns: TEAM_COLUMNS });
  },
});

export const FORUMS: CommandGroup = { name: 'forums', text: 'List forums.', commands: [list] };
