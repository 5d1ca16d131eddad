/** Renders the first line of a message, and the subject of a topic or task. */

import { isRed } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import {
  count,
  describeSchedule,
  duration,
  grouped,
  listed,
  minute,
  parseTime,
  span,
  truncateList,
} from '../../text/format.ts';
import { markdownLink } from '../markdown/escape.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import {
  describeConclusion,
  findOnlyFailure,
  isDeployment,
  isFixed,
  isInfrastructureFailure,
  isSoFar,
  reportsRun,
} from './conclusion-text.ts';
import { describeSubject, findAnnouncement, findReleaseName } from './event-subject.ts';
import { formatStep, formatStepName } from './lists.ts';
import { createRunUrl, describeLocation, formatLocation, formatStarter, renderRun } from './location.ts';
import type { SectionInput } from './section.ts';
import { addAuthor, DOT, joinPair, joinPieces, MAX_TITLE_LENGTH, NO_BREAK, shortMarkdown, shortPlain } from './text.ts';

/** Maximum links in a first line. */
const MAX_LINKS = 3;
const LINK = /(?<!\\)\[((?:\\.|[^[\]\\])*)\]\((?:\\.|[^()\\])*\)/g;

/**
 * `❌ **[CI / test failed](…)** in npm test · acme/app on main · [#42](…) (4m 3s)`; for a release `📦 **[v2.3.1](…)** was
 * released · acme/app — Ada Lovelace · [#5](…)`; of several builds `🔴 **2 workflows started failing** on acme/shop main`.
 * Consists of four parts, as many as people read: the verdict, its location, the run, and the rest.
 */
export function renderHeadline(input: SectionInput): string | undefined {
  const { facts } = input;
  const news = input.health?.headline ?? renderAnnouncement(input);
  if (news !== undefined) return news;
  const runPieces = joinPieces(formatRunPieces(input), ', ');
  const rest = joinPieces(formatOtherPieces(facts), ', ');
  const line = joinPieces([formatVerdict(input), describeLocation(facts), runPieces, rest], DOT) ?? '';
  let links = 0;
  return line.replace(LINK, (link, text: string) => (++links > MAX_LINKS ? text : link));
}

/** `📦 **[v2.3.1](…)** was released · acme/app — Ada Lovelace · [#5](…)`. */
function renderAnnouncement(input: SectionInput): string | undefined {
  const { release, repository, actor } = input.facts;
  const found = findAnnouncement(input.facts);
  const text = found && `📦 **${markdownLink(found.tag, release?.url)}** ${found.verb}`;
  const news = text && joinPieces([text, shortMarkdown(repository?.name, 140)], DOT);
  return news && joinPieces([addAuthor(news, actor ?? release?.author), renderRun(input)], DOT);
}

/** Returns the run, its location, and who or what started it. */
function formatRunPieces(input: SectionInput): readonly (string | undefined)[] {
  const { facts } = input;
  const isLinked = isNameLinkedToRun(facts);
  // A deployment's location shows the duration.
  if (isDeployment(facts))
    return [isLinked ? undefined : markdownLink(`#${facts.run?.number}`, createRunUrl(input)), formatStarter(facts)];
  return [isLinked ? undefined : renderRun(input), formatMachine(input), formatStarter(facts), formatClock(input)];
}

function formatOtherPieces(facts: Facts): readonly (string | undefined)[] {
  if (isDeployment(facts)) return [formatCommitsToDeploy(facts), formatNewerRun(facts)];
  const isStartupFailure = isRed(facts.conclusion) && facts.stopped?.by === 'startup_failure';
  return [
    formatJobCounts(facts),
    formatAlsoFailed(facts),
    formatFailedBefore(facts),
    // GitHub gives no details.
    isStartupFailure ? 'probably an error in the workflow file' : undefined,
    formatNewerRun(facts),
  ];
}

/** `newer [run #44](…) passed`, or of a job `passed in newer [run #44](…)`: for an old run that completed late. */
function formatNewerRun(facts: Facts): string | undefined {
  const { newer_run: later } = facts;
  if (later === undefined) return undefined;
  const result = isRed(later.conclusion) ? 'failed' : 'passed';
  if (isDeployment(facts)) return `newer ${markdownLink('deployment', later.url)} ${result}`;
  const link = markdownLink(joinPair('run', `#${later.run}`), later.url);
  return reportsRun(facts) ? `newer ${link} ${result}` : `${result} in newer ${link}`;
}

/** `❌ **[CI / test failed](…)** in npm test`, `✅ **[CI / test](…)** passed`, `🟢 **[CI works again](…)** after 1 day`. */
function formatVerdict(input: SectionInput): string {
  const { facts } = input;
  const { icon, name, verb, isBold } = describeConclusion(facts);
  const linked = markdownLink(isBold ? `${name} ${verb}` : name, findVerdictUrl(input));
  const text = joinPieces([`${icon} **${linked}**`, isBold ? undefined : verb], ' ');
  const more = [formatStopped, formatOpenSteps, formatFailedStep, formatExit, formatFailureDuration, formatSite];
  return [text, ...more.map((format) => format(facts))].join('');
}

