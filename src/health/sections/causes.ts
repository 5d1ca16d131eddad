/**
 * Renders causes, flaky jobs, deployments, and open security alerts, with the formats that sections on health share.
 */

import { repeatsConclusion } from '../../build/explanation.ts';
import type { Health, HealthOutage, InactiveWorkflow, WaitingRun } from '../../build/facts.ts';
import { escapeLine, markdownLink } from '../../message/markdown/escape.ts';
import { titledList } from '../../message/sections/lists.ts';
import type { SectionInput } from '../../message/sections/section.ts';
import { NOT_THE_CODE } from '../../message/sections/text/conclusion-text.ts';
import { joinPieces, shortMarkdown, shortPlain } from '../../message/sections/text/short-text.ts';
import { parseTime } from '../../message/sections/text/time.ts';
import { count, grouped, listed, span } from '../../text/format.ts';

const MAX_LINES = 6;

/** `- 4 × [connect ECONNREFUSED](…) in CI and Nightly`. */
export function causes({ facts: { health } }: SectionInput): string | undefined {
  if (health === undefined) return undefined;
  const displayed = (health.causes ?? []).filter((one) => !isShownAbove(health, one)).slice(0, MAX_LINES);
  const lines = displayed.map((one) => {
    const names = one.workflows.slice(0, 4).map((name) => shortMarkdown(name, 60) ?? '');
    const more = one.workflows.length > 4 ? ` and ${one.workflows.length - 4} more` : '';
    const reason = one.infrastructure && NOT_THE_CODE[one.infrastructure];
    const isCovered = reason !== undefined && repeatsConclusion(one);
    const infrastructure =
      reason === undefined ? '' : isCovered ? ' (not a code failure)' : ` (${reason}, not a code failure)`;
    const what = markdownLink((isCovered ? reason : shortPlain(one.message, 160)) ?? 'unknown', one.url);
    return `${one.times}\u00A0× ${what}${infrastructure} in ${names.join(', ')}${more}`;
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
export function flaky({ facts: { health } }: SectionInput): string | undefined {
  const jobs = health?.flaky_jobs ?? [];
  if (health === undefined || jobs.length === 0) return undefined;
  const lines = jobs.slice(0, MAX_LINES).map((one) => {
    const name = markdownLink(shortPlain(one.name, 80) ?? 'A job', one.url);
    const seconds = secondsUntil(one.last_at, health.to);
    const last = seconds === undefined ? undefined : `latest ${span(seconds)} ago`;
    const runs = one.runs.slice(0, 3).map(({ number, url }) => markdownLink(`#${number ?? '?'}`, url));
    const times = joinPieces([count(one.times, 'time'), last, one.new ? 'new' : undefined], ', ');
    return `${name} in ${shortMarkdown(one.workflow, 60)}${toRepository(health, one.repository)}: ${times} (${runs.join(', ')})`;
  });
  return titledList('Flaky jobs', lines);
}

/** `- production: 12 deployments, 1 failed, 1 rolled back`. */
export function deployments({ facts: { health } }: SectionInput): string | undefined {
  const all = health?.deployments ?? [];
  if (health === undefined || all.length === 0 || isQuiet(health)) return undefined;
  const lines = all.map(({ environment, repository, url, total, is_lower_bound, read, failed, rolled_back: back }) => {
    const name = markdownLink(shortPlain(environment, 80) ?? 'unknown', url) + toRepository(health, repository);
    const amount = (is_lower_bound ? 'at least ' : '') + count(total, 'deployment');
    const existing =
      read < total || is_lower_bound ? `${failed} of the ${read} read failed` : `${failed || 'none'} failed`;
    const result = read === 0 ? 'not read how they ended' : existing;
    return joinPieces([`${name}: ${amount}`, result, back === 0 ? undefined : `${back} rolled back`], ', ') ?? '';
  });
  return titledList('Deployments', listLines(lines, MAX_LINES));
}

/** `🛡️ [12 open security alerts](…): 1 critical, 3 high, 2 new`; empty without alerts. */
export function alerts({ facts: { health } }: SectionInput): string | undefined {
  const { alerts: existing } = health ?? {};
  if (existing === undefined || existing.open === 0) return undefined;
  const all = `${existing.is_lower_bound ? 'at least ' : ''}${count(existing.open, 'open security alert')}`;
  const amounts = (['critical', 'high', 'new'] as const).flatMap((word) =>
    existing[word] > 0 ? [`${grouped(existing[word])} ${word}`] : [],
  );
  return joinPieces([`🛡️ ${markdownLink(all, existing.url)}`, joinPieces(amounts, ', ')], ': ');
}

const DAY = 86_400;

/** Distinguishes a digest of a period from a watch of news. */
export function isDigest({ runs }: Health): boolean {
  return runs !== undefined;
}

/** Returns the due entries for a watch, and all for a digest. */
export function getDue<T extends { readonly due: boolean }>(health: Health, all: readonly T[] = []): readonly T[] {
  return isDigest(health) ? all : all.filter(({ due }) => due);
}

/** Returns the entries for the first line if nothing fails. A digest omits mere information. */
export function silentInHeadline(health: Health): readonly InactiveWorkflow[] {
  const { turned_red = [], still_red = [] } = health;
  if (turned_red.length + still_red.length > 0) return [];
  const silent = getDue(health, health.silent);
  return isDigest(health) ? silent.filter((one) => !one.information) : silent;
}

/** ` for 3h 12m`, ` after at least 3h 12m`; empty if unknown. */
export function lasted(preposition: 'for' | 'after', { is_lower_bound, after_seconds: seconds }: HealthOutage): string {
  return seconds === undefined ? '' : ` ${preposition} ${is_lower_bound ? 'at least ' : ''}${span(seconds)}`;
}

interface Located {
  readonly repository: string;
  readonly branch?: string;
}

/** `acme/shop main`, `2 of 30 repositories`: the location of these entries, or else everything covered. Plain text. */
export function toLocation({ repositories = [], branch }: Health, these: readonly Located[] = []): string {
  const locations = these.length === 0 ? repositories : [...new Set(these.map(({ repository }) => repository))];
  const [only, ...rest] = locations;
  if (only === undefined) return 'the builds';
  if (rest.length === 0) {
    return joinPieces([shortPlain(only, 140), shortPlain(these[0]?.branch ?? branch, 80)], '\u00A0') ?? 'the builds';
  }
  const all = repositories.length > locations.length ? `${locations.length} of ` : '';
  return `${all}${grouped(Math.max(repositories.length, locations.length))} repositories`;
}

/** ` on acme/shop main`; empty if no repository was covered. */
export function onBranch(health: Health, these: readonly Located[] = []): string {
  return (health.repositories ?? []).length === 0 ? '' : ` on ${toLocation(health, these)}`;
}

/** Names the repository if several are covered. Markdown. */
export function toRepository({ repositories = [] }: Health, repository: string): string {
  return repositories.length > 1 ? ` in ${escapeLine(repository)}` : '';
}

/** `lost the runner (not a code failure)`, if all of them share one reason. */
export function innocence(outages: readonly HealthOutage[]): string | undefined {
  const [reason, ...rest] = new Set(outages.map(({ infrastructure }) => infrastructure));
  return reason === undefined || rest.length > 0 ? undefined : `${NOT_THE_CODE[reason]} (not a code failure)`;
}

const FEW = 3;

/** `CI and Docs`, `5 workflows`. Plain text. */
export function fewNames(names: readonly string[], noun = 'workflows'): string {
  return names.length > FEW ? `${grouped(names.length)} ${noun}` : listed(names);
}

/** Lists at most this many lines, then `… and 3 more`. */
export function listLines(lines: readonly string[], entries: number): readonly string[] {
  const hidden = lines.length - entries;
  return [...lines.slice(0, entries), ...(hidden > 0 ? [`… and ${hidden} more`] : [])];
}

/** ` in 7 days`, ` in 24 hours`. */
export function overPeriod({ from, to }: Health): string {
  const seconds = secondsUntil(from, to);
  if (seconds === undefined) return '';
  const text = seconds < 2 * DAY ? count(Math.round(seconds / 3600), 'hour') : span(seconds);
  return ` in\u00A0${text.replace(' ', '\u00A0')}`;
}

/** Formats a percentage. Less than all is never 100, and more than none is never 0. */
export function percent(rate: number): string {
  const rounded = Math.round(rate * 100);
  const complete = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
  return `${grouped(complete)}%`;
}

/** Returns true if nothing needs action, so that two lines are enough. */
export function isQuiet({ runs, workflows = [], deployments = [], ...lists }: Health): boolean {
  const { turned_red = [], still_red = [], silent = [], waiting = [], flaky_jobs = [] } = lists;
  const wrong = [turned_red, still_red, silent, waiting, flaky_jobs, workflows.filter(({ slower }) => slower)];
  return (
    runs?.red === 0 &&
    wrong.every(({ length }) => length === 0) &&
    deployments.every((one) => one.failed + one.rolled_back === 0 && one.read === one.total && !one.is_lower_bound)
  );
}

/** Returns the seconds between two times; undefined if one is unknown. */
export function secondsUntil(at: string | undefined, now: string | undefined): number | undefined {
  const [started, end] = [parseTime(at), parseTime(now)];
  return started === undefined || end === undefined ? undefined : (end.getTime() - started.getTime()) / 1000;
}

const INACTIVE = {
  slowed: 'runs less than half as often as its schedule says',
  never_green: 'runs, but is always cancelled or skipped',
  disabled_inactivity: 'was disabled by GitHub after 60 days of inactivity',
  disabled_manually: 'was disabled manually',
  does_not_compile: 'cannot start: its file has an error',
} as const;

/** Completes a sentence that starts with the name of the workflow; plain text. */
export function formatSilence({ why, last_run_at, named }: InactiveWorkflow, now?: string): string {
  if (why === 'unknown_workflow')
    return `is triggered by workflow “${shortPlain(named, 80) ?? ''}”, which doesn't exist`;
  if (why !== 'stopped') return INACTIVE[why];
  const seconds = secondsUntil(last_run_at, now);
  return seconds === undefined ? 'has never run by its schedule' : `has not run for ${span(seconds)}`;
}

/** ` (hourly)`, ` (every 3 days)`; empty without a schedule. */
export function formatSchedule({ expected_seconds: seconds }: InactiveWorkflow): string {
  if (seconds === undefined) return '';
  return ` (${{ 3600: 'hourly', 86400: 'daily', 604800: 'weekly' }[seconds] ?? `every ${span(seconds)}`})`;
}

/** `Deploy #402` `has waited 3h for approval for production`. Plain text. */
export function formatWait({ to }: Health, { workflow, run, why, environment, since }: WaitingRun) {
  const seconds = secondsUntil(since, to);
  const location = shortPlain(environment, 80);
  return {
    name: `${shortPlain(workflow, 80) ?? 'A run'}${run.number === undefined ? '' : ` #${run.number}`}`,
    words: `has waited${seconds === undefined ? '' : ` ${span(seconds)}`} for ${why === 'runner' ? 'a runner' : why}${location === undefined ? '' : ` for ${location}`}`,
  };
}
