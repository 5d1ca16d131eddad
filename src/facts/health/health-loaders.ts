/** What reads the health of the builds, and which reports want which. Apart from the rest, which is loaded late. */

import type { Settings } from '../../settings/settings.ts';
import type { HealthLoader } from '../facts.ts';

export function isHealthLoader(loader: string): loader is HealthLoader {
  return loader.startsWith('health_');
}

/** What decides how a report on the builds ends, whatever its words. */
export function healthLoadersOf(report: Settings['buildReport']): readonly HealthLoader[] {
  if (report === undefined) return [];
  return report === 'watch' ? ['health_news'] : ['health_runs', 'health_transitions', 'health_silent'];
}
