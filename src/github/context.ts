import type { BuildContext } from '../build/build-context.ts';
import type { ApiLoader, Facts, LoadedFacts } from '../build/facts.ts';
import type { Runtime } from '../runtime.ts';
import type { TimeBudget } from '../time.ts';
import type { Api } from './api/client.ts';
import type { ApiErrors } from './api/errors.ts';
import type { RunKey } from './jobs/jobs.ts';

/** What reads GitHub's API, of whatever run. */
export interface ApiContext {
  readonly api: Api;
  /** Of the whole message; the API has a share of it. */
  readonly time: TimeBudget;
  readonly faults: ApiErrors;
  /** Hides credentials in what programs wrote: those that are known, and what looks like one. */
  readonly hide: (text: string) => string;
  readonly world: Pick<Runtime, 'env' | 'files' | 'workspace' | 'now' | 'sleep' | 'signal' | 'isJobOver'>;
}

/** What the loaders work with: the one build that is reported. */
export interface LoaderContext extends ApiContext {
  readonly base: BuildContext;
  readonly wanted: ReadonlySet<ApiLoader>;
  /** Ids of needed jobs that are green, although a failure of theirs may have been tolerated. */
  readonly passed: readonly string[];
  /** The workflow file that has this job, from the root of the repository; absent where that is in another one. */
  readonly jobFile: string | undefined;
  /** Position of this job among the legs of its matrix, counted from 0. */
  readonly leg: number;
  /** Requests that a message makes at most before a row of failures is left without its beginning. */
  readonly mostAsked: number;
  /** What files of the workspace tell, which is read at the same time. */
  readonly files: Promise<LoadedFacts>;
}

/** The value; undefined after a fault, which is noted with the fact that it costs. */
export async function collectError<T>(errors: ApiErrors, fact: string, reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    errors.add(fact, error);
    return undefined;
  }
}

/** The run that is reported; undefined where it is none of GitHub Actions. */
export function runKey({ run }: Facts): RunKey | undefined {
  return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}

/** Reads when it is first asked, and gives the same to all who ask. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}
