/** How often deployments failed, by environment. Pure. */

import type { EnvironmentHealth } from '../../facts.ts';
import { DAY } from '../health-run.ts';

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

/** Environments that differ only in numbers or hashes and are one line, from so many on. */
const FAMILY = 3;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** With a digit: words have such letters, too. */
const HASH = /(?<![0-9a-z])(?=[a-f]*\d)[0-9a-f]{6,64}(?![0-9a-z])/gi;

/**
 * Rolled back is what was followed within a day by a version that was deployed before it, and did not fail itself.
 *
 * @param from of those that count, in milliseconds since the epoch; earlier ones only tell what is an older version
 */
export function environmentsOf(records: readonly DeploymentRecord[], from: number): readonly EnvironmentHealth[] {
  const byPlace = Map.groupBy(records, ({ repository, environment }) => JSON.stringify([repository, environment]));
  const all = [...byPlace.values()].flatMap((of) => environmentOf(of, from) ?? []);
  const families = Map.groupBy(all, ({ repository, environment }) =>
    JSON.stringify([repository, familyOf(environment)]),
  );
  const lines = [...families.values()].flatMap((of) => (of.length < FAMILY ? of : sumOf(of)));
  return lines.toSorted((one, other) => badIn(other) - badIn(one) || other.total - one.total);
}

function environmentOf(records: readonly DeploymentRecord[], from: number): EnvironmentHealth | undefined {
  const inTime = records.toSorted((one, other) => one.createdAt - other.createdAt);
  const counted = inTime.filter(({ createdAt, end }) => createdAt > from && end !== 'open');
  const [first] = counted;
  if (first === undefined) return undefined;
  const { environment, repository, url, knownFrom } = first;
  const failed = counted.filter((one) => one.end === 'failed');
  const rolledBack = counted.filter((one) => one.end !== 'failed' && isRolledBack(one, inTime));
  const passed = counted.filter((one) => one.end === 'passed' && !rolledBack.includes(one));
  return {
    ...{ environment, repository, url, total: counted.length, failed: failed.length, rolled_back: rolledBack.length },
    ...{ read: failed.length + rolledBack.length + passed.length, at_least: knownFrom > from },
  };
}

/** `preview-…` for `preview-31` and `preview-7f3a9c1`. */
function familyOf(environment: string): string {
  return environment.replace(UUID, '0').replace(HASH, '0').replace(/\d+/g, '…');
}

/** One line for all of them. */
function sumOf(all: readonly EnvironmentHealth[]): readonly EnvironmentHealth[] {
  const [first] = all;
  if (first === undefined) return [];
  const sum = (name: 'total' | 'read' | 'failed' | 'rolled_back') => all.reduce((whole, one) => whole + one[name], 0);
  return [
    {
      ...{ ...first, environment: familyOf(first.environment), at_least: all.some(({ at_least }) => at_least) },
      ...{ total: sum('total'), read: sum('read'), failed: sum('failed'), rolled_back: sum('rolled_back') },
    },
  ];
}

function badIn({ failed, rolled_back }: EnvironmentHealth): number {
  return failed + rolled_back;
}

function isRolledBack(one: DeploymentRecord, inTime: readonly DeploymentRecord[]): boolean {
  const earlier = inTime.slice(0, inTime.indexOf(one)).filter(({ sha }) => sha !== one.sha);
  const next = inTime.slice(inTime.indexOf(one) + 1).find(({ sha }) => sha !== one.sha);
  if (next === undefined || next.createdAt - one.createdAt > DAY) return false;
  return earlier.some(({ sha }) => sha === next.sha);
}
