/** More attempts than any run has: GitHub allows 50 re-runs. */
const ATTEMPTS = 1000;

/**
 * Where a run of GitHub, Gitea or Forgejo, with its attempt, stands in the order of all runs: a later one has a higher
 * number. Undefined for every other address.
 */
export function runPositionInUrl(url: string | undefined): number | undefined {
  const found = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(url ?? '');
  return found === null ? undefined : toRunOrder(Number(found[1]), Number(found[2] ?? 1));
}

export function toRunOrder(run: number, attempt = 1): number {
  return run * ATTEMPTS + attempt;
}

/** Whether both are attempts of one run. */
export function isSameRun(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.floor(one / ATTEMPTS) === Math.floor(other / ATTEMPTS);
}

/** Behind every attempt of the same run. */
export function getLastAttempt(position: number): number {
  return (Math.floor(position / ATTEMPTS) + 1) * ATTEMPTS - 1;
}

/** When something was: by the run that it belongs to, and by the clock; either may be unknown. */
export interface Moment {
  readonly run?: number | undefined;
  /** Milliseconds since the epoch. */
  readonly at?: number | undefined;
}

/**
 * Whether one came after the other: by their runs, else by the clock, because deployments of other apps have no runs.
 * Undefined where neither tells.
 */
export function isAfter(one: Moment, other: Moment): boolean | undefined {
  if (one.run !== undefined && other.run !== undefined) return one.run > other.run;
  return one.at === undefined || other.at === undefined ? undefined : one.at > other.at;
}
