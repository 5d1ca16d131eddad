/** Which facts decide where a red message goes. Loaded only where `routes` are given. */

import type { Conclusion } from '../../settings/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import { isRed } from '../conclusion.ts';

/**
 * Names of facts; none where nothing is routed, or the workflow alone decides.
 *
 * @param conclusions all that the end may turn out to be
 */
export function factsRouting(
  { routes = [], drill }: Pick<Settings, 'routes' | 'drill'>,
  conclusions: readonly (Conclusion | undefined)[],
): readonly string[] {
  // What fails in a drill is nothing, and whatever else fails has nothing to do with it.
  if (drill !== false || !conclusions.some(isRed)) return [];
  const asked = new Set(routes.map(({ by }) => by.type));
  if (asked.has('owner')) return [...BY_FILE, 'file_owners'];
  return asked.has('path') ? BY_FILE : [];
}

/** The others are what files of the job tell of it. */
const BY_FILE = ['failing_files', 'errors', 'tests'];
