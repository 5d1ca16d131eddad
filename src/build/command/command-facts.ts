/** Builds the facts of a reported command. Imported only if there is one. */

import type { CommandResult } from '../../runtime.ts';
import { asLine, time } from '../code-host/json.ts';
import { isRed } from '../conclusion.ts';
import type { Explanation, Facts, Job } from '../facts.ts';
import { explainLog } from '../logs/explain.ts';
import type { LogContext } from '../logs/read-failure.ts';
import { commandName } from './command-name.ts';

const MAX_NAME_LENGTH = 80;

interface CommandSurroundings {
  readonly workspace: string;
  /** Takes the credentials out of a text. */
  readonly hide: (text: string) => string;
}

/** Reports the command as the failing step of the job; if no job is known, it is the job. */
export function commandFacts(
  { job: result, run, scope, conclusion }: Pick<Facts, 'job' | 'run' | 'scope' | 'conclusion'>,
  command: CommandResult,
  { workspace, hide }: CommandSurroundings,
): Pick<Facts, 'job' | 'scope' | 'failed_jobs'> {
  const name = asLine(hide(command.name ?? commandName(command.args)), MAX_NAME_LENGTH) ?? 'a command';
  const { exitCode: exit_code } = command;
  const job = { ...(result ?? toJob(name, command, run === undefined)), exit_code };
  const facts = { job, scope: scope === 'deployment' ? scope : 'job' } as const;
  if (!isRed(conclusion)) return facts;
  const failed_steps = result === undefined ? [] : [{ name }];
  const failed = { name: job.name, conclusion, failed_steps, errors: getErrors(command, { root: workspace, hide }) };
  return { ...facts, failed_jobs: [failed] };
}

/** Outside of a CI system, no page shows where it ran. */
function toJob(name: string, { machine, startedAt, seconds }: CommandResult, isAlone: boolean): Job {
  const duration_seconds = Math.round(seconds) || undefined;
  const where = isAlone ? asLine(machine, MAX_NAME_LENGTH) : undefined;
  return { name, machine: where, started_at: time(startedAt), duration_seconds };
}

/** Extracts the errors from the output: the lines that explain the failure, else the last ones. */
function getErrors({ tail, signal }: CommandResult, context: LogContext): readonly Explanation[] {
  const { errors: results } = explainLog(tail, context);
  return signal === undefined ? results : [...results, { message: `It was ended by the signal ${signal}` }];
}
