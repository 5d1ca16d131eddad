import type { Report } from '../../../src/index.ts';

/** Finds an internal error in a report. Undefined if there is none. */
export function bugTold({ remarks, targets = [] }: Report): string | undefined {
  const bug = remarks.find(({ about }) => about === 'bug')?.says;
  return bug ?? targets.map(bugTold).find((one) => one !== undefined);
}
