/** Names in an object of options that nobody would ever read: a program may be plain JavaScript. */

import { closestMatch } from './closest-match.ts';

/**
 * What is wrong with the names, each with the name that was meant: the nearest, or one that the given name begins (`timeout`
 * is `timeoutSeconds`).
 *
 * @param existing names that are read
 */
export function unknownOptions(raw: unknown, existing: readonly string[]) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.entries(raw)
    .filter(([name, value]) => value !== undefined && !existing.includes(name))
    .map(([option]) => {
      const longer = existing.find((name) => option.length >= 4 && name.toLowerCase().startsWith(option.toLowerCase()));
      const shorter = existing.find((name) => option.toLowerCase().endsWith(name.toLowerCase()));
      const meant = longer ?? closestMatch(option, existing) ?? shorter;
      const fix = meant === undefined ? `Use one of ${existing.join(', ')}, or leave it out` : `Did you mean ${meant}?`;
      return { option, fault: 'there is no such option', fix };
    });
}
