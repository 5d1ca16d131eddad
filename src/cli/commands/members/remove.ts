import type { CommandContext, ExitCode } from '../../command.ts';
import type { YesValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { sayDone, sayLeft } from '../../service/results.ts';
import { confirmed } from '../../terminal/confirm.ts';
import { findMember, type MemberValues } from './find.ts';

export async function removeMember(context: CommandContext, values: MemberValues & YesValues): Promise<ExitCode> {
  const client = connect(context, values);
  const { id, words, place } = await findMember(client, values);
  if (!values.yes && !(await confirmed(context.output, `Remove ${words} from ${place}`))) return sayLeft(context);
  await client.members.remove(id);
  return sayDone(context, values.json, `Removed ${words} from ${place}`);
}
