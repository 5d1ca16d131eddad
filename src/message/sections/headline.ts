/** Renders the first line of a message: conclusion, subject, location, duration. */

import type { Facts, Job } from '../../build/facts.ts';
import { listed } from '../../text/format.ts';
import { truncateList } from '../../text/truncate-list.ts';
import { count, grouped } from '../counts.ts';
import { code, escapeLine, markdownLink } from '../markdown/escape.ts';
import { onlyFailure } from './failures.ts';
import { place } from './location.ts';
import { run, runUrl } from './run.ts';
import type { Section, SectionInput } from './section.ts';
import {
  conclusionText,
  isFixed,
  isInfrastructureFailure,
  isRedEnd,
  isSoFar,
  isStarted,
} from './text/conclusion-text.ts';
import { describeCron, withItsZone } from './text/cron.ts';
import { formatStep, stepName } from './text/failed-job.ts';
import { isAside, isDeployment, isWholeRun } from './text/reported-name.ts';
import { DOT, NO_BREAK, pair } from './text/separators.ts';
import { joinPieces, quoted, shortMarkdown, shortPlain, withAuthor } from './text/short-text.ts';
import { formatStarter } from './text/started-by.ts';
import { duration, minute, parseTime, span } from './text/time.ts';

/** `❌ **[CI / test failed](…)** in npm test · acme/app on main · [#42](…) (4m 3s)`. */
export const headline: Section = {
  reads: [],
  render: (input) => inFour(input, place(input.facts)),
};

/** `✅ **[CI / test](…)** passed · [#42](…) (3m 12s)`: the same without the location. */
export function verdictLine(input: SectionInput): string {
  return inFour(input, undefined);
}

/** Maximum links in a first line. */
const LINKS = 3;
const LINK = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\((?:\\.|[^()\\])*\)/g;

/** Reduces the line to the four parts that people read: joins the parts of the run, and if necessary the rest. */
function inFour(input: SectionInput, where: string | undefined): string {
  const first = [`${conclusionText(input.facts).icon} ${sentence(input)}`, where];
  const [run, more] = [runPieces(input), morePieces(input.facts)];
  const [asOne, moreAsOne] = [joinPieces(run, ', '), joinPieces(more, ', ')];
  const methods = [
    [...run, ...more],
    [asOne, ...more],
    [asOne, moreAsOne],
  ].map((pieces) => joinPieces([...first, ...pieces], DOT) ?? '');
  const line = methods.find((one) => one.split(DOT).length <= 4) ?? methods.at(-1) ?? '';
  let links = 0;
  return line.replace(LINK, (link, text: string) => (++links > LINKS ? text : link));
}

/** Returns the run, its location, and who or what started it. */
function runPieces(input: SectionInput): readonly (string | undefined)[] {
  const { facts } = input;
  if (isDeployment(facts)) return [isNameLinkedToRun(facts) ? undefined : runNumber(input), formatStarter(facts)];
  if (isAside(facts)) return [findTitle(facts), input.marker === undefined ? undefined : runNumber(input)];
  const displayed = isNameLinkedToRun(facts) ? undefined : run.render(input);
  const where = facts.job?.machine === undefined ? undefined : formatMachine(facts.job, input.timeZone);
  return [displayed, where, formatStarter(facts), formatClock(input)];
}

/** `“Gift cards are rounded twice” — dmitri` in place of a run that nobody needs. */
function findTitle({ item, pull_request }: Facts): string | undefined {
  const { title, author } = pull_request ?? item ?? {};
  return withAuthor(quoted(title) ?? '', author);
}

function morePieces(facts: Facts): readonly (string | undefined)[] {
  if (isDeployment(facts)) return [logLink(facts), commitsToDeploy(facts), newer(facts)];
  return [jobCounts(facts), alsoFailed(facts), hadFailed(facts), describeStartupFailure(facts), newer(facts)];
}

/** `[#42](…)`, without the duration that a deployment's location shows. */
function runNumber(input: SectionInput): string | undefined {
  const number = input.facts.run?.number;
  return number === undefined ? undefined : markdownLink(`#${number}`, runUrl(input));
}

/**
 * `[run #44](…), which is newer, passed`, or of a job `passed in [run #44](…), which is newer`: for an old run that
 * completed late.
 */
