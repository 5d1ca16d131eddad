import { isDay } from '../../calendar.ts';
import type { Reader } from './reading.ts';

const DAY_MS = 86_400_000;
const FIX = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';

/** A day, as the service takes it: `YYYY-MM-DD` (API 4.4). Relative days are counted from now, in UTC. */
export function day(): Reader<string> {
  return (reading) => {
    const given = reading.text.trim();
    const word = given.toLowerCase();
    const relative = word === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(word);
    if (relative !== null) {
      const days = Number(relative[1]) * (relative[2] === 'w' ? 7 : 1);
      return new Date(reading.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    }
    return isDay(word) ? word : reading.fault(`not a day: ${reading.shown(given)}`, FIX);
  };
}
