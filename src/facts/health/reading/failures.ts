/** What explains red runs: their jobs, annotations and logs, each run once. */

import { isRed } from '../../conclusion.ts';
import { type End, endOf, endOfAll, isBlameless } from '../../end/end.ts';
import { namedFiles } from '../../files/named-files.ts';
import type { Api } from '../../github/api/client.ts';
import { explainFailures } from '../../github/jobs/failures.ts';
import { type ApiJob, readJobPage } from '../../github/jobs/jobs.ts';
import { asLine } from '../../host/json.ts';
import type { HealthRun } from '../health-run.ts';
import { askAside, type HealthSource } from './source.ts';

/** Characters of a cause. */
const LONGEST = 300;
/** Requests that explaining one job takes: its annotations, and its log. */
const EXPLAINING = 2;
const UNACQUIRED = 'cancelled by GitHub: it waited for a runner for 24 hours';
/** Jobs that are explained beside the first, to be sure that it was the code in none of them. */
const MOST_OTHERS = 3;

export interface RunFailure {
  /** All jobs of its newest attempt, up to a hundred. */
  readonly jobs: readonly ApiJob[];
  /** What explains it best; absent where nothing does. */
  readonly message?: string;
  readonly end?: End;
  /** Files of the repository that it names. */
  readonly files?: readonly string[];
}

/** Reads each run and attempt once. */
export class RunFailures {
  readonly #source: HealthSource;
  readonly #jobs = new Map<string, Promise<readonly ApiJob[] | undefined>>();
  readonly #failures = new Map<number, Promise<RunFailure | undefined>>();
  readonly #explained = new Set<number>();

  constructor(source: HealthSource) {
    this.#source = source;
  }

  /** Undefined where they cannot be read. */
  jobs({ id }: Pick<HealthRun, 'id'>, attempt: number): Promise<readonly ApiJob[] | undefined> {
    const key = `${id} ${attempt}`;
    const reading = this.#jobs.get(key) ?? this.#readJobs(id, attempt);
    this.#jobs.set(key, reading);
    return reading;
  }

  explain(run: HealthRun): Promise<RunFailure | undefined> {
    const reading = this.#failures.get(run.id) ?? this.#explain(run);
    this.#failures.set(run.id, reading);
    return reading;
  }

  /** True where explaining it asks for nothing more. */
  isExplained({ id }: HealthRun): boolean {
    return this.#explained.has(id);
  }

  async #readJobs(id: number, attempt: number): Promise<readonly ApiJob[] | undefined> {
    const read = (api: Api) => readJobPage(api, { id, attempt }, 1);
    return (await askAside(this.#source, 'the jobs of red runs', read))?.jobs;
  }

  async #explain(run: HealthRun): Promise<RunFailure | undefined> {
    const jobs = await this.jobs(run, run.attempt);
    if (jobs === undefined) return undefined;
    if (run.unacquired) return { jobs, message: UNACQUIRED, end: endOf('not_acquired') };
    const failed = jobs.filter(({ conclusion }) => isRed(conclusion));
    if (failed.length === 0 || !this.#source.budget.take(EXPLAINING)) return { jobs };
    this.#explained.add(run.id);
    const explained = await explainFailures(this.#source, failed.slice(0, 1));
    const end = await this.#endOf(explained, failed);
    const errors = explained.flatMap((job) => job.errors);
    const files = namedFiles({ errors, tests: [] }, this.#source.world.workspace);
    return { jobs, message: messageOf(explained[0]), end, files };
  }

  /** Only where it was not the code in any of the jobs that failed. */
  async #endOf(explained: readonly ApiJob[], failed: readonly ApiJob[]): Promise<RunFailure['end']> {
    const first = endOfAll(explained);
    const others = failed.slice(1);
    if (!isBlameless(first) || others.length === 0) return first;
    if (others.length > MOST_OTHERS || !this.#source.budget.take(EXPLAINING * others.length))
      return endOf('step', false);
    return endOfAll([...explained, ...(await explainFailures(this.#source, others))]);
  }
}

/** The first line that says something, else the step. */
function messageOf(job: ApiJob | undefined): string | undefined {
  const [error] = job?.errors ?? [];
  const text = error?.message.split('\n').find((one) => one.trim() !== '');
  if (text !== undefined) return asLine(text, LONGEST);
  const [step] = job?.failed_steps ?? [];
  return step === undefined ? undefined : asLine(`${job?.name} failed in ${step.name}`, LONGEST);
}
