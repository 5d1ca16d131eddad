/** What a command tells whose end is reported. Imported only where there is one. */

import { defined } from '../defined.ts';
import { hideTokens } from '../settings/hide-tokens.ts';
import type { EndedCommand } from '../world.ts';
import type { Base } from './base.ts';
import { isRed } from './conclusion.ts';
import { explainingLines, isTelling } from './github/jobs/phrases.ts';
import { asLine } from './host/json.ts';
import type { Job, JobError, RunJob } from './types.ts';

/** Lines that are quoted. */
const MOST = 12;
/** Of lines of which none is known to explain a failure. */
const LAST = 3;
/** Words of the command that are named. */
const MOST_WORDS = 3;
const COMMON_WORD = /^[a-z][a-z._:/-]{0,39}$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const COLOUR = /\u001B\[[\d;:]{0,30}[A-Za-z]/g;

/** The base, with the command as the failing step of the job; where no job is known, it is the job. */
export function withCommand(base: Base, command: EndedCommand): Base {
  const { facts } = base;
  const name = commandName(command.words);
  const isStep = facts.job !== undefined;
  const job = facts.job ?? defined<Job>({ name, duration_seconds: Math.round(command.seconds) || undefined });
  const scope = facts.scope === 'deployment' ? facts.scope : 'job';
  if (!isRed(facts.conclusion)) return { ...base, facts: { ...facts, job, scope } };
  const failed = defined<RunJob>({
    name: job.name,
    conclusion: facts.conclusion,
    failed_steps: isStep ? [{ name }] : [],
    errors: errorsOf(command),
  });
  return { ...base, facts: { ...facts, job, scope, failed_jobs: [failed] } };
}

/** `npm run build`: the program and the plain words behind it. Any other argument may be a secret. */
function commandName([program = '', ...others]: readonly string[]): string {
  const end = others.findIndex((word) => !COMMON_WORD.test(word));
  const plain = others.slice(0, end === -1 ? others.length : end).slice(0, MOST_WORDS - 1);
  const file = program.split(/[\\/]/).at(-1) || program;
  return asLine(hideTokens([file, ...plain].join(' ')), 80) ?? 'a command';
}

function errorsOf({ tail = '', signal }: EndedCommand): readonly JobError[] {
  const killed = signal === undefined ? [] : [`It was ended by the signal ${signal}`];
  return [...lastWords(tail), ...killed].flatMap((line) => {
    const message = asLine(hideTokens(line));
    return message === undefined ? [] : [{ message }];
  });
}

/** The lines that explain the failure, else the last ones that say something. */
function lastWords(tail: string): readonly string[] {
  const lines = tail.split(/\r?\n|\r/).map((line) => line.replace(COLOUR, '').trimEnd());
  const explaining = explainingLines(lines, MOST);
  return explaining.length > 0 ? explaining : lines.filter(isTelling).slice(-LAST);
}
