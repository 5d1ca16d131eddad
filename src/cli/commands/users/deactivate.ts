import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, YesValues } from '../../flags/account.ts';
import type { RecordRef } from '../../flags/readers.ts';
import { connect } from '../../service/connect.ts';
import { userOf, userWords } from '../../service/lookup.ts';
import { sayDone, sayLeft } from '../../service/results.ts';
import { confirmed } from '../../terminal/confirm.ts';

interface DeactivateValues extends AccountValues, JsonValues, YesValues {
  readonly user: RecordRef;
}

export async function deactivateUser(context: CommandContext, values: DeactivateValues): Promise<ExitCode> {
  const client = connect(context, values);
  const user = await userOf(client, values.user);
  const deed = `Deactivate ${userWords(user)}, who can then no longer sign in; this API has no way to undo it`;
  if (!values.yes && !(await confirmed(context.output, deed))) return sayLeft(context);
  await client.users.deactivate(user.id);
  return sayDone(context, values.json, `Deactivated ${userWords(user)}`);
}
