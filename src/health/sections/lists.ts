/** Renders the lists of a health report, and all its texts. */

import { secondsBetween } from '../../build/code-host/json.ts';
import { repeatsConclusion } from '../../build/conclusion.ts';
import type { Facts, Health, HealthOutage, InactiveWorkflow, WaitingRun } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { NOT_THE_CODE } from '../../message/sections/conclusion-text.ts';
import { peopleNames, titledList } from '../../message/sections/lists.ts';
import type { HealthTexts } from '../../message/sections/section.ts';
import { DOT, joinPieces, LINE_BREAK, NO_BREAK, shortMarkdown, shortPlain } from '../../message/sections/text.ts';
import { count, grouped, span } from '../../text/format.ts';
import { findOnlyWait, renderFirstLine } from './first-line.ts';
import {
  describeSharedInfrastructure,
  filterDue,
  formatLength,
  formatSchedule,
  formatSilence,
  formatWait,
  isDigest,
  isQuiet,
  listSilentInHeadline,
} from './format.ts';
import { renderSummary, renderWorkflowTable } from './period.ts';

const MAX_LINES = 20;
const MAX_NAMES = 5;

/**
 * Renders new failures with their cause, continued failures, and recoveries. One cause is one line. The first line
 * already names a single entry, so only its details follow.
 */
function renderRed(health: Health): string | undefined {
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  // The first line shows inactive workflows before recoveries.
  const isHidden = again.length > 0 && (health.silent ?? []).some(({ due }) => due);
  const isOnly = turned.length + still.length + again.length === 1 && !isDigest(health) && !isHidden;
  const byCause = Map.groupBy(turned, (one) => one.cause ?? one.infrastructure ?? `${one.repository} ${one.path}`);
  const lines = [
    ...[...byCause.values()].map((group) => formatTurned(health, group, isOnly)),
    ...filterDue(health, still).map((one) => withCause([isOnly ? undefined : formatStill(health, one)], one)),
    ...(isOnly ? [] : again.map((one) => `🟢 ${linkWorkflow(health, one)} works again after ${formatLength(one)}`)),
  ];
  return joinLines(lines.filter((line) => line !== ''));
}

function renderSilent(health: Health): string | undefined {
  const shown = listSilentInHeadline(health);
  const listed = filterDue(health, health.silent).filter((one) => shown.length > 1 || !shown.includes(one));
  const lines = listed.map(
    (one) => `🔕 ${linkWorkflow(health, one)} ${escapeLine(formatSilence(one, health.to))}${formatSchedule(one)}`,
  );
  return joinLines(lines);
}

function renderWaiting(health: Health): string | undefined {
  const shown = findOnlyWait(health);
  const listed = filterDue(health, health.waiting).filter((one) => one !== shown);
  const lines = listed.map((one) => {
    const { name, text } = formatWait(health, one);
    return `⏳ ${markdownLink(name, one.url)}${toRepository(health, one.repository)} ${escapeLine(text)}`;
  });
  return joinLines(lines);
}

function joinLines(lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : listLines(lines, MAX_LINES).join(LINE_BREAK);
}

function linkWorkflow(
  health: Health,
  { workflow, url, repository }: HealthOutage | InactiveWorkflow | WaitingRun,
): string {
  return markdownLink(shortPlain(workflow, 80) ?? 'A workflow', url) + toRepository(health, repository);
}

/** Names the repository if several are covered. Markdown. */
function toRepository({ repositories = [] }: Health, repository: string): string {
  return repositories.length > 1 ? ` in ${escapeLine(repository)}` : '';
}

/** `🔴 [CI](…) · 3 runs, since [a1b2c3d](…) Round totals · changed by Ada Lovelace`, with the cause below it. */
function formatTurned(health: Health, group: readonly HealthOutage[], isOnly: boolean): string {
  const [first, ...rest] = group;
  if (first === undefined) return '';
  const infrastructure = describeSharedInfrastructure(group);
  const hidden = group.length - MAX_NAMES;
  const names = group.slice(0, MAX_NAMES).map((one) => linkWorkflow(health, one));
  const more = hidden > 0 ? ` and ${count(hidden, 'more workflow')}` : '';
  const subject = `${infrastructure === undefined ? '🔴' : '⚠️'} ${names.join(', ')}${more}`;
  const { commit, runs } = first;
  const people = peopleNames(first.suspects);
  const built =
    commit && joinPieces([markdownLink(commit.sha.slice(0, 7), commit.url), shortMarkdown(commit.subject, 100)], ' ');
  const isOne = rest.length === 0;
  return withCause(
    [
      ...(isOnly ? [] : [subject]),
      isOne && runs > 1 ? `${countRedRuns(first)} in ${span(first.after_seconds)}` : undefined,
      // The first line shows it for a single entry.
      isOnly ? undefined : infrastructure,
      isOne && infrastructure === undefined ? built : undefined,
      isOne && people !== undefined ? `changed by ${people}` : undefined,
    ],
    first,
  );
}

function withCause(pieces: readonly (string | undefined)[], { cause: message }: HealthOutage): string {
  const cause = message === undefined || repeatsConclusion(message) ? undefined : shortMarkdown(message, 300);
  return joinPieces([joinPieces(pieces, DOT), cause === undefined ? undefined : `↳ ${cause}`], LINE_BREAK) ?? '';
}

function countRedRuns({ runs, is_lower_bound }: HealthOutage): string {
  return `${is_lower_bound ? 'at least ' : ''}${count(runs, 'failed run')}`;
}

