/**
 * Generates `src/text/credentials/patterns/gitleaks-rules.ts` from gitleaks' public list of credential patterns. Run it
 * manually:
 *
 * node scripts/credential-rules.ts <gitleaks.toml> <its commit>
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { joined, type Pattern, readPattern } from './credentials/go-pattern.ts';

interface Rule {
  readonly id: string;
  readonly pattern: string;
  readonly keywords: readonly string[];
  /** True if the rule only applies to certain file names. */
  readonly ofFiles: boolean;
}

const ROOT = resolve(import.meta.dirname, '..');
const OUT = join(ROOT, 'src/text/credentials/patterns/gitleaks-rules.ts');

/** Excluded rules, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'curl-auth-header': 'named.ts and extra-patterns.ts know it',
  'curl-auth-user': 'extra-patterns.ts knows it',
  'generic-api-key': 'named.ts knows it',
  'hashicorp-tf-password': 'named.ts knows it',
  jwt: 'extra-patterns.ts knows it',
  'private-key': 'extra-patterns.ts knows it',
  'sourcegraph-access-token': 'takes every hash of a commit; extra-patterns.ts knows the rest',
  'facebook-access-token': 'has nothing to look for first',
  'airtable-personnal-access-token': 'has nothing to look for first; extra-patterns.ts knows it',
};

const BY_NAME = 'that need the name of a service before the value: named.ts knows names of credentials';
/** Pattern that gitleaks adds around the value of a rule with a keyword. */
const FRAME =
  /^(?:\[\\w\.-\]\{0,50\}\?)?\(\?i[):](?:\[\\w\.-\]\{0,50\}\?)\(\?:(.*?)\)\(\?:\[ \\t\\w\.-\]\{0,20\}\)\[\\s'"\]\{0,3\}\)?\(\?:=\|>\|:\{1,3\}=\|\\\|\\\|\|:\|=>\|\\\?=\|,\)\[\\x60'"\\s=\]\{0,5\}\((.*?)\)\(\?:\[\\x60'"\\s;\]\|\\\\\[nr\]\|\$\)/;
/** Boundary patterns, which the finder checks itself. */
const EDGE = /^(?:\(\?i\))?(?:\\b|\(\?:\^\|\[(?:\\.|[^\]\\])*\]\))/;
const END =
  /(?:\\b|\(\?:\[(?:\\.|[^\]\\])*\](?:\|\\\\\[nr\])?\|(?:\$|\\z)(?:\|\\b)?\)|\(\?:\$\|\[(?:\\.|[^\]\\])*\]\))$/;

function getRules(toml: string): readonly Rule[] {
  return toml
    .split(/^\[\[rules\]\]$/m)
    .slice(1)
    .map((text) => ({
      id: /^id = "(.*)"$/m.exec(text)?.[1] ?? '',
      pattern: /^regex = '''(.*)'''$/m.exec(text)?.[1] ?? '',
      keywords: (/^keywords = \[([^\]]*)\]/m.exec(text)?.[1] ?? '').match(/(?<=")[^",]+(?=")/g) ?? [],
      ofFiles: /^path = /m.test(text),
    }));
}

/** Returns a row of the table, or the reason for leaving the rule out. */
function row({ id, pattern, keywords, ofFiles }: Rule): string | readonly unknown[] {
  if (ofFiles) return 'only for files of certain names';
  const why = LEFT_OUT[id];
  if (why !== undefined) return why;
  if (FRAME.test(pattern)) return BY_NAME;
  const ignoreCase = pattern.startsWith('(?i)');
  const edge = EDGE.test(pattern);
  const parts = readPattern(
    pattern
      .replace(/^\(\?i\)/, '')
      .replace(EDGE, '')
      .replace(END, ''),
    ignoreCase,
  );
  const { heads, before } = firstLook(parts, keywords);
  return [heads, before, edge, joined(parts).source];
}

/** Chooses the search strings, and how many characters of the match may precede them. */
function firstLook(parts: readonly Pattern[], keywords: readonly string[]) {
  for (const at of parts.keys()) {
    const { heads } = joined(parts.slice(at));
    const before = joined(parts.slice(0, at)).longest;
    const isCertain = at === 0 || heads.every((head) => keywords.some((keyword) => head.includes(keyword)));
    if (isCertain && heads.every((head) => head.length > 1)) return { heads, before };
  }
  throw new Error('has nothing to look for first');
}

const [file = '', commit = ''] = process.argv.slice(2);
const shapes: (readonly unknown[])[] = [];
const left: string[] = [];
let byName = 0;
for (const rule of getRules(readFileSync(file, 'utf8'))) {
  try {
    const result = row(rule);
    if (result === BY_NAME) byName += 1;
    else if (typeof result === 'string') left.push(`${rule.id}: ${result}`);
    else shapes.push(result);
  } catch (error) {
    left.push(`${rule.id}: ${String(error)}`);
  }
}
left.push(`${byName} rules ${BY_NAME}`);
writeFileSync(
  OUT,
  `/**
 * Written by \`scripts/credential-rules.ts\` from the rules of gitleaks (https://github.com/gitleaks/gitleaks), commit
 * ${commit}, under the licence in \`LICENSE\` beside this file. Not taken were:
 *
${left.map((line) => ` * - ${line}`).join('\n')}
 */

/**
 * Search strings; number of characters before them (exact, or minimum and maximum); true if it starts at a word
 * boundary; the pattern.
 */
export type ShapeRow = readonly [heads: readonly string[], before: number | readonly [least: number, most: number], edge: boolean, pattern: string];
export const SHAPES: readonly ShapeRow[] = ${JSON.stringify(shapes)};
`,
);
execFileSync('npx', ['biome', 'check', '--write', OUT], { cwd: ROOT, stdio: 'inherit' });
console.log(`${shapes.length} shapes, ${left.length - 1 + byName} left out`);
