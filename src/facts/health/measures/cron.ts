/** When cron lines fire, in UTC. The library reads the lines; days and times of day are combined here, which is fast. */

import { Cron } from 'croner';
import { DAY, MINUTE } from '../health-run.ts';

/** A year, and enough beyond it that each gap of a year is whole. */
const YEAR_DAYS = 366 + 62;
/** Any time will do: a Monday. */
const EPOCH = Date.UTC(2024, 0, 1);

/** One cron line: on which days it fires, and at which minutes of such a day. */
interface CronTimes {
  readonly days: ReadonlySet<number>;
  readonly minutes: readonly number[];
}

/** The longest time between two fires of all lines together, in milliseconds; undefined where none fires. */
export function largestGap(lines: readonly string[]): number | undefined {
  const fires = firesIn(lines, EPOCH, EPOCH + YEAR_DAYS * DAY);
  let gap: number | undefined;
  for (let index = 1; index < fires.length; index += 1) {
    gap = Math.max(gap ?? 0, (fires[index] ?? 0) - (fires[index - 1] ?? 0));
  }
  // Once a year or less.
  return fires.length === 1 ? 366 * DAY : gap;
}

/** How often they fire after `from` and not after `to`; milliseconds since the epoch. */
export function firesBetween(lines: readonly string[], from: number, to: number): number {
  return firesIn(lines, from, to).filter((at) => at > from && at <= to).length;
}

/** In order, each once, of whole days. */
function firesIn(lines: readonly string[], from: number, to: number): readonly number[] {
  const [first, last] = [Math.floor(from / DAY), Math.ceil(to / DAY)];
  const times = lines.flatMap((line) => timesOf(line, first, last) ?? []);
  const byLines = new Map<string, readonly number[]>();
  const fires: number[] = [];
  for (let day = first; day <= last; day += 1) {
    const matching = times.flatMap(({ days }, index) => (days.has(day) ? [index] : []));
    if (matching.length === 0) continue;
    const key = matching.join();
    const known = byLines.get(key);
    const minutes = known ?? merged(matching.map((index) => times[index]?.minutes ?? []));
    if (known === undefined) byLines.set(key, minutes);
    for (const minute of minutes) fires.push(day * DAY + minute * MINUTE);
  }
  return fires;
}

function merged(lists: readonly (readonly number[])[]): readonly number[] {
  return [...new Set(lists.flat())].toSorted((a, b) => a - b);
}

/** Undefined for a line that GitHub would not run. */
function timesOf(line: string, first: number, last: number): CronTimes | undefined {
  const [minute = '', hour = '', ...date] = line.trim().split(/\s+/);
  try {
    const from = first * DAY;
    const minutes = all(new Cron(`${minute} ${hour} * * *`, OPTIONS), from, from + DAY);
    const days = all(new Cron(`0 0 ${date.join(' ')}`, OPTIONS), from, (last + 1) * DAY);
    return {
      days: new Set(days.map((at) => Math.floor(at / DAY))),
      minutes: minutes.map((at) => (at - from) / MINUTE),
    };
  } catch {
    return undefined;
  }
}

const OPTIONS = { timezone: 'UTC', mode: '5-part' } as const;

function all(cron: Cron, from: number, to: number): readonly number[] {
  const times: number[] = [];
  for (let at = cron.nextRun(new Date(from - 1000)); at !== null && at.getTime() < to; at = cron.nextRun(at)) {
    times.push(at.getTime());
  }
  return times;
}
