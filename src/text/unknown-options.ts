/** Finds unknown names in an options object: a program may be plain JavaScript, without type checks. */

import { closestMatch } from './closest-match.ts';

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
