import { distance } from 'fastest-levenshtein';

/** Edits within which a name counts as a slip of another. */
const EDITS = 2;

/** Longer texts are no names. */
const MAX_LENGTH = 200;

interface RankedName {
  readonly name: string;
  readonly edits: number;
}

/** The name that was probably meant: the nearest within two edits, undefined when none is that near. */
export function closestMatch(raw: string, names: readonly string[]): string | undefined {
  const comparable = names.filter((name) => Math.abs(name.length - raw.length) <= EDITS);
  return ranked(raw, comparable).find(isSlip)?.name;
}

/**
 * The name that was probably meant alone; else those that hold the given one, and then the nearest of all, at most `most`
 * of them and each once, whatever its letters' case.
 */
export function closestNames(raw: string, names: readonly string[], most: number): readonly string[] {
  const different = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const all = ranked(raw, [...different.values()]);
  const [slip] = all.filter(isSlip);
  if (slip !== undefined) return [slip.name];
  const holds = ({ name }: RankedName) => name.toLowerCase().includes(raw.toLowerCase());
  return [...all.filter(holds), ...all.filter((one) => !holds(one))].slice(0, most).map(({ name }) => name);
}

function isSlip({ name, edits }: RankedName): boolean {
  return edits <= EDITS && edits < name.length;
}

/** The nearest first. */
function ranked(raw: string, names: readonly string[]): readonly RankedName[] {
  const comparable = raw.length > MAX_LENGTH ? [] : names.filter((name) => name.length <= MAX_LENGTH);
  return comparable
    .map((name) => ({ name, edits: editsBetween(raw.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
}

/** So short a name is no other one with two letters changed, the first among them: a `host` is no `port`. */
const SHORT = 4;

function editsBetween(raw: string, name: string): number {
  const edits = distance(raw, name);
  const sorted = (word: string) => [...word].sort().join('');
  const isOther = name.length <= SHORT && raw[0] !== name[0] && sorted(raw) !== sorted(name);
  return edits === EDITS && isOther ? edits + 1 : edits;
}
