/** Finds jobs that failed and passed on one commit, in different attempts or runs. */

import { isRed } from '../build/conclusion.ts';
import type { Health } from '../build/facts.ts';
import { readAnnotations } from '../github/jobs/failures.ts';
import { classifyTermination } from '../github/termination/classify.ts';
import { isNotAttributable } from '../github/termination/termination.ts';
import { isoTime } from '../text/format.ts';
import type { RepositoryHistory } from './history.ts';
import { chooseNewest, type HealthRun } from './run.ts';
import { fetchDetail, mapAll } from './source.ts';
import { DAY, WEEK } from './window.ts';

type FlakyJob = NonNullable<Health['flaky_jobs']>[number];

/** Proof that a job is flaky: it failed in this run, at this time, and passed on the same commit. */
type FlakyProof = Pick<FlakyJob, 'repository' | 'workflow' | 'name'> & {
  readonly run: FlakyJob['runs'][number];
  readonly at: number;
};

/** Maximum age of a proof. The newest proof must be from the last week. */
export const MAX_PROOF_AGE = 21 * DAY;
const MIN_PROOFS = 2;
const MAX_RUNS = 5;

/** Requires two proofs within three weeks, one of them in the last week. Sorts by frequency. */
function findFlakyJobs(proofs: readonly FlakyProof[], now: number): readonly FlakyJob[] {
  const recent = proofs.filter(({ at }) => at > now - MAX_PROOF_AGE);
  const jobs = Map.groupBy(recent, ({ repository, workflow, name }) => JSON.stringify([repository, workflow, name]));
  const flaky = [...jobs.values()].flatMap((all): readonly FlakyJob[] => {
    const inTime = all.toSorted((one, other) => other.at - one.at);
    const runs = [...Map.groupBy(inTime, ({ run }) => run.id).values()].flatMap(([newest]) => newest?.run ?? []);
    const [last] = inTime;
    if (last === undefined || runs.length < MIN_PROOFS || last.at <= now - WEEK) return [];
    const { name, workflow, repository, run } = last;
    const facts = { name, workflow, repository, times: runs.length, last_at: isoTime(last.at), url: run.url };
    return [{ ...facts, runs: runs.slice(0, MAX_RUNS), new: inTime.every(({ at }) => at > now - WEEK) }];
  });
  return flaky.toSorted((one, other) => other.times - one.times || Date.parse(other.last_at) - Date.parse(one.last_at));
}

/** Attempts of one commit: one failed, or has a job that may have failed, and one passed. */
type Pair = Readonly<Record<'red' | 'green', HealthRun>>;

/** Maximum number of compared pairs per repository; requests for each pair and each of its jobs. */
const MAX_PAIRS = 8;
const EACH = 3;
/** Requests reserved for alerts, and for pairs that need more. */
const RESERVED = 4;

export async function readFlakyJobs(histories: readonly RepositoryHistory[]): Promise<readonly FlakyJob[]> {
  const [first] = histories;
  if (first === undefined) return [];
  const { budget, gaps, window } = first.source;
  const byRepository = histories.map((history) =>
    history.workflows.flatMap(({ name, runs }) => findPairs(runs).map((pair) => ({ history, name, pair }))),
  );
  const all = Math.floor((budget.left - RESERVED) / EACH);
  const chosen = chooseNewest(byRepository, ({ pair }) => pair.red, { each: MAX_PAIRS, all });
  const total = byRepository.flat().length;
  if (chosen.length < total) gaps.unread.add(`${chosen.length} of ${total} commits read that may show flaky jobs`);
  const proofs = await mapAll(chosen, ({ history, name, pair }) => readProofs(history, name, pair));
  return findFlakyJobs(proofs.flat(), window.to);
}

/** @param runs of one workflow */
function findPairs(runs: readonly HealthRun[]): readonly Pair[] {
  // It passed after a re-run, so some job failed before.
  const repeated = runs
    .filter(({ attempt, red }) => attempt > 1 && red === false)
    .map((run) => ({ red: { ...run, attempt: run.attempt - 1 }, green: run }));
  const bySha = Map.groupBy(
    runs.filter(({ sha }) => sha !== undefined),
    ({ sha }) => sha,
  );
  const sameCommit = [...bySha.values()].flatMap((attempts) => {
    const red = attempts.find((one) => one.red && !one.unstarted && !one.unacquired);
    const green = attempts.find((one) => one.red === false);
    return red === undefined || green === undefined ? [] : [{ red, green }];
  });
  return [...repeated, ...sameCommit];
}

async function readProofs(
  { failures, source }: RepositoryHistory,
  workflow: string,
  { red, green }: Pair,
): Promise<readonly FlakyProof[]> {
  const before = (await failures.jobs(red)) ?? [];
  const after = (await failures.jobs(green)) ?? [];
  // A re-run copies the omitted jobs with their times.
  const passedAgain = before.filter(
    (job) =>
      isRed(job.conclusion) &&
      after.some(
        ({ name, started_at, conclusion }) =>
          conclusion === 'success' && name === job.name && started_at !== job.started_at,
      ),
  );
  const proofs = await mapAll(passedAgain, async (job) => {
    const why = await fetchDetail(source, 'the causes of flaky jobs', () => readAnnotations(source.api, job));
    const signals = why && { ...job, errors: why.errors, failureMessages: why.failureMessages };
    if (signals !== undefined && isNotAttributable(classifyTermination(signals))) return [];
    const { id, number, url, endedAt } = red;
    const at = job.started_at === undefined ? endedAt : Date.parse(job.started_at);
    return [{ repository: source.repository, workflow, name: job.name, run: { id, number, url }, at }];
  });
  return proofs.flat();
}
