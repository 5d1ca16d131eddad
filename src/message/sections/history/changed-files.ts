/** Names the authors of changes in the failing files. */

import type { Facts, Person } from '../../../build/facts.ts';
import { code } from '../../markdown/escape.ts';
import { peopleNames } from '../lines.ts';
import type { Section } from '../section.ts';
import { joinPieces, shortPlain } from '../text/short-text.ts';

/** Maximum files with named authors. */
const FILES = 2;

/** `Ada Lovelace changed src/cart.ts, the failing file`. */
export const changedFailingFiles: Section = {
  reads: ['suspects', 'suspect_range'],
  render: ({ facts }) => {
    const existing = knownSuspects(facts);
    const files = [...Map.groupBy(existing, ({ changed }) => changed).entries()].slice(0, FILES);
    const results = files.map(([changed, people]) => joinPieces([peopleNames(people), didWhat(changed, facts)], ' '));
    return joinPieces(results, '; ');
  },
};

/** `, who changed src/cart.ts, the failing file`, after the name of the only suspect; empty if unknown. */
export function whoChanged(facts: Facts): string {
  const [only, ...rest] = knownSuspects(facts);
  return only === undefined || rest.length > 0 ? '' : `, who ${didWhat(only.changed, facts)}`;
}

type KnownSuspect = Person & { readonly changed: string };

function knownSuspects({ suspects = [] }: Facts): readonly KnownSuspect[] {
  return suspects.filter((one): one is KnownSuspect => one.changed !== undefined);
}

function didWhat(changed: string, { suspect_range: suspectRange }: Facts): string {
  const location = code(shortPlain(changed, 120) ?? 'a file');
  if (changed.endsWith('/')) return `changed files in ${location}`;
  return `changed ${location}${suspectRange?.beside === true ? '' : ', the failing file'}`;
}
