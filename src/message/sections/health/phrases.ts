/** Small pieces of the words on the health of the builds. */

import type { Health, HealthOutage } from '../../../facts/facts.ts';
import { clockTime } from '../../../text/calendar.ts';
import { listed } from '../../../text/phrases.ts';
import { count, grouped } from '../../counts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { joinPieces, shortPlain } from '../words/short-text.ts';
import { dayName, parseTime, span } from '../words/time.ts';
import { NOT_THE_CODE } from '../words/verdict.ts';

/** How the builds stand, in one line. All of it is plain text. */
export interface HealthLine {
  readonly icon: string;
  /** Of the only thing that it tells of; may lose its end where there is little room. */
  readonly name?: string;
  /** What stands out, behind the name. */
  readonly words: string;
  /** What stands behind it, with a blank in front. */
  readonly rest: string;
  /** How many runs there were, and how many passed. */
  readonly amounts?: string | undefined;
  /** Pieces behind that, the most important first. */
  readonly more?: readonly (string | undefined)[];
  /** The page of the only thing that it tells of. */
  readonly url?: string | undefined;
}

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

/** Where something is: an outage, a workflow. */
interface Located {
  readonly repository: string;
  readonly branch?: string;
}

/** `acme/shop main`, `2 of 30 repositories`: where these are, or else all that was looked at. Plain text. */
export function placeOf({ repositories = [], branch }: Health, these: readonly Located[] = []): string {
  const places = these.length === 0 ? repositories : [...new Set(these.map(({ repository }) => repository))];
  const [only, ...others] = places;
  if (only === undefined) return 'the builds';
  if (others.length === 0) {
    return joinPieces([shortPlain(only, 140), shortPlain(these[0]?.branch ?? branch, 80)], '\u00A0') ?? 'the builds';
  }
  const all = repositories.length > places.length ? `${places.length} of ` : '';
  return all + ofRepositories(Math.max(repositories.length, places.length));
}

/** ` on acme/shop main`; empty where no repository was looked at. */
export function onPlace(health: Health, these: readonly Located[] = []): string {
  return (health.repositories ?? []).length === 0 ? '' : ` on ${placeOf(health, these)}`;
}

/** `30 repositories`: one is called by its name. */
export function ofRepositories(amount: number): string {
  return `${grouped(amount)} repositories`;
}

/** `CI`, `CI in acme/tools` where there are several repositories. Plain text. */
export function nameIn({ repositories = [] }: Health, workflow: string, repository: string): string {
  const name = shortPlain(workflow, 80) ?? 'a workflow';
  return repositories.length > 1 ? `${name} in ${repository}` : name;
}

/** `the runner was lost, not the code`, where that is so of all of them for one reason. */
export function innocence(outages: readonly HealthOutage[]): string | undefined {
  const [reason, ...others] = new Set(outages.map(({ infrastructure }) => infrastructure));
  return reason === undefined || others.length > 0 ? undefined : `${NOT_THE_CODE[reason]}, not the code`;
}

/** Names that are told; of more the number is. */
const FEW = 3;

/** `CI and Docs`, `5 workflows`. Plain text. */
export function fewNames(names: readonly string[], noun = 'workflows'): string {
  return names.length > FEW ? `${grouped(names.length)} ${noun}` : listed(names);
}

/** Behind a name where there are several repositories. */
export function repositoryOf({ repositories = [] }: Health, repository: string): string {
  return repositories.length > 1 ? ` in ${escapeLine(repository)}` : '';
}

/** From so many days on the name of a day may mean two of them. */
const DAYS_BY_NAME = 6;

/** `since 06:00`, of another day `since Monday 06:00`, `since 2026-02-20`; undefined where it is not known. */
export function sinceClock(
  at: string | undefined,
  now: string | undefined,
  timeZone: string | undefined,
): string | undefined {
  const [begun, end] = [parseTime(at), parseTime(now)];
  if (begun === undefined || end === undefined) return undefined;
  const { day, time, weekday } = clockTime(begun, timeZone);
  const days = (end.getTime() - begun.getTime()) / 1000 / DAY;
  if (days >= DAYS_BY_NAME) return `since\u00A0${day}`;
  return day === clockTime(end, timeZone).day ? `since\u00A0${time}` : `since\u00A0${dayName(weekday)}\u00A0${time}`;
}

/** `in 7 days`, `in 24 hours`. */
export function inTime({ from, to }: Health): string {
  const seconds = secondsUntil(from, to);
  if (seconds === undefined) return '';
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
    runs?.red === 0 &&
    wrong.every(({ length }) => length === 0) &&
    deployments.every((one) => one.failed + one.rolled_back === 0 && one.read === one.total && !one.at_least)
  );
}

/** Seconds from one time to another; undefined where one is not known. */
export function secondsUntil(at: string | undefined, now: string | undefined): number | undefined {
  const [begun, end] = [parseTime(at), parseTime(now)];
  return begun === undefined || end === undefined ? undefined : (end.getTime() - begun.getTime()) / 1000;
}
