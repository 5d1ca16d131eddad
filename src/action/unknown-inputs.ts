/** Explains inputs and variables that match no option. Loaded only if there are any. */
import type { Environment } from '../platform.ts';
import { misspelledVariables } from '../process/misspelled-variables.ts';
import { optionsFromFiles } from '../process/secret-files.ts';
import { DESTINATION_OPTIONS, hasDestination } from '../settings/destination.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import { INPUTS, suggestInput } from '../settings/other-notifiers.ts';
import { type RawInputs, toInputVariable } from './runner.ts';

/**
 * Adds secrets from files to the options, and finds inputs and `WORKROOM_…` variables that look like a misspelled
 * option, or that other actions use for it. A misspelled destination is fatal if there is no other. Ignores all other
 * names: the runner warns about unknown inputs, and the environment of a composite action may contain unrelated
 * variables.
 */
export async function readUnknownInputs(env: Environment, plain: RawOptions): Promise<RawInputs> {
  const files = await optionsFromFiles(env, plain);
  const raw = new Map([...plain, ...files.raw]);
  const lacksDestination = !hasDestination(raw);
  const found = [...findUnknownInputs(env), ...misspelledVariables(env, raw)];
  const isFatal = ({ meant }: (typeof found)[number]) =>
    lacksDestination && DESTINATION_OPTIONS.includes(meant) && !raw.has(meant);
  const fatal = found.filter(isFatal).map(({ problem }) => problem);
  const ignored = found.filter((one) => !isFatal(one)).map(({ problem }) => problem);
  return { raw, fatal: [...files.problems, ...fatal], ignored };
}

function findUnknownInputs(env: Environment): ReturnType<typeof misspelledVariables> {
  const known = INPUTS.map(toInputVariable);
  const unknown = Object.keys(env).filter((variable) => variable.startsWith('INPUT_') && !known.includes(variable));
  return unknown.flatMap((variable) => {
    const input = variable.slice('INPUT_'.length).toLowerCase();
    const { name = '', suggestion } = suggestInput(input) ?? {};
    if (suggestion === undefined) return [];
    return [{ meant: name, problem: { option: input, message: 'unknown input', suggestion } }];
  });
}
