import type { Notification } from '../../../src/index.ts';

/** What a notification says of mistakes in the program; undefined where it says none. */
export function bugTold({ remarks, targets = [] }: Notification): string | undefined {
  const bug = remarks.find(({ about }) => about === 'bug')?.says;
  return bug ?? targets.map(bugTold).find((one) => one !== undefined);
}
