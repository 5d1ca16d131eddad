/** Explains inputs and variables that match no option. Loaded only if there are any. */
import type { Environment } from '../platform.ts';
import { misspelledVariables, namesWithPrefix } from '../process/misspelled-variables.ts';
import { optionsFromFiles } from '../process/secret-files.ts';
import { hasDestination } from '../settings/destination.ts';
import type { RawOptions } from '../settings/option-parser.ts';
import { INPUTS, suggestInput } from '../settings/other-notifiers.ts';
import { inputVariable, type RawInputs } from './runner.ts';

/** Options of the destination. A misspelled one leaves the message without a destination. */
const DESTINATION_OPTIONS: readonly string[] = ['webhook-url', 'base-url', 'username', 'password', 'team', 'forum'];

/** Adds secrets from files to the options, and the problems of all other names. */
export async function readUnknownInputs(env: Environment, plain: RawOptions): Promise<RawInputs> {
  const files = await optionsFromFiles(env, plain);
  const raw = new Map([...plain, ...files.raw]);
  const { fatal, ignored } = unknownInputs(env, raw);
  return { raw, fatal: [...files.problems, ...fatal], ignored };
}

/**
 * Finds inputs and `WORKROOM_…` variables that look like a misspelled option, or that other actions use for it. Ignores
 * all others: the runner warns about unknown inputs, and the environment of a composite action may contain unrelated
 * variables.
 */
export function unknownInputs(env: Environment, raw: RawOptions): Pick<RawInputs, 'fatal' | 'ignored'> {
  const found = [...findUnknownInputs(env), ...misspelledVariables(env, raw)];
  const lacksDestination = !hasDestination(raw);
  const { fatal = [], ignored = [] } = Object.groupBy(found, ({ meant }) =>
    lacksDestination && DESTINATION_OPTIONS.includes(meant) && !raw.has(meant) ? 'fatal' : 'ignored',
  );
  return { fatal: fatal.map(({ problem }) => problem), ignored: ignored.map(({ problem }) => problem) };
}

function findUnknownInputs(env: Environment): ReturnType<typeof misspelledVariables> {
  return namesWithPrefix(env, 'INPUT_', INPUTS.map(inputVariable)).flatMap((variable) => {
    const input = variable.slice('INPUT_'.length).toLowerCase();
    const { name = '', suggestion } = suggestInput(input) ?? {};
    if (suggestion === undefined) return [];
    return [{ meant: name, problem: { option: input, message: 'unknown input', suggestion } }];
  });
}
