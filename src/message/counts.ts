/** Formats amounts for people. */

import { count } from '../text/format-number.ts';

export { count, grouped } from '../text/format-number.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** `556 bytes`, `1.3 MB`, `340 kB`: decimal units, with one decimal place below ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return count(bytes, 'byte');
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const amount = bytes / 1000 ** step;
  const rounded = amount >= 9.95 ? Math.round(amount) : Math.round(amount * 10) / 10;
  if (rounded >= 1000 && step < UNITS.length - 1) return `1 ${UNITS[step + 1]}`;
  return `${rounded} ${UNITS[step]}`;
}
