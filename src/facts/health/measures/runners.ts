/** Machines that may be broken: different jobs fail on one of them in a row, and pass on others. Pure. */

import { defined } from '../../../defined.ts';
import type { SuspectRunner } from '../../facts.ts';
import { isoTime } from '../health-run.ts';

/** One job that ran on a machine. */
export interface RunnerJob {
  readonly repository: string;
  readonly runner: string;
  readonly name: string;
  readonly colour: 'green' | 'red';
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly url?: string;
}

const FEWEST_RED = 3;
const FEWEST_JOBS = 2;
/** GitHub's own machines are new for each job. */
const HOSTED = /^(?:GitHub Actions|Hosted Agent)\b/;

export function suspectRunners(jobs: readonly RunnerJob[]): readonly SuspectRunner[] {
  const own = jobs.filter(({ runner }) => !HOSTED.test(runner));
  const machines = [...Map.groupBy(own, ({ repository, runner }) => JSON.stringify([repository, runner])).values()];
  const suspects = machines.flatMap((of) => suspectRunner(of, jobs) ?? []);
  return suspects.toSorted((one, other) => other.red - one.red);
}

function suspectRunner(own: readonly RunnerJob[], all: readonly RunnerJob[]): SuspectRunner | undefined {
  const newestFirst = own.toSorted((one, other) => other.at - one.at);
  const end = newestFirst.findIndex(({ colour }) => colour === 'green');
  const red = end === -1 ? newestFirst : newestFirst.slice(0, end);
  const [last] = red;
  const names = [...new Set(red.map(({ name }) => name))].toSorted();
  if (last === undefined || red.length < FEWEST_RED || names.length < FEWEST_JOBS) return undefined;
  const passes = all.some(
    ({ runner, colour, name }) => runner !== last.runner && colour === 'green' && names.includes(name),
  );
  if (!passes) return undefined;
  const { runner, repository, url, at } = last;
  return defined<SuspectRunner>({ name: runner, repository, red: red.length, jobs: names, last_at: isoTime(at), url });
}
