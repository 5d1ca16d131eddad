import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, PlaceValues, SenderValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { findTarget } from '../../service/lookup.ts';
import { sayCreated } from '../../service/results.ts';

interface ChatValues extends AccountValues, JsonValues, PlaceValues, SenderValues {
  readonly body: string;
}

export async function postChatMessage(context: CommandContext, values: ChatValues): Promise<ExitCode> {
  const { body, senderName: displayName, senderAvatar: avatar } = values;
  const client = connect(context, values);
  const target = await findTarget(client, values);
  const message = await client.chat.post(target, { body, sender: { displayName, avatar } });
  return sayCreated(context, values.json, `Posted to the chat of ${target.type} ${target.id}`, message);
}
