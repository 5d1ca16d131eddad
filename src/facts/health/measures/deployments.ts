/** How often deployments failed, by environment. Pure. */

import { defined } from '../../../defined.ts';
import type { EnvironmentHealth } from '../../facts.ts';
import { DAY } from '../health-run.ts';
import { rateOf } from './run-counts.ts';

export interface DeploymentRecord {
  readonly environment: string;
  readonly repository: string;
  readonly sha: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  /** Absent where it was not read. A former success may be `inactive` by now. */
  readonly end?: 'passed' | 'failed' | 'open';
  /** From when on those of its environment are all known; milliseconds since the epoch. */
  readonly knownFrom: number;
  readonly url?: string;
}

/**
 * Failed is what ended so, or was followed within a day by a version that was deployed before it.
 *
 * @param from of those that count, in milliseconds since the epoch; earlier ones only tell what is an older version
 */
export function environmentsOf(records: readonly DeploymentRecord[], from: number): readonly EnvironmentHealth[] {
  const byPlace = Map.groupBy(records, ({ repository, environment }) => JSON.stringify([repository, environment]));
  const all = [...byPlace.values()].flatMap((of) => environmentOf(of, from) ?? []);
  return all.toSorted((one, other) => other.failed - one.failed || other.total - one.total);
}

function environmentOf(records: readonly DeploymentRecord[], from: number): EnvironmentHealth | undefined {
  const inTime = records.toSorted((one, other) => one.createdAt - other.createdAt);
  const counted = inTime.filter(({ createdAt, end }) => createdAt > from && end !== 'open');
  const [first] = counted;
  if (first === undefined) return undefined;
  const { environment, repository, url, knownFrom } = first;
  const failed = counted.filter((one) => one.end === 'failed' || isRolledBack(one, inTime));
  const passed = counted.filter((one) => one.end === 'passed' && !failed.includes(one));
  const [total, read, at_least] = [counted.length, failed.length + passed.length, knownFrom > from];
  return defined<EnvironmentHealth>({
    ...{ environment, repository, url, total, read, at_least, failed: failed.length },
    // Which ones are asked how they ended is no chance, so they stand for no others.
    failure_rate: read === total && !at_least ? rateOf(failed.length, total) : undefined,
  });
}

function isRolledBack(one: DeploymentRecord, inTime: readonly DeploymentRecord[]): boolean {
  const earlier = inTime.slice(0, inTime.indexOf(one)).filter(({ sha }) => sha !== one.sha);
  const next = inTime.slice(inTime.indexOf(one) + 1).find(({ sha }) => sha !== one.sha);
  if (next === undefined || next.createdAt - one.createdAt > DAY) return false;
  return earlier.some(({ sha }) => sha === next.sha);
}
