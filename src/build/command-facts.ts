/** Builds the facts of a reported command. Imported only if there is one. */

import type { CommandResult } from '../runtime.ts';
import { asLine, time } from './code-host/json.ts';
import { isRed } from './conclusion.ts';
import type { Facts } from './facts.ts';
import { explainLog } from './logs/explain.ts';

const MAX_NAME_LENGTH = 80;
/** Maximum terms in the name. */
const MAX_TERMS = 3;
/** Other arguments may be secrets. */
const PLAIN_TERM = /^[a-z][a-z._:/-]{0,39}$/i;
/** Shells that run the script after their flag. */
const SHELL = /^(?:(?:ba|da|a|k|z)?sh|busybox|cmd|powershell|pwsh)(?:\.exe)?$/i;
const SCRIPT_FLAG = /^(?:-[a-z]*c|-command|\/c)$/i;

/**
 * Reports the command as the failing step of the job; if no job is known, it is the job.
 * @param hide redacts credentials
 */
export function commandFacts(
  { job: reportedJob, run, scope, conclusion }: Pick<Facts, 'job' | 'run' | 'scope' | 'conclusion'>,
  { name: custom, args, machine, startedAt, seconds, exitCode: exit_code, tail, signal }: CommandResult,
  { workspace: root, hide }: { readonly workspace: string; readonly hide: (text: string) => string },
): Pick<Facts, 'job' | 'scope' | 'failed_jobs'> {
  const name = asLine(hide(custom ?? nameCommand(args)), MAX_NAME_LENGTH) ?? 'a command';
  const job = reportedJob ?? {
    name,
    // Outside of a CI system, no page shows where it ran.
    machine: run === undefined ? asLine(machine, MAX_NAME_LENGTH) : undefined,
    started_at: time(startedAt),
    duration_seconds: Math.round(seconds) || undefined,
  };
  const facts = { job: { ...job, exit_code }, scope: scope === 'deployment' ? scope : 'job' } as const;
  if (!isRed(conclusion)) return facts;
  const { errors: quoted } = explainLog(tail, { root, hide });
  const errors =
    signal === undefined ? quoted : [...quoted, { message: `The command was terminated by the signal ${signal}` }];
  const failed_steps = reportedJob === undefined ? [] : [{ name }];
  return { ...facts, failed_jobs: [{ name: job.name, conclusion, failed_steps, errors }] };
}

/** Returns a name such as `npm run build`: the program and the plain terms after it. */
function nameCommand([path = '', ...terms]: readonly string[]): string {
  const program = path.split(/[\\/]/).at(-1) || path;
  if (SHELL.test(program) && terms.some((term) => SCRIPT_FLAG.test(term))) return 'Shell script';
  const end = terms.findIndex((term) => !PLAIN_TERM.test(term));
  const plain = end === -1 ? terms : terms.slice(0, end);
  return [program, ...plain].slice(0, MAX_TERMS).join(' ');
}
