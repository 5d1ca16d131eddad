/** Finds unknown names in an options object: a program may be plain JavaScript, without type checks. */

import { closestMatch } from './closest-match.ts';

/**
 * Describes each unknown name and suggests the name that was meant: the closest, or one that starts with it (`timeout`
 * is `timeoutSeconds`).
 *
 * @param existing known names
 */
export function unknownOptions(raw: unknown, existing: readonly string[]) {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return [];
  return Object.entries(raw)
    .filter(([name, value]) => value !== undefined && !existing.includes(name))
    .map(([option]) => {
      const longer = existing.find((name) => option.length >= 4 && name.toLowerCase().startsWith(option.toLowerCase()));
      const shorter = existing.find((name) => option.toLowerCase().endsWith(name.toLowerCase()));
      const meant = longer ?? closestMatch(option, existing) ?? shorter;
      const suggestion =
        meant === undefined ? `Use one of ${existing.join(', ')}, or leave it out` : `Did you mean ${meant}?`;
      return { option, message: 'there is no such option', suggestion };
    });
}
