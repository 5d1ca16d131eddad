/** Names in an object of options that nobody would ever read: a program may be plain JavaScript. */

import { closestMatch } from './nearest.ts';

/**
 * What is wrong with the names, each with the name that was meant: the nearest, or one that the given name begins (`timeout`
 * is `timeoutSeconds`).
 *
 * @param known names that are read
 */
export function unknownOptions(given: unknown, known: readonly string[]) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return [];
  return Object.entries(given)
    .filter(([name, value]) => value !== undefined && !known.includes(name))
    .map(([option]) => {
      const longer = known.find((name) => option.length >= 4 && name.toLowerCase().startsWith(option.toLowerCase()));
      const shorter = known.find((name) => option.toLowerCase().endsWith(name.toLowerCase()));
      const meant = longer ?? closestMatch(option, known) ?? shorter;
      const fix = meant === undefined ? `Write one of ${known.join(', ')}, or leave it out` : `Did you mean ${meant}?`;
      return { option, fault: 'there is no such option', fix };
    });
}
