/** Renders the jobs of a run as a table with conclusion and duration. */

import { familyName, groupJobs } from '../../../build/explanation.ts';
import type { Facts, RunJob } from '../../../build/facts.ts';
import { count } from '../../counts.ts';
import { markdownLink } from '../../markdown/escape.ts';
import { GROUPS } from '../failures.ts';
import { markdownTable } from '../lines.ts';
import { runUrl } from '../run.ts';
import type { Section, SectionInput } from '../section.ts';
import { isRedEnd, isStarted, jobStatusText } from '../text/conclusion-text.ts';
import { formatStep, jobLink } from '../text/failed-job.ts';
import { isWholeRun } from '../text/reported-name.ts';
import { joinPieces, shortMarkdown } from '../text/short-text.ts';
import { duration } from '../text/time.ts';

/** Maximum rows of a table. */
const JOBS = 20;

/**
 * Every job of the run with its conclusion and duration, failed jobs first, and passed matrix jobs in one row. Empty
 * for a run of one job, which the first line reports. Excludes the job that sends the report.
 */
export const jobs: Section = {
  reads: ['jobs'],
  entries: JOBS,
  render: (input) => {
    const all = isStarted(input.facts) ? [] : reportedJobs(input.facts);
    return all.length < 2 ? undefined : listing(['Job', 'Result', 'Time'], foldedRows(all), input);
  },
};

/** The failing jobs that aren't named above: further matrix jobs of a group, and further groups. */
export const failedJobs: Section = {
  reads: ['failed_jobs'],
  entries: JOBS,
  render: (input) => {
    const failed = input.facts.failed_jobs ?? [];
    const named = new Set(
      groupJobs(failed)
        .slice(0, GROUPS)
        .map(({ first }) => first),
    );
    const rest = failed.filter((job) => !named.has(job));
    const entries = rest.map((job) => jobRow(job, toStep(job)));
    return entries.length === 0 ? undefined : listing(['Other failed jobs', 'Step', 'Time'], entries, input);
  },
};

/** Adds the current status of the reporting job, which is still running. */
function reportedJobs(facts: Facts): readonly RunJob[] {
  const { jobs: all = [], job: current, conclusion } = facts;
  const isOwn = ({ id }: RunJob) => id !== undefined && id === current?.id;
  if (isWholeRun(facts)) return sorted(all.filter((job) => !isOwn(job)));
  const stands = (job: RunJob) => ({
    ...job,
    conclusion,
    duration_seconds: current?.duration_seconds ?? job.duration_seconds,
  });
  return sorted(all.map((job) => (isOwn(job) ? stands(job) : job)));
}

/** Sorts jobs that need attention first, then in the order of the run. */
function sorted(all: readonly RunJob[]): readonly RunJob[] {
  return [...all.filter(isRedEnd), ...all.filter((job) => !isRedEnd(job))];
}

interface JobRow {
  readonly cells: readonly string[];
  /** Number of jobs in the row. */
  readonly jobs: number;
}

function jobRow(job: RunJob, result: string): JobRow {
  return { cells: [jobLink(job), result, formatDuration(job)], jobs: 1 };
}

const FOLDED: readonly (RunJob['conclusion'] | undefined)[] = ['success', 'cancelled', 'skipped'];

/**
 * Folds matrix jobs that passed, were cancelled, or skipped into one row, `test, 12 matrix jobs`, because they need no
 * attention.
 */
function foldedRows(all: readonly RunJob[]): readonly JobRow[] {
  const foldOf = ({ name, conclusion }: RunJob) => {
    const family = FOLDED.includes(conclusion) ? familyName(name) : undefined;
    return family && `${conclusion} ${family}`;
  };
  const families = Map.groupBy(all, foldOf);
  return all.flatMap((job) => {
    const fold = foldOf(job);
    const legs = fold === undefined ? [] : (families.get(fold) ?? []);
    if (legs.length < 2) return [jobRow(job, jobEnding(job))];
    return legs[0] === job ? [legsRow(job, legs)] : [];
  });
}

function legsRow({ name, conclusion }: RunJob, legs: readonly RunJob[]): JobRow {
  const times = legs.flatMap(({ duration_seconds: seconds }) => seconds ?? []);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const took = times.length < legs.length || most < 1 ? '' : span(least, most);
  return {
    cells: [
      `${shortMarkdown(familyName(name) ?? name, 120)}, ${legs.length} matrix jobs`,
      jobStatusText(conclusion),
      took,
    ],
    jobs: legs.length,
  };
}

/** `48s to 3m 12s`. */
function span(least: number, most: number): string {
  return least === most ? duration(most) : `${duration(least)} to ${duration(most)}`;
}

/** Drops the last rows if there is little room, because the run lists them all. */
function listing(heads: readonly string[], all: readonly JobRow[], input: SectionInput): string {
  const entries = input.entries ?? JOBS;
  const hidden = all.slice(entries).reduce((sum, { jobs }) => sum + jobs, 0);
  const items = all.slice(0, entries).map(({ cells }) => cells);
  const more = hidden > 0 ? `\n\n… and ${markdownLink(count(hidden, 'more job'), runUrl(input))}` : '';
  return markdownTable(heads, items) + more;
}

/** `❌ failed in npm test`. */
function jobEnding(job: RunJob): string {
  const end = jobStatusText(job.conclusion);
  return isRedEnd(job) ? (joinPieces([end, formatStep(job)], ' ') ?? end) : end;
}

/** `npm test`, `timed out in the soak test`. */
function toStep(job: RunJob): string {
  const step = formatStep(job) ?? '';
  return job.conclusion === 'timed_out' ? `timed out ${step}`.trimEnd() : step.replace(/^in /, '');
}

function formatDuration({ duration_seconds: seconds }: RunJob): string {
  return seconds === undefined || seconds < 1 ? '' : duration(seconds);
}
