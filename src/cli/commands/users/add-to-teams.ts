import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues } from '../../flags/account.ts';
import type { Membership, RecordRef } from '../../flags/readers.ts';
import { connect } from '../../service/connect.ts';
import { teamRoles, userOf, userWords } from '../../service/lookup.ts';
import { sayDone } from '../../service/results.ts';

interface AddValues extends AccountValues, JsonValues {
  readonly user: RecordRef;
  readonly teams: readonly Membership[] | undefined;
  readonly forums: readonly Membership[] | undefined;
}

export async function addUserToTeams(context: CommandContext, values: AddValues): Promise<ExitCode> {
  const { teams = [], forums = [] } = values;
  const client = connect(context, values);
  const user = await userOf(client, values.user);
  const joined = await teamRoles(client, { teams, forums });
  await client.users.addToTeams(user.id, joined);
  const places = joined.length === 1 ? '1 place' : `${joined.length} places`;
  return sayDone(context, values.json, `Added ${userWords(user)} to ${places}`);
}
