import type { Notification } from '../../src/index.ts';

/** What a notification says of mistakes in the program; undefined where it says none. */
export function bugTold({ receipt, notices, warnings, problems }: Notification): string | undefined {
  const said = [receipt.reason, ...notices, ...warnings, ...problems.map(({ error }) => error.message)].join('\n');
  return /^.*(?:\bBug\b|a mistake in this program).*$/m.exec(said)?.[0];
}
