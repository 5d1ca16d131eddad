import type { LoadInput, LoadResult } from './load.ts';

/** Reads the facts. This door is in the chunk of the table of loaders, so that what is read with shares it. */
export async function loadFacts(input: LoadInput): Promise<LoadResult> {
  const { load } = await import('./load.ts');
  return load(input);
}
