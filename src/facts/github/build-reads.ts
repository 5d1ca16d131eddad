/** What several readers need of GitHub's API, each read once and by the first that asks. */

import type { ApiLoader, Facts } from '../facts.ts';
import type { Json } from '../host/json.ts';
import { basisOf, type JobsReading, readReportedJobs, readVerdict } from './basis.ts';
import { readBlame, readFailures } from './causes.ts';
import { readPullRequest } from './commits.ts';
import { type LoaderContext, once, orFault, runKey } from './context.ts';
import { readAlsoRed } from './history/also-red.ts';
import { type Comparison, readChange } from './history/change.ts';
import type { Blame } from './history/commits/culprits.ts';
import { readSince } from './history/commits/since-green.ts';
import { readRun } from './history/runs.ts';
import type { ApiJob } from './jobs/jobs.ts';

/**
 * One build, read in stages. A stage begins when it is first asked for, and asks for those above that it works with: the
 * jobs and the run tell how it ended, that is compared with what was before, and from both follows what failed, where else
 * it is red, and whose commits it may be.
 */
export class BuildReads {
  readonly context: LoaderContext;
  readonly #wanted: ReadonlySet<ApiLoader>;

  constructor(context: LoaderContext, wanted: ReadonlySet<ApiLoader>) {
    this.context = context;
    this.#wanted = wanted;
  }

  readonly jobs = once((): Promise<JobsReading> => readReportedJobs(this.context, this.#wanted));

  /** As the API shows it; absent where it is not wanted or could not be read. */
  readonly run = once(async (): Promise<Json | undefined> => {
    const { api, base } = this.context;
    const key = this.#wanted.has('run') ? runKey(base.facts) : undefined;
    return key && this.#orLost('run', readRun(api, key.id));
  });

  /** The pull request of the commit; undefined where there is none. */
  readonly pull = once(async (): Promise<Facts['pull_request']> => {
    const { facts } = this.context.base;
    return facts.pull_request ?? (await this.#orLost('pull_request', readPullRequest(this.context)));
  });

  readonly #verdict = once(async () => readVerdict(this.context, this.#wanted, await this.jobs()));

  /** What is known of the end and the times: the facts with their final conclusion. */
  readonly basis = once(async (): Promise<Facts> => {
    const [jobs, run] = await Promise.all([this.jobs(), this.run()]);
    return basisOf(this.context, jobs, run, await this.#verdict());
  });

  /** Empty where the history is lost, or not wanted. */
  readonly compared = once(async (): Promise<Comparison> => {
    const [basis, { own, lost = false }] = await Promise.all([this.basis(), this.jobs()]);
    return lost || !this.#wanted.has('change') ? {} : readChange(this.context, basis, own);
  });

  /** The jobs that failed, explained. */
  readonly failed = once(async (): Promise<readonly ApiJob[]> => {
    const [basis, { jobs }] = [await this.basis(), await this.#verdict()];
    return readFailures(this.context, this.#wanted, basis, jobs, this.compared);
  });

  /** Undefined where it is red here alone, or that is not known. */
  readonly alsoRed = once(async (): Promise<Facts['also_red']> => {
    if (!this.#wanted.has('also_red')) return undefined;
    const facts = { ...(await this.basis()), pull_request: await this.pull() };
    return this.#orLost('also_red', readAlsoRed(this.context, facts, await this.failed()));
  });

  /** Undefined where there is no success to look back to. */
  readonly blame = once(async (): Promise<Blame | undefined> => {
    const since = await readSince(this.context, await this.compared());
    if (since !== undefined && (await this.alsoRed()) !== undefined) return { commits_since_green: since.told };
    return since && readBlame(this.context, this.#wanted, await this.basis(), since, this.failed);
  });

  /** Undefined after a fault, which is noted with what the loader says that a message goes without. */
  #orLost<T>(loader: ApiLoader, reading: Promise<T>): Promise<T | undefined> {
    return orFault(this.context.faults, this.context.lost(loader), reading);
  }
}
