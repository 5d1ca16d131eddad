/** Explains inputs and variables that match no option. Loaded only if there are any. */
import type { Environment } from '../platform.ts';
import { misspelledVariables, optionsFromFiles } from '../process/option-variables.ts';
import { DESTINATION_OPTIONS } from '../settings/destination.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import { suggestInput } from '../settings/other-notifiers.ts';

/**
 * Adds secrets from files to the options, and finds inputs and `WORKROOM_…` variables that look like a misspelled
 * option, or that other actions use for it. A misspelled destination is fatal if there is no other. Ignores all other
 * names: the runner warns about unknown inputs, and the environment of a composite action may contain unrelated
 * variables.
 *
 * @param unknown names of inputs and variables that match no option
 */
export async function explainUnknownInputs(unknown: readonly string[], plain: RawOptions, env: Environment) {
  const files = await optionsFromFiles(env, plain);
  const raw = new Map([...plain, ...files.raw]);
  const isAccount = ['base-url', 'username', 'password'].every((name) => raw.has(name));
  const lacksDestination = !raw.has('webhook-url') && !isAccount;
  const found = [...unknown.flatMap(explainInput), ...misspelledVariables(env, raw)];
  const isFatal = ({ meant }: (typeof found)[number]) =>
    lacksDestination && DESTINATION_OPTIONS.includes(meant) && !raw.has(meant);
  const problems = found.filter(isFatal).map(({ problem }) => problem);
  const ignored = found.filter((one) => !isFatal(one)).map(({ problem }) => problem);
  return { raw, problems: [...files.problems, ...problems], ignored };
}

function explainInput(variable: string): ReturnType<typeof misspelledVariables> {
  if (!variable.startsWith('INPUT_')) return [];
  const input = variable.slice('INPUT_'.length).toLowerCase();
  const { name = '', suggestion } = suggestInput(input) ?? {};
  if (suggestion === undefined) return [];
  return [{ meant: name, problem: { option: input, message: 'unknown input', suggestion } }];
}
