/** What went wrong: jobs, steps and the first thing that was said about each. */

import type { JobError, RunJob } from '../../facts/types.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { joined, textOf } from './lines.ts';
import type { SectionInput } from './registry.ts';
import { count, short } from './wording.ts';

/** Jobs that are named; of the others the number is told. */
const SHOWN = 3;

/**
 * `Job [test](…) failed in [Run npm test](…)`, and below it the first line of its first error; undefined where no
 * failing job was read.
 */
export function failures({ facts }: SectionInput): string | undefined {
  const failed = facts.failed_jobs ?? [];
  if (failed.length === 0) return undefined;
  const lines = failed.slice(0, SHOWN).flatMap((job) => {
    const error = job.errors[0] && errorLine(job.errors[0]);
    return error === undefined ? [jobLine(job)] : [jobLine(job), error];
  });
  const hidden = failed.length - SHOWN;
  return [...lines, ...(hidden > 0 ? [`… and ${count(hidden, 'more failed job')}`] : [])].join('  \n');
}

function jobLine({ name, url, conclusion, failed_steps }: RunJob): string {
  const verb = conclusion === 'timed_out' ? 'ran out of time' : 'failed';
  const [first, ...others] = failed_steps;
  const step = first === undefined ? undefined : `in ${link(short(first.name, 120) ?? 'a step', first.url)}`;
  const more = others.length === 0 ? undefined : `and ${count(others.length, 'more step')}`;
  return joined([`Job ${link(short(name, 120) ?? 'job', url)}`, verb, step, more], ' ') ?? '';
}

/** `↳ expected 1 to be 2 (src/sum.test.ts:12)`. */
function errorLine({ message, path, line }: JobError): string | undefined {
  const first = message.split(/[\r\n\u2028\u2029]+/).find((text) => short(text, 10) !== undefined);
  const said = textOf(first, 200);
  if (said === undefined) return undefined;
  const place = short(path, 120);
  const where = place === undefined ? '' : ` (${escapeLine(line === undefined ? place : `${place}:${line}`)})`;
  return `↳ ${said}${where}`;
}
