/** Renders the jobs of a run as a table with conclusion and duration. */

import { groupJobs } from '../../build/explanation.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import { count, duration } from '../../text/format-number.ts';
import { markdownLink } from '../markdown/escape.ts';
import { GROUPS } from './failures.ts';
import { formatStep, jobLink, markdownTable } from './lines.ts';
import { runUrl } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import { isRedEnd, isStarted, jobStatusText } from './text/conclusion-text.ts';
import { isWholeRun } from './text/reported-name.ts';
import { joinPieces } from './text/short-text.ts';

/** Maximum rows of a table. */
const JOBS = 20;

/**
 * Every job of the run with its conclusion and duration, failed jobs first. Empty for a run of one job, which the first
 * line reports. Excludes the job that sends the report. Only the failed jobs if the others are unknown.
 */
export const jobs: Section = {
  reads: ['jobs'],
  render: (input) => {
    const all = isStarted(input.facts) ? [] : reportedJobs(input.facts);
    if (all.length < 2) return failedJobs.render(input);
    const sorted = [...all.filter(isRedEnd), ...all.filter((job) => !isRedEnd(job))];
    return jobTable(['Job', 'Result', 'Time'], sorted, formatResult, input);
  },
};

/** The failing jobs that aren't named above: further matrix jobs of a group, and further groups. */
export const failedJobs: Section = {
  reads: ['failed_jobs'],
  render: (input) => {
    const { failed_jobs: failed = [] } = input.facts;
    const named = groupJobs(failed).slice(0, GROUPS);
    const rest = failed.filter((job) => !named.some(({ first }) => first === job));
    return rest.length === 0 ? undefined : jobTable(['Other failed jobs', 'Step', 'Time'], rest, formatFailure, input);
  },
};

/** Adds the current status of the reporting job, which is still running. */
function reportedJobs(facts: Facts): readonly RunJob[] {
  const { jobs: all = [], job: current, conclusion } = facts;
  const isCurrent = ({ id }: RunJob) => id !== undefined && id === current?.id;
  if (isWholeRun(facts)) return all.filter((job) => !isCurrent(job));
  const seconds = current?.duration_seconds;
  return all.map((job) =>
    isCurrent(job) ? { ...job, conclusion, duration_seconds: seconds ?? job.duration_seconds } : job,
  );
}

function jobTable(
  heads: readonly string[],
  all: readonly RunJob[],
  format: (job: RunJob) => string,
  input: SectionInput,
): string {
  const displayed = all.slice(0, JOBS);
  const hidden = all.length - displayed.length;
  const more = hidden > 0 ? `\n\n… and ${markdownLink(count(hidden, 'more job'), runUrl(input))}` : '';
  return (
    markdownTable(
      heads,
      displayed.map((job) => [jobLink(job), format(job), formatDuration(job)]),
    ) + more
  );
}

/** `❌ failed in npm test`. */
function formatResult(job: RunJob): string {
  const result = jobStatusText(job.conclusion);
  return isRedEnd(job) ? (joinPieces([result, formatStep(job)], ' ') ?? result) : result;
}

/** `npm test`, `timed out in the soak test`. */
function formatFailure(job: RunJob): string {
  const step = formatStep(job) ?? '';
  return job.conclusion === 'timed_out' ? `timed out ${step}`.trimEnd() : step.replace(/^in /, '');
}

function formatDuration({ duration_seconds: seconds }: RunJob): string {
  return seconds === undefined || seconds < 1 ? '' : duration(seconds);
}
