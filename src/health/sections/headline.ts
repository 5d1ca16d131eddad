/** Renders the headline of a health report, the coverage of its data, and the days as a row of blocks. */

import type { Health, HealthOutage, WaitingRun } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { neutralizeMentions, plainLine, truncatePlain } from '../../message/markdown/plain.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { capital, joinPieces, minute, parseTime, shortPlain } from '../../message/sections/text.ts';
import { clockTime, count, grouped, span, truncateList } from '../../text/format.ts';
import {
  formatSchedule,
  formatSilence,
  formatWait,
  getDue,
  innocence,
  isDigest,
  lasted,
  onBranch,
  percent,
  secondsUntil,
  silentInHeadline,
  toLocation,
} from './causes.ts';
import { failedDeployments, greenLine, type HealthLine, pastRed, runsInTime, toGreen, unevenLine } from './green.ts';

const MAX_DAYS = 14;
const MAX_PHRASES = 4;

/** `🟩🟩🟥🟩⬜🟩🟩 · 9 cancelled, 31 by bots, 4% re-run · as of 2026-03-04 08:00 UTC`. */
export function reading({ facts: { health }, timeZone }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const phrases = (health.unread ?? []).map((phrase) => phrase.replace(/^not all of /, ''));
  const few = truncateList(phrases, MAX_PHRASES).join('; ');
  const gaps = few === '' ? undefined : `Incomplete data: ${escapeLine(few)}`;
  if (!isDigest(health)) return gaps;
  const upTo = minute(health.to, timeZone);
  const read = upTo === undefined ? undefined : `as of ${upTo}`;
  const line = joinPieces([blocks(health), counts(health), read], '\u00A0· ');
  return joinPieces([line && capital(line), gaps], '  \n');
}

function counts({ runs, summary, workflows = [] }: Health): string | undefined {
  if (runs === undefined) return undefined;
  const { red, total, cancelled, bots, removed_from_queue: removed, retry_rate: retried = 0 } = runs;
  const outages = workflows.reduce((sum, one) => sum + (one.active ? one.outages : 0), 0);
  const closed = workflows.flatMap(({ recovery_seconds: seconds }) => seconds ?? []).toSorted((a, b) => a - b);
  const middle = closed[Math.floor((closed.length - 1) / 2)];
  // The first line already reports a complete failure.
  const isPartly = summary !== undefined && summary.red > 0 && summary.red < summary.workflows;
  const pieces = [
    isPartly ? toGreen(summary) : undefined,
    red > 0 ? `${red} of ${count(total, 'run')} failed` : undefined,
    removed > 0 ? `${removed} removed from the queue` : undefined,
    cancelled > 0 ? `${cancelled} cancelled` : undefined,
    bots > 0 ? `${bots} by bots` : undefined,
    retried > 0 ? `${percent(retried)} re-run` : undefined,
    outages > 0 ? count(outages, 'outage') : undefined,
    middle === undefined ? undefined : `${closed.length > 1 ? 'usually ' : ''}recovered in ${span(middle)}`,
  ];
  return joinPieces(pieces, ', ');
}

function blocks({ days = [] }: Health): string | undefined {
  if (days.length < 2 || days.length > MAX_DAYS || days.every(({ red }) => red === 0)) return undefined;
  return days.map(({ green, red }) => (red > 0 ? '🟥' : green > 0 ? '🟩' : '⬜')).join('');
}

const DOT = '\u00A0· ';
/** Maximum characters of a subject, which is listed among a hundred others. */
const MAX_SUBJECT = 100;
const MIN_NAME = 20;

/** `🔴 **2 workflows started failing** on acme/shop main since 06:30 · 1 still failing · 1 recovered`. */
export function verdict(input: SectionInput): string | undefined {
  const line = findSeries(input);
  if (line === undefined) return undefined;
  const { icon, name, words: text, rest, url } = line;
  const bold = markdownLink(joinPieces([name, text], ' ') ?? '', url);
  const behind = getPieces(line).map(([separator, piece]) => separator + escapeLine(piece));
  return `${icon} **${bold}**${rest === '' ? '' : ` ${escapeLine(rest)}`}${behind.join('')}`;
}

