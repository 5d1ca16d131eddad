/** Builds the facts of a reported command. Imported only if there is one. */

import { exitCodeFacts } from '../github/termination/termination.ts';
import type { CommandResult } from '../runtime.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { type Build, withFacts } from './build.ts';
import { asLine, time } from './code-host/json.ts';
import { isRed } from './conclusion.ts';
import type { Facts } from './facts.ts';
import { explainLog } from './logs/explain.ts';

const MAX_NAME_LENGTH = 80;
/** Maximum terms in the name. */
const MAX_TERMS = 3;
/** Other arguments may be secrets. */
const PLAIN_TERM = /^[a-z][a-z._:/-]{0,39}$/i;

/** Reports the command as the failing step of the job; if no job is known, it is the job. */
export function withCommand(build: Build, command: CommandResult, root: string): Build {
  const { job: reportedJob, run, scope, conclusion } = build.facts;
  const { name: custom, args, machine, startedAt, seconds, exitCode: exit_code, tail, signal } = command;
  const name = asLine(redactText(custom ?? nameCommand(args)), MAX_NAME_LENGTH) ?? 'a command';
  const job = reportedJob ?? {
    name,
    // Outside of a CI system, no page shows where it ran.
    machine: run === undefined ? asLine(machine, MAX_NAME_LENGTH) : undefined,
    started_at: time(startedAt),
    duration_seconds: Math.round(seconds) || undefined,
  };
  const facts: Facts = { ...build.facts, job: { ...job, exit_code }, scope: scope === 'deployment' ? scope : 'job' };
  const ofOneJob = { ...build, oneJob: true };
  if (!isRed(conclusion)) return withFacts(ofOneJob, facts);
  const { errors: quoted } = explainLog(tail, { root, hide: redactText });
  const errors =
    signal === undefined ? quoted : [...quoted, { message: `The command was terminated by the signal ${signal}` }];
  const failed_steps = reportedJob === undefined ? [] : [{ name }];
  const failed_jobs = [{ name: job.name, conclusion, failed_steps, errors }];
  return withFacts(ofOneJob, { ...facts, failed_jobs, ...exitCodeFacts(exit_code) });
}

/** Returns a name such as `npm run build`: the program and the plain terms after it. */
function nameCommand([path = '', ...terms]: readonly string[]): string {
  const program = path.split(/[\\/]/).at(-1) || path;
  const end = terms.findIndex((term) => !PLAIN_TERM.test(term));
  const plain = end === -1 ? terms : terms.slice(0, end);
  return [program, ...plain].slice(0, MAX_TERMS).join(' ');
}
