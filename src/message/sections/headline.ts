/** Renders the first line of a message: conclusion, subject, location, duration. */

import type { Facts, Job } from '../../build/facts.ts';
import { verdict as healthVerdict } from '../../health/sections/first-line.ts';
import { count, duration, grouped, listed, span, truncateList } from '../../text/format.ts';
import { escapeLine, markdownLink } from '../markdown/escape.ts';
import { announcement, isAnnounced } from './details.ts';
import { onlyFailure } from './failures.ts';
import { formatStep, stepName } from './lists.ts';
import { describeLocation } from './location.ts';
import { formatStarter, run, runUrl } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import {
  conclusionText,
  isFixed,
  isInfrastructureFailure,
  isRedEnd,
  isSoFar,
  isStarted,
} from './text/conclusion-text.ts';
import { isDeployment, isWholeRun } from './text/reported-name.ts';
import { DOT, joinPieces, NO_BREAK, pair, shortMarkdown, shortPlain } from './text/short-text.ts';
import { describeSchedule, minute, parseTime } from './text/time.ts';

/**
 * `❌ **[CI / test failed](…)** in npm test · acme/app on main · [#42](…) (4m 3s)`; for a release `📦 **[v2.3.1](…)** was
 * released · acme/app — Ada Lovelace · [#5](…)`; of several builds `🔴 **2 workflows started failing** on acme/shop main`.
 */
export const headline: Section = {
  reads: [],
  render: (input) => healthVerdict(input) ?? (isAnnounced(input.facts) ? announcement(input) : formatFirstLine(input)),
};

/** Maximum links in a first line. */
const LINKS = 3;
const LINK = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\((?:\\.|[^()\\])*\)/g;

/** Joins four parts, as many as people read: the verdict, its location, the run, and the rest. */
function formatFirstLine(input: SectionInput): string {
  const { facts } = input;
  const run = joinPieces(getRunPieces(input), ', ');
  const rest = joinPieces(getMorePieces(facts), ', ');
  const line = joinPieces([formatVerdict(input), describeLocation(facts), run, rest], DOT) ?? '';
  let links = 0;
  return line.replace(LINK, (link, text: string) => (++links > LINKS ? text : link));
}

/** Returns the run, its location, and who or what started it. */
function getRunPieces(input: SectionInput): readonly (string | undefined)[] {
  const { facts } = input;
  if (isDeployment(facts)) return [isNameLinkedToRun(facts) ? undefined : linkRun(input), formatStarter(facts)];
  const displayed = isNameLinkedToRun(facts) ? undefined : run.render(input);
  const where = facts.job?.machine === undefined ? undefined : formatMachine(facts.job, input.timeZone);
  return [displayed, where, formatStarter(facts), formatClock(input)];
}

function getMorePieces(facts: Facts): readonly (string | undefined)[] {
  if (isDeployment(facts)) return [formatCommitsToDeploy(facts), formatNewerRun(facts)];
  return [
    formatJobCounts(facts),
    formatAlsoFailed(facts),
    formatFailedBefore(facts),
    describeStartupFailure(facts),
    formatNewerRun(facts),
  ];
}

/** `[#42](…)`, without the duration that a deployment's location shows. */
function linkRun(input: SectionInput): string | undefined {
  const number = input.facts.run?.number;
  return number === undefined ? undefined : markdownLink(`#${number}`, runUrl(input));
}

/** `newer [run #44](…) passed`, or of a job `passed in newer [run #44](…)`: for an old run that completed late. */
function formatNewerRun(facts: Facts): string | undefined {
  const { newer_run: later } = facts;
  if (later === undefined) return undefined;
  const result = isRedEnd(later) ? 'failed' : 'passed';
  if (isDeployment(facts)) return `newer ${markdownLink('deployment', later.url)} ${result}`;
  const link = markdownLink(pair('run', `#${later.run}`), later.url);
  return isWholeRun(facts) ? `newer ${link} ${result}` : `${result} in newer ${link}`;
}

