/**
 * The names that templates may use are those of the registry of facts. A name that is missing there is a mistake in the
 * template; one that is there but not known of this event is empty.
 */

import type { FactFields } from '../../build/fact.ts';
import { FACTS } from '../../build/fact-registry.ts';

/** All names with their dots, such as `commit.author.name`; none below a list. */
export function knownNames(parts: FactFields = FACTS, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([name, fact]) => {
    const inner = fact.type === 'group' ? knownNames(fact.parts, `${prefix}${name}.`) : [];
    return [prefix + name, ...inner];
  });
}
