import type { Settings } from '../settings/settings.ts';
import { factsDeciding } from './only-if.ts';
import { factsUsed } from './render.ts';
import { type Source, sourcesOf } from './sources.ts';

/** Facts of which a part may come from git: what is checked out, where it is kept, and so where people have their pages. */
const OF_CHECKOUT: ReadonlySet<string> = new Set(['actor', 'commit', 'pull_request', 'ref', 'repository', 'run']);

/**
 * Whether a message shows or needs anything that git may tell, where the CI system does not. A key is of a repository and
 * a branch, people are those of a commit, and a report links to files of it.
 */
export async function needsCheckout(settings: Settings): Promise<boolean> {
  const { kind, uniqueKey, mention, assignees, report } = settings;
  if (kind === 'incident' || [uniqueKey, mention, assignees, report].some((one) => one !== undefined)) return true;
  const texts = Object.values(sourcesOf(settings)).map(({ text }: Source) => text);
  // A section reads more than it asks for.
  if (texts.some((text) => /\bsections\b/.test(text))) return true;
  const used = [...(await factsDeciding(settings)), ...(await factsUsed(settings))];
  // In the place of a template that cannot be parsed, and so names nothing, the preset stands.
  if (used.length === 0 && texts.some((text) => /\{[{%]/.test(text))) return true;
  return used.some((name) => OF_CHECKOUT.has(name.split('.', 1)[0] ?? ''));
}
