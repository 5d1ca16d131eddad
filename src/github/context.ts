import type { Build } from '../build/build.ts';
import type { GithubRun } from '../build/code-host/runs.ts';
import type { ApiLoader, Facts } from '../build/facts.ts';
import type { Runtime } from '../runtime.ts';
import type { TimeBudget } from '../time.ts';
import type { Api } from './api/client.ts';
import type { ApiErrors } from './api/errors.ts';

/** Bundles what every reader of GitHub's API uses, for any run. */
export interface ApiContext {
  readonly api: Api;
  /** Time for the complete message; the API gets a share of it. */
  readonly time: TimeBudget;
  readonly errors: ApiErrors;
  /** Redacts credentials in program output: known ones, and text that resembles one. */
  readonly hide: (text: string) => string;
  readonly runtime: Pick<Runtime, 'env' | 'files' | 'workspace' | 'now' | 'sleep' | 'signal' | 'isJobOver'>;
}

/** Bundles what the loaders use for the one reported build. */
export interface LoaderContext extends ApiContext {
  readonly base: Build;
  readonly required: ReadonlySet<ApiLoader>;
  /** Ids of needed jobs that passed, although one may have had a tolerated failure. */
  readonly passed: readonly string[];
  /** Workflow file with this job, from the root of the repository; absent if it is in another one. */
  readonly jobFile: string | undefined;
  /** Maximum earlier jobs or deployments to read before the start of a streak is omitted. */
  readonly maxExamined: number;
  /** Facts from workspace files, which are read concurrently. */
  readonly files: Promise<Partial<Facts>>;
}

/** Returns the value, or undefined after an error, which is recorded with the fact that it costs. */
export async function collectError<T>(errors: ApiErrors, fact: string, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    errors.add(fact, error);
    return undefined;
  }
}

/** Returns the reported run; undefined if it is none of GitHub Actions. */
export function runKey({ run }: Facts): Pick<GithubRun, 'id' | 'attempt'> | undefined {
  return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}

/** Runs a read on first use and shares its result with all callers. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
