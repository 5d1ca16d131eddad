/** Small pieces of the words on the health of the builds. */

import type { Health, HealthOutage } from '../../../facts/facts.ts';
import { clockTime } from '../../../text/calendar.ts';
import { count, grouped } from '../../counts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { shortMarkdown } from '../words/short-text.ts';
import { parseTime, span } from '../words/time.ts';

const DAY = 86_400;

/** A digest looks back over a time; a watch tells what is new. */
export function isDigest({ runs }: Health): boolean {
  return runs !== undefined;
}

/** A watch tells again only what is due; a digest tells all. */
export function dueOf<T extends { readonly due: boolean }>(health: Health, all: readonly T[] = []): readonly T[] {
  return isDigest(health) ? all : all.filter(({ due }) => due);
}

/** ` for 3h 12m`, ` after at least 3h 12m`; empty where it is not known. */
export function lasted(preposition: 'for' | 'after', { at_least, after_seconds: seconds }: HealthOutage): string {
  return seconds === undefined ? '' : ` ${preposition} ${at_least ? 'at least ' : ''}${span(seconds)}`;
}

/** `acme/shop main`, `3 repositories`. */
export function placeOf({ repositories = [], branch }: Health): string {
  const [only, ...others] = repositories;
  if (only === undefined) return 'the builds';
  if (others.length > 0) return count(repositories.length, 'repository').replace('repositorys', 'repositories');
  return [shortMarkdown(only, 140), shortMarkdown(branch, 80)].filter((one) => one !== undefined).join('\u00A0');
}

/** Behind a name where there are several repositories. */
export function repositoryOf({ repositories = [] }: Health, repository: string): string {
  return repositories.length > 1 ? ` in ${escapeLine(repository)}` : '';
}

/** `since 06:00`, `since Monday 06:00`; undefined where it is not known. */
export function sinceClock(
  at: string | undefined,
  now: string | undefined,
  timeZone: string | undefined,
): string | undefined {
  const [begun, end] = [parseTime(at), parseTime(now)];
  if (begun === undefined || end === undefined) return undefined;
  const { day, time } = clockTime(begun, timeZone);
  const isToday = end.getTime() - begun.getTime() < DAY * 1000;
  return isToday ? `since\u00A0${time}` : `since\u00A0${day}\u00A0${time}`;
}

/** `in 7 days`, `in 24 hours`. */
export function inTime({ from, to }: Health): string {
  const [begun, end] = [parseTime(from), parseTime(to)];
  if (begun === undefined || end === undefined) return '';
  const seconds = (end.getTime() - begun.getTime()) / 1000;
  const words = seconds < 2 * DAY ? count(Math.round(seconds / 3600), 'hour') : span(seconds);
  return ` in\u00A0${words.replace(' ', '\u00A0')}`;
}

/** `97 %`. What is not all is not a hundred, and what is something is not nothing. */
export function percent(rate: number): string {
  const rounded = Math.round(rate * 100);
  const whole = rate < 1 && rounded === 100 ? 99 : rate > 0 && rounded === 0 ? 1 : rounded;
  return `${grouped(whole)}\u00A0%`;
}

/** `97 % (was 94 %)`, `97 % passed (was 94 %)`; undefined where there were too few runs. */
export function rateWords(rate: number | undefined, before: number | undefined, verb = ''): string | undefined {
  if (rate === undefined) return undefined;
  const was = before === undefined || percent(before) === percent(rate) ? '' : ` (was\u00A0${percent(before)})`;
  return percent(rate) + verb + was;
}

/** True where nothing is to be mended or looked at: then two lines are enough. */
export function isQuiet(health: Health): boolean {
  const {
    runs,
    workflows = [],
    turned_red = [],
    still_red = [],
    silent = [],
    waiting = [],
    flaky_jobs = [],
    deployments = [],
  } = health;
  const wrong = [turned_red, still_red, silent, waiting, flaky_jobs, workflows.filter(({ slower }) => slower)];
  return (
    runs?.red === 0 && wrong.every(({ length }) => length === 0) && deployments.every(({ failed }) => failed === 0)
  );
}

/** Seconds from one time to another; undefined where one is not known. */
export function secondsUntil(at: string | undefined, now: string | undefined): number | undefined {
  const [begun, end] = [parseTime(at), parseTime(now)];
  return begun === undefined || end === undefined ? undefined : (end.getTime() - begun.getTime()) / 1000;
}
