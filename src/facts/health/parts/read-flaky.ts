import { isRed } from '../../conclusion.ts';
import { classify } from '../../end/classify.ts';
import { isBlameless } from '../../end/end.ts';
import { readAnnotations } from '../../github/jobs/annotations.ts';
import type { ApiJob } from '../../github/jobs/jobs.ts';
import { DAY, type HealthRun, workflowKey } from '../health-run.ts';
import { type JobResult, LONGEST_PROOF } from '../measures/flaky.ts';
import { partOf } from '../reading/budget.ts';
import type { RunFailures } from '../reading/failures.ts';
import { noGaps } from '../reading/gaps.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { readRuns } from '../reading/run-pages.ts';
import { askAside, eachOf, type HealthSource } from '../reading/source.ts';

/** Jobs that were red and green on one commit: by another attempt, or by another run. */

/** Pairs of one repository that are compared, two requests each and one for each job that was red. */
const MOST_PAIRS = 8;
const EACH = 3;

/** A try of one commit that was red, or may hold a red job, and one that was green. */
export interface TryPair {
  readonly red: { readonly run: HealthRun; readonly attempt: number };
  readonly green: { readonly run: HealthRun; readonly attempt: number };
}

/** Requests that comparing all pairs takes. */
export function pairCost(histories: readonly RepositoryHistory[]): number {
  return EACH * histories.reduce((sum, history) => sum + Math.min(MOST_PAIRS, pairsIn(history).length), 0);
}

/** The newest pairs of each repository, as far as the requests reach. */
export function choosePairs(histories: readonly RepositoryHistory[]): readonly (readonly TryPair[])[] {
  const pairs = histories.map((history) => pairsIn(history).toSorted(newestFirst));
  const [source] = histories.map((history) => history.source);
  const most = Math.floor((source?.budget.left ?? 0) / EACH);
  const candidates = pairs.flatMap((own) => own.slice(0, MOST_PAIRS));
  const chosen = new Set(candidates.toSorted(newestFirst).slice(0, most));
  const all = pairs.flat().length;
  if (chosen.size < all) source?.gaps.unread.add(`${chosen.size} of ${all} commits read that may show flaky jobs`);
  return pairs.map((own) => own.filter((pair) => chosen.has(pair)));
}

function pairsIn({ runs }: RepositoryHistory): readonly TryPair[] {
  return [...retries(runs), ...sameCommits(runs)];
}

function newestFirst(one: TryPair, other: TryPair): number {
  return other.red.run.endedAt - one.red.run.endedAt;
}

export async function readJobResults(
  history: RepositoryHistory,
  failures: RunFailures,
  chosen: readonly TryPair[],
): Promise<readonly JobResult[]> {
  return (await eachOf(chosen, 2, (pair) => resultsOf(history, failures, pair))).flat();
}

/** It ran again and passed, so some job was red before. */
function retries(runs: readonly HealthRun[]): readonly TryPair[] {
  const tried = runs.filter(({ attempt, colour }) => attempt > 1 && colour === 'green');
  return tried.map((run) => ({ red: { run, attempt: run.attempt - 1 }, green: { run, attempt: run.attempt } }));
}

function sameCommits(runs: readonly HealthRun[]): readonly TryPair[] {
  const known = runs.filter(({ colour, sha }) => colour !== 'none' && sha !== '');
  return [...Map.groupBy(known, (run) => `${workflowKey(run)} ${run.sha}`).values()].flatMap((of) => {
    const red = of.find((run) => run.colour === 'red' && !run.unstarted);
    const green = of.find((run) => run.colour === 'green' && run.id !== red?.id);
    if (red === undefined || green === undefined) return [];
    return [{ red: { run: red, attempt: red.attempt }, green: { run: green, attempt: green.attempt } }];
  });
}

async function resultsOf(
  history: RepositoryHistory,
  failures: RunFailures,
  { red, green }: TryPair,
): Promise<readonly JobResult[]> {
  const [before, after] = [await failures.jobs(red.run, red.attempt), await failures.jobs(green.run, green.attempt)];
  if (before === undefined || after === undefined) return [];
  const passed = after.filter(({ conclusion }) => conclusion === 'success');
  const results = await eachOf(
    before.filter(({ conclusion }) => isRed(conclusion)),
    2,
    async (job) => {
      // A job that another attempt leaves out is copied, with its times.
      const again = passed.find(({ name, started_at }) => name === job.name && started_at !== job.started_at);
      if (again === undefined) return [];
      const innocent = await isInnocent(history, job);
      return [
        jobResult(history, red.run, job, { colour: 'red', innocent }),
        jobResult(history, green.run, again, { colour: 'green', innocent: false }),
      ];
    },
  );
  return results.flat();
}

async function isInnocent({ source }: RepositoryHistory, job: ApiJob): Promise<boolean> {
  const told = await askAside(source, 'why jobs failed that passed again', () => readAnnotations(source, job));
  return told !== undefined && isBlameless(classify({ ...job, ...told }));
}

function jobResult(
  { labelOf }: RepositoryHistory,
  run: HealthRun,
  { name, started_at: started }: ApiJob,
  { colour, innocent }: Required<Pick<JobResult, 'colour' | 'innocent'>>,
): JobResult {
  const { repository, sha, id, number, url, endedAt } = run;
  return {
    ...{ repository, sha, name, colour, innocent },
    workflow: labelOf(run).name,
    run: { id, number, url },
    at: started === undefined ? endedAt : Date.parse(started),
  };
}

/** Requests that are left for why runs were red, and for what else is asked after them. */
const LEFT_FOR_OTHERS = 54;

/**
 * Runs of the last three weeks, in which a job may have been red and green on one commit: those that are known, and the
 * earlier ones as far as the requests reach, the newest first.
 */
export async function readFlakyRuns({ source, runs, from, window }: RepositoryHistory): Promise<readonly HealthRun[]> {
  const begin = window.to - LONGEST_PROOF;
  if (from <= begin) return runs;
  const budget = partOf(source.budget, Math.max(0, source.budget.left - LEFT_FOR_OTHERS));
  // What is missing of them is told in other words, and says nothing of how the builds stand.
  const aside: HealthSource = { ...source, budget, gaps: noGaps() };
  const earlier = await readRuns(aside, { from: begin, to: from });
  if (!earlier.whole && source.api.gate.closed === undefined) {
    const oldest = earlier.runs.reduce((least, { createdAt }) => Math.min(least, createdAt), from);
    const days = Math.floor((window.to - oldest) / DAY);
    source.gaps.unread.add(`flaky jobs of ${days} days in place of ${LONGEST_PROOF / DAY}`);
  }
  const known = new Set(runs.map(({ id }) => id));
  return [...runs, ...earlier.runs.filter(({ id }) => !known.has(id))];
}
