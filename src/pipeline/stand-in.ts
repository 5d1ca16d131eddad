/** What stands in for own words that fail: the preset, with all that it shows. */

import type { LoaderName } from '../facts/facts.ts';
import type { LoadInput, LoadResult } from '../facts/load.ts';
import { loadFacts } from '../facts/load-facts.ts';
import { plan } from '../facts/plan/plan.ts';
import { factsRead, failsWith } from '../message/render.ts';
import { inDefaultWords } from '../message/sources.ts';

/** What loading takes, whatever the plan wants. */
export type KnownInput = Pick<LoadInput, 'settings' | 'world' | 'base' | 'budget'>;

/**
 * Where own words fail with what was loaded for them, what the preset needs is loaded as well. Mistakes that show without
 * facts were known to the plan.
 *
 * @param read by which loaders it was
 */
export async function withStandIn(
  known: KnownInput,
  read: ReadonlySet<LoaderName>,
  loaded: LoadResult,
): Promise<LoadResult> {
  const { template } = known.settings;
  const preset = inDefaultWords(known.settings);
  const settings = template.type === 'preset' ? { ...preset, template } : preset;
  // What the builds' health is made of is read whatever the words.
  if (settings.buildReport !== undefined) return loaded;
  const base = { ...known.base, facts: loaded.facts };
  const planned = await plan(settings, base, await factsRead(settings));
  const wanted = new Set([...planned].filter((loader) => !read.has(loader)));
  if (wanted.size === 0 || !(await failsWith(known.settings, loaded.facts))) return loaded;
  const { facts, ...told } = await loadFacts({ ...known, settings, base, wanted });
  const reads = (loaded.reads ?? 0) + (told.reads ?? 0);
  // What was decided by the end stays.
  return { ...told, ...loaded, reads, facts: { ...facts, conclusion: loaded.facts.conclusion } };
}
