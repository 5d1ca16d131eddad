/**
 * Derives the names for templates from the fact registry. An unknown name is an error in the template; a known name
 * without a value for this event is empty.
 */

import type { FactFields } from '../../build/fact.ts';
import { FACTS } from '../../build/fact-registry.ts';

/** Lists all names with their dots, such as `commit.author.name`; none below a list. */
export function knownNames(parts: FactFields = FACTS, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([name, fact]) => {
    const inner = fact.type === 'group' ? knownNames(fact.parts, `${prefix}${name}.`) : [];
    return [prefix + name, ...inner];
  });
}
