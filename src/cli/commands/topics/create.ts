import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues, PlaceValues, SenderValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { findTarget } from '../../service/lookup.ts';
import { sayCreated } from '../../service/results.ts';

interface TopicValues extends AccountValues, JsonValues, PlaceValues, SenderValues {
  readonly subject: string;
  readonly body: string;
}

export async function createTopic(context: CommandContext, values: TopicValues): Promise<ExitCode> {
  const { subject, body, senderName: displayName, senderAvatar: avatar } = values;
  const client = connect(context, values);
  const target = await findTarget(client, values);
  const topic = await client.topics.create(target, { subject, body, sender: { displayName, avatar } });
  return sayCreated(context, values.json, `Created the topic in ${target.type} ${target.id}`, topic);
}