/** Renders the same for a topic or task, as plain text. Drops complete pieces that don't fit. */
export function subject(input: SectionInput): string | undefined {
  const line = findSeries(input);
  if (line === undefined) return undefined;
  const { name, words: label, rest } = line;
  const space = MAX_SUBJECT - label.length - rest.length - 1;
  const called = name === undefined ? '' : `${shortPlain(name, Math.max(MIN_NAME, space)) ?? name} `;
  let text = truncatePlain(called + label + rest, MAX_SUBJECT);
  for (const [separator, piece] of getPieces(line)) {
    if (text.length + separator.length + piece.length > MAX_SUBJECT) break;
    text += separator + piece;
  }
  return neutralizeMentions(plainLine(text), 'plain');
}

function getPieces({ amounts, more = [] }: HealthLine): readonly (readonly [string, string])[] {
  const rest = more.flatMap((piece) => (piece === undefined ? [] : [[DOT, piece] as const]));
  return amounts === undefined ? rest : [[': ', amounts], ...rest];
}

function findSeries({ facts: { health, conclusion }, timeZone }: SectionInput): HealthLine | undefined {
  if (health === undefined) return undefined;
  const unknown = conclusion === 'neutral';
  return (
    redLine(health, timeZone) ??
    silentLine(health) ??
    unevenLine(health, unknown) ??
    waitingLine(health) ??
    againLine(health) ??
    greenLine(health, unknown)
  );
}

/** Renders failures. A watch shows news first, a digest all failures. Code failures come first. */
function redLine(health: Health, timeZone: string | undefined): HealthLine | undefined {
  const { turned_red: turned = [], still_red: still = [], green_again: again = [] } = health;
  const isNew = turned.length > 0 && !isDigest(health);
  const all = isNew ? turned : [...turned, ...still];
  const byCode = all.filter(({ infrastructure }) => infrastructure === undefined);
  const displayed = byCode.length > 0 ? byCode : all;
  if (displayed.length === 0) return undefined;
  const rest = all.length - displayed.length;
  const reason = byCode.length > 0 ? undefined : (innocence(displayed) ?? 'not a code failure');
  const { amounts, more } = overall(health);
  return {
    icon: byCode.length > 0 ? '🔴' : '⚠️',
    ...formatFailed(health, displayed, isNew),
    rest: onBranch(health, displayed) + (isNew ? sinceFirst(health, displayed, timeZone) : longest(displayed)),
    amounts: reason === undefined ? amounts : undefined,
    more: [
      ...(reason === undefined ? [] : [reason, amounts]),
      ...more,
      rest > 0 ? `${rest} more not caused by the code` : undefined,
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
      words: `${isDigest(health) && amount === health.summary?.workflows ? 'All ' : ''}${count(amount, 'workflow')} ${verb}`,
    };
  }
  const time = lasted('for', only);
  const red = time === '' ? `is ${isDigest(health) ? '' : 'still '}failing` : `has been failing${time}`;
  return { name: toName(only.workflow), words: isNew ? turned : red, url: only.url };
}

/** After this many days, the name of a day is ambiguous. */
const MAX_DAYS_BY_NAME = 6;

/** ` since 06:30`, of another day ` since Monday 06:30`, ` at least since 2026-02-20`: the earliest start. */
function sinceFirst({ to }: Health, outages: readonly HealthOutage[], timeZone: string | undefined): string {
  const [first] = outages.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  const [started, end] = [parseTime(first?.since), parseTime(to)];
  if (started === undefined || end === undefined) return '';
  const { day, time, weekday } = clockTime(started, timeZone);
  const isLong = (secondsUntil(first?.since, to) ?? 0) >= MAX_DAYS_BY_NAME * 86_400;
  const isToday = day === clockTime(end, timeZone).day;
  if (outages.length > 1) {
    const clock = isLong ? day : isToday ? time : `${weekday}\u00A0${time}`;
    return ` ${first?.is_lower_bound ? 'at least ' : ''}since\u00A0${clock}`;
  }
  const clock = isLong ? day : isToday ? time : `${weekday} at\u00A0${time}`;
  return ` ${isToday && !isLong ? 'at' : 'on'}${first?.is_lower_bound ? ' or before' : ''}\u00A0${clock}`;
}

