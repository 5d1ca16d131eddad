/** What of the facts that a condition names is not known, though there may be some. Loaded only where there is one. */

import type { Facts, LoaderName } from '../facts.ts';
import type { LoadResult } from '../load.ts';
import { loadersOf } from './loaders-of.ts';

/** Loaders of what came before. */
const HISTORY: readonly LoaderName[] = ['change', 'commits_since_green', 'suspects'];

/** Those of the names whose facts should have been read and could not, or lie further back than was looked. */
export function unreadOf(names: readonly string[], { facts, notice, warnings = [] }: LoadResult): readonly string[] {
  const isComplete = notice === undefined && warnings.length === 0;
  if (isComplete && !isCutShort(facts)) return [];
  const isLost = (loader: LoaderName) => !isComplete || HISTORY.includes(loader);
  return names.filter((name) => loadersOf(name, facts).some(isLost));
}

/** Where a row of failures has no known beginning, what came before it is not known either. */
function isCutShort({ failures_in_a_row: row, broken_since: since }: Facts): boolean {
  return row !== undefined && since === undefined;
}