function newer(facts: Facts): string | undefined {
  const { newer_run: later } = facts;
  if (later === undefined) return undefined;
  const ended = isRedEnd(later) ? 'failed' : 'passed';
  if (isDeployment(facts)) return `a newer ${markdownLink('deployment', later.url)} ${ended}`;
  const page = `${markdownLink(pair('run', `#${later.run}`), later.url)}, which is newer`;
  return isWholeRun(facts) ? `${page}, ${ended}` : `${ended} in ${page}`;
}

/** `**[CI / test failed](…)** in npm test`, `**[CI / test](…)** passed`, `**[CI works again](…)** after 1 day`. */
function sentence(input: SectionInput): string {
  const { facts } = input;
  const { name, verb, loud } = conclusionText(facts);
  const linked = markdownLink(loud ? `${name} ${verb}` : name, speakerUrl(input));
  const message = joinPieces([`**${linked}**`, loud ? undefined : verb], ' ') ?? '';
  const more = [
    formatStopped(facts),
    openSteps(facts),
    failedStep(facts),
    formatExit(facts),
    redTime(facts),
    deployedSite(facts),
  ];
  return joinPieces([message, ...more], '') ?? message;
}

/** `03:00 every day, UTC`; the cron line itself if it is too complex. */
function formatClock({ facts: { schedule, run, job }, timeZone, now }: SectionInput): string | undefined {
  if (schedule === undefined) return undefined;
  const cron = schedule.slice(0, 100);
  if (describeCron(cron) === undefined) return code(shortPlain(cron, 60) ?? '');
  const started = parseTime(run?.started_at ?? job?.started_at) ?? (now === undefined ? undefined : new Date(now));
  return withItsZone(cron, started, timeZone);
}

/**
 * Returns the page of the failing step, or else of the reported job or run. Returns the run's page if no run number is
 * linked.
 */
function speakerUrl(input: SectionInput): string | undefined {
  const { facts } = input;
  if (facts.dequeued !== undefined) return facts.pull_request?.url;
  if (isNameLinkedToRun(facts)) return runUrl(input) ?? facts.deployment?.log_url;
  // The link after it contains the marker.
  return failureUrl(facts) ?? (isWholeRun(facts) ? facts.run?.url : facts.job?.url);
}

function failureUrl(facts: Facts): string | undefined {
  const failed = isRedEnd(facts) ? onlyFailure(facts) : undefined;
  const step = isStepShown(facts) ? failed?.failed_steps[0]?.url : undefined;
  return step ?? (isWholeRun(facts) || isDeployment(facts) ? failed?.url : undefined);
}

