/** Why it is red: what failed, whether that is new, since when, and whose commits it may be. */

import { defined } from '../../defined.ts';
import { isRed } from '../conclusion.ts';
import type { Facts, FailedJob, LoadedFacts, RunJob } from '../facts.ts';
import { namedFiles } from '../files/named-files.ts';
import type { ApiLoader } from '../plan/plan.ts';
import type { LoaderContext } from './context.ts';
import { type Comparison, readChange } from './history/change.ts';
import { blamed, findChanged } from './history/culprits.ts';
import { countNew, markNew } from './history/new-failures.ts';
import { readSince, type SinceGreen } from './history/since-green.ts';
import { explainFailures } from './jobs/failures.ts';
import type { ApiJob } from './jobs/jobs.ts';
import { failedOf } from './jobs/reported.ts';

interface WhyInput {
  /** With their final conclusion. */
  readonly facts: Facts;
  /** That are reported. */
  readonly jobs: readonly ApiJob[];
  /** The job that is reported, where one is. */
  readonly own: ApiJob | undefined;
  /** True where the history is lost with the own job. */
  readonly lost: boolean;
}

/** The facts that a loader of failures or of the history brings. Of something green, the history alone. */
export async function readWhy(
  context: LoaderContext,
  input: WhyInput,
  wanted: ReadonlySet<ApiLoader>,
): Promise<LoadedFacts> {
  const { facts, jobs, own, lost } = input;
  const looksBack = wanted.has('change') && !lost;
  const comparing = looksBack ? readChange(context, facts, own) : Promise.resolve<Comparison>({ facts: {} });
  const asksSince = wanted.has('commits_since_green');
  const red = wanted.has('failed_jobs') && isRed(facts.conclusion) ? failedOf(context, jobs) : [];
  const [compared, since, failed] = await Promise.all([
    comparing,
    asksSince ? comparing.then((one) => readSince(context, one)) : undefined,
    failures(context, red, wanted.has('new_failures') ? comparing : undefined),
  ]);
  const asksWho = wanted.has('suspects') && isRed(facts.conclusion);
  return defined<LoadedFacts>({
    ...compared.facts,
    ...(since && (asksWho ? await whoseFault(context, since, failed) : blamed(since))),
    failed_jobs: failed.length > 0 ? failed.map(jobFact) : undefined,
    new_failures: countNew(failed),
  });
}

/** Those that are new come first, and so are explained first. */
async function failures(context: LoaderContext, red: readonly ApiJob[], comparing: Promise<Comparison> | undefined) {
  if (comparing === undefined) return explainFailures(context, red);
  // A single one has nothing to come before, and need not wait.
  if (red.length === 1) return markNew(context, await explainFailures(context, red), (await comparing).before);
  return explainFailures(context, await markNew(context, red, (await comparing).before));
}

async function whoseFault(context: LoaderContext, since: SinceGreen, failed: readonly RunJob[]) {
  const { errors = [], tests } = await context.files;
  const said = { errors: [...failed.flatMap((job) => job.errors), ...errors], tests: tests?.failures ?? [] };
  const root = context.world.workspace;
  return blamed(since, await findChanged(context, since, namedFiles(said, root)));
}

/** As a fact. */
export function jobFact({ stopped_steps: _s, failed_at: _f, created_at: _c, runner: _r, ...job }: ApiJob): FailedJob {
  return job;
}