/** `03:00 every day, UTC`, or `on schedule`. */
function formatClock({ facts: { schedule, run, job }, now }: SectionInput): string | undefined {
  if (schedule === undefined) return undefined;
  const started = parseTime(run?.started_at ?? job?.started_at) ?? (now === undefined ? undefined : new Date(now));
  return describeSchedule(schedule.slice(0, 100), started) ?? 'on schedule';
}

/** Returns the page of the failing step, or of the reported job or run; of the run if no run number is linked. */
function findVerdictUrl(input: SectionInput): string | undefined {
  const { facts } = input;
  if (facts.dequeued !== undefined) return facts.pull_request?.url;
  if (isNameLinkedToRun(facts)) return createRunUrl(input) ?? facts.deployment?.log_url;
  // The link after it contains the marker.
  return findFailureUrl(facts) ?? (reportsRun(facts) ? facts.run?.url : facts.job?.url);
}

function findFailureUrl(facts: Facts): string | undefined {
  const failed = isRed(facts.conclusion) ? findOnlyFailure(facts) : undefined;
  const step = isStepShown(facts) ? failed?.failed_steps[0]?.url : undefined;
  return step ?? (reportsRun(facts) || isDeployment(facts) ? failed?.url : undefined);
}

/** Returns true unless the name links to the job, as for a failed deployment. */
function isNameLinkedToRun(facts: Facts): boolean {
  if (facts.run?.number === undefined) return true;
  return isDeployment(facts) && !(isRed(facts.conclusion) && (findFailureUrl(facts) ?? facts.job?.url) !== undefined);
}

/** ` by a newer run`, ` after 6h`. */
function formatStopped({ conclusion, stopped, dequeued }: Facts): string {
  if (dequeued !== undefined || stopped === undefined) return '';
  if (conclusion === 'timed_out')
    return stopped.after_seconds === undefined ? '' : ` after ${duration(stopped.after_seconds)}`;
  if (conclusion !== 'cancelled') return '';
  if (stopped.by === 'newer_run') return ' by a newer run';
  const person = shortMarkdown(stopped.person, 60);
  return person === undefined ? '' : ` by ${person}`;
}

/** `, while Start the server runs`, `, except npm run e2e`: steps whose result isn't in the conclusion. */
function formatOpenSteps(facts: Facts): string {
  if (!isSoFar(facts)) return '';
  const { failed, running } = facts.unfinished_steps;
  const names = (steps: readonly string[]) =>
    formatNames(steps.map((name) => ({ name: formatStepName({ name }) ?? 'a step' })));
  if (failed.length > 0) return `, except ${names(failed)}`;
  return `, while ${names(running)} still ${running.length === 1 ? 'runs' : 'run'}`;
}

/** ` with exit code 139`; omits 1, which only means failure. */
function formatExit({ conclusion, job, termination }: Facts): string {
  const code = job?.exit_code ?? 0;
  const isNews = isRed(conclusion) && code !== 0 && code !== 1 && termination?.reason !== 'killed';
  return isNews ? ` with exit code ${code}` : '';
}

/** `db-1 · 02:00 UTC (4m 3s)`: for a command without a page. */
function formatMachine({ facts: { job }, timeZone }: SectionInput): string | undefined {
  if (job?.machine === undefined) return undefined;
  const { machine, started_at, duration_seconds: seconds } = job;
  const took = seconds === undefined ? undefined : `(${duration(seconds)})`;
  return joinPieces([shortMarkdown(machine, 80), joinPieces([minute(started_at, timeZone), took], NO_BREAK)], DOT);
}

function formatFailedStep(facts: Facts): string {
  const failed = isRed(facts.conclusion) && isStepShown(facts) ? findOnlyFailure(facts) : undefined;
  const text = failed === undefined ? undefined : formatStep(failed);
  return text === undefined ? '' : `${isInfrastructureFailure(facts) ? ',' : ''} ${text}`;
}

/** Returns true if the step is news: not for infrastructure failures, except for a cleanup after the last step. */
function isStepShown(facts: Facts): boolean {
  return !isInfrastructureFailure(facts) || facts.termination.reason === 'clean_up';
}

/** ` after 1 day`: the duration of the failure. */
function formatFailureDuration(facts: Facts): string {
  const seconds = isFixed(facts) ? facts.broken_since?.duration_seconds : undefined;
  return seconds === undefined ? '' : ` after ${span(seconds)}`;
}

/** ` · [shop.example.com](…)`: the deployed site. */
function formatSite(facts: Facts): string {
  const url = isDeployment(facts) && facts.conclusion === 'success' ? facts.deployment?.url : undefined;
  return url === undefined || !URL.canParse(url) ? '' : DOT + markdownLink(new URL(url).host, url);
}

