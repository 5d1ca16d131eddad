/** Many workflows that turn red at once: likely for one reason, so one line tells of all. Pure. */

import type { Health, HealthOutage } from '../../../facts/facts.ts';
import { parseTime } from '../words/time.ts';

/** So many within so many seconds. */
const FEWEST = 5;
const SECONDS = 600;

/** The largest such group, in the order given; empty where there is none. When each is known to be red counts: its first end. */
export function floodIn({ to }: Health, turned: readonly HealthOutage[]): readonly HealthOutage[] {
  const end = parseTime(to)?.getTime();
  const timed = turned.flatMap((outage) => {
    const { after_seconds: seconds } = outage;
    return end === undefined || seconds === undefined ? [] : [{ outage, at: end / 1000 - seconds }];
  });
  const inTime = timed.toSorted((one, other) => one.at - other.at);
  let [from, best]: [number, readonly (typeof inTime)[number][]] = [0, []];
  for (const [index, { at }] of inTime.entries()) {
    while (at - (inTime[from]?.at ?? at) > SECONDS) from += 1;
    if (index - from + 1 > best.length) best = inTime.slice(from, index + 1);
  }
  const chosen = new Set(best.map(({ outage }) => outage));
  return best.length < FEWEST ? [] : turned.filter((outage) => chosen.has(outage));
}
