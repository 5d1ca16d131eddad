import { distance } from 'fastest-levenshtein';

/** Edits within which a name counts as a slip of another. */
const EDITS = 2;

/** Longer texts are no names. */
const LONGEST = 200;

/** The name that was probably meant: the nearest within two edits, undefined when none is that near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  const ranked = names
    .filter((name) => Math.abs(name.length - given.length) <= EDITS)
    .map((name) => ({ name, edits: distance(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= EDITS && edits < name.length)
    .sort((a, b) => a.edits - b.edits);
  return ranked[0]?.name;
}
