import type { LoadInput, LoadResult } from './load.ts';

/** Here as well, so that all are one chunk. */
export { unreadOf } from './plan/unread.ts';

/** Reads the facts. This door is in the chunk of the table of loaders, so that what is read with shares it. */
export async function loadFacts(input: LoadInput): Promise<LoadResult> {
  const { load } = await import(/* webpackChunkName: "load" */ './load.ts');
  return load(input);
}