/** Returns true unless the name links to the job, as for a failed deployment. */
export function isNameLinkedToRun(facts: Facts): boolean {
  if (facts.run?.number === undefined) return true;
  return isDeployment(facts) && !(isRedEnd(facts) && (failureUrl(facts) ?? facts.job?.url) !== undefined);
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
function openSteps(facts: Facts): string | undefined {
  if (!isSoFar(facts)) return undefined;
  const { failed, running } = facts.unfinished_steps;
  const names = (steps: readonly string[]) => toNames(steps.map((name) => stepName({ name }) ?? 'a step'));
  if (failed.length > 0) return `, except ${names(failed)}`;
  return `, while ${names(running)} still ${running.length === 1 ? 'runs' : 'run'}`;
}

/** Exit codes with the same meaning in every shell. */
const EXITS: ReadonlyMap<number, string> = new Map([
  [124, 'timed out'],
  [126, 'not executable'],
  [127, 'command not found'],
  [134, 'aborted'],
  [139, 'segmentation fault'],
  [143, 'terminated'],
]);

/** ` with exit code 139 (segmentation fault)`; omits 1, which only means failure. */
function formatExit(facts: Facts): string | undefined {
  const code = facts.job?.exit_code ?? 0;
  if (!isRedEnd(facts) || code === 0 || code === 1 || facts.termination?.reason === 'killed') return undefined;
  const meaning = EXITS.get(code);
  return ` with exit code ${code}${meaning === undefined ? '' : ` (${meaning})`}`;
}

/** `db-1 · 02:00 UTC (4m 3s)`: for a command without a page. */
function formatMachine({ machine, started_at, duration_seconds: seconds }: Job, timeZone?: string): string | undefined {
  const took = seconds === undefined ? undefined : `(${duration(seconds)})`;
  return joinPieces([shortMarkdown(machine, 80), joinPieces([minute(started_at, timeZone), took], NO_BREAK)], DOT);
}

function failedStep(facts: Facts): string | undefined {
  const failed = isRedEnd(facts) && isStepShown(facts) ? onlyFailure(facts) : undefined;
  const text = failed === undefined ? undefined : formatStep(failed);
  return text === undefined ? undefined : `${isInfrastructureFailure(facts) ? ',' : ''} ${text}`;
}

/** Returns true if the step is news: not for infrastructure failures, except for a cleanup after the last step. */
function isStepShown(facts: Facts): boolean {
  return !isInfrastructureFailure(facts) || facts.termination.reason === 'clean_up';
}

/** ` after 1 day`: the duration of the failure. */
function redTime(facts: Facts): string | undefined {
  const seconds = isFixed(facts) ? facts.broken_since?.duration_seconds : undefined;
  return seconds === undefined ? undefined : ` after ${span(seconds)}`;
}

/** ` · [shop.example.com](…)`: the deployed site. */
function deployedSite(facts: Facts): string | undefined {
  const url = isDeployment(facts) && facts.conclusion === 'success' ? facts.deployment?.url : undefined;
  return url === undefined || !URL.canParse(url) ? undefined : DOT + markdownLink(new URL(url).host, url);
}

/** `12 of 120 jobs failed, 1 of them new`. */
function jobCounts(facts: Facts): string | undefined {
  if (!isRedEnd(facts) || !isWholeRun(facts) || facts.job_counts === undefined) return undefined;
  const { total, failed } = facts.job_counts;
  // The conclusion already says it.
  if (failed === 0 || total < 2 || facts.job_counts.maybe_allowed_failures === true) return undefined;
  return joinPieces([`${grouped(failed)} of ${count(total, 'job')} failed`, newFailures(facts, failed)], ', ');
}

/** `1 of them new`; empty if all are new. */
function newFailures({ change, new_failures: fresh = 0 }: Facts, failed: number): string | undefined {
  if (change !== 'still-failing' || fresh === 0) return undefined;
  if (failed === 1) return 'a new one';
  return `${fresh === failed ? 'all' : grouped(fresh)} of them new`;
}

/** Describes a startup failure. GitHub gives no details. */
function describeStartupFailure(facts: Facts): string | undefined {
  const unstarted = isRedEnd(facts) && facts.stopped?.by === 'startup_failure';
  return unstarted ? 'probably an error in the workflow file' : undefined;
}

function logLink(facts: Facts): string | undefined {
  const { deployment, run } = facts;
  // With a deployed site, the log is less important.
  const log = deployedSite(facts) === undefined ? deployment?.log_url : undefined;
  // A log on the pages of the run duplicates the name's link.
  const page = run?.url?.replace(/\/attempts\/\d+$/, '');
  const elsewhere = log !== undefined && page !== undefined && !log.startsWith(page);
  return elsewhere ? markdownLink('log', log) : undefined;
}

/** `7 commits since the last one`. */
function commitsToDeploy(facts: Facts): string | undefined {
  const since = isStarted(facts) ? facts.commits_since_green : undefined;
  if (since === undefined) return undefined;
  return `${markdownLink(count(since.count, 'commit'), since.compare_url)} since the last one`;
}

/** Maximum named runs and jobs. */
const NAMED = 3;

/** `[test](…) had failed in npm test`, `test, lint and 2 more had failed`: before the run was cancelled. */
function hadFailed({ conclusion, failed_jobs: failed = [] }: Facts): string | undefined {
  const [only, ...more] = failed;
  if (conclusion !== 'cancelled' || only === undefined) return undefined;
  if (more.length > 0) return `${toNames(failed.map(({ name }) => name))} had failed`;
  return joinPieces(
    [markdownLink(shortPlain(only.name, 60) ?? 'a job', only.url), 'had failed', formatStep(only)],
    ' ',
  );
}

/** `also failed: [E2E](…)`, `also failed: E2E, lint and 2 more`: other failures in the merge queue. */
function alsoFailed({ dequeued }: Facts): string | undefined {
  const rest = dequeued?.also_failed ?? [];
  const [only, ...more] = rest;
  if (only === undefined) return undefined;
  if (more.length === 0)
    return `also failed: ${markdownLink(shortPlain(only.workflow, 60) ?? `#${only.number}`, only.url)}`;
  return `also failed: ${toNames(rest.map(({ workflow, number }) => workflow ?? `#${number}`))}`;
}

/** `E2E, lint and 2 more`. */
function toNames(all: readonly string[]): string {
  const names = all.map((name) => shortMarkdown(name, 60) ?? '');
  return listed(truncateList(names, NAMED));
}
