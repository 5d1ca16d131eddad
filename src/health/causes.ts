/** Groups failed runs by cause. */

import type { Health, HealthOutage } from '../build/facts.ts';
import { findInfrastructure } from '../github/termination/termination.ts';
import { isoTime } from '../text/format.ts';
import type { RepositoryHistory } from './history.ts';
import { chooseNewest, filterEnded } from './run.ts';
import { mapAll } from './source.ts';

type FailureCause = NonNullable<Health['causes']>[number];

interface ExplainedRun {
  readonly message: string;
  readonly workflow: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly url?: string;
  readonly infrastructure?: FailureCause['infrastructure'];
}

const MAX_EXPLAINED = 20;
/** Requests to explain one run: jobs, annotations, log. */
const EACH = 3;
/** Requests reserved for flaky jobs, and for runs that need more. */
const RESERVED = 20;

/** Explains the newest runs of each repository within the request budget, in addition to those already explained. */
export async function readCauses(histories: readonly RepositoryHistory[]): Promise<readonly FailureCause[]> {
  const failed = histories.map(({ source, failures, workflows }) =>
    workflows.flatMap(({ name, runs }) =>
      filterEnded(runs, source.window)
        .filter(({ red, unstarted }) => red && !unstarted)
        .map((run) => ({ run, name, failures })),
    ),
  );
  const all = failed.flat();
  const read = all.filter(({ run, failures }) => failures.has(run));
  const unknown = failed.map((runs) => runs.filter(({ run, failures }) => !failures.has(run)));
  const amount = Math.floor(((histories[0]?.source.budget.left ?? 0) - RESERVED) / EACH);
  const newest = chooseNewest(unknown, ({ run }) => run, { each: MAX_EXPLAINED, all: amount });
  const chosen = [...read, ...newest];
  if (chosen.length < all.length) {
    histories[0]?.source.gaps.unread.add(`${chosen.length} of ${all.length} failed runs read`);
  }
  const explained = await mapAll(chosen, async ({ run, name, failures }) => {
    const failure = await failures.explain(run);
    if (failure?.message === undefined) return [];
    const infrastructure = findInfrastructure(failure.termination);
    return [{ message: failure.message, at: run.endedAt, workflow: name, url: run.url, infrastructure }];
  });
  return groupCauses(explained.flat());
}

const MAX_COMPARED = 1_000;

/** Matches text that differs from run to run: times, URLs, hashes, numbers. Keeps names, paths, and quoted text. */
const VARYING = new RegExp(
  [
    /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?/,
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
    /\b0x[0-9a-f]+\b/,
    /\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,64}\b/,
    /\b\d+(?:[.,:]\d+)*(?:\s?(?:ms|seconds|secs|s|minutes|min|m))?\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
);
/** The path of a runner's checkout, which contains the repository name twice. */
const WORKSPACE = /(?:(?:\/[^\s/]{1,60}){0,6}\/_?work|\/__w|\b[A-Za-z]:[/\\]a)[/\\]([^/\\\s]{1,100})[/\\]\1[/\\]/g;

/** Normalizes a cause for comparison. Repeated texts stay equal, and different texts stay different. */
function normalizeCause(message: string): string {
  const seen = new Map<string, string>();
  const plain = message
    .slice(0, MAX_COMPARED * 4)
    .replace(WORKSPACE, '')
    .replace(VARYING, (found) => {
      const name = seen.get(found) ?? `#${seen.size + 1}`;
      seen.set(found, name);
      return name;
    });
  return plain.replace(/\s+/g, ' ').trim().slice(0, MAX_COMPARED);
}

/** Unifies the text of outages with the same cause. */
export function mergeEqual(outages: readonly HealthOutage[]): readonly HealthOutage[] {
  const text = new Map<string, string>();
  return outages.map((one) => {
    if (one.cause === undefined) return one;
    const key = normalizeCause(one.cause);
    const cause = text.get(key) ?? one.cause;
    text.set(key, cause);
    return { ...one, cause };
  });
}

export function groupCauses(runs: readonly ExplainedRun[]): readonly FailureCause[] {
  const groups = Map.groupBy(runs, ({ message }) => normalizeCause(message));
  const causes = [...groups.values()].flatMap((group): readonly FailureCause[] => {
    const inTime = group.toSorted((one, other) => one.at - other.at);
    const [first, last] = [inTime[0], inTime.at(-1)];
    if (first === undefined || last === undefined) return [];
    const isInfrastructureFailure = group.every(({ infrastructure }) => infrastructure !== undefined);
    return [
      {
        ...{ message: last.message, times: group.length, url: last.url },
        workflows: [...new Set(inTime.map(({ workflow }) => workflow))].toSorted(),
        ...{ first_at: isoTime(first.at), last_at: isoTime(last.at) },
        infrastructure: isInfrastructureFailure ? last.infrastructure : undefined,
      },
    ];
  });
  return causes.toSorted(
    (one, other) => other.times - one.times || Date.parse(other.last_at) - Date.parse(one.last_at),
  );
}
