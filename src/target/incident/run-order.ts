/** Exceeds the attempts of any run, because GitHub allows 50 re-runs. */
const ATTEMPTS = 1000;

/**
 * Returns the position of a run of GitHub, Gitea, or Forgejo, with its attempt, in the order of all runs: later runs
 * have higher numbers. Returns undefined for any other URL.
 */
export function runPositionInUrl(url: string | undefined): number | undefined {
  const found = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(url ?? '');
  return found === null ? undefined : toRunOrder(Number(found[1]), Number(found[2] ?? 1));
}

export function toRunOrder(run: number, attempt = 1): number {
  return run * ATTEMPTS + attempt;
}

/** Returns true if both are attempts of one run. */
export function isSameRun(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.floor(one / ATTEMPTS) === Math.floor(other / ATTEMPTS);
}

/** Returns a position after every attempt of the same run. */
export function getLastAttempt(position: number): number {
  return (Math.floor(position / ATTEMPTS) + 1) * ATTEMPTS - 1;
}

/** A moment: the position of its run, and the time. Either may be unknown. */
export interface Moment {
  readonly run?: number | undefined;
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined;
}

/**
 * Compares moments by run, or else by time, because deployments of other apps have no runs. Returns undefined if
 * neither is known.
 */
export function isAfter(one: Moment, other: Moment): boolean | undefined {
  if (one.run !== undefined && other.run !== undefined) return one.run > other.run;
  return one.at === undefined || other.at === undefined ? undefined : one.at > other.at;
}
