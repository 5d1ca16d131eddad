import type { Report } from '../../../src/index.ts';

/** Finds an internal error in a report. Undefined if there is none. */
export function findBug({ diagnostics, targets = [] }: Report): string | undefined {
  const bug = diagnostics.find(({ code }) => code === 'bug')?.message;
  return bug ?? targets.map(findBug).find((one) => one !== undefined);
}
