/** What reads the facts of each loader of GitHub's API: a function for each row of `LOADERS`. */

import { defined } from '../../defined.ts';
import type { Facts, FailedJob, Run } from '../facts.ts';
import { runTitle } from '../host/commits.ts';
import type { Json } from '../host/json.ts';
import { type ApiLoader, type FactsOf, LOADERS } from '../loaders.ts';
import { readArtifacts } from './artifacts.ts';
import { readCommit } from './commits.ts';
import { type LoaderContext, orFault } from './context.ts';
import { countNew } from './history/new-failures.ts';
import { infrastructureOfAll, redRunner } from './jobs/infrastructure.ts';
import { jobFact } from './jobs/jobs.ts';
import { readOwners } from './owners.ts';
import { readQueuedBy } from './queue.ts';
import { type SharedReads, shareReads } from './shared-reads.ts';

const READERS: { readonly [L in ApiLoader]: (reads: SharedReads) => Promise<FactsOf<L>> } = {
  run: async ({ basis }) => ({ run: (await basis()).run }),
  job: async ({ basis }) => ({ job: (await basis()).job }),
  jobs: async ({ basis, jobs }) => ({
    jobs: (await jobs()).all?.map(jobFact),
    job_counts: (await basis()).job_counts,
  }),
  failed_jobs: async ({ context, basis, failed, jobs: read }) => {
    const red = await failed();
    const jobs = red.map(jobFact);
    return {
      failed_jobs: jobs.length > 0 ? jobs : undefined,
      infrastructure: notTheCode(context, jobs),
      // The context has it already.
      dequeued: undefined,
      red_runner: redRunner(red, (await read()).all ?? []),
      stopped: (await basis()).stopped,
    };
  },
  also_red: async ({ alsoRed }) => ({ also_red: await alsoRed() }),
  new_failures: async ({ failed }) => ({ new_failures: countNew(await failed()) }),
  artifacts: async ({ context }) => ({ artifacts: await readArtifacts(context) }),
  change: async ({ compared }) => {
    const facts = (await compared()).facts ?? {};
    const { change, broken_since, failures_in_a_row, failures_alike } = facts;
    const { last_green, last_red, newer_run, passed_before } = facts;
    return {
      ...{ change, broken_since, failures_in_a_row, failures_alike },
      ...{ last_green, last_red, newer_run, passed_before },
    };
  },
  commits_since_green: async ({ blame }) => {
    const { commits_since_green, suspects } = (await blame()) ?? {};
    // Their authors cost nothing more.
    return { commits_since_green, suspects };
  },
  suspects: async ({ blame }) => ({ suspects: (await blame())?.suspects }),
  owners: async ({ context, basis, failed, alsoRed }) => {
    const jobs = await failed();
    const isInnocent = notTheCode(context, jobs) !== undefined || (await alsoRed()) !== undefined;
    return { owners: isInnocent ? undefined : await readOwners(context, await basis(), jobs) };
  },
  commit: async ({ context }) => ({ commit: await readCommit(context) }),
  pull_request: async ({ pull }) => ({ pull_request: await pull() }),
  queued_by: async ({ context }) => ({ dequeued: await readQueuedBy(context) }),
  // The conclusion is in the basis of all.
  verdict: async () => ({}),
};

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

/** Where another run failed in the merge queue as well, it is not known why, and so it may have been the code. */
function notTheCode({ base }: LoaderContext, jobs: readonly FailedJob[]): Facts['infrastructure'] {
  return base.facts.dequeued?.also_failed === undefined ? infrastructureOfAll(jobs) : undefined;
}

async function factsBy(loader: ApiLoader, reads: SharedReads): Promise<Partial<Facts>> {
  const brought: Promise<Partial<FactsOf<ApiLoader>>> = READERS[loader](reads);
  return defined<Partial<Facts>>({ ...(await orFault(reads.context.faults, LOADERS[loader].lost, brought)) });
}

function titled(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return defined<Run>({ ...run, title });
}
