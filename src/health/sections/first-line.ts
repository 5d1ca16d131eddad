/** Renders the first line of a health report, and the same as a subject. Claims success only if it is proved. */

import { secondsBetween } from '../../build/code-host/json.ts';
import type { Facts, Health, HealthOutage, WaitingRun } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { neutralizeMentions, plainLine, truncatePlain } from '../../message/markdown/plain.ts';
import type { HealthTexts } from '../../message/sections/section.ts';
import { capital, DOT, joinPieces, NO_BREAK, shortPlain } from '../../message/sections/text.ts';
import { clockTime, count, grouped, listed, parseTime } from '../../text/format.ts';
import {
  describeSharedInfrastructure,
  filterDue,
  formatBranch,
  formatLength,
  formatLocation,
  formatSchedule,
  formatSilence,
  formatWait,
  isDigest,
  listSilentInHeadline,
} from './format.ts';
import { formatGreen, formatPeriod, formatRuns, listFailures, summarizePeriod } from './period.ts';

/** The state of the builds, in one line of plain text. */
interface HealthLine {
  readonly icon: string;
  /** Name of the only reported entry; may be truncated. */
  readonly name?: string;
  /** Bold text after the name. */
  readonly text: string;
  /** Text after it, with a leading space. */
  readonly suffix: string;
  readonly amounts?: string;
  /** Further pieces, the most important first. */
  readonly more?: readonly (string | undefined)[];
  readonly url?: string;
}

/** Maximum characters of a subject, which is listed among a hundred others. */
const MAX_SUBJECT = 100;
const MIN_NAME = 20;

/** Renders the first line and the subject; none without anything to report. */
export function renderFirstLine(
  health: Health,
  conclusion: Facts['conclusion'],
  timeZone: string | undefined,
): Pick<HealthTexts, 'headline' | 'subject'> {
  const isUnknown = conclusion === 'neutral';
  const line =
    createRedLine(health, timeZone) ??
    createSilentLine(health) ??
    createUnevenLine(health, isUnknown) ??
    createWaitingLine(health) ??
    createRecoveryLine(health) ??
    createGreenLine(health, isUnknown);
  return line === undefined ? {} : { headline: formatHeadline(line), subject: formatSubject(line) };
}

/** `🔴 **2 workflows started failing** on acme/shop main since 06:30 · 1 still failing · 1 recovered`. */
function formatHeadline(line: HealthLine): string {
  const { icon, name, text, suffix, url } = line;
  const bold = markdownLink(joinPieces([name, text], ' ') ?? '', url);
  const behind = toPieces(line).map(([separator, piece]) => separator + escapeLine(piece));
  return `${icon} **${bold}**${suffix === '' ? '' : ` ${escapeLine(suffix)}`}${behind.join('')}`;
}

/** Renders the same for a topic or task, as plain text. Drops complete pieces that don't fit. */
function formatSubject(line: HealthLine): string {
  const { name, text: label, suffix } = line;
  const space = MAX_SUBJECT - label.length - suffix.length - 1;
  const called = name === undefined ? '' : `${shortPlain(name, Math.max(MIN_NAME, space)) ?? name} `;
  let text = truncatePlain(called + label + suffix, MAX_SUBJECT);
  for (const [separator, piece] of toPieces(line)) {
    if (text.length + separator.length + piece.length > MAX_SUBJECT) break;
    text += separator + piece;
  }
  return neutralizeMentions(plainLine(text), 'plain');
}

function toPieces({ amounts, more = [] }: HealthLine): readonly (readonly [string, string])[] {
  const pieces = more.flatMap((piece) => (piece === undefined ? [] : [[DOT, piece] as const]));
  return amounts === undefined ? pieces : [[': ', amounts], ...pieces];
}

/** Renders failures. A watch shows news first, a digest all failures. Code failures come first. */
function createRedLine(health: Health, timeZone: string | undefined): HealthLine | undefined {
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  const isNew = turned.length > 0 && !isDigest(health);
  const all = isNew ? turned : [...turned, ...still];
  const byCode = all.filter(({ infrastructure }) => infrastructure === undefined);
  const shown = byCode.length > 0 ? byCode : all;
  if (shown.length === 0) return undefined;
  const hidden = all.length - shown.length;
  const reason = byCode.length > 0 ? undefined : (describeSharedInfrastructure(shown) ?? 'not a code failure');
  const { amounts, more } = summarizePeriod(health);
  return {
    icon: byCode.length > 0 ? '🔴' : '⚠️',
    ...formatFailed(health, shown, isNew),
    suffix: formatBranch(health, shown) + (isNew ? formatStart(health, shown, timeZone) : formatLongest(shown)),
    amounts: reason === undefined ? amounts : undefined,
    more: [
      ...(reason === undefined ? [] : [reason, amounts]),
      ...more,
      hidden > 0 ? `${hidden} more not caused by the code` : undefined,
      isNew && still.length > 0 ? `${still.length} still failing` : undefined,
      again.length > 0 ? `${again.length} recovered` : undefined,
    ],
  };
}

