import type { Report } from '../../../src/index.ts';

/** What a report says of mistakes in the program; undefined where it says none. */
export function bugTold({ remarks, targets = [] }: Report): string | undefined {
  const bug = remarks.find(({ about }) => about === 'bug')?.says;
  return bug ?? targets.map(bugTold).find((one) => one !== undefined);
}
