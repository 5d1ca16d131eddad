/** What several readers need of GitHub's API, each read once and by the first that asks. */

import type { Facts } from '../facts.ts';
import type { Json } from '../host/json.ts';
import { type ApiLoader, LOADERS } from '../loaders.ts';
import { basisOf, type JobsReading, readReportedJobs, readVerdict } from './basis.ts';
import { readBlame, readFailures } from './causes.ts';
import { readPullRequest } from './commits.ts';
import { type LoaderContext, orFault, runKey } from './context.ts';
import { readAlsoRed } from './history/also-red.ts';
import { type Comparison, readChange } from './history/change.ts';
import type { Blame } from './history/commits/culprits.ts';
import { readSince } from './history/commits/since-green.ts';
import { readRun } from './history/runs.ts';
import type { ApiJob } from './jobs/jobs.ts';

export interface SharedReads {
  readonly context: LoaderContext;
  readonly jobs: () => Promise<JobsReading>;
  /** As the API shows it; absent where it is not wanted or could not be read. */
  readonly run: () => Promise<Json | undefined>;
  /** What is known of the end and the times: the facts with their final conclusion. */
  readonly basis: () => Promise<Facts>;
  /** Undefined where the history is lost. */
  readonly compared: () => Promise<Comparison>;
  /** The jobs that failed, explained. */
  readonly failed: () => Promise<readonly ApiJob[]>;
  /** The pull request of the commit; undefined where there is none. */
  readonly pull: () => Promise<Facts['pull_request']>;
  /** Undefined where it is red here alone, or that is not known. */
  readonly alsoRed: () => Promise<Facts['also_red']>;
  /** Undefined where there is no success to look back to. */
  readonly blame: () => Promise<Blame | undefined>;
}

export function shareReads(context: LoaderContext, wanted: ReadonlySet<ApiLoader>): SharedReads {
  const jobs = once(() => readReportedJobs(context, wanted));
  const run = once(async () => (wanted.has('run') ? runOf(context) : undefined));
  const verdict = once(async () => readVerdict(context, wanted, await jobs()));
  const basis = once(async () => {
    const [read, json] = await Promise.all([jobs(), run()]);
    return basisOf(context, read, json, await verdict());
  });
  const compared = once(async (): Promise<Comparison> => {
    const [facts, { own, lost = false }] = await Promise.all([basis(), jobs()]);
    return lost || !wanted.has('change') ? {} : readChange(context, facts, own);
  });
  const failed = once(async () => readFailures(context, wanted, await basis(), (await verdict()).jobs, compared));
  const pull = once(async () => {
    const { base, faults } = context;
    return base.facts.pull_request ?? (await orFault(faults, LOADERS.pull_request.lost, readPullRequest(context)));
  });
  const alsoRed = once(async () => {
    if (!wanted.has('also_red')) return undefined;
    const { faults } = context;
    const [facts, pull_request] = [await basis(), await pull()];
    return orFault(faults, LOADERS.also_red.lost, readAlsoRed(context, { ...facts, pull_request }, await failed()));
  });
  const blame = once(async () => {
    const since = await readSince(context, await compared());
    if (since !== undefined && (await alsoRed()) !== undefined) return { commits_since_green: since.told };
    return since && readBlame(context, wanted, await basis(), since, failed);
  });
  return { context, jobs, run, basis, compared, failed, pull, alsoRed, blame };
}

async function runOf({ api, base, faults }: LoaderContext): Promise<Json | undefined> {
  const key = runKey(base.facts);
  return key === undefined ? undefined : orFault(faults, LOADERS.run.lost, readRun(api, key.id));
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
