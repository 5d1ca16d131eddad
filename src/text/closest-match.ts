import { distance } from 'fastest-levenshtein';

/** Maximum edit distance for a name to count as a typo of another. */
const EDITS = 2;

/** Longer texts aren't names. */
const MAX_LENGTH = 200;

interface RankedName {
  readonly name: string;
  readonly edits: number;
}

/** Finds the name that was probably meant: the closest within two edits, or undefined. */
export function closestMatch(raw: string, names: readonly string[]): string | undefined {
  const comparable = names.filter((name) => Math.abs(name.length - raw.length) <= EDITS);
  return ranked(raw, comparable).find(isSlip)?.name;
}

/**
 * Returns the name that was probably meant. Without one, returns the names that contain the raw name, then the closest
 * others, at most `max` of them. Names that differ in case only count once.
 */
export function closestNames(raw: string, names: readonly string[], max: number): readonly string[] {
  const different = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const all = ranked(raw, [...different.values()]);
  const [slip] = all.filter(isSlip);
  if (slip !== undefined) return [slip.name];
  const holds = ({ name }: RankedName) => name.toLowerCase().includes(raw.toLowerCase());
  return [...all.filter(holds), ...all.filter((one) => !holds(one))].slice(0, max).map(({ name }) => name);
}

function isSlip({ name, edits }: RankedName): boolean {
  return edits <= EDITS && edits < name.length;
}

/** Sorts names by edit distance, closest first. */
function ranked(raw: string, names: readonly string[]): readonly RankedName[] {
  const comparable = raw.length > MAX_LENGTH ? [] : names.filter((name) => name.length <= MAX_LENGTH);
  return comparable
    .map((name) => ({ name, edits: editsBetween(raw.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
}

/** Names this short aren't typos of names with another first letter: `host` isn't `port`. */
const SHORT = 4;

function editsBetween(raw: string, name: string): number {
  const edits = distance(raw, name);
  const sorted = (word: string) => [...word].sort().join('');
  const isOther = name.length <= SHORT && raw[0] !== name[0] && sorted(raw) !== sorted(name);
  return edits === EDITS && isOther ? edits + 1 : edits;
}
