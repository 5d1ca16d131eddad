import type { Role } from '../../../service/vocabulary.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import { connect } from '../../service/connect.ts';
import { sayDone } from '../../service/results.ts';
import { findMember, type MemberValues } from './find.ts';

export async function setMemberRole(
  context: CommandContext,
  values: MemberValues & { readonly role: Role },
): Promise<ExitCode> {
  const client = connect(context, values);
  const { id, words, place } = await findMember(client, values);
  await client.members.setRole(id, values.role);
  const role = values.role === 'ROLE_TEAM_ADMIN' ? 'an admin' : 'an ordinary member';
  return sayDone(context, values.json, `Made ${words} ${role} of ${place}`);
}
