/** Decides whether a lookup is needed. Separate from the rest of this folder, which is loaded only then. */

import { shouldMentionPeople } from '../build/conclusion.ts';
import type { Facts } from '../build/facts.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult, Refusal } from './lookup-result.ts';

/** Returns false for IDs, and for a webhook that mentions nobody. */
export function needsLookup(settings: Settings, facts: Facts): boolean {
  const { category, uniqueKey, kind } = settings;
  const [destination] = settings.destinations;
  const isNamed = destination.type === 'rest' && 'name' in destination.target;
  const isKeyed = uniqueKey !== undefined || kind === 'incident';
  return (
    isNamed ||
    isKeyed ||
    typeof category === 'string' ||
    settings.assignees !== undefined ||
    shouldMention(settings, facts)
  );
}

/** Returns true unless the build passed, because a success mentions nobody. */
export function shouldMention({ mention }: Settings, { conclusion, stopped }: Facts): boolean {
  return mention !== undefined && shouldMentionPeople(conclusion, stopped?.by);
}

const NOTHING = { addressees: [], diagnostics: [], lookUps: [] };

/** Builds the result of a lookup that failed for this reason. */
export function failedLookup({ reason, hint }: Refusal): LookupResult {
  return { ...NOTHING, stop: { stage: 'lookup', outcome: 'not-delivered', reason, hint } };
}

/** Builds the result without a lookup. */
export function lookupFromIds({ destinations: [destination], category }: Settings): LookupResult {
  if (destination.type !== 'rest' || 'name' in destination.target) return NOTHING;
  const { baseUrl, username, password, target } = destination;
  const id = typeof category === 'number' ? category : undefined;
  return { ...NOTHING, place: { baseUrl, username, password, target, category: id } };
}