/** `CI` `started failing`, `CI` `has been failing for 2 days`, `2 workflows are still failing`. */
function formatFailed(health: Health, [only, ...rest]: readonly HealthOutage[], isNew: boolean) {
  const turned = only?.infrastructure === undefined ? 'started failing' : 'failed';
  if (only === undefined || rest.length > 0) {
    const amount = rest.length + 1;
    const verb = isNew ? turned : isDigest(health) ? 'are failing' : 'are still failing';
    return {
      text: `${isDigest(health) && amount === health.summary?.workflows ? 'All ' : ''}${count(amount, 'workflow')} ${verb}`,
    };
  }
  const text = isNew ? turned : `has been failing for ${formatLength(only)}`;
  return { name: toName(only.workflow), text, url: only.url };
}

/** After this many days, the name of a day is ambiguous. */
const MAX_DAYS_BY_NAME = 6;

/** ` since 06:30`, of another day ` since Monday 06:30`, ` at least since 2026-02-20`: the earliest start. */
function formatStart({ to }: Health, outages: readonly HealthOutage[], timeZone: string | undefined): string {
  const [first] = outages.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const [started, end] = [parseTime(first?.since), parseTime(to)];
  if (started === undefined || end === undefined) return '';
  const { day, time, weekday } = clockTime(started, timeZone);
  const isLong = (secondsBetween(first?.since, to) ?? 0) >= MAX_DAYS_BY_NAME * 86_400;
  const isToday = day === clockTime(end, timeZone).day;
  if (outages.length > 1) {
    const clock = isLong ? day : isToday ? time : `${weekday}${NO_BREAK}${time}`;
    return ` ${first?.is_lower_bound ? 'at least ' : ''}since${NO_BREAK}${clock}`;
  }
  const clock = isLong ? day : isToday ? time : `${weekday} at${NO_BREAK}${time}`;
  return ` ${isToday && !isLong ? 'at' : 'on'}${first?.is_lower_bound ? ' or before' : ''}${NO_BREAK}${clock}`;
}

/** `, the longest for 3 days`, for several outages. */
function formatLongest(outages: readonly HealthOutage[]): string {
  const [first] = outages.toSorted((one, other) => other.after_seconds - one.after_seconds);
  return first === undefined || outages.length < 2 ? '' : `, the longest for ${formatLength(first)}`;
}

function createSilentLine(health: Health): HealthLine | undefined {
  const silent = listSilentInHeadline(health);
  const [first, ...rest] = silent;
  if (first === undefined) return undefined;
  const location = DOT + formatLocation(health, silent);
  const line = { icon: '🔕', ...summarizePeriod(health) };
  if (rest.length > 0)
    return { ...line, text: `${count(silent.length, 'workflow')} don't run as expected`, suffix: location };
  const text = formatSilence(first, health.to);
  return { ...line, name: toName(first.workflow), text, url: first.url, suffix: formatSchedule(first) + location };
}

function createWaitingLine(health: Health): HealthLine | undefined {
  const waiting = filterDue(health, health.waiting);
  if (waiting.length === 0 || (health.green_again ?? []).length > 0) return undefined;
  const only = findOnlyWait(health);
  const line = { icon: '⏳', ...summarizePeriod(health) };
  if (only !== undefined) {
    return { ...line, ...formatWait(health, only), suffix: DOT + formatLocation(health, [only]), url: only.url };
  }
  const listed = health.waiting?.length ?? 0;
  const { waiting_total: total = listed } = health;
  const verb = waiting.length === 1 ? 'has waited' : 'have waited';
  const text =
    total > listed
      ? `${count(total, 'run')} wait, at least ${waiting.length} for too long`
      : `${count(waiting.length, 'run')} ${verb} for too long`;
  return { ...line, text, suffix: ` on ${formatLocation(health)}` };
}

/** Returns the only waiting run if the first line reports it. */
export function findOnlyWait(health: Health): WaitingRun | undefined {
  const { turned_red = [], still_red = [], green_again = [], waiting_total: total = 1 } = health;
  const [only, ...rest] = filterDue(health, health.waiting);
  const isFirst =
    turned_red.length + still_red.length + green_again.length === 0 &&
    listSilentInHeadline(health).length === 0 &&
    (!isDigest(health) || listFailures(health).length === 0);
  return isFirst && rest.length === 0 && total === 1 ? only : undefined;
}

/** Renders recoveries in a watch; a digest covers its complete period. */
function createRecoveryLine(health: Health): HealthLine | undefined {
  const { green_again: again = [] } = health;
  const [first, ...remaining] = again;
  if (first === undefined || isDigest(health)) return undefined;
  const location = formatBranch(health, again);
  if (remaining.length > 0)
    return { icon: '🟢', text: `${count(again.length, 'workflow')} work again`, suffix: location };
  const suffix = ` after ${formatLength(first)}${location}`;
  return { icon: '🟢', name: toName(first.workflow), text: 'works again', suffix, url: first.url };
}

