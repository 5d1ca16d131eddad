/** Red runs put together by what explains them. Pure. */

import { distance } from 'fastest-levenshtein';
import type { FailureCause, HealthOutage } from '../../facts.ts';
import { isoTime } from '../health-run.ts';

/** One red run with its reason. */
export interface ExplainedRun {
  readonly message: string;
  readonly workflow: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly url?: string;
  readonly infrastructure?: FailureCause['infrastructure'];
}

/** Texts that differ in less than this share of their mean length are one. */
const ALIKE = 0.1;
/** Characters that are compared. */
const LONGEST = 1_000;

/** What differs from run to run: times, addresses, hashes, numbers of runs. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/g, 'TIME'],
  [/\b\d\d:\d\d:\d\d(?:[.,]\d+)?\b/g, 'TIME'],
  [/\b\d+(?:\.\d+)?\s?(?:ms|seconds|secs|s|minutes|min|m)\b/g, 'TIME'],
  [/\b0x[0-9a-f]+\b/gi, 'UNIQ'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, 'UNIQ'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/gi, 'UNIQ'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?\b/g, 'UNIQ'],
  [/\b\d{5,}\b/g, 'UNIQ'],
  // Where runners put a repository, wherever they keep it: its name stands there twice.
  [/(?:(?:\/[^\s/]{1,60}){0,6}\/_?work|\/__w|\b[A-Za-z]:[/\\]a)[/\\]([^/\\\s]{1,100})[/\\]\1[/\\]/g, ''],
];

/** The message without what differs from run to run; each such thing is named by its order, so two of them stay two. */
export function normalised(message: string): string {
  const seen = new Map<string, string>();
  const nameOf = (kind: string) => (found: string) => {
    if (kind !== 'UNIQ') return kind;
    const known = seen.get(found) ?? `UNIQ${seen.size + 1}`;
    seen.set(found, known);
    return known;
  };
  const plain = VARYING.reduce(
    (text, [pattern, kind]) => text.replace(pattern, nameOf(kind)),
    message.slice(0, LONGEST * 4),
  );
  return plain.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** Those that say the same but for what differs from run to run, and those that say nearly the same. */
function alike<T>(all: readonly T[], messageOf: (one: T) => string): readonly (readonly T[])[] {
  const equal = [...Map.groupBy(all, (one) => normalised(messageOf(one)))];
  const clusters: { readonly text: string; readonly all: T[] }[] = [];
  for (const [text, of] of equal.toSorted(([, one], [, other]) => other.length - one.length)) {
    const near = clusters.find((cluster) => isAlike(cluster.text, text));
    if (near === undefined) clusters.push({ text, all: [...of] });
    else near.all.push(...of);
  }
  return clusters.map((cluster) => cluster.all);
}

/** The same outages, in the same order: those with one cause tell it in the words of the first. */
export function withOneWording(outages: readonly HealthOutage[]): readonly HealthOutage[] {
  const told = outages.filter(({ cause }) => cause !== undefined);
  const words = new Map(alike(told, ({ cause = '' }) => cause).flatMap((of) => of.map((one) => [one, of[0]?.cause])));
  return outages.map((one) => ({ ...one, cause: words.get(one) }));
}

/** The most frequent first. */
export function clusterCauses(runs: readonly ExplainedRun[]): readonly FailureCause[] {
  const causes = alike(runs, ({ message }) => message).flatMap((of) => causeOf(of) ?? []);
  return causes.toSorted(
    (one, other) => other.times - one.times || Date.parse(other.last_at) - Date.parse(one.last_at),
  );
}

function isAlike(one: string, other: string): boolean {
  const mean = (one.length + other.length) / 2;
  return Math.abs(one.length - other.length) < mean * ALIKE && distance(one, other) < mean * ALIKE;
}

function causeOf(runs: readonly ExplainedRun[]): FailureCause | undefined {
  const inTime = runs.toSorted((one, other) => one.at - other.at);
  const [first, last] = [inTime[0], inTime.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const innocent = runs.every(({ infrastructure }) => infrastructure !== undefined);
  return {
    message: last.message,
    times: runs.length,
    workflows: [...new Set(inTime.map(({ workflow }) => workflow))].toSorted(),
    first_at: isoTime(first.at),
    last_at: isoTime(last.at),
    url: last.url,
    infrastructure: innocent ? last.infrastructure : undefined,
  };
}
