/** Readers of the options that say which builds a report looks at. Loaded where one of them is given. */

import type { Reading } from './reading.ts';

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };
const LONGEST = 31 * 24;
const UP_TO = 'up to 31 days';
const MOST = 50;

/** `24h`, `7d`, `2w`: a number of hours. */
export function period(reading: Reading): number | undefined {
  const text = reading.text.trim();
  const hours = hoursIn(text);
  if (isPeriod(hours)) return hours;
  return reading.fault(`not a period: ${reading.shown(text)}`, `Write hours, days or weeks, ${UP_TO}: 24h, 7d, 2w`);
}

/** Not a number where it is none of these. */
function hoursIn(text: string): number {
  const [, amount, unit = ''] = /^(\d{1,4})\s*([hdw])$/i.exec(text) ?? [];
  return Number(amount) * (HOURS[unit.toLowerCase()] ?? 0);
}

function isPeriod(hours: number): boolean {
  return hours > 0 && hours <= LONGEST;
}

/** `owner/name` or `owner/*`, with commas or blanks between them; each once. */
export function repositories(reading: Reading): readonly string[] | undefined {
  const names = reading.text.split(/[\s,]+/).filter((name) => name !== '');
  const wrong = names.find((name) => !/^[\w.-]{1,100}\/(?:[\w.-]{1,100}|\*)$/.test(name));
  if (wrong !== undefined) {
    return reading.fault(
      `not a repository: ${reading.shown(wrong)}`,
      `${wrong.includes('://') ? 'Write no address: of https://github.com/acme/shop it is acme/shop' : 'Write owner/name'}, or owner/* for all of an owner`,
    );
  }
  if (names.length > 0 && names.length <= MOST) return [...new Set(names)];
  return reading.fault(`${names.length} repositories`, `Write 1 to ${MOST}, or owner/* for all of an owner`);
}
