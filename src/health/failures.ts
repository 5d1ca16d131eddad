/** Explains failed runs by their jobs, annotations, and logs, each run once. */

import { asLine } from '../build/code-host/json.ts';
import { isRed } from '../build/conclusion.ts';
import { namedFiles } from '../build/files/failing-files.ts';
import { explainFailures } from '../github/jobs/failures.ts';
import { type ApiJob, readJobs } from '../github/jobs/jobs.ts';
import {
  findJobsTermination,
  isNotAttributable,
  type Termination,
  toTermination,
} from '../github/termination/termination.ts';
import type { HealthRun } from './run.ts';
import { fetchDetail, type HealthSource } from './source.ts';

const MAX_CAUSE = 300;
/** Requests to explain one job: its annotations and its log. */
const EXPLAINING = 2;
const UNACQUIRED = 'cancelled by GitHub: it waited for a runner for 24 hours';
/** Maximum number of further jobs to explain, to verify that none is a code failure. */
const MAX_OTHERS = 3;

interface RunFailure {
  readonly message?: string;
  readonly termination?: Termination;
  /** Repository files in the message. */
  readonly files?: readonly string[];
}

export class RunFailures {
  readonly #source: HealthSource;
  readonly #jobs = new Map<string, Promise<readonly ApiJob[] | undefined>>();
  readonly #failures = new Map<number, Promise<RunFailure | undefined>>();
  readonly #explained = new Set<number>();

  constructor(source: HealthSource) {
    this.#source = source;
  }

  /** Returns up to a hundred jobs; undefined if they can't be read. */
  jobs(run: HealthRun): Promise<readonly ApiJob[] | undefined> {
    const key = `${run.id} ${run.attempt}`;
    const reading =
      this.#jobs.get(key) ?? fetchDetail(this.#source, 'the jobs of red runs', (api) => readJobs(api, run, 1));
    this.#jobs.set(key, reading);
    return reading;
  }

  /** Explains the newest attempt. */
  explain(run: HealthRun): Promise<RunFailure | undefined> {
    const reading = this.#failures.get(run.id) ?? this.#explain(run);
    this.#failures.set(run.id, reading);
    return reading;
  }

  has({ id }: HealthRun): boolean {
    return this.#explained.has(id);
  }

  async #explain(run: HealthRun): Promise<RunFailure | undefined> {
    if (run.unacquired) return { message: UNACQUIRED, termination: toTermination('not_acquired') };
    const failed = (await this.jobs(run))?.filter(({ conclusion }) => isRed(conclusion)) ?? [];
    if (failed.length === 0 || !this.#source.budget.take(EXPLAINING)) return undefined;
    this.#explained.add(run.id);
    const explained = await explainFailures(this.#source.api, failed.slice(0, 1));
    const termination = await this.#findTermination(explained, failed.slice(1));
    const errors = explained.flatMap((job) => job.errors);
    const files = namedFiles(errors, this.#source.api.runtime.workspace);
    return { message: findMessage(explained[0]), termination, files };
  }

  /** Returns infrastructure only if no failed job is a code failure. */
  async #findTermination(explained: readonly ApiJob[], others: readonly ApiJob[]): Promise<Termination | undefined> {
    const first = findJobsTermination(explained);
    if (!isNotAttributable(first) || others.length === 0) return first;
    if (others.length > MAX_OTHERS || !this.#source.budget.take(EXPLAINING * others.length))
      return toTermination('step', false);
    return findJobsTermination([...explained, ...(await explainFailures(this.#source.api, others))]);
  }
}

/** Returns the first line that isn't empty, or else the step. */
function findMessage(job: ApiJob | undefined): string | undefined {
  const text = job?.errors[0]?.message.split('\n').find((one) => one.trim() !== '');
  if (text !== undefined) return asLine(text, MAX_CAUSE);
  const [step] = job?.failed_steps ?? [];
  return step === undefined ? undefined : asLine(`${job?.name} failed in ${step.name}`, MAX_CAUSE);
}
