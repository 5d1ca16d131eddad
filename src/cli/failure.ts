/** Formats errors for people. */
import { formatStack } from '../diagnostic.ts';
import { formatProblem, NotifyError, type Problem, SettingsError } from '../errors.ts';
import { sentence } from '../text/format.ts';
import type { Command } from './command.ts';

/**
 * Formats one line per problem: location, error, and fix. Never prints an error as Node would, because it may contain a
 * URL.
 */
export function formatFailure(error: unknown, command?: Command): readonly string[] {
  if (error instanceof SettingsError) return error.problems.map((problem) => formatProblemLine(problem, command));
  if (error instanceof NotifyError) return [[error.message, error.hint].map(sentence).join(' ').trimEnd()];
  return [`this is a bug; please report it with this line. ${formatStack(error)}`];
}

/** Describes a problem of an option, with its name on the command line. Keeps names of variables, and locations in files. */
function formatProblemLine(problem: Problem, command: Command | undefined): string {
  const { option } = problem;
  if (/^(?:WORKROOM_|--|<)|, line \d/.test(option)) return formatProblem(problem);
  const flag = Object.values(command?.flags ?? {}).find(({ name }) => name === option);
  return formatProblem({ ...problem, option: flag?.position ? `<${option}>` : `--${option}` });
}
