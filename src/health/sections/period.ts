/** Renders what a digest says of its complete period: in total, of each workflow, and the coverage of its data. */

import { secondsBetween } from '../../build/code-host/json.ts';
import type { Health, WorkflowHealth } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { markdownTable } from '../../message/sections/lists.ts';
import { capital, DOT, joinPieces, LINE_BREAK, NO_BREAK, shortPlain } from '../../message/sections/text.ts';
import { count, grouped, minute, span, truncateList } from '../../text/format.ts';
import { isDigest, isQuiet } from './format.ts';

const DAY = 86_400;
/** A smaller share of the time is shown as a duration. */
const MIN_SHARE = 0.05;
const MAX_DAYS = 14;
const MAX_PHRASES = 4;

/** `🟩🟩🟥🟩⬜🟩🟩 · 9 cancelled, 31 by bots, 4% re-run · as of 2026-03-04 08:00 UTC`. */
export function renderSummary(health: Health, timeZone: string | undefined): string | undefined {
  const phrases = (health.unread ?? []).map((phrase) => phrase.replace(/^not all of /, ''));
  const few = truncateList(phrases, MAX_PHRASES).join('; ');
  const gaps = few === '' ? undefined : `Incomplete data: ${escapeLine(few)}`;
  if (!isDigest(health)) return gaps;
  const upTo = minute(health.to, timeZone);
  const read = upTo === undefined ? undefined : `as of ${upTo}`;
  const line = joinPieces([formatDays(health), formatCounts(health), read], DOT);
  return joinPieces([line && capital(line), gaps], LINE_BREAK);
}