/** `12 of 120 jobs failed, 1 of them new`. */
function formatJobCounts(facts: Facts): string | undefined {
  const { change, job_counts: counts, new_failures: fresh = 0 } = facts;
  if (!isRed(facts.conclusion) || !reportsRun(facts) || counts === undefined) return undefined;
  const { total, failed } = counts;
  // The conclusion already says it.
  if (failed === 0 || total < 2 || counts.maybe_allowed_failures === true) return undefined;
  const isNews = change === 'still-failing' && fresh > 0;
  const which = failed === 1 ? 'a new one' : `${fresh === failed ? 'all' : grouped(fresh)} of them new`;
  return joinPieces([`${grouped(failed)} of ${count(total, 'job')} failed`, isNews ? which : undefined], ', ');
}

/** `7 commits since the last one`. */
function formatCommitsToDeploy({ conclusion, commits_since_green: since }: Facts): string | undefined {
  if (conclusion !== 'in_progress' || since === undefined) return undefined;
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
const MAX_NAMES = 3;

/** `E2E, lint and 2 more`; links a single name. */
function formatNames(all: readonly { readonly name: string; readonly url?: string }[]): string {
  const [first, ...more] = all;
  if (first !== undefined && more.length === 0) return markdownLink(shortPlain(first.name, 60) ?? 'one', first.url);
  const names = all.map(({ name }) => shortMarkdown(name, 60) ?? '');
  return listed(truncateList(names, MAX_NAMES));
}

/** Renders the subject of the event; for a release its name and the result, because the first line is the news. */
export function renderEvent(input: SectionInput): string | undefined {
  const { facts } = input;
  if (findAnnouncement(facts) === undefined) return isLabeling(facts.event) ? undefined : describeSubject(facts);
  const name = facts.release && shortMarkdown(findReleaseName(facts.release), MAX_TITLE_LENGTH);
  return joinPieces([name, formatVerdict(input)], DOT);
}

/** Actions on a pull request that don't change its code. */
const LABELING = /^(?:(?:un)?labeled|(?:un)?assigned|(?:de)?milestoned|(?:un)?locked|review_request(?:ed|_removed))$/;

/** Returns true for jobs that only label or greet. With `pull_request_target`, a job runs the code of the base branch. */
export function isLabeling({ name, action = '' }: Facts['event']): boolean {
  return name === 'pull_request_target' ? action !== 'closed' : name === 'pull_request' && LABELING.test(action);
}

/** Maximum characters, because the subject is listed among a hundred others. */
const MAX_SUBJECT_LENGTH = 100;
/** Shorter texts are useless. */
const MIN_LENGTH = 20;

/** `CI / test failed on main: expected 90 to be 100`, `Deploy to production failed: terraform apply (acme/app v2.3.1)`. */
export function renderSubject(input: SectionInput): string {
  const { facts, health } = input;
  if (health?.subject !== undefined) return health.subject;
  const { name, verb } = describeConclusion(facts);
  const location = shortPlain(formatLocation(facts), 50);
  const deployed = joinPieces([shortPlain(facts.repository?.name, 50), location], ' ');
  const end = isDeployment(facts) && deployed !== undefined ? ` (${shortPlain(deployed, 60)})` : '';
  // The reason of the conclusion stays after the location: `didn't finish on main: lost the runner`.
  const where = isDeployment(facts) || location === undefined ? '' : ` ${location}`;
  const result = verb.replace(/(?=: )|$/, () => where);
  // The name is the longest part of a conclusion.
  const space = Math.max(MIN_LENGTH, MAX_SUBJECT_LENGTH - result.length - end.length - 1);
  const { tag, verb: action } = findAnnouncement(facts) ?? {};
  const verdict = joinPieces(tag === undefined ? [shortPlain(name, space), result] : [tag, action], ' ') ?? name;
  const left = MAX_SUBJECT_LENGTH - verdict.length - ': '.length - end.length;
  const text = left < MIN_LENGTH ? undefined : describeCause(input, left);
  return neutralizeMentions(plainLine((joinPieces([verdict, text], ': ') ?? verdict) + end), 'plain');
}

/** Explains a failure, or else names the subject of the event. */
function describeCause({ facts, failure }: SectionInput, space: number): string | undefined {
  const cause = isRed(facts.conclusion) ? failure?.findCause(facts, space) : undefined;
  return isDeployment(facts) || isInfrastructureFailure(facts) ? cause : (cause ?? findTitle(facts, space));
}

/** Puts titles by external authors in quotation marks. After a failure, a commit without them would read as its cause. */
function findTitle({ pull_request: pull, release, item, commit, conclusion }: Facts, space: number) {
  const quote = (title: string | undefined) => {
    const text = shortPlain(title, space - '“”'.length);
    return text && `“${text}”`;
  };
  if (pull !== undefined) return quote(pull.title);
  if (release !== undefined) return shortPlain(findReleaseName(release), space);
  if (item !== undefined) return item.number === undefined ? undefined : quote(item.title);
  return isRed(conclusion) ? quote(commit?.subject) : shortPlain(commit?.subject, space);
}
