/** Past runs with all that could be known of them, whatever a message says: for who writes the words. */

import { READ_FACTS } from '../facts/fact-registry.ts';
import { isApiLoader } from '../facts/health/health-loaders.ts';
import { loaderOf } from '../facts/plan/loaders-of.ts';
import type { Settings } from '../settings/settings.ts';
import { type ReplayInput, replay } from './replay.ts';
import type { ToldRun } from './told-run.ts';

/**
 * The newest first.
 *
 * @throws NotifyError where they cannot be read, or not all
 */
export async function wholeBuilds(input: Omit<ReplayInput, 'query'>, most: number): Promise<readonly ToldRun[]> {
  const told: ToldRun[] = [];
  const query = { most, workflows: [], branches: [] };
  for await (const step of replay({ ...input, query, settings: readingAll(input.settings) })) {
    if (step.type === 'run') told.unshift(step.told);
  }
  return told.slice(0, most);
}

/** A text that names every fact which GitHub's API tells of one build. */
function readingAll(settings: Settings): Settings {
  const names = Object.entries(READ_FACTS).flatMap(([name, fact]) => {
    const loader = loaderOf(fact);
    return loader !== undefined && isApiLoader(loader) ? [name] : [];
  });
  return {
    ...settings,
    kind: 'message',
    when: ['always', 'change'],
    body: names.map((name) => `{{ ${name} }}`).join(''),
  };
}
