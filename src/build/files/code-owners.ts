/**
 * Reads a CODEOWNERS file and matches its patterns: `*`, `?`, and `**` for any folders, including hidden names.
 * Matching is linear in path and pattern, unlike the regular expressions of well-known libraries.
 */

import { ApiError } from '../../github/api/errors.ts';
import type { Runtime } from '../../runtime.ts';
import type { CodeHost } from '../code-host/urls.ts';
import type { Facts } from '../facts.ts';

/** Matches any number of units: characters of a name, or names of a path. */
const STAR = 'star';
type Test<T> = ((unit: T) => boolean) | typeof STAR;

function nameTest(pattern: string): (name: string) => boolean {
  if (!/[*?]/.test(pattern)) return (name) => name === pattern;
  const tests = [...pattern].map((character): Test<string> => {
    if (character === '*') return STAR;
    return character === '?' ? () => true : (one) => one === character;
  });
  return (name) => fits(tests, [...name]);
}

/** Matches each star as briefly as possible, and extends the last one after a mismatch. */
function fits<T>(tests: readonly Test<T>[], units: readonly T[]): boolean {
  let [test, at] = [0, 0];
  let last: { readonly star: number; taken: number } | undefined;
  for (let unit = units[at]; unit !== undefined; unit = units[at]) {
    const one = tests[test];
    if (one === STAR) {
      last = { star: test, taken: at };
      test += 1;
    } else if (one?.(unit) === true) {
      test += 1;
      at += 1;
    } else if (last === undefined) {
      return false;
    } else {
      last.taken += 1;
      [test, at] = [last.star + 1, last.taken];
    }
  }
  return tests.slice(test).every((one) => one === STAR);
}

/** Locations in the order in which the host searches; Gitea's patterns have another syntax. */
const ON_GITHUB = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
const PATHS: { readonly [F in NonNullable<CodeHost['forge']>]?: readonly string[] } = {
  gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  gitea: [],
};

/** Maximum rules, and owners of one rule. */
const MAX_RULES = 5_000;
const MAX_OWNERS = 20;
/** Syntax that GitHub rejects: it ignores such a line. */
const FOREIGN = /[[\]{}!]/;
/** Matches GitLab's `^[Database][2] @dba`, with the default owners of patterns without their own. */
const SECTION = /^\^?\[([^\]]{1,200})\](?:\[\d{1,4}\])?(.*)$/;

/**
 * Finds the owners of each of these files, and of all of them, by the rules of the workspace: logins (`@ada`), groups
 * (`@acme/platform`) and e-mail addresses; none if no rule matches. Skips GitLab's roles (`@@maintainer`), which name no
 * account.
 * @param fetchRules reads the rules of the default branch
 * @throws ApiError if there are rules that cannot be read
 */
export async function readFileOwners(
  paths: readonly string[],
  files: Runtime['files'],
  forge: CodeHost['forge'],
  fetchRules?: (path: string) => Promise<string | undefined>,
): Promise<{ readonly file_owners: NonNullable<Facts['file_owners']>; readonly owners: Facts['owners'] }> {
  if (paths.length === 0) return { file_owners: [], owners: undefined };
  const text = await readCodeOwners(files, (forge && PATHS[forge]) ?? ON_GITHUB, fetchRules);
  const rules = parseRules(text.split('\n', MAX_RULES), forge === 'gitlab');
  const file_owners = paths.map((path) => {
    const owners = findOwners(rules, path).filter((owner) => !owner.startsWith('@@'));
    return { path, owners: [...new Set(owners)].slice(0, MAX_OWNERS) };
  });
  return { file_owners, owners: [...new Set(file_owners.flatMap((file) => file.owners))] };
}

/** Reads the first file at these locations, unless it is untrusted; empty without one. */
async function readCodeOwners(
  files: Runtime['files'],
  locations: readonly string[],
  fetchRules?: (path: string) => Promise<string | undefined>,
): Promise<string> {
  let problem: string | undefined;
  for (const path of locations) {
    const read = await files.read(path);
    if (read.type === 'ok') {
      if (read.trust.type === 'trusted') return read.text;
      problem = fetchRules === undefined ? 'CODEOWNERS is not trusted' : undefined;
      break;
    }
    if (read.missing !== true) problem ??= `${path} ${read.message}`;
  }
  const rules = await fetchRules?.(locations[0] ?? '');
  if (rules === undefined && problem !== undefined) throw new ApiError(problem);
  return rules ?? '';
}

/** @returns rules with their section of GitLab, and without owners if the pattern excludes its matches */
function parseRules(lines: readonly string[], isGitlab: boolean) {
  let [section, defaults]: [string, readonly string[]] = ['', []];
  return lines.flatMap((line) => {
    const [, name, all = ''] = (isGitlab && SECTION.exec(line.slice(0, 2_000).trim())) || [];
    if (name !== undefined) {
      // GitLab merges sections with the same name.
      [section, defaults] = [name.trim().toLowerCase(), splitWords(all)];
      return [];
    }
    const [first = '', ...owners] = splitWords(line);
    const isExclusion = isGitlab && first.startsWith('!');
    const pattern = isExclusion ? first.slice(1) : first;
    if (pattern === '' || FOREIGN.test(pattern)) return [];
    const known = owners.length > 0 ? owners : defaults;
    return { section, fits: pathRule(pattern), owners: isExclusion ? undefined : known };
  });
}

/** The last match of each section counts, and a pattern with `!` excludes its paths. */
function findOwners(rules: ReturnType<typeof parseRules>, path: string): readonly string[] {
  const matching = rules.filter(({ fits }) => fits(path));
  return [...Map.groupBy(matching, ({ section }) => section).values()].flatMap((some) =>
    some.every(({ owners }) => owners !== undefined) ? (some.at(-1)?.owners ?? []) : [],
  );
}

/** Unescapes spaces and number signs, which have a backslash in a path. */
function splitWords(line: string): readonly string[] {
  const terms: string[] = [];
  for (const [word] of line.slice(0, 2_000).matchAll(/(?:\\.|[^\s\\])+/g)) {
    if (word.startsWith('#')) break;
    terms.push(word.replaceAll(/\\(.)/g, '$1'));
  }
  return terms;
}

/** Compiles a CODEOWNERS pattern to a match on paths from the repository root. */
function pathRule(pattern: string): (path: string) => boolean {
  const names = pattern.split('/').filter((name) => name !== '');
  const isAnchored = pattern.startsWith('/') || names.length > 1;
  // Matches everything below a folder, but for `docs/*` only its direct content.
  const isFlat = names.length > 1 && names.at(-1) === '*';
  const below = pattern.endsWith('/') ? ['**', '*'] : isFlat ? [] : ['**'];
  const all = [...(isAnchored ? [] : ['**']), ...names, ...below];
  const tests = all.map((name): Test<string> => (name === '**' ? STAR : nameTest(name)));
  return (path) => fits(tests, path.split('/'));
}
