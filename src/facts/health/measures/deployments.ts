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
  /** Absent while it is not over, or where it was not read. A former success may be `inactive` by now. */
  readonly failed?: boolean;
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
  const counted = inTime.filter(({ createdAt, failed }) => createdAt > from && failed !== undefined);
  const [first] = counted;
  if (first === undefined) return undefined;
  const failed = counted.filter((one) => one.failed === true || isRolledBack(one, inTime)).length;
  const { environment, repository, url } = first;
  const failure_rate = rateOf(failed, counted.length);
  return defined<EnvironmentHealth>({ environment, repository, url, total: counted.length, failed, failure_rate });
}

function isRolledBack(one: DeploymentRecord, inTime: readonly DeploymentRecord[]): boolean {
  const earlier = inTime.slice(0, inTime.indexOf(one)).filter(({ sha }) => sha !== one.sha);
  const next = inTime.slice(inTime.indexOf(one) + 1).find(({ sha }) => sha !== one.sha);
  if (next === undefined || next.createdAt - one.createdAt > DAY) return false;
  return earlier.some(({ sha }) => sha === next.sha);
}
