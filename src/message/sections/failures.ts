/** What went wrong: which jobs, in which step, and the lines that explain it. */

import type { Facts, FailedJob, RunJob } from '../../facts/facts.ts';
import { count } from '../counts.ts';
import { markdownLink } from '../markdown/escape.ts';
import { fenced } from '../markdown/fence.ts';
import type { Section } from './section.ts';
import { groupsOf, type JobGroup } from './words/groups.ts';
import { reasonLines, reasonsOf } from './words/reasons.ts';
import { joinPieces, shortPlain } from './words/short-text.ts';
import { DEPLOYMENT_READS, isDeployment, isWholeRun } from './words/speaker.ts';

/** Groups of jobs that are named; of the others the number of jobs is told. */
export const GROUPS = 3;
/** Explaining lines of a chat message. */
const SHORT = 3;
/** Explaining lines of a topic or task. */
const LONG = 12;
const FAILED_READS = [...DEPLOYMENT_READS, 'job', 'failed_jobs', 'job_counts'] as const;

/**
 * `**[test (ubuntu, 24)](…)** in **[Run npm test](…)** and 10 more legs`, and below it the lines that explain it; a line
 * for each group of jobs that failed for the same reason.
 */
export const failures: Section = {
  reads: ['failed_jobs'],
  render: ({ facts: { failed_jobs: failed = [] } }) => groupLines(failed, true),
};

/** What the first line does not tell of the failure: the groups of jobs, or the reason of the only one. */
export const reasons: Section = {
  reads: [...FAILED_READS, 'tests.failed', 'tests.earlier', 'errors'],
  asks: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const { failed_jobs: failed = [], errors = [], tests } = facts;
    const alone = onlyFailure(facts);
    const groups = alone === undefined ? groupLines(failed, true) : undefined;
    // The failing tests say it better than the log that lists them.
    if (groups === undefined && (tests?.failed ?? 0) > 0 && tests?.earlier !== true) return undefined;
    const lines = new Set([...reasonsOf({ errors }), ...(alone === undefined ? [] : reasonsOf(alone))]);
    return joinPieces([groups, ...[...lines].slice(0, SHORT).map(arrow)], '  \n');
  },
};

/** The groups of jobs without reasons; nothing where the first line names the only one. */
export const failingJobs: Section = {
  reads: FAILED_READS,
  asks: ['failed_jobs'],
  render: ({ facts }) => (onlyFailure(facts) === undefined ? groupLines(facts.failed_jobs ?? [], false) : undefined),
};

/** `↳ expected 90 to be 100 (src/cart.test.ts:41)`: the cause in one line, after the verdict. */
export const cause: Section = {
  reads: [...FAILED_READS, 'errors'],
  asks: ['failed_jobs', 'errors'],
  render: ({ facts }) => {
    const [logged] = reasonsOf({ errors: facts.errors ?? [] });
    const [group] = groupsOf(facts.failed_jobs ?? []);
    if (group === undefined) return logged === undefined ? undefined : arrow(logged);
    const reason = logged ?? reasonsOf(group.first)[0];
    const named = onlyFailure(facts) === undefined ? groupLine(group) : undefined;
    const told = joinPieces([named, reason], ': ');
    return told === undefined ? undefined : arrow(told);
  },
};

/** The lines that explain the failure, in a block of code: for topics and tasks. */
export const explanation: Section = {
  reads: ['failed_jobs', 'errors'],
  entries: LONG,
  render: ({ facts: { failed_jobs: failed = [], errors = [] }, entries = LONG }) => {
    const groups = groupsOf(failed).filter(({ first }) => reasonsOf(first).length > 0);
    const ofJobs = groups.flatMap(({ first }) => {
      const named = groups.length > 1 ? `${shortPlain(first.name, 80) ?? 'job'}:` : undefined;
      return [...(named === undefined ? [] : [named]), ...reasonLines(first)];
    });
    const lines = [...new Set([...reasonLines({ errors }), ...ofJobs])];
    if (lines.length === 0) return undefined;
    return fenced(lines.length > entries ? [...lines.slice(0, entries - 1), '…'] : lines);
  },
};

/** The failing job that the first line tells of: the one that is reported, or the only job of a run or deployment. */
export function onlyFailure(facts: Facts): RunJob | undefined {
  const { failed_jobs: [first, ...others] = [], job_counts: counts } = facts;
  if (others.length > 0) return undefined;
  return isDeployment(facts) || !isWholeRun(facts) || counts?.total === 1 ? first : undefined;
}

/** `in **[Run npm test](…)** and 2 more steps`; undefined where no failing step is known. */
export function stepWords({ failed_steps: [first, ...others] }: RunJob, mark = '**'): string | undefined {
  if (first === undefined) return undefined;
  const name = `in ${mark}${markdownLink(shortPlain(first.name, 120) ?? 'a step', first.url)}${mark}`;
  return others.length === 0 ? name : `${name} and ${count(others.length, 'more step')}`;
}

/** The first group has lines of its own for its reasons; the others have one at their end, where there is room. */
function groupLines(failed: readonly FailedJob[], explained: boolean): string | undefined {
  const groups = groupsOf(failed);
  const shown = groups.slice(0, GROUPS);
  const hidden = groups.slice(GROUPS).reduce((sum, { others }) => sum + 1 + others, 0);
  const room = SHORT - (shown.length - 1);
  const some = failed.some((job) => job.new === false);
  const lines = shown.flatMap((group, index) => {
    const reasons = explained
      ? reasonsOf(group.first)
          .slice(0, index === 0 ? room : 1)
          .map(arrow)
      : [];
    const line = groupLine(group, some && group.first.new === true);
    return index === 0 ? [line, ...reasons] : [joinPieces([line, ...reasons], ' ')];
  });
  return joinPieces([...lines, hidden > 0 ? `… and ${count(hidden, 'more failed job')}` : undefined], '  \n');
}

/** @param isMarked says that it is new: of all that failed, some did before */
function groupLine({ first, others }: JobGroup, isMarked = false): string | undefined {
  const more = others === 0 ? undefined : `and ${count(others, 'more leg')}`;
  return joinPieces(
    [`**${jobLink(first)}**`, verbOf(first), stepWords(first), more, isMarked ? '(new)' : undefined],
    ' ',
  );
}

/** `[test (ubuntu, 24)](…)`. */
export function jobLink({ name, url }: RunJob): string {
  return markdownLink(shortPlain(name, 120) ?? 'job', url);
}

/** That it failed goes without saying. */
function verbOf({ conclusion }: RunJob): string | undefined {
  return conclusion === 'timed_out' ? 'timed out' : undefined;
}

function arrow(reason: string): string {
  return `↳ ${reason}`;
}
