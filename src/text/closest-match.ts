/** Finds the name that was probably meant by an unknown one. */

import { distance } from 'fastest-levenshtein';

/** Maximum edit distance for a name to count as a typo of another. */
const MAX_EDITS = 2;
/** Longer texts aren't names. */
const MAX_LENGTH = 200;
/** Names this short aren't typos of names with another first letter: `host` isn't `port`. */
const SHORT = 4;

/** Finds the name that was probably meant: the closest within two edits, or undefined. */
export function closestMatch(raw: string, names: readonly string[]): string | undefined {
  const comparable = names.filter((name) => Math.abs(name.length - raw.length) <= MAX_EDITS);
  return rankNames(raw, comparable).find(({ isTypo }) => isTypo)?.name;
}

/**
 * Returns the name that was probably meant. Without one, returns the names that contain the raw name, then the closest
 * others, at most `max` of them. Names that differ in case only count once.
 */
export function closestNames(raw: string, names: readonly string[], max: number): readonly string[] {
  const different = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const all = rankNames(raw, [...different.values()]);
  const meant = all.find(({ isTypo }) => isTypo);
  if (meant !== undefined) return [meant.name];
  const lacksRaw = (name: string) => Number(!name.toLowerCase().includes(raw.toLowerCase()));
  const sorted = all.map(({ name }) => name).sort((a, b) => lacksRaw(a) - lacksRaw(b));
  return sorted.slice(0, max);
}

/**
 * Describes each unknown name and suggests the name that was meant: the closest, or one that starts with it (`timeout`
 * is `timeoutSeconds`).
 *
 * @param known known names
 */
export function unknownOptions(raw: unknown, known: readonly string[]) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.entries(raw)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([option]) => {
      const longer = known.find((name) => option.length >= 4 && name.toLowerCase().startsWith(option.toLowerCase()));
      const shorter = known.find((name) => option.toLowerCase().endsWith(name.toLowerCase()));
      const meant = longer ?? closestMatch(option, known) ?? shorter;
      const suggestion = meant === undefined ? `Use one of ${known.join(', ')}, or omit it` : `Did you mean ${meant}?`;
      return { option, message: 'unknown option', suggestion };
    });
}

/** Sorts names by edit distance, closest first. */
function rankNames(raw: string, names: readonly string[]) {
  const comparable = raw.length > MAX_LENGTH ? [] : names.filter((name) => name.length <= MAX_LENGTH);
  return comparable
    .map((name) => {
      const edits = countEdits(raw.toLowerCase(), name.toLowerCase());
      return { name, edits, isTypo: edits <= MAX_EDITS && edits < name.length };
    })
    .sort((a, b) => a.edits - b.edits);
}

function countEdits(raw: string, name: string): number {
  const edits = distance(raw, name);
  const sorted = (text: string) => [...text].sort().join('');
  const isOther = name.length <= SHORT && raw[0] !== name[0] && sorted(raw) !== sorted(name);
  return edits === MAX_EDITS && isOther ? edits + 1 : edits;
}
