/** What several readers need of GitHub's API, each read once and by the first that asks. */

import type { Facts } from '../facts.ts';
import type { Json } from '../host/json.ts';
import { type ApiLoader, LOADERS } from '../loaders.ts';
import { basisOf, type JobsReading, readReportedJobs, readVerdict } from './basis.ts';
import { readBlame, readFailures } from './causes.ts';
import { type LoaderContext, orFault, runKey } from './context.ts';
import { type Comparison, readChange } from './history/change.ts';
import type { Blame } from './history/culprits.ts';
import { readRun } from './history/runs.ts';
import { readSince } from './history/since-green.ts';
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
  const blame = once(async () => {
    const since = await readSince(context, await compared());
    return since && readBlame(context, wanted, await basis(), since, failed);
  });
  return { context, jobs, run, basis, compared, failed, blame };
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
