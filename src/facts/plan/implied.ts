import type { ApiLoader } from './plan.ts';

/** What a loader works with, and so tells as well. */
const IMPLIED: Readonly<Partial<Record<ApiLoader, readonly ApiLoader[]>>> = {
  suspects: ['commits_since_green'],
  commits_since_green: ['change'],
  new_failures: ['failed_jobs', 'change'],
};

/** The same, and what is read for it in any case. */
export function withImplied(wanted: Iterable<ApiLoader>): ReadonlySet<ApiLoader> {
  const all = new Set(wanted);
  // A set gives what is added while it is walked through.
  for (const one of all) for (const also of IMPLIED[one] ?? []) all.add(also);
  return all;
}
