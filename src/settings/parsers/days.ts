import { isDay } from '../../text/calendar.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { displayNames } from '../format-value.ts';
import { InvalidValue, type ParseContext, withGuess } from './parser.ts';

const DAY_MS = 86_400_000;
const SUGGESTION = 'Write YYYY-MM-DD, today, or a time from today such as +3d or +2w';

/** Parses a day in the format of the service: `YYYY-MM-DD` (API 4.4). Relative days count from today in `time-zone`. */
export function day(text: string, { shown, today }: ParseContext): string {
  const word = text.trim().toLowerCase();
  const relative = word === 'today' ? ['', '0', 'd'] : /^\+(\d{1,4})([dw])$/.exec(word);
  if (relative !== null) {
    const days = Number(relative[1]) * (relative[2] === 'w' ? 7 : 1);
    return new Date(Date.parse(today()) + days * DAY_MS).toISOString().slice(0, 10);
  }
  if (isDay(word)) return word;
  throw new InvalidValue(`invalid day ${shown(text.trim())}`, SUGGESTION);
}

/** Parses the IANA name of a time zone. Checks names other than UTC with `Intl`, which takes milliseconds to load. */
export function zone(text: string, { shown }: ParseContext): string {
  const name = text.trim();
  if (name.toUpperCase() === 'UTC') return 'UTC';
  if (/^[A-Za-z]/.test(name) && isZone(name)) return name;
  const raw = name.replaceAll(' ', '_');
  const zones = Intl.supportedValuesOf('timeZone');
  const meant = closestMatch(raw, zones) ?? zones.find((zone) => zone.toLowerCase().endsWith(`/${raw.toLowerCase()}`));
  const suggestion = withGuess('Write UTC or an IANA name such as Europe/Berlin', meant);
  throw new InvalidValue(`unknown time zone ${displayNames(name, shown)}`, suggestion);
}

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
