/** Why it is red: what failed, whether that is new, since when, and whose commits it may be. */

import { isRed } from '../conclusion.ts';
import type { ApiLoader, Facts, RunJob } from '../facts.ts';
import { namedFiles } from '../files/named-files.ts';
import { ownCause } from '../files/own-cause.ts';
import type { LoaderContext } from './context.ts';
import type { Comparison } from './history/change.ts';
import { type Blame, blamed, findChanged } from './history/commits/culprits.ts';
import type { SinceGreen } from './history/commits/since-green.ts';
import { markNew } from './history/new-failures.ts';
import { explainFailures } from './jobs/failures.ts';
import { infrastructureOfAll } from './jobs/infrastructure.ts';
import type { ApiJob } from './jobs/jobs.ts';
import { failedOf } from './jobs/reported.ts';

type WantedLoaders = ReadonlySet<ApiLoader>;

/**
 * What failed of the jobs that are reported. Those that are new come first, and so are explained first. What had failed when
 * its run was cancelled is named alone.
 */
export async function readFailures(
  context: LoaderContext,
  wanted: WantedLoaders,
  { conclusion }: Facts,
  jobs: readonly ApiJob[],
  compared: () => Promise<Comparison>,
): Promise<readonly ApiJob[]> {
  if (!wanted.has('failed_jobs')) return [];
  if (conclusion === 'cancelled' && !context.base.speaker.oneJob) return failedOf(context, jobs);
  const red = isRed(conclusion) ? failedOf(context, jobs) : [];
  if (!wanted.has('new_failures')) return explainFailures(context, red);
  // A single one has nothing to come before, and need not wait.
  if (red.length === 1) return markNew(context, await explainFailures(context, red), (await compared()).before);
  return explainFailures(context, await markNew(context, red, (await compared()).before));
}

/** Whose commits it may be; of something green, and where nobody asks, only which commits there are. */
export async function readBlame(
  context: LoaderContext,
  wanted: WantedLoaders,
  { conclusion }: Facts,
  since: SinceGreen,
  failed: () => Promise<readonly RunJob[]>,
): Promise<Blame> {
  if (!isRed(conclusion)) return blamed(since);
  const said = wanted.has('failed_jobs') || wanted.has('suspects') ? await failed() : [];
  if (infrastructureOfAll(said) !== undefined) return { commits_since_green: since.told };
  if (!wanted.has('suspects')) return blamed(since);
  const files = await context.files;
  const { errors = [], tests } = context.base.speaker.oneJob ? ownCause(files, said[0]) : files;
  const all = [...said.flatMap((job) => job.errors), ...errors];
  const failing = tests?.earlier === true ? [] : (tests?.failures ?? []);
  const texts = { errors: all.filter(({ doubtful }) => doubtful !== true), tests: failing };
  return blamed(since, await findChanged(context, since, namedFiles(texts, context.world.workspace)));
}
