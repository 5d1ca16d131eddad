/** Refuses options of an object that nobody would ever read: a program may be plain JavaScript. */

import { type Problem, SettingsError } from './errors.ts';
import { isRecord } from './record.ts';
import { nearest } from './text/nearest.ts';

/**
 * What is wrong with the names in an object, each with the name that was meant: the nearest, or one that the given name
 * begins (`timeout` is `timeoutSeconds`).
 *
 * @param known names that are read
 */
export function unknownOptions(given: unknown, known: readonly string[]): readonly Problem[] {
  if (!isRecord(given)) return [];
  return Object.keys(given)
    .filter((name) => given[name] !== undefined && !known.includes(name))
    .map((option) => {
      const longer = known.find((name) => option.length >= 4 && name.toLowerCase().startsWith(option.toLowerCase()));
      const meant = longer ?? nearest(option, known);
      const fix = meant === undefined ? `Write one of ${known.join(', ')}, or leave it out` : `Did you mean ${meant}?`;
      return { option, fault: 'there is no such option', fix };
    });
}

/** @throws SettingsError with each name that is not known */
export function refuseUnknown(given: unknown, known: readonly string[]): void {
  const problems = unknownOptions(given, known);
  if (problems.length > 0) throw new SettingsError(problems);
}
