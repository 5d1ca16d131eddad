/** What a command tells whose end is reported. Imported only where there is one. */

import { defined } from '../defined.ts';
import { hideCredentials } from '../text/credentials/hide.ts';
import type { CommandEnd } from '../world.ts';
import { isRed } from './conclusion.ts';
import type { Facts, Job, JobError, RunJob } from './facts.ts';
import { explainLog } from './files/log/explain.ts';
import { logErrors } from './files/log/quoting/log-errors.ts';
import { asLine } from './host/json.ts';

/** Words of the command that are named. */
const MOST_WORDS = 3;
const COMMON_WORD = /^[a-z][a-z._:/-]{0,39}$/i;

/** The command as the failing step of the job; where no job is known, it is the job. */
export function commandFacts(
  { job: told, scope, conclusion }: Pick<Facts, 'job' | 'scope' | 'conclusion'>,
  command: CommandEnd,
  workspace: string,
): Pick<Facts, 'job' | 'scope' | 'failed_jobs'> {
  const name = commandName(command.words);
  const job = told ?? defined<Job>({ name, duration_seconds: Math.round(command.seconds) || undefined });
  const facts = { job, scope: scope === 'deployment' ? scope : 'job' } as const;
  if (!isRed(conclusion)) return facts;
  const failed_steps = told === undefined ? [] : [{ name }];
  const failed = defined<RunJob>({ name: job.name, conclusion, failed_steps, errors: errorsOf(command, workspace) });
  return { ...facts, failed_jobs: [failed] };
}

/** `npm run build`: the program and the plain words behind it. Any other argument may be a secret. */
function commandName([program = '', ...others]: readonly string[]): string {
  const end = others.findIndex((word) => !COMMON_WORD.test(word));
  const plain = others.slice(0, end === -1 ? others.length : end).slice(0, MOST_WORDS - 1);
  const file = program.split(/[\\/]/).at(-1) || program;
  return asLine(hideCredentials([file, ...plain].join(' ')), 80) ?? 'a command';
}

/** What the output tells of the failure: the lines that explain it, else its last ones. */
function errorsOf({ tail, signal }: CommandEnd, root: string): readonly JobError[] {
  const told = logErrors(explainLog(tail), { root, hide: hideCredentials });
  return signal === undefined ? told : [...told, { message: `It was ended by the signal ${signal}` }];
}
