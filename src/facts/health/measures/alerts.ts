/** Security alerts of all repositories together. Pure. */

import { defined } from '../../../defined.ts';
import type { Health, SecurityAlert } from '../../facts.ts';
import { SEVERITIES } from '../../parts/health-alerts.ts';
import { isWithin, type TimeWindow } from '../health-run.ts';
import type { AlertReading } from '../parts/read-alerts.ts';

type Alerts = NonNullable<Health['alerts']>;

/** @param most entries of a list */
export function alertsOf(readings: readonly AlertReading[], window: TimeWindow, most: number): Alerts {
  const all = readings.flatMap((one) => one.all);
  const amount = (severity: SecurityAlert['severity']) => all.filter((one) => one.severity === severity).length;
  const [oldest] = readings
    .flatMap((one) => one.oldest ?? [])
    .toSorted((one, other) => createdAt(one) - createdAt(other));
  return defined<Alerts>({
    ...{ open: all.length, critical: amount('critical'), high: amount('high') },
    ...{ medium: amount('medium'), low: amount('low'), at_least: readings.some(({ atLeast }) => atLeast) },
    new: all
      .filter((one) => isWithin(window, createdAt(one)))
      .toSorted((one, other) => rankOf(one) - rankOf(other) || createdAt(other) - createdAt(one))
      .slice(0, most),
    oldest,
    off: readings.flatMap(({ off }) => off ?? []).slice(0, most),
  });
}

function createdAt({ created_at }: SecurityAlert): number {
  return Date.parse(created_at);
}

/** What is of no known severity comes last. */
function rankOf({ severity }: SecurityAlert): number {
  return [...SEVERITIES, undefined].indexOf(severity);
}