/** Adds a digest's summary of its complete period. */
function overall(health: Health): Required<Pick<HealthLine, 'more'>> & Pick<HealthLine, 'amounts'> {
  const { length } = health.repositories ?? [];
  const amounts = runsInTime(health, length > 1 ? ` of ${grouped(length)} repositories` : '');
  if (!isDigest(health)) return { more: [] };
  return length > 1 ? { more: [amounts, failedDeployments(health)] } : { amounts, more: pastRed(health) };
}

/** `, the longest for 3 days`, for several outages. */
function longest(outages: readonly HealthOutage[]): string {
  const [first] = outages.toSorted((one, other) => (other.after_seconds ?? 0) - (one.after_seconds ?? 0));
  const time = first === undefined || outages.length < 2 ? '' : lasted('for', first);
  return time === '' ? '' : `, the longest${time}`;
}

function silentLine(health: Health): HealthLine | undefined {
  const silent = silentInHeadline(health);
  const [first, ...rest] = silent;
  if (first === undefined) return undefined;
  const location = DOT + toLocation(health, silent);
  const line = { icon: '🔕', ...overall(health) };
  if (rest.length > 0)
    return { ...line, words: `${count(silent.length, 'workflow')} don't run as expected`, rest: location };
  const text = formatSilence(first, health.to);
  return { ...line, name: toName(first.workflow), words: text, url: first.url, rest: formatSchedule(first) + location };
}

function waitingLine(health: Health): HealthLine | undefined {
  const waiting = getDue(health, health.waiting);
  if (waiting.length === 0 || (health.green_again ?? []).length > 0) return undefined;
  const only = onlyWait(health);
  const line = { icon: '⏳', ...overall(health) };
  if (only !== undefined) {
    return { ...line, ...formatWait(health, only), rest: DOT + toLocation(health, [only]), url: only.url };
  }
  const existing = health.waiting?.length ?? 0;
  const { waiting_total: total = existing } = health;
  const verb = waiting.length === 1 ? 'has waited' : 'have waited';
  const text =
    total > existing
      ? `${count(total, 'run')} wait, at least ${waiting.length} for too long`
      : `${count(waiting.length, 'run')} ${verb} for too long`;
  return { ...line, words: text, rest: ` on ${toLocation(health)}` };
}

/** Returns the only waiting run if the first line reports it. */
export function onlyWait(health: Health): WaitingRun | undefined {
  const { turned_red = [], still_red = [], green_again = [], waiting_total: total = 1 } = health;
  const [only, ...rest] = getDue(health, health.waiting);
  const isFirst =
    turned_red.length + still_red.length + green_again.length === 0 &&
    silentInHeadline(health).length === 0 &&
    (!isDigest(health) || pastRed(health).length === 0);
  return isFirst && rest.length === 0 && total === 1 ? only : undefined;
}

/** Renders recoveries in a watch; a digest covers its complete period. */
function againLine(health: Health): HealthLine | undefined {
  const { green_again: again = [] } = health;
  const [first, ...remaining] = again;
  if (first === undefined || isDigest(health)) return undefined;
  const location = onBranch(health, again);
  if (remaining.length > 0)
    return { icon: '🟢', words: `${count(again.length, 'workflow')} work again`, rest: location };
  const rest = lasted('after', first) + location;
  return { icon: '🟢', name: toName(first.workflow), words: 'works again', rest, url: first.url };
}

function toName(workflow: string): string {
  return shortPlain(workflow, 80) ?? 'A workflow';
}
