/** Reads the facts, and says what of those that a condition names is not known after that. Loaded only where one is to be read. */

import type { Facts, LoaderName } from './facts.ts';
import type { LoadInput, LoadResult } from './load.ts';
import { loadersOf } from './plan/loaders-of.ts';

/** Loaders of what came before. */
const HISTORY: readonly LoaderName[] = ['change', 'commits_since_green', 'suspects'];

/** This door is in the chunk of the table of loaders, so that what is read with shares it. */
export async function loadFacts(input: LoadInput): Promise<LoadResult> {
  const { load } = await import(/* webpackChunkName: "load" */ './load.ts');
  return load(input);
}

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
