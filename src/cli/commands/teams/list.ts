import type { Team } from '../../../service/records.ts';
import type { TeamField } from '../../../service/resources/teams.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, PageValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printList } from '../../service/listing.ts';
import type { Column } from '../../terminal/table.ts';

export interface TeamListValues extends AccountValues, PageValues {
  readonly select: readonly TeamField[] | undefined;
}

/** Of teams, and of forums. */
export const TEAM_COLUMNS: readonly Column<Team>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'NICKNAME', of: ({ nickname = '' }) => nickname },
  { title: 'NAME', of: ({ name = '' }) => name },
  { title: 'ABOUT', of: ({ about, description = '' }) => about || description },
];

export async function listTeams(context: CommandContext, values: TeamListValues): Promise<ExitCode> {
  const list = connect(context, values).teams.list({ ...values, count: undefined });
  return printList(context, list, { ...values, noun: 'teams', columns: TEAM_COLUMNS });
}
