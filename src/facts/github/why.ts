/** Why it is red: what failed, whether that is new, since when, and whose commits it may be. */

import { defined } from '../../defined.ts';
import { isRed } from '../conclusion.ts';
import { namedFiles } from '../files/named.ts';
import type { WantedOfApi } from '../plan/plan.ts';
import type { Facts, FailedJob, ReadFacts, RunJob } from '../types.ts';
import type { Context } from './context.ts';
import { type Compared, readChange } from './history/change.ts';
import { blamed, findChanged } from './history/culprits.ts';
import { countNew, markNew } from './history/new-failures.ts';
import { readSince, type Since } from './history/since-green.ts';
import { explainFailures } from './jobs/failures.ts';
import type { FoundJob } from './jobs/jobs.ts';
import { failedOf } from './jobs/reported.ts';

interface WhyInput {
  /** With their final conclusion. */
  readonly facts: Facts;
  /** That are reported. */
  readonly jobs: readonly FoundJob[];
  /** The job that is reported, where one is. */
  readonly own: FoundJob | undefined;
  /** True where the history is lost with the own job. */
  readonly lost: boolean;
}

/** The facts that a loader of failures or of the history brings. Of something green, the history alone. */
export async function readWhy(context: Context, input: WhyInput, wanted: ReadonlySet<WantedOfApi>): Promise<ReadFacts> {
  const { facts, jobs, own, lost } = input;
  const looksBack = wanted.has('change') && !lost;
  const comparing = looksBack ? readChange(context, facts, own) : Promise.resolve<Compared>({ facts: {} });
  const asksSince = wanted.has('commits_since_green');
  const red = wanted.has('failed_jobs') && isRed(facts.conclusion) ? failedOf(context, jobs) : [];
  const [compared, since, failed] = await Promise.all([
    comparing,
    asksSince ? comparing.then((one) => readSince(context, one)) : undefined,
    failures(context, red, wanted.has('new_failures') ? comparing : undefined),
  ]);
  const asksWho = wanted.has('suspects') && isRed(facts.conclusion);
  return defined<ReadFacts>({
    ...compared.facts,
    ...(since && (asksWho ? await whoseFault(context, since, failed) : blamed(since))),
    failed_jobs: failed.length > 0 ? failed.map(told) : undefined,
    new_failures: countNew(failed),
  });
}

/** Those that are new come first, and so are explained first. */
async function failures(context: Context, red: readonly FoundJob[], comparing: Promise<Compared> | undefined) {
  if (comparing === undefined) return explainFailures(context, red);
  // A single one has nothing to come before, and need not wait.
  if (red.length === 1) return markNew(context, await explainFailures(context, red), (await comparing).before);
  return explainFailures(context, await markNew(context, red, (await comparing).before));
}

async function whoseFault(context: Context, since: Since, failed: readonly RunJob[]) {
  const { errors = [], tests } = await context.files;
  const said = { errors: [...failed.flatMap((job) => job.errors), ...errors], tests: tests?.failures ?? [] };
  const root = context.world.workspace;
  return blamed(since, await findChanged(context, since, namedFiles(said, root)));
}

/** As a fact. */
export function told({ stopped_steps: _s, failed_at: _f, created_at: _c, runner: _r, ...job }: FoundJob): FailedJob {
  return job;
}
