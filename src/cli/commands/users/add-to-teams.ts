import type { Context, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues } from '../../flags/account.ts';
import type { Joining, Ref } from '../../flags/readers.ts';
import { connect } from '../../service/connect.ts';
import { teamRoles, userOf, userWords } from '../../service/lookup.ts';
import { sayDone } from '../../service/results.ts';

interface AddValues extends AccountValues, JsonValues {
  readonly user: Ref;
  readonly teams: readonly Joining[] | undefined;
  readonly forums: readonly Joining[] | undefined;
}

export async function addUserToTeams(context: Context, values: AddValues): Promise<ExitCode> {
  const { teams = [], forums = [] } = values;
  const client = connect(context, values);
  const user = await userOf(client, values.user);
  const joined = await teamRoles(client, { teams, forums });
  await client.users.addToTeams(user.id, joined);
  const places = joined.length === 1 ? '1 place' : `${joined.length} places`;
  return sayDone(context, values.json, `Added ${userWords(user)} to ${places}`);
}
