import type { UserType } from '../../../service/vocabulary.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues } from '../../flags/account.ts';
import type { Membership } from '../../flags/readers.ts';
import { connect } from '../../service/connect.ts';
import { teamRoles } from '../../service/lookup.ts';
import { sayCreated } from '../../service/results.ts';

interface InviteValues extends AccountValues, JsonValues {
  readonly email: string;
  readonly type: UserType;
  readonly teams: readonly Membership[] | undefined;
  readonly forums: readonly Membership[] | undefined;
  readonly profileUsername: string | undefined;
  readonly profileName: string | undefined;
}

export async function inviteUser(context: CommandContext, values: InviteValues): Promise<ExitCode> {
  const { email, type, teams = [], forums = [], profileUsername: username, profileName: displayName } = values;
  const client = connect(context, values);
  const joined = await teamRoles(client, { teams, forums });
  const user = await client.users.invite({ email, type, teams: joined, username, displayName });
  return sayCreated(context, values.json, `Invited ${email}, or added who has this address already`, user);
}
