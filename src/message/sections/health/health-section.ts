/** The sections on the health of the builds. Their words are loaded only where there is something to say. */

import { defined } from '../../../defined.ts';
import type { FactName, HealthWords, Section } from '../section.ts';

/**
 * @param asks what a template asks for by naming it
 * @param entries of a list: how many read well
 */
export function healthSection(
  name: keyof HealthWords,
  asks: readonly FactName[],
  entries?: number,
  reads: readonly FactName[] = ['health'],
): Section {
  return defined<Section>({ reads, asks, entries, render: (input) => input.healthWords?.[name](input) });
}
