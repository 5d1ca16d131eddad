/** Who owns a file, by the repository's CODEOWNERS: the patterns of a `.gitignore`, of which the last one that fits counts. */

import type { World } from '../../world.ts';
import type { Facts } from '../facts.ts';
import type { CodeHost, Forge } from '../host/addresses.ts';
import { matchesPath, parsePattern } from './path-pattern.ts';

/** Where it may be, in the order in which the host looks; Gitea's has patterns of another kind. */
const ON_GITHUB = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const PATHS: { readonly [F in Forge]?: readonly string[] } = {
  gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  gitea: [],
};

/** Rules that are looked at, and owners of one. */
const MOST_RULES = 5_000;
const MOST_OWNERS = 20;
/** What GitHub does not take: such a line counts for nothing. */
const FOREIGN = /[[\]{}!]/;
/** `^[Database][2] @dba`: GitLab's, with who owns what names nobody itself. */
const SECTION = /^\^?\[[^\]]{1,200}\](?:\[\d{1,4}\])?(.*)$/;

export function codeOwnersPaths(forge: Forge | undefined): readonly string[] {
  return (forge && PATHS[forge]) ?? ON_GITHUB;
}

/** What the workspace has; `why` its file does not count. */
export type WorkspaceRules =
  | { readonly type: 'own'; readonly text: string }
  | { readonly type: 'none' | 'strangers' }
  | { readonly type: 'unreadable'; readonly why: string };

/** The rules of the workspace; none of those that a stranger may have written anybody into. */
export async function rulesInWorkspace(
  files: World['files'],
  { forge }: Pick<CodeHost, 'forge'>,
): Promise<WorkspaceRules> {
  let why: string | undefined;
  for (const path of codeOwnersPaths(forge)) {
    const read = await files.read(path);
    if (read.type === 'ok') {
      const { trust, text } = read;
      return trust.type === 'own' ? { type: 'own', text } : { type: 'strangers' };
    }
    if (read.missing !== true) why ??= `${path} ${read.fault}`;
  }
  return why === undefined ? { type: 'none' } : { type: 'unreadable', why };
}

type OwnersOfPath = (path: string) => readonly string[];

/**
 * Who owns a path: logins (`@ada`), groups (`@acme/platform`) and e-mail addresses; nobody where no rule names anybody. In each section of GitLab's the last pattern that fits counts. Its roles (`@@maintainer`) name nobody.
 */
export function ownersBy(codeOwners: string, forge?: Forge): OwnersOfPath {
  const lines = codeOwners.split('\n', MOST_RULES);
  const sections = (forge === 'gitlab' ? sectionsOf(lines) : [{ lines, owners: [] }]).map(lastOwners);
  return (path) => {
    const owners = sections.flatMap((ownersIn) => ownersIn(path)).filter((owner) => !owner.startsWith('@@'));
    return [...new Set(owners)].slice(0, MOST_OWNERS);
  };
}

/** The owners of each of these files, and of all of them; what is not known of them is left out. */
export function fileOwners(
  paths: readonly string[],
  ownersOf: OwnersOfPath,
): { readonly file_owners: NonNullable<Facts['file_owners']>; readonly owners: Facts['owners'] } {
  const file_owners = paths.map((path) => ({ path, owners: ownersOf(path) }));
  const owners = [...new Set(file_owners.flatMap((file) => file.owners))];
  return { file_owners, owners: paths.length === 0 ? undefined : owners };
}

interface OwnersSection {
  readonly lines: readonly string[];
  /** Of what names nobody itself. */
  readonly owners: readonly string[];
}

function sectionsOf(lines: readonly string[]): readonly OwnersSection[] {
  const sections: { readonly lines: string[]; readonly owners: readonly string[] }[] = [{ lines: [], owners: [] }];
  for (const line of lines) {
    const header = SECTION.exec(line.slice(0, 2_000).trim());
    if (header === null) sections.at(-1)?.lines.push(line);
    else sections.push({ lines: [], owners: wordsOf(header[1] ?? '') });
  }
  return sections;
}

function lastOwners({ lines, owners: all }: OwnersSection): OwnersOfPath {
  const rules = lines.toReversed().flatMap((line) => {
    const [pattern, ...owners] = wordsOf(line);
    if (pattern === undefined || FOREIGN.test(pattern)) return [];
    return [{ fits: pathRule(pattern), owners: owners.length > 0 ? owners : all }];
  });
  return (path) => rules.find(({ fits }) => fits(path))?.owners ?? [];
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

/** Whether a pattern as in CODEOWNERS stands for a path, from the root of the repository. */
function pathRule(pattern: string): (path: string) => boolean {
  const names = pattern.split('/').filter((name) => name !== '');
  const isAnchored = pattern.startsWith('/') || names.length > 1;
  const below = [...(isAnchored ? [] : ['**']), ...names];
  // A folder owns what is below it, but `docs/*` only what is in it.
  const isFlat = names.length > 1 && names.at(-1) === '*';
  const all = [...(pattern.endsWith('/') ? [] : [below]), ...(isFlat ? [] : [[...below, '**']])];
  const states = all.flatMap((one) => parsePattern(one.map(shown).join('/'), false) ?? []);
  return (path) => states.some((one) => matchesPath(one, path.split('/').map(shown).join('/')));
}

/** No name is hidden: with a letter in front, none begins with a dot. */
function shown(name: string): string {
  return name === '**' ? name : `x${name}`;
}
