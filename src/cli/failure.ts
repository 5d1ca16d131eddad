/** Formats errors for people. */
import { formatStack } from '../diagnostic.ts';
import { formatProblem, NotifyError, type Problem, SettingsError, systemCode, toMessage } from '../errors.ts';
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

/** Explains why a server, such as `the sandbox`, could not start. */
export function formatStartFailure(server: string, error: unknown, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `port ${port} is in use. Choose another with --port, or 0 for any free one.`;
  if (code === 'EACCES') return `port ${port} is not allowed for this user. Choose one above 1023 with --port.`;
  return `${server} could not start: ${toMessage(error)}`;
}

/** Describes a problem of an option, with its name on the command line. Keeps names of variables, and locations in files. */
function formatProblemLine(problem: Problem, command: Command | undefined): string {
  const { option } = problem;
  if (/^(?:WORKROOM_|--|<)|, line \d/.test(option)) return formatProblem(problem);
  const flag = Object.values(command?.flags ?? {}).find(({ name }) => name === option);
  return formatProblem({ ...problem, option: flag?.position ? `<${option}>` : `--${option}` });
}
