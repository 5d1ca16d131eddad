import type { Build } from '../build/build.ts';
import type { ApiLoader, Facts } from '../build/facts.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import type { Api } from './api/client.ts';
import type { ApiErrors } from './api/errors.ts';

/** Bundles what every reader of GitHub's API uses, for any run. */
export interface ApiContext {
  readonly api: Api;
  readonly errors: ApiErrors;
  readonly settings: Settings;
  readonly runtime: Runtime;
}

/** Bundles what the loaders use for the one reported build. */
export interface LoaderContext extends ApiContext {
  readonly base: Build;
  readonly required: ReadonlySet<ApiLoader>;
  /** Facts from workspace files, which are read concurrently. */
  readonly files: Promise<Partial<Facts>>;
}
