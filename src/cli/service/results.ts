/** What a command that changed something says. */
import type { CommandContext, ExitCode } from '../command.ts';
import { EXIT } from '../command.ts';

/**
 * One line with the id, or the record as JSON.
 *
 * @param record undefined, or without an id, when the service did not say what it made
 */
export function sayCreated(
  { output }: CommandContext,
  json: boolean,
  deed: string,
  record: { readonly id?: unknown } | undefined,
): ExitCode {
  const { id } = record ?? {};
  if (json) output.json(record ?? {});
  else output.print(output.safe(id === undefined ? `${deed}.` : `${deed}: id ${id}.`));
  return EXIT.done;
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
