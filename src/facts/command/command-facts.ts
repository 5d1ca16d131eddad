/** What a command tells whose end is reported. Imported only where there is one. */

import { hideCredentials } from '../../text/credentials/hide.ts';
import type { CommandEnd } from '../../world.ts';
import { isRed } from '../conclusion.ts';
import type { Explanation, Facts, Job } from '../facts.ts';
import { explainLog } from '../files/log/explain.ts';
import { asLine, time } from '../host/json.ts';
import { commandName } from './command-name.ts';

const LONGEST_NAME = 80;

/** The command as the failing step of the job; where no job is known, it is the job. */
export function commandFacts(
  { job: told, run, scope, conclusion }: Pick<Facts, 'job' | 'run' | 'scope' | 'conclusion'>,
  command: CommandEnd,
  workspace: string,
): Pick<Facts, 'job' | 'scope' | 'failed_jobs'> {
  const name = asLine(hideCredentials(command.name ?? commandName(command.words)), LONGEST_NAME) ?? 'a command';
  const { exitCode: exit_code } = command;
  const job = { ...(told ?? jobOf(name, command, run === undefined)), exit_code };
  const facts = { job, scope: scope === 'deployment' ? scope : 'job' } as const;
  if (!isRed(conclusion)) return facts;
  const failed_steps = told === undefined ? [] : [{ name }];
  const failed = { name: job.name, conclusion, failed_steps, errors: errorsOf(command, workspace) };
  return { ...facts, failed_jobs: [failed] };
}

/** Outside of a CI system no page tells where it ran. */
function jobOf(name: string, { machine, startedAt, seconds }: CommandEnd, isAlone: boolean): Job {
  const duration_seconds = Math.round(seconds) || undefined;
  const where = isAlone ? asLine(machine, LONGEST_NAME) : undefined;
  return { name, machine: where, started_at: time(startedAt), duration_seconds };
}

/** What the output tells of the failure: the lines that explain it, else its last ones. */
function errorsOf({ tail, signal }: CommandEnd, root: string): readonly Explanation[] {
  const { errors: told } = explainLog(tail, { root, hide: hideCredentials });
  return signal === undefined ? told : [...told, { message: `It was ended by the signal ${signal}` }];
}
