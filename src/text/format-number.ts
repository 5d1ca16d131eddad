/** Formats amounts and durations for people without `Intl`, which takes milliseconds to load. */

const DAY = 86_400;
const NO_BREAK = '\u00A0';

/** `1 commit`, `2 commits`, `1,204 commits`. */
export function count(amount: number, noun: string): string {
  return `${grouped(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** `1,204`. */
export function grouped(amount: number): string {
  return String(amount).replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
}

/** Formats a run time: `48s`, `3m 12s`, `12m`, `2h 5m`, `5h`, `1d 3h`. */
export function duration(seconds: number): string {
  const complete = rounded(seconds);
  const units: readonly (readonly [number, string])[] = [
    [Math.floor(complete / DAY), 'd'],
    [Math.floor(complete / 3600) % 24, 'h'],
    [Math.floor(complete / 60) % 60, 'm'],
    [complete % 60, 's'],
  ];
  const first = units.findIndex(([amount]) => amount > 0);
  if (first === -1) return '0s';
  const parts = units.slice(first, first + 2).filter(([amount]) => amount > 0);
  return parts.map(([amount, unit]) => `${amount}${unit}`).join(NO_BREAK);
}

/** Drops seconds from ten minutes on, and minutes from three hours on. */
function rounded(seconds: number): number {
  const step = seconds >= 3 * 3600 ? 3600 : seconds >= 600 ? 60 : 1;
  return Math.max(0, Math.round(seconds / step) * step);
}

/** Formats how long a state lasted: `48s`, `2h 12m`, `5h`, `1 day`, `36 hours`, `12 days`. */
export function span(seconds: number): string {
  if (rounded(seconds) < DAY) return duration(seconds);
  const hours = Math.round(seconds / 3600);
  const [amount, unit] = hours > 24 && hours < 48 ? [hours, 'hour'] : [Math.round(hours / 24), 'day'];
  return count(amount, unit).replace(' ', NO_BREAK);
}
