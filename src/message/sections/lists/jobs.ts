/** The jobs of a run as a table: how each ended, and how long it took. */

import { defined } from '../../../defined.ts';
import type { Facts, RunJob } from '../../../facts/facts.ts';
import { count } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { GROUPS, jobLink, stepWords } from '../failures.ts';
import { markdownTable } from '../lines.ts';
import { runUrl } from '../run.ts';
import type { Section, SectionInput } from '../section.ts';
import { groupsOf } from '../words/groups.ts';
import { joinPieces } from '../words/short-text.ts';
import { isWholeRun } from '../words/speaker.ts';
import { duration } from '../words/time.ts';
import { endingWords, isRedEnd, isStarted } from '../words/verdict.ts';

/** Rows of a table. */
const JOBS = 20;

/**
 * Every job of the run with its end and its duration, what failed first; nothing for a run of one job, of which the first
 * line tells. The job that reports on the whole run is left out.
 */
export const jobs: Section = {
  reads: ['jobs', 'job', 'scope', 'conclusion', 'run.url'],
  asks: ['jobs'],
  entries: JOBS,
  render: (input) => {
    const all = isStarted(input.facts) ? [] : toldJobs(input.facts);
    return all.length < 2 ? undefined : listing(['Job', 'Result', 'Time'], all, jobEnding, input);
  },
};

/** Every failing job with its step; nothing where the groups name all of them. */
export const failedJobs: Section = {
  reads: ['failed_jobs', 'run.url'],
  asks: ['failed_jobs'],
  entries: JOBS,
  render: (input) => {
    const failed = input.facts.failed_jobs ?? [];
    const named = failed.length <= Math.min(groupsOf(failed).length, GROUPS);
    return named ? undefined : listing(['Failed job', 'Step', 'Time'], failed, stepOf, input);
  },
};

/** The job that speaks is not over by then, but how it stands is known: that is what it says. */
function toldJobs(facts: Facts): readonly RunJob[] {
  const { jobs: all = [], job: own, conclusion } = facts;
  const isOwn = ({ id }: RunJob) => id !== undefined && id === own?.id;
  if (isWholeRun(facts)) return sorted(all.filter((job) => !isOwn(job)));
  const stands = (job: RunJob) =>
    defined<RunJob>({ ...job, conclusion, duration_seconds: own?.duration_seconds ?? job.duration_seconds });
  return sorted(all.map((job) => (isOwn(job) ? stands(job) : job)));
}

/** What needs a look comes first; else in the order of the run. */
function sorted(all: readonly RunJob[]): readonly RunJob[] {
  return [...all.filter(isRedEnd), ...all.filter((job) => !isRedEnd(job))];
}

/** Where there is little room, rows go from the end; the run is where the others are. */
function listing(
  heads: readonly string[],
  all: readonly RunJob[],
  tell: (job: RunJob) => string,
  input: SectionInput,
): string {
  const shown = all.slice(0, input.entries ?? JOBS);
  const hidden = all.length - shown.length;
  const rows = shown.map((job) => [jobLink(job), tell(job), tookOf(job)]);
  const more = hidden > 0 ? `\n\n… and ${markdownLink(count(hidden, 'more job'), runUrl(input))}` : '';
  return markdownTable(heads, rows) + more;
}

/** `❌ failed in [Run npm test](…)`. */
function jobEnding(job: RunJob): string {
  const end = endingWords(job.conclusion);
  return isRedEnd(job) ? (joinPieces([end, stepWords(job, '')], ' ') ?? end) : end;
}

/** `[Run npm test](…)`, `timed out in [Run the soak test](…)`. */
function stepOf(job: RunJob): string {
  const step = stepWords(job, '') ?? '';
  return job.conclusion === 'timed_out' ? `timed out ${step}`.trimEnd() : step.replace(/^in /, '');
}

function tookOf({ duration_seconds: seconds }: RunJob): string {
  return seconds === undefined || seconds < 1 ? '' : duration(seconds);
}
