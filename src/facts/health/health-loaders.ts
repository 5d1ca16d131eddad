/** Which loaders read of one build and which the health of all, and which of these a report wants. Apart from the rest, which is loaded late. */

import type { Settings } from '../../settings/settings.ts';
import type { ApiLoader, HealthLoader, LoaderName } from '../facts.ts';
import { isFileLoader } from '../files/planned.ts';

export function isHealthLoader(loader: string): loader is HealthLoader {
  return loader.startsWith('health_');
}

/** What reads of the one build that is reported. */
export function isApiLoader(loader: LoaderName): loader is ApiLoader {
  return !isFileLoader(loader) && !isHealthLoader(loader);
}

/** What decides how a report on the builds ends, whatever its words. */
export function healthLoadersOf(report: Settings['buildReport']): readonly HealthLoader[] {
  if (report === undefined) return [];
  return report === 'watch' ? ['health_news'] : ['health_runs', 'health_summary'];
}
