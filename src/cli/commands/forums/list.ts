import type { CommandContext, ExitCode } from '../../command.ts';
import { connect } from '../../service/connect.ts';
import { printList } from '../../service/listing.ts';
import { TEAM_COLUMNS, type TeamListValues } from '../teams/list.ts';

export async function listForums(context: CommandContext, values: TeamListValues): Promise<ExitCode> {
  const list = connect(context, values).forums.list({ ...values, count: undefined });
  return printList(context, list, { ...values, noun: 'forums', columns: TEAM_COLUMNS });
}
