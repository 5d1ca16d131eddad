/** Reads the facts of the loaders that are wanted from GitHub's API. */

import { defined } from '../../defined.ts';
import type { ApiLoader, Facts, FactsOf, Run } from '../facts.ts';
import { runTitle } from '../host/commits.ts';
import type { Json } from '../host/json.ts';
import { LOADERS } from '../loader-registry.ts';
import { BuildReads } from './build-reads.ts';
import { type LoaderContext, orFault } from './context.ts';

/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
export async function readFacts(context: LoaderContext, wanted: ReadonlySet<ApiLoader>): Promise<Facts> {
  const reads = new BuildReads(context, wanted);
  const [basis, ...brought] = await Promise.all([
    reads.basis(),
    ...[...wanted].map((loader) => factsBy(loader, reads)),
  ]);
  const facts: Facts = Object.assign({}, basis, ...brought);
  return defined<Facts>({ ...facts, run: facts.run && titled(facts.run, facts, await reads.run()) });
}

async function factsBy(loader: ApiLoader, reads: BuildReads): Promise<Partial<Facts>> {
  const brought: Promise<Partial<FactsOf<ApiLoader>>> = LOADERS[loader].read(reads);
  return defined<Partial<Facts>>({ ...(await orFault(reads.context.faults, LOADERS[loader].lost, brought)) });
}

function titled(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return defined<Run>({ ...run, title });
}
