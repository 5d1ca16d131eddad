/** Reads the facts of the loaders that are wanted from GitHub's API. */

import { defined } from '../../defined.ts';
import type { ApiLoader, Facts, FactsOf, Run } from '../facts.ts';
import { runTitle } from '../host/commits.ts';
import type { Json } from '../host/json.ts';
import { LOADERS } from '../loaders.ts';
import { basisOf, readReportedJobs, readVerdict } from './basis.ts';
import { readBlame, readFailures } from './causes.ts';
import { readPullRequest } from './commits.ts';
import { type LoaderContext, orFault, runKey } from './context.ts';
import { readAlsoRed } from './history/also-red.ts';
import { type Comparison, readChange } from './history/change.ts';
import { readSince } from './history/commits/since-green.ts';
import { readRun } from './history/runs.ts';
import type { SharedReads } from './shared-reads.ts';

/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
export async function readFacts(context: LoaderContext, wanted: ReadonlySet<ApiLoader>): Promise<Facts> {
  const reads = shareReads(context, wanted);
  const [basis, ...brought] = await Promise.all([
    reads.basis(),
    ...[...wanted].map((loader) => factsBy(loader, reads)),
  ]);
  const facts: Facts = Object.assign({}, basis, ...brought);
  return defined<Facts>({ ...facts, run: facts.run && titled(facts.run, facts, await reads.run()) });
}

async function factsBy(loader: ApiLoader, reads: SharedReads): Promise<Partial<Facts>> {
  const brought: Promise<Partial<FactsOf<ApiLoader>>> = LOADERS[loader].read(reads);
  return defined<Partial<Facts>>({ ...(await orFault(reads.context.faults, LOADERS[loader].lost, brought)) });
}

function titled(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return defined<Run>({ ...run, title });
}

function shareReads(context: LoaderContext, wanted: ReadonlySet<ApiLoader>): SharedReads {
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
