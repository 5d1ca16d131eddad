/** Finds streaks of failures in a series of results. Pure: messages, incidents, watch and digest use it. */

/** A run, a job of it, or a deployment. */
export interface Result {
  /** Id of the run or deployment, which its attempts share. */
  readonly id: number;
  /** Absent if it does not count: in progress, cancelled or skipped. */
  readonly red?: boolean;
  /** True for a known infrastructure failure; absent if its jobs were not read. */
  readonly isInfrastructure?: boolean;
}

/** The failures between two successes. */
export interface Streak<R extends Result> {
  /** The oldest first. Infrastructure failures count only if there are no others. */
  readonly failures: readonly R[];
  readonly first: R;
  readonly last: R;
  /** Number of failed runs; attempts of a run count once. */
  readonly count: number;
  /** The last success before it; absent if unknown. */
  readonly before?: R;
  /** The success that ended it; absent while it lasts. */
  readonly green?: R;
  /** True if it may have started before the first result. */
  readonly isLowerBound: boolean;
}

/**
 * @param results of one series, the oldest first
 * @param isComplete false if the series may have earlier results
 */
export function findStreaks<R extends Result>(results: readonly R[], isComplete: boolean): readonly Streak<R>[] {
  const streaks: Streak<R>[] = [];
  let [before, failures]: [R | undefined, R[]] = [undefined, []];
  const close = (green?: R) => {
    const byCode = failures.filter(({ isInfrastructure }) => isInfrastructure !== true);
    const counted = byCode.length > 0 ? byCode : failures;
    const [first, last] = [counted[0], counted.at(-1)];
    if (first === undefined || last === undefined) return;
    const isLowerBound = before === undefined && !isComplete;
    const count = new Set(counted.map(({ id }) => id)).size;
    streaks.push({ failures: counted, first, last, count, before, green, isLowerBound });
  };
  for (const result of results) {
    if (result.red === true) failures.push(result);
    if (result.red !== false) continue;
    close(result);
    [before, failures] = [result, []];
  }
  close();
  return streaks;
}
