/** Jobs that were red and green on one commit. Pure. */

import type { FlakyJob } from '../../facts.ts';
import { DAY, isoTime, WEEK } from '../health-run.ts';

/** One job of one attempt of a run. Times are milliseconds since the epoch. */
export interface JobResult {
  readonly repository: string;
  readonly workflow: string;
  /** With its matrix. */
  readonly name: string;
  readonly sha: string;
  readonly run: FlakyJob['runs'][number];
  readonly at: number;
  readonly colour: 'green' | 'red';
  /** It was not the code: that is no proof. */
  readonly innocent?: boolean;
}

/** Proofs count for so long, in milliseconds, and the newest has to be of the last week. */
export const LONGEST_PROOF = 21 * DAY;
const FEWEST = 2;
const MOST_RUNS = 5;

/** Proved twice in three weeks and once in the last; the most frequent first. A job that a re-run leaves out is no result. */
export function flakyJobs(results: readonly JobResult[], now: number): readonly FlakyJob[] {
  const jobs = Map.groupBy(results, ({ repository, workflow, name }) => JSON.stringify([repository, workflow, name]));
  const flaky = [...jobs.values()].flatMap((of) => flakyJob(of, now) ?? []);
  return flaky.toSorted((one, other) => other.times - one.times || Date.parse(other.last_at) - Date.parse(one.last_at));
}

function flakyJob(results: readonly JobResult[], now: number): FlakyJob | undefined {
  const recent = results.filter(({ at }) => at > now - LONGEST_PROOF);
  const bySha = [...Map.groupBy(recent, ({ sha }) => sha).values()];
  const reds = bySha.filter(isMixed).flatMap((of) => of.filter(isProof));
  const proofs = [...Map.groupBy(reds, ({ run }) => run.id).values()].flatMap((of) => newest(of) ?? []);
  const last = newest(proofs);
  if (last === undefined || proofs.length < FEWEST || last.at <= now - WEEK) return undefined;
  const { name, workflow, repository } = last;
  return {
    ...{ name, workflow, repository, times: proofs.length, last_at: isoTime(last.at), url: last.run.url },
    runs: proofs
      .toSorted((one, other) => other.at - one.at)
      .slice(0, MOST_RUNS)
      .map(({ run }) => run),
    new: proofs.every(({ at }) => at > now - WEEK),
  };
}

function isMixed(results: readonly JobResult[]): boolean {
  return results.some(isProof) && results.some(({ colour }) => colour === 'green');
}

function isProof({ colour, innocent }: JobResult): boolean {
  return colour === 'red' && innocent !== true;
}

function newest(results: readonly JobResult[]): JobResult | undefined {
  return results.toSorted((one, other) => other.at - one.at)[0];
}
