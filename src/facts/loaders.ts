/** The facts that have to be read, and what reads them, held together by the compiler: the tables of `loaders/`. */

import type { Parts } from './fact.ts';
import type { ApiLoader, HealthLoader } from './facts.ts';
import { EVENT_LOADERS } from './loaders/event.ts';
import { FILE_FACTS, FILE_LOADERS } from './loaders/files.ts';
import { HEALTH_FACTS, HEALTH_LOADERS } from './loaders/health.ts';
import { HISTORY_FACTS, HISTORY_LOADERS } from './loaders/history.ts';
import { JOB_FACTS, JOB_LOADERS } from './loaders/jobs.ts';
import type { ApiLoaders } from './loaders/loader.ts';
import { PEOPLE_FACTS, PEOPLE_LOADERS } from './loaders/people.ts';

/** Facts that are read from the code host's API or from files, and only where something asks for them. */
export const READ_FACTS = {
  ...JOB_FACTS,
  ...HISTORY_FACTS,
  ...PEOPLE_FACTS,
  ...FILE_FACTS,
  ...HEALTH_FACTS,
} as const satisfies Parts;

/** @internal The package's types tell of the facts, and of nothing that reads them. */
export const LOADERS: ApiLoaders<ApiLoader> & typeof FILE_LOADERS & typeof HEALTH_LOADERS = {
  ...EVENT_LOADERS,
  ...JOB_LOADERS,
  ...HISTORY_LOADERS,
  ...PEOPLE_LOADERS,
  ...FILE_LOADERS,
  ...HEALTH_LOADERS,
};

/** These, and what is read for them in any case. */
export function withImplied<L extends ApiLoader | HealthLoader>(wanted: Iterable<L>): ReadonlySet<L> {
  const all = new Set(wanted);
  const rows: Readonly<Record<string, { readonly text: string; readonly implies?: readonly string[] }>> = LOADERS;
  // A set gives what is added while it is walked through.
  for (const one of all) for (const also of rows[one]?.implies ?? []) all.add(also as L);
  return all;
}
