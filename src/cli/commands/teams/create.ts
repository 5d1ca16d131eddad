import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, JsonValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { sayCreated } from '../../service/results.ts';

interface TeamValues extends AccountValues, JsonValues {
  readonly name: string;
  readonly nickname: string | undefined;
  readonly about: string | undefined;
  readonly description: string | undefined;
}

export async function createTeam(context: CommandContext, values: TeamValues): Promise<ExitCode> {
  const { name, nickname, about, description } = values;
  const team = await connect(context, values).teams.create({ name, nickname, about, description });
  return sayCreated(context, values.json, `Created the team ${name}`, team);
}
