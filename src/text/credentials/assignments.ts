/** What stands behind a name that announces a credential, however it is written: `NAME=value`, JSON, YAML, XML, a header. */

import type { CredentialFinder } from './finder.ts';
import { placeBehind } from './places.ts';
import { NAME_HEADS, nameAround } from './written-names.ts';
import { credentialIn } from './written-values.ts';

export const ASSIGNMENTS: CredentialFinder = {
  heads: NAME_HEADS,
  find: (text, at) => {
    const name = nameAround(text, at);
    const place = name && placeBehind(text, name);
    return place && credentialIn(text, place, name.announced);
  },
};