/** `❌ **[CI / test failed](…)** in npm test`, `✅ **[CI / test](…)** passed`, `🟢 **[CI works again](…)** after 1 day`. */
export function formatVerdict(input: SectionInput): string {
  const { facts } = input;
  const { icon, name, verb, loud } = conclusionText(facts);
  const linked = markdownLink(loud ? `${name} ${verb}` : name, findVerdictUrl(input));
  const text = joinPieces([`${icon} **${linked}**`, loud ? undefined : verb], ' ');
  const more = [
    formatStopped(facts),
    formatOpenSteps(facts),
    formatFailedStep(facts),
    formatExit(facts),
    formatFailureDuration(facts),
  ];
  return [text, ...more, formatSite(facts)].join('');
}

/** `03:00 every day, UTC`, or `on schedule`. */
function formatClock({ facts: { schedule, run, job }, now }: SectionInput): string | undefined {
  if (schedule === undefined) return undefined;
  const started = parseTime(run?.started_at ?? job?.started_at) ?? (now === undefined ? undefined : new Date(now));
  return describeSchedule(schedule.slice(0, 100), started) ?? 'on schedule';
}

/**
 * Returns the page of the failing step, or else of the reported job or run. Returns the run's page if no run number is
 * linked.
 */
function findVerdictUrl(input: SectionInput): string | undefined {
  const { facts } = input;
  if (facts.dequeued !== undefined) return facts.pull_request?.url;
  if (isNameLinkedToRun(facts)) return runUrl(input) ?? facts.deployment?.log_url;
  // The link after it contains the marker.
  return findFailureUrl(facts) ?? (isWholeRun(facts) ? facts.run?.url : facts.job?.url);
}

function findFailureUrl(facts: Facts): string | undefined {
  const failed = isRedEnd(facts) ? onlyFailure(facts) : undefined;
  const step = isStepShown(facts) ? failed?.failed_steps[0]?.url : undefined;
  return step ?? (isWholeRun(facts) || isDeployment(facts) ? failed?.url : undefined);
}

/** Returns true unless the name links to the job, as for a failed deployment. */
function isNameLinkedToRun(facts: Facts): boolean {
  if (facts.run?.number === undefined) return true;
  return isDeployment(facts) && !(isRedEnd(facts) && (findFailureUrl(facts) ?? facts.job?.url) !== undefined);
}

/** ` by a newer run`, ` after 6h`. */
function formatStopped({ conclusion, stopped, dequeued }: Facts): string | undefined {
  if (dequeued !== undefined) return undefined;
  if (conclusion === 'timed_out') {
    return stopped?.after_seconds === undefined ? undefined : ` after ${duration(stopped.after_seconds)}`;
  }
  if (conclusion !== 'cancelled' || stopped === undefined) return undefined;
  if (stopped.by === 'newer_run') return ' by a newer run';
  const person = shortPlain(stopped.person, 60);
  return person === undefined ? undefined : ` by ${escapeLine(person)}`;
}

/** `, while Start the server runs`, `, except npm run e2e`: steps whose result isn't in the conclusion. */
function formatOpenSteps(facts: Facts): string | undefined {
  if (!isSoFar(facts)) return undefined;
  const { failed, running } = facts.unfinished_steps;
  const names = (steps: readonly string[]) =>
    formatNames(steps.map((name) => ({ name: stepName({ name }) ?? 'a step' })));
  if (failed.length > 0) return `, except ${names(failed)}`;
  return `, while ${names(running)} still ${running.length === 1 ? 'runs' : 'run'}`;
}

/** ` with exit code 139`; omits 1, which only means failure. */
function formatExit(facts: Facts): string | undefined {
  const code = facts.job?.exit_code ?? 0;
  const isNews = isRedEnd(facts) && code !== 0 && code !== 1 && facts.termination?.reason !== 'killed';
  return isNews ? ` with exit code ${code}` : undefined;
}

/** `db-1 · 02:00 UTC (4m 3s)`: for a command without a page. */
function formatMachine({ machine, started_at, duration_seconds: seconds }: Job, timeZone?: string): string | undefined {
  const took = seconds === undefined ? undefined : `(${duration(seconds)})`;
  return joinPieces([shortMarkdown(machine, 80), joinPieces([minute(started_at, timeZone), took], NO_BREAK)], DOT);
}

