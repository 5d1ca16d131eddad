/** Renders what explains a failure, its history, and the tables of jobs. Loaded if the facts contain something for it. */

import { isRed } from '../../build/conclusion.ts';
import { familyName, groupJobs } from '../../build/explanation.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import { count, duration } from '../../text/format.ts';
import { markdownLink } from '../markdown/escape.ts';
import {
  findOnlyFailure,
  formatJobStatus,
  isDeployment,
  isInfrastructureFailure,
  reportsRun,
} from './conclusion-text.ts';
import {
  formatFirstReason,
  MAX_GROUPS,
  renderCause,
  renderExplanation,
  renderFailures,
  renderReasons,
} from './failures.ts';
import { renderCommitsSinceGreen, renderFailureStreak, renderHistory, renderSuspects } from './history.ts';
import { formatStep, formatStepName, linkJob, markdownTable } from './lists.ts';
import { createRunUrl } from './location.ts';
import type { FailureTexts, SectionInput } from './section.ts';
import { findFirstFailingTest, renderFailingTests, renderTestList, renderTestTotals } from './tests.ts';
import { joinPieces, shortPlain } from './text.ts';

/** Finds the best short explanation. For deployments and timeouts the step says more than its log, otherwise less. */
function findCause(facts: Facts, space: number): string | undefined {
  const isStepBest = isDeployment(facts) || facts.conclusion === 'timed_out';
  const [group] = groupJobs(facts.failed_jobs ?? []);
  const test = shortPlain(findFirstFailingTest(facts.tests), space);
  const logged = shortPlain(formatFirstReason(facts.errors), space);
  if (group === undefined || (test !== undefined && !isStepBest)) return test ?? logged;
  const { first } = group;
  const reason = logged ?? shortPlain(formatFirstReason(first.errors), space);
  if (isInfrastructureFailure(facts)) return reason;
  const job = findOnlyFailure(facts) === undefined ? shortPlain(first.name, 80) : undefined;
  const step = shortPlain(
    joinPieces([job, first.failed_steps[0] && formatStepName(first.failed_steps[0])], ' / '),
    space,
  );
  return isStepBest ? (step ?? reason) : (reason ?? step);
}

const MAX_ROWS = 20;

/**
 * Every job of the run with its conclusion and duration, failed jobs first. Empty for a run of one job, which the first
 * line reports. Excludes the job that sends the report. Only the failed jobs if the others are unknown.
 */
function renderJobs(input: SectionInput): string | undefined {
  const all = input.facts.conclusion === 'in_progress' ? [] : findReportedJobs(input.facts);
  if (all.length < 2) return renderFailedJobs(input);
  const sorted = all.toSorted((one, other) => Number(isRed(other.conclusion)) - Number(isRed(one.conclusion)));
  return formatJobTable(['Job', 'Result', 'Time'], foldMatrix(sorted), formatResult, input);
}

/** A row of the table: one job, or several of a matrix. */
type JobRow = RunJob & { readonly legs?: number };

/** Combines three or more jobs of a matrix with the same result into one row, without a page; failed ones stay apart. */
function foldMatrix(all: readonly RunJob[]): readonly JobRow[] {
  const groups = Map.groupBy(all, (job) => {
    const name = isRed(job.conclusion) ? undefined : familyName(job.name);
    return name === undefined ? job : `${name}\n${job.conclusion}`;
  });
  return [...groups.values()].flatMap((group) => {
    const { length: legs, 0: first } = group;
    // Only names show a matrix: `Deploy (staging)` and `Deploy (production)` may be none.
    if (first === undefined || legs < 3) return group;
    const seconds = group.map(({ duration_seconds: one = 0 }) => one);
    const name = `${familyName(first.name)} (${legs} jobs)`;
    return { ...first, name, legs, url: undefined, duration_seconds: Math.max(...seconds) };
  });
}

/** The failing jobs that aren't named above: further matrix jobs of a group, and further groups. */
function renderFailedJobs(input: SectionInput): string | undefined {
  const { failed_jobs: failed = [] } = input.facts;
  const named = groupJobs(failed).slice(0, MAX_GROUPS);
  const rest = failed.filter((job) => !named.some(({ first }) => first === job));
  return rest.length === 0
    ? undefined
    : formatJobTable(['Other failed jobs', 'Step', 'Time'], rest, formatFailure, input);
}

/** Adds the current status of the reporting job, which is still running. */
function findReportedJobs(facts: Facts): readonly RunJob[] {
  const { jobs: all = [], job: current, conclusion } = facts;
  const isCurrent = ({ id }: RunJob) => id !== undefined && id === current?.id;
  if (reportsRun(facts)) return all.filter((job) => !isCurrent(job));
  const seconds = current?.duration_seconds;
  return all.map((job) =>
    isCurrent(job) ? { ...job, conclusion, duration_seconds: seconds ?? job.duration_seconds } : job,
  );
}

function formatJobTable(
  heads: readonly string[],
  all: readonly JobRow[],
  format: (job: RunJob) => string,
  input: SectionInput,
) {
  const shown = all.slice(0, MAX_ROWS);
  const hidden = all.slice(MAX_ROWS).reduce((sum, { legs = 1 }) => sum + legs, 0);
  const more = hidden > 0 ? `\n\n… and ${markdownLink(count(hidden, 'more job'), createRunUrl(input))}` : '';
  const rows = shown.map((job) => {
    const { duration_seconds: seconds = 0 } = job;
    return [linkJob(job), format(job), seconds < 1 ? '' : duration(seconds)];
  });
  return markdownTable(heads, rows) + more;
}

/** `❌ failed in npm test`. */
function formatResult(job: RunJob): string {
  const result = formatJobStatus(job.conclusion);
  return isRed(job.conclusion) ? (joinPieces([result, formatStep(job)], ' ') ?? result) : result;
}

/** `npm test`, `timed out in the soak test`. */
function formatFailure(job: RunJob): string {
  const step = formatStep(job) ?? '';
  return job.conclusion === 'timed_out' ? `timed out ${step}`.trimEnd() : step.replace(/^in /, '');
}

export const FAILURE_TEXTS: FailureTexts = {
  tests: ({ facts }) => renderTestTotals(facts),
  failing_tests: ({ facts }) => renderFailingTests(facts),
  test_list: ({ facts }) => renderTestList(facts),
  failures: ({ facts }) => renderFailures(facts),
  reasons: ({ facts }) => renderReasons(facts),
  cause: ({ facts }) => renderCause(facts),
  explanation: ({ facts }) => renderExplanation(facts),
  failed_jobs: renderFailedJobs,
  jobs: renderJobs,
  history: renderHistory,
  failure_streak: renderFailureStreak,
  suspects: ({ facts }) => (isRed(facts.conclusion) ? renderSuspects(facts) : undefined),
  since_green: ({ facts }) => renderCommitsSinceGreen(facts),
  findCause,
};
