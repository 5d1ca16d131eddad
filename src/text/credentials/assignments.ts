/** What stands behind a name that announces a credential, however it is written: `NAME=value`, JSON, YAML, XML, a header. */

import { columnBelow } from './columns.ts';
import type { CredentialFinder } from './finder.ts';
import { nearby } from './nearby.ts';
import { placeBehind } from './places.ts';
import { NAME_HEADS, nameAround } from './written-names.ts';
import { credentialIn } from './written-values.ts';

export const ASSIGNMENTS: CredentialFinder = {
  heads: NAME_HEADS,
  find: (text, at) => {
    const name = nameAround(text, at);
    if (name === undefined) return undefined;
    const place = placeBehind(text, name);
    return (place && credentialIn(text, place, name.announced)) ?? nearby(text, name) ?? columnBelow(text, name);
  },
};
