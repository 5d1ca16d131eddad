/** Computes the facts that the loaders of a build would provide. */
import type { Fact } from '../../build/fact.ts';
import { FACTS, type Facts, type LoaderName } from '../../build/facts.ts';
import { withImplied } from '../../build/sources.ts';

/** Adds the facts of these loaders; by default, of all. */
export function loadedFacts(facts: Facts, readable: Partial<Facts>, needed?: Iterable<LoaderName>): Facts {
  const loaders = needed && new Set<string>(withImplied(needed));
  const values: Readonly<Record<string, unknown>> = { ...readable };
  const loaded: Record<string, unknown> = { ...facts };
  // The loader of failed jobs also provides their number and times.
  if (facts.scope === 'run' && loaders?.has('failed_jobs')) {
    loaders.add('run');
    if (readable.job_counts !== undefined) loaded['job_counts'] = readable.job_counts;
  }
  const isLoaded = ({ loader }: Fact) => loader !== undefined && loaders?.has(loader) !== false;
  for (const [name, fact] of Object.entries(FACTS)) {
    const [group, value] = [values[name], loaded[name]];
    if (group === undefined) continue;
    if (isLoaded(fact) || name === 'health') loaded[name] = group;
    else if ('parts' in fact && typeof value === 'object' && value !== null) {
      const parts = Object.entries(group as object).filter(([part]) => {
        const field = fact.parts[part];
        return field !== undefined && isLoaded(field);
      });
      loaded[name] = { ...Object.fromEntries(parts), ...value };
    }
  }
  return loaded as unknown as Facts;
}