function toName(workflow: string): string {
  return shortPlain(workflow, 80) ?? 'A workflow';
}

/** `✅ **All green** on acme/shop main: 214 runs in 7 days, 97% passed`, `⚪ **38 of 40 workflows green** … · Docs: no runs`. */
function createGreenLine(health: Health, unknown: boolean): HealthLine {
  const { runs, summary, repositories, unread } = health;
  const [suffix, gaps, amounts] = [formatBranch(health), listUnproved(health), formatRuns(health)];
  const line = (text: string, icon = '⚪'): HealthLine => ({ icon, text, suffix, amounts, more: gaps });
  if (repositories?.length === 0 && unread === undefined) {
    return { icon: '⚪', text: 'No repository to look at', suffix: ' (none is there, or all are archived)' };
  }
  if (unknown || summary === undefined || summary.unread.length > 0) {
    const green = summary === undefined || summary.green === 0 ? undefined : formatGreen(summary);
    return {
      ...line('Not all builds could be read'),
      ...(runs?.read === 0 && { amounts: undefined }),
      more: [green, ...gaps],
    };
  }
  if (summary.workflows === 0 || runs?.total === 0) {
    return {
      icon: '⚪',
      text: 'No builds',
      suffix: suffix + (runs === undefined ? '' : formatPeriod(health)),
      more: gaps,
    };
  }
  if (summary.all_green && gaps.length === 0) return line('All green', '✅');
  if (summary.green === summary.workflows && gaps.length === 0) return line('Green now, but not all the time', '🟡');
  const [gap, ...more] = gaps;
  if (gap === undefined || summary.workflows > 1 || summary.green > 0) return line(capital(formatGreen(summary)));
  return { icon: '⚪', text: gap, suffix: `${DOT}${formatLocation(health)}`, amounts, more };
}

/** `🟡 **Green now, failing 42% of the week** on acme/shop main: …`; undefined without failures, and in a watch. */
function createUnevenLine(health: Health, unknown: boolean): HealthLine | undefined {
  const [first, ...rest] = isDigest(health) ? listFailures(health) : [];
  if (first === undefined) return undefined;
  const { summary, repositories = [] } = health;
  // Not all of them failed for that time.
  const failing = repositories.length > 1 ? first.replace(/^failing /, 'with failures for ') : first;
  const unread = summary?.unread.length ?? 0;
  const isSure = !unknown && summary?.red === 0 && unread === 0;
  const now = !isSure ? undefined : summary.green === summary.workflows ? 'Green now' : 'Nothing failing now';
  return {
    icon: '🟡',
    text: capital(joinPieces([now, failing], ', ') ?? failing),
    suffix: formatBranch(health),
    amounts: formatRuns(health),
    more: [...rest, unknown && unread === 0 ? 'not all builds could be read' : undefined, ...listUnproved(health)],
  };
}

type Named = Pick<NonNullable<Health['silent']>[number], 'workflow' | 'repository'>;

/** Lists workflows that aren't proved to pass or don't run as expected, one phrase each. */
function listUnproved(health: Health): readonly string[] {
  const { summary, silent = [], repositories = [], deployments = [], to } = health;
  const alarming = silent.filter((one) => !one.information);
  const [only, ...rest] = alarming;
  const red = (summary?.red ?? 0) - alarming.filter(({ why }) => why === 'does_not_compile').length;
  const nameOf = ({ workflow, repository }: Named) =>
    `${shortPlain(workflow, 80) ?? 'a workflow'}${repositories.length > 1 ? ` in ${repository}` : ''}`;
  const isShown = ({ workflow, repository }: Named) =>
    alarming.some((one) => one.workflow === workflow && one.repository === repository);
  const names = (list: readonly Named[] = []) => list.filter((one) => !isShown(one)).map(nameOf);
  const [unread, inconclusive, neverRan] = [
    names(summary?.unread),
    names(summary?.inconclusive),
    names(summary?.never_ran),
  ];
  const isPartial = deployments.some(({ read, total, is_lower_bound }) => read < total || is_lower_bound);
  return [
    red > 0 && `${red} failing`,
    unread.length > 0 && `the runs of ${formatFewNames(unread)} could not be read`,
    inconclusive.length > 0 &&
      `${formatFewNames(inconclusive)} ${inconclusive.length === 1 ? 'is' : 'are'} always cancelled or skipped`,
    neverRan.length > 0 && `${formatFewNames(neverRan)}: no runs`,
    isPartial && 'not all deployments could be read',
    rest.length > 0 && `${count(alarming.length, 'workflow')} don't run as expected`,
    only !== undefined && rest.length === 0 && `${nameOf(only)} ${formatSilence(only, to)}`,
  ].filter((phrase) => phrase !== false);
}

const MAX_NAMES = 3;

/** `CI and Docs`, `5 workflows`. Plain text. */
function formatFewNames(names: readonly string[]): string {
  return names.length > MAX_NAMES ? `${grouped(names.length)} workflows` : listed(names);
}
