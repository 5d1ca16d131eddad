/** Who owns a file, by the repository's CODEOWNERS: the patterns of a `.gitignore`, of which the last one that fits counts. */

import { matchesPath, parsePattern } from './glob/path-pattern.ts';

/** Where it may be, in the order in which GitHub looks. */
export const CODE_OWNERS_PATHS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Rules that are looked at, and owners of one. */
const MOST_RULES = 5_000;
const MOST_OWNERS = 20;
/** What GitHub does not take: such a line counts for nothing. */
const FOREIGN = /[[\]{}!]/;

/** Logins, groups (`acme/platform`) and e-mail addresses, without `@` in front; nobody where no rule names anybody. */
export function ownersOf(codeOwners: string, path: string): readonly string[] {
  const lines = codeOwners.split('\n', MOST_RULES).toReversed();
  for (const line of lines) {
    const [pattern, ...owners] = wordsOf(line);
    if (pattern === undefined || FOREIGN.test(pattern) || !fits(pattern, path)) continue;
    return owners.slice(0, MOST_OWNERS).map((owner) => owner.replace(/^@/, ''));
  }
  return [];
}

/** Blanks and number signs of a path have a backslash before them. */
function wordsOf(line: string): readonly string[] {
  const words: string[] = [];
  for (const [word] of line.slice(0, 2_000).matchAll(/(?:\\.|[^\s\\])+/g)) {
    if (word.startsWith('#')) break;
    words.push(word.replaceAll(/\\(.)/g, '$1'));
  }
  return words;
}

function fits(pattern: string, path: string): boolean {
  const names = pattern.split('/').filter((name) => name !== '');
  const isAnchored = pattern.startsWith('/') || names.length > 1;
  const below = [...(isAnchored ? [] : ['**']), ...names];
  // A folder owns what is below it, but `docs/*` only what is in it.
  const isFlat = names.length > 1 && names.at(-1) === '*';
  const all = [...(pattern.endsWith('/') ? [] : [below]), ...(isFlat ? [] : [[...below, '**']])];
  const state = all.map((one) => parsePattern(one.map(shown).join('/'), false));
  return state.some((one) => one !== undefined && matchesPath(one, path.split('/').map(shown).join('/')));
}

/** No name is hidden: with a letter in front, none begins with a dot. */
function shown(name: string): string {
  return name === '**' ? name : `x${name}`;
}
