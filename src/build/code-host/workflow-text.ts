/** Parses the text of a workflow file. */

import { property } from './json.ts';

/** Maximum characters; longer files are not real workflows. */
export const MAX_WORKFLOW_LENGTH = 512_000;

/** Returns undefined for invalid YAML. */
export async function parseWorkflow(text: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(text, { maxAliasCount: 100, logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

/** Returns the triggers; YAML 1.1 parses the key `on` as true. */
export function triggersIn(workflow: unknown): unknown {
  return property(workflow, 'on') ?? property(workflow, 'true');
}

/** Returns true if each push to this branch triggers it, regardless of the changed files. */
export function isPushed(workflow: unknown, branch: string): boolean {
  const triggers = triggersIn(workflow);
  if (asList(triggers).includes('push')) return true;
  const push = property(triggers, 'push');
  const filters = Object.keys(push ?? {});
  if (push === null) return true;
  return filters.length === 1 && filters[0] === 'branches' && asList(property(push, 'branches')).includes(branch);
}

/** Lists the static prefixes of path patterns; undefined if one has none. Negated patterns remove nothing. */
export function staticLocations(patterns: readonly unknown[]): readonly string[] | undefined {
  const locations = new Set<string>();
  for (const pattern of patterns) {
    if (typeof pattern !== 'string') return undefined;
    if (pattern.startsWith('!')) continue;
    const fixed = /^[^*?+[\]\\]*/.exec(pattern)?.[0] ?? '';
    const location = fixed === pattern ? pattern : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    if (location === '') return undefined;
    locations.add(location);
  }
  return locations.size === 0 ? undefined : [...locations];
}

/** Accepts a single value in place of a list. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
