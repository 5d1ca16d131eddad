import { shown } from '../phrases.ts';
import { wrong } from './wire/odata.ts';

/** Seconds that one call may take, as milliseconds; 60 seconds unless given. */
export function timeoutMs(seconds = 60): number {
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return seconds * 1000;
  throw wrong('timeoutSeconds', `got ${shown(seconds)}`, 'Give a number of seconds above 0, at most 86400');
}
