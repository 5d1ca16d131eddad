import { isDay } from '../../text/calendar.ts';
import { nearest } from '../../text/nearest.ts';
import { shownNames } from '../shown-value.ts';
import type { Reading } from './reading.ts';

const DAY_MS = 86_400_000;
const FIX = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';

/** A day, as the service takes it: `YYYY-MM-DD` (API 4.4). Relative days are counted from today in `time-zone`. */
export function day(reading: Reading): string | undefined {
  const given = reading.text.trim();
  const word = given.toLowerCase();
  const relative = word === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(word);
  if (relative !== null) {
    const days = Number(relative[1]) * (relative[2] === 'w' ? 7 : 1);
    return new Date(Date.parse(reading.today()) + days * DAY_MS).toISOString().slice(0, 10);
  }
  return isDay(word) ? word : reading.fault(`not a day: ${reading.shown(given)}`, FIX);
}

/** The IANA name of a time zone. Names other than UTC are checked by `Intl`, which takes milliseconds to load. */
export function zone(reading: Reading): string | undefined {
  const name = reading.text.trim();
  if (name.toUpperCase() === 'UTC') return 'UTC';
  if (/^[A-Za-z]/.test(name) && isZone(name)) return name;
  const meant = nearest(name.replaceAll(' ', '_'), Intl.supportedValuesOf('timeZone'));
  const fix = 'Write UTC or an IANA name such as Europe/Berlin';
  return reading.fault(
    `no time zone: ${shownNames(name, reading.shown)}`,
    meant === undefined ? fix : `${fix}; did you mean ${meant}?`,
  );
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
