/** What a command that changed something says. */

import { LOOK_FIRST } from '../../service/status.ts';
import type { CommandContext, ExitCode } from '../command.ts';
import { EXIT } from '../command.ts';

/**
 * One line with the id, or the record as JSON.
 *
 * @param record undefined when the service accepted the request and did not say what it made, which proves nothing;
 *   without an id where its answer need not name it
 */
export function sayCreated(
  { output }: CommandContext,
  json: boolean,
  deed: string,
  record: { readonly id?: unknown } | undefined,
): ExitCode {
  if (record === undefined) return sayUnclear(output, json);
  const { id } = record;
  if (json) output.json(record);
  else output.print(output.safe(id === undefined ? `${deed}.` : `${deed}: id ${id}.`));
  return EXIT.done;
}

function sayUnclear(output: CommandContext['output'], json: boolean): ExitCode {
  if (json) output.json({});
  output.note(`The service took it, but its answer does not say what it created. ${LOOK_FIRST}`);
  return EXIT.unknown;
}

/** One line, or an empty object as JSON. */
export function sayDone({ output }: CommandContext, json: boolean, deed: string): ExitCode {
  if (json) output.json({});
  else output.print(output.safe(`${deed}.`));
  return EXIT.done;
}

/** After a question that was answered with no. */
export function sayLeft({ output }: CommandContext): ExitCode {
  output.note('Nothing was changed.');
  return EXIT.notDone;
}
