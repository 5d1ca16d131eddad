/** The sections on the health of the builds. Their words are loaded only where there is something to say. */

import type { FactName, Section } from '../section.ts';
import type { HealthWords } from './health-words.ts';

/** @param entries of a list: how many read well */
export function healthSection(name: keyof HealthWords, reads: readonly FactName[], entries?: number): Section {
  const render: Section['render'] = (input) => input.healthWords?.[name](input);
  return entries === undefined ? { reads, render } : { reads, entries, render };
}
