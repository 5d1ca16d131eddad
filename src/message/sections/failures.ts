/** What went wrong: jobs, steps and the first error of each. */

import type { JobError, RunJob } from '../../facts/types.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { count } from '../words.ts';
import { joined, shortMarkdown } from './lines.ts';
import type { Section } from './types.ts';
import { shortPlain } from './wording.ts';

/** Jobs that are named; of the others the number is told. */
const SHOWN = 3;

/**
 * `Job [test](…) failed in [Run npm test](…)`, and below it the first line of its first error; undefined where no
 * failing job was read.
 */
export const failures: Section = {
  reads: ['failed_jobs'],
  render: ({ facts: { failed_jobs: failed = [] } }) => {
    if (failed.length === 0) return undefined;
    const hidden = failed.length - SHOWN;
    const lines = failed.slice(0, SHOWN).flatMap((job) => [jobLine(job), errorLine(job.errors[0])]);
    return joined([...lines, hidden > 0 ? `… and ${count(hidden, 'more failed job')}` : undefined], '  \n');
  },
};

function jobLine({ name, url, conclusion, failed_steps }: RunJob): string | undefined {
  const verb = conclusion === 'timed_out' ? 'ran out of time' : 'failed';
  const [first, ...others] = failed_steps;
  const step = first === undefined ? undefined : `in ${link(shortPlain(first.name, 120) ?? 'a step', first.url)}`;
  const more = others.length === 0 ? undefined : `and ${count(others.length, 'more step')}`;
  return joined([`Job ${link(shortPlain(name, 120) ?? 'job', url)}`, verb, step, more], ' ');
}

/** `↳ expected 1 to be 2 (src/sum.test.ts:12)`. */
function errorLine(error: JobError | undefined): string | undefined {
  if (error === undefined) return undefined;
  const first = error.message.split(/[\r\n\u2028\u2029]+/).find((text) => shortPlain(text, 10) !== undefined);
  const message = shortMarkdown(first, 200);
  if (message === undefined) return undefined;
  const path = shortPlain(error.path, 120);
  const where = path === undefined ? '' : ` (${escapeLine(error.line === undefined ? path : `${path}:${error.line}`)})`;
  return `↳ ${message}${where}`;
}