function formatFailedStep(facts: Facts): string | undefined {
  const failed = isRedEnd(facts) && isStepShown(facts) ? onlyFailure(facts) : undefined;
  const text = failed === undefined ? undefined : formatStep(failed);
  return text === undefined ? undefined : `${isInfrastructureFailure(facts) ? ',' : ''} ${text}`;
}

/** Returns true if the step is news: not for infrastructure failures, except for a cleanup after the last step. */
function isStepShown(facts: Facts): boolean {
  return !isInfrastructureFailure(facts) || facts.termination.reason === 'clean_up';
}

/** ` after 1 day`: the duration of the failure. */
function formatFailureDuration(facts: Facts): string | undefined {
  const seconds = isFixed(facts) ? facts.broken_since?.duration_seconds : undefined;
  return seconds === undefined ? undefined : ` after ${span(seconds)}`;
}

/** ` · [shop.example.com](…)`: the deployed site. */
function formatSite(facts: Facts): string | undefined {
  const url = isDeployment(facts) && facts.conclusion === 'success' ? facts.deployment?.url : undefined;
  return url === undefined || !URL.canParse(url) ? undefined : DOT + markdownLink(new URL(url).host, url);
}

/** `12 of 120 jobs failed, 1 of them new`. */
function formatJobCounts(facts: Facts): string | undefined {
  const { change, job_counts: counts, new_failures: fresh = 0 } = facts;
  if (!isRedEnd(facts) || !isWholeRun(facts) || counts === undefined) return undefined;
  const { total, failed } = counts;
  // The conclusion already says it.
  if (failed === 0 || total < 2 || counts.maybe_allowed_failures === true) return undefined;
  const isNews = change === 'still-failing' && fresh > 0;
  const which = failed === 1 ? 'a new one' : `${fresh === failed ? 'all' : grouped(fresh)} of them new`;
  return joinPieces([`${grouped(failed)} of ${count(total, 'job')} failed`, isNews ? which : undefined], ', ');
}

/** Describes a startup failure. GitHub gives no details. */
function describeStartupFailure(facts: Facts): string | undefined {
  const unstarted = isRedEnd(facts) && facts.stopped?.by === 'startup_failure';
  return unstarted ? 'probably an error in the workflow file' : undefined;
}

/** `7 commits since the last one`. */
function formatCommitsToDeploy(facts: Facts): string | undefined {
  const since = isStarted(facts) ? facts.commits_since_green : undefined;
  if (since === undefined) return undefined;
  return `${markdownLink(count(since.count, 'commit'), since.compare_url)} since the last one`;
}

/** `[test](…) had failed in npm test`, `test, lint and 2 more had failed`: before the run was cancelled. */
function formatFailedBefore({ conclusion, failed_jobs: failed = [] }: Facts): string | undefined {
  const [only, ...more] = failed;
  if (conclusion !== 'cancelled' || only === undefined) return undefined;
  const step = more.length === 0 ? formatStep(only) : undefined;
  return joinPieces([formatNames(failed), 'had failed', step], ' ');
}

/** `also failed: [E2E](…)`, `also failed: E2E, lint and 2 more`: other failures in the merge queue. */
function formatAlsoFailed({ dequeued }: Facts): string | undefined {
  const others = dequeued?.also_failed ?? [];
  const named = others.map(({ workflow, number, url }) => ({ name: workflow ?? `#${number}`, url }));
  return others.length === 0 ? undefined : `also failed: ${formatNames(named)}`;
}

/** Maximum names in a row; more are counted. */
const NAMED = 3;

/** `E2E, lint and 2 more`; links a single name. */
function formatNames(all: readonly { readonly name: string; readonly url?: string }[]): string {
  const [first, ...more] = all;
  if (first !== undefined && more.length === 0) return markdownLink(shortPlain(first.name, 60) ?? 'one', first.url);
  const names = all.map(({ name }) => shortMarkdown(name, 60) ?? '');
  return listed(truncateList(names, NAMED));
}