function formatStill(health: Health, one: HealthOutage): string | undefined {
  const reason = describeSharedInfrastructure([one]);
  const subject = `${reason === undefined ? '🔴' : '⚠️'} ${linkWorkflow(health, one)}`;
  const state = `${subject} has been failing for ${formatLength(one)}`;
  return joinPieces([state, countRedRuns(one), reason], DOT);
}

const MAX_ENTRIES = 6;

/** `- 4 × [connect ECONNREFUSED](…) in CI and Nightly`. */
function renderCauses(health: Health): string | undefined {
  const shown = (health.causes ?? []).filter((one) => !isShownAbove(health, one)).slice(0, MAX_ENTRIES);
  const lines = shown.map((one) => {
    const names = one.workflows.slice(0, 4).map((name) => shortMarkdown(name, 60) ?? '');
    const more = one.workflows.length > 4 ? ` and ${one.workflows.length - 4} more` : '';
    const reason = one.infrastructure && NOT_THE_CODE[one.infrastructure];
    const isCovered = reason !== undefined && repeatsConclusion(one.message);
    const infrastructure =
      reason === undefined ? '' : isCovered ? ' (not a code failure)' : ` (${reason}, not a code failure)`;
    const what = markdownLink((isCovered ? reason : shortPlain(one.message, 160)) ?? 'unknown', one.url);
    return `${one.times}${NO_BREAK}× ${what}${infrastructure} in ${names.join(', ')}${more}`;
  });
  return lines.length === 0 ? undefined : titledList('Failure causes', lines);
}

/** Returns true if the list of failures already shows the cause of all these runs. */
function isShownAbove(
  { turned_red = [], still_red = [] }: Health,
  { message, times, workflows }: NonNullable<Health['causes']>[number],
) {
  const [name, ...rest] = workflows;
  const red = [...turned_red, ...still_red].filter((one) => one.workflow === name && one.cause === message);
  return rest.length === 0 && red.some(({ runs }) => runs >= times);
}

/** `- [test (ubuntu)](…) in CI: 3 times, latest 2 days ago: [#42](…), [#40](…)`. */
function renderFlaky(health: Health): string | undefined {
  const jobs = health.flaky_jobs ?? [];
  if (jobs.length === 0) return undefined;
  const lines = jobs.slice(0, MAX_ENTRIES).map((one) => {
    const name = markdownLink(shortPlain(one.name, 80) ?? 'A job', one.url);
    const seconds = secondsBetween(one.last_at, health.to);
    const last = seconds === undefined ? undefined : `latest ${span(seconds)} ago`;
    const runs = one.runs.slice(0, 3).map(({ number, url }) => markdownLink(`#${number ?? '?'}`, url));
    const times = joinPieces([count(one.times, 'time'), last, one.new ? 'new' : undefined], ', ');
    return `${name} in ${shortMarkdown(one.workflow, 60)}${toRepository(health, one.repository)}: ${times} (${runs.join(', ')})`;
  });
  return titledList('Flaky jobs', lines);
}

/** `- production: 12 deployments, 1 failed, 1 rolled back`. */
function renderDeployments(health: Health): string | undefined {
  const all = health.deployments ?? [];
  if (all.length === 0 || isQuiet(health)) return undefined;
  const lines = all.map(({ environment, repository, url, total, is_lower_bound, read, failed, rolled_back: back }) => {
    const name = markdownLink(shortPlain(environment, 80) ?? 'unknown', url) + toRepository(health, repository);
    const amount = (is_lower_bound ? 'at least ' : '') + count(total, 'deployment');
    const ended =
      read < total || is_lower_bound ? `${failed} of the ${read} read failed` : `${failed || 'none'} failed`;
    const result = read === 0 ? 'results not read' : ended;
    return joinPieces([`${name}: ${amount}`, result, back === 0 ? undefined : `${back} rolled back`], ', ') ?? '';
  });
  return titledList('Deployments', listLines(lines, MAX_ENTRIES));
}

/** `🛡️ [12 open security alerts](…): 1 critical, 3 high, 2 new`; empty without alerts. */
function renderAlerts({ alerts: open }: Health): string | undefined {
  if (open === undefined || open.open === 0) return undefined;
  const all = `${open.is_lower_bound ? 'at least ' : ''}${count(open.open, 'open security alert')}`;
  const amounts = (['critical', 'high', 'new'] as const).flatMap((word) =>
    open[word] > 0 ? [`${grouped(open[word])} ${word}`] : [],
  );
  return joinPieces([`🛡️ ${markdownLink(all, open.url)}`, joinPieces(amounts, ', ')], ': ');
}

/** Lists at most this many lines, then `… and 3 more`. */
function listLines(lines: readonly string[], entries: number): readonly string[] {
  const hidden = lines.length - entries;
  return [...lines.slice(0, entries), ...(hidden > 0 ? [`… and ${hidden} more`] : [])];
}

/** Renders first line, subject and sections of a health report. */
export function renderHealth({ health, conclusion }: Facts, timeZone?: string): HealthTexts | undefined {
  if (health === undefined) return undefined;
  return {
    ...renderFirstLine(health, conclusion, timeZone),
    health_summary: renderSummary(health, timeZone),
    health_red: renderRed(health),
    health_inactive: renderSilent(health),
    health_waiting: renderWaiting(health),
    health_alerts: renderAlerts(health),
    health_workflows: renderWorkflowTable(health),
    health_causes: renderCauses(health),
    health_flaky: renderFlaky(health),
    health_deployments: renderDeployments(health),
  };
}
