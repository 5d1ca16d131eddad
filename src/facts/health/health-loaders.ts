/** What reads the health of the builds, by its parts, and which reports want which. Apart from the rest, which is loaded late. */

import type { Settings } from '../../settings/settings.ts';

const HEALTH = 'health_';

export type HealthLoader = `${typeof HEALTH}${
  | 'window'
  | 'runs'
  | 'news'
  | 'turns'
  | 'silent'
  | 'waiting'
  | 'causes'
  | 'flaky'
  | 'runners'
  | 'deployments'
  | 'advice'}`;

export function isHealthLoader(loader: string): loader is HealthLoader {
  return loader.startsWith(HEALTH);
}

/** What decides how a report on the builds ends, whatever its words. */
export function healthLoadersOf(template: Settings['template']): readonly HealthLoader[] {
  if (template.type !== 'preset') return [];
  if (template.name === 'watch') return ['health_news'];
  return template.name === 'digest' ? ['health_runs', 'health_turns', 'health_silent'] : [];
}