function formatCounts({ runs, summary, workflows = [] }: Health): string | undefined {
  if (runs === undefined) return undefined;
  const { red, total, cancelled, bots, removed_from_queue: removed, retry_rate: retried = 0 } = runs;
  const outages = workflows.reduce((sum, one) => sum + (one.active ? one.outages : 0), 0);
  const closed = workflows.flatMap(({ recovery_seconds: seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  const middle = closed[Math.floor((closed.length - 1) / 2)];
  // The first line already reports a complete failure.
  const isPartly = summary !== undefined && summary.red > 0 && summary.red < summary.workflows;
  const pieces = [
    isPartly ? formatGreen(summary) : undefined,
    red > 0 ? `${red} of ${count(total, 'run')} failed` : undefined,
    removed > 0 ? `${removed} removed from the queue` : undefined,
    cancelled > 0 ? `${cancelled} cancelled` : undefined,
    bots > 0 ? `${bots} by bots` : undefined,
    retried > 0 ? `${toPercent(retried)} re-run` : undefined,
    outages > 0 ? count(outages, 'outage') : undefined,
    middle === undefined ? undefined : `${closed.length > 1 ? 'usually ' : ''}recovered in ${span(middle)}`,
  ];
  return joinPieces(pieces, ', ');
}

function formatDays({ days = [] }: Health): string | undefined {
  if (days.length < 2 || days.length > MAX_DAYS || days.every(({ red }) => red === 0)) return undefined;
  return days.map(({ green, red }) => (red > 0 ? '🟥' : green > 0 ? '🟩' : '⬜')).join('');
}

/** `214 runs in 7 days, 97% passed (was 94%)`; undefined if the runs are unknown. */
export function formatRuns(health: Health, of = ''): string | undefined {
  const { runs, before, summary } = health;
  if (runs === undefined) return undefined;
  const { success_rate: rate, retry_rate: retried = 0, red_share: share = 0 } = runs;
  // Failed runs that passed after a re-run.
  const isRecovered = rate === 1 && retried > 0 && share > 0 && summary?.red === 0;
  const was = before?.success_rate === undefined ? '' : toPercent(before.success_rate);
  const isOther = was !== '' && rate !== undefined && was !== toPercent(rate);
  const passed =
    rate === undefined
      ? undefined
      : `${toPercent(rate)} passed${isRecovered ? ' in the end' : ''}${isOther ? ` (was${NO_BREAK}${was})` : ''}`;
  return joinPieces([count(runs.total, 'run') + of + formatPeriod(health), passed], ', ');
}

/** Lists recovered failures and failed deployments, one phrase each. */
export function listFailures(health: Health): readonly string[] {
  const outages = (health.workflows ?? []).reduce((sum, one) => sum + (one.active ? one.outages : 0), 0);
  const red = formatRedTime(health) ?? (outages > 0 ? count(outages, 'outage') : undefined);
  return [red, countDeployments(health)].filter((one) => one !== undefined);
}

/** `failing 42% of the week`; undefined after an incomplete read, or without failures. */
function formatRedTime(health: Health): string | undefined {
  const { runs, summary, workflows = [] } = health;
  const share = runs?.red_share ?? 0;
  if (share === 0 || runs?.read !== runs?.total || (summary?.unread.length ?? 0) > 0) return undefined;
  const seconds = secondsBetween(health.from, health.to) ?? 0;
  const period = seconds === DAY ? 'the day' : seconds === 7 * DAY ? 'the week' : 'the time';
  if (share === 1) return `failing all of ${period}`;
  const least = workflows.some(({ is_lower_bound }) => is_lower_bound) ? 'at least ' : '';
  const part = share < MIN_SHARE && seconds > 0 ? span(share * seconds) : toPercent(share);
  return `failing ${least}${part} of ${period}`;
}

/** Adds a digest's summary of its complete period. */
export function summarizePeriod(health: Health) {
  const { length } = health.repositories ?? [];
  const amounts = formatRuns(health, length > 1 ? ` of ${grouped(length)} repositories` : '');
  if (!isDigest(health)) return { more: [] };
  return length > 1 ? { more: [amounts, countDeployments(health)] } : { amounts, more: listFailures(health) };
}

/** `2 of 6 deployments failed, 1 rolled back`, `1 of 6 deployments rolled back`. */
function countDeployments({ deployments: all = [] }: Health): string | undefined {
  const sum = (name: 'read' | 'failed' | 'rolled_back') => all.reduce((total, one) => total + one[name], 0);
  const [read, failed, back] = [count(sum('read'), 'deployment'), sum('failed'), sum('rolled_back')];
  if (failed === 0) return back === 0 ? undefined : `${back} of ${read} rolled back`;
  return joinPieces([`${failed} of ${read} failed`, back === 0 ? undefined : `${back} rolled back`], ', ');
}

/** `38 of 40 workflows green`, `2 workflows green` if that is all, `no workflow green`. */
export function formatGreen({ green, workflows }: NonNullable<Health['summary']>): string {
  if (green === 0) return 'no workflow green';
  const all = count(workflows, 'workflow');
  return `${green === workflows ? all : `${grouped(green)} of ${all}`} green`;
}

/** ` in 7 days`, ` in 24 hours`. */
export function formatPeriod({ from, to }: Health): string {
  const seconds = secondsBetween(from, to);
  if (seconds === undefined) return '';
  const text = seconds < 2 * DAY ? count(Math.round(seconds / 3600), 'hour') : span(seconds);
  return ` in${NO_BREAK}${text.replace(' ', NO_BREAK)}`;
}

/** Formats a percentage. Less than all is never 100, and more than none is never 0. */
function toPercent(rate: number): string {
  const rounded = Math.round(rate * 100);
  const complete = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
  return `${grouped(complete)}%`;
}

const MAX_ROWS = 12;
const HEADS = ['Workflow', 'Passed', 'Time', 'Failing'];

/** Returns nothing if no workflow failed or slowed down, because the first line says that all passed. */
export function renderWorkflowTable(health: Health): string | undefined {
  const { workflows: all = [], repositories = [] } = health;
  const notable = all.filter(({ is_red, outages, slower }) => is_red || outages > 0 || slower);
  const isOne = repositories.length <= 1;
  // With room for all of one repository, also lists workflows that always passed.
  const isComplete = isOne && all.length <= MAX_ROWS && (notable.length > 0 || all.some(({ red }) => red > 0));
  const shown = isComplete ? all : notable.slice(0, MAX_ROWS);
  if (shown.length === 0 || isQuiet(health)) return undefined;
  const groups = Map.groupBy(shown, ({ repository }) => repository);
  const rows = [...groups].flatMap(([repository, group]) => [
    ...(isOne ? [] : [[`**${escapeLine(repository)}**`, '', '', '']]),
    ...group.map(toRow),
  ]);
  const hidden = (isOne ? all : notable).length - shown.length;
  return markdownTable(HEADS, rows) + (hidden > 0 ? `\n\n… and ${count(hidden, 'more workflow')}` : '');
}

function toRow(one: WorkflowHealth): readonly string[] {
  const { name, url, is_red, red_seconds } = one;
  const link = markdownLink(shortPlain(name, 60) ?? 'A workflow', url);
  return [
    `${is_red ? `🔴${NO_BREAK}` : ''}${link}`,
    formatPassed(one),
    formatTime(one),
    red_seconds > 0 ? span(red_seconds) : '',
  ];
}

/** `97% of 120`, `94 → 97% of 120` after a change; `1 of 3 failed` for few runs. */
function formatPassed({ runs, green, red, success_rate: rate, before_rate: before }: WorkflowHealth): string {
  if (rate === undefined)
    return red > 0 ? `${red} of ${grouped(runs)} failed` : runs === 0 ? 'no runs' : count(runs, 'run');
  const isSame = before === undefined || toPercent(before) === toPercent(rate);
  const was = isSame ? '' : `${toPercent(before).replace(/\D+/, '')}${NO_BREAK}→${NO_BREAK}`;
  return `${was}${toPercent(rate)} of${NO_BREAK}${grouped(green + red)}`;
}

/** `6m`; `6m → 10m ⬆` for a slowdown from the usual duration to that of the last runs. */
function formatTime({ median_seconds: seconds, usual_seconds: usual, recent_seconds: recent }: WorkflowHealth): string {
  if (usual === undefined || recent === undefined) return seconds === undefined ? '' : formatMinutes(seconds);
  return `${formatMinutes(usual)} → ${formatMinutes(recent)} ⬆`;
}

/** Medians are no more precise than minutes. */
function formatMinutes(seconds: number): string {
  return span(seconds < 60 ? seconds : Math.round(seconds / 60) * 60);
}
