/** Environment that stops the clock of a program, so that a slow machine causes no timeout. */
import { fileURLToPath } from 'node:url';

/** Value of `NODE_OPTIONS` that stops the clock of a child process. */
export const STILL_CLOCK_OPTION = `--require=${fileURLToPath(new URL('still-clock.cjs', import.meta.url))}`;

/** @param at current time of the program, in any format of `Date` */
export function stillClock(at: string | number): { readonly NODE_OPTIONS: string; readonly STILL_CLOCK: string } {
  return { NODE_OPTIONS: STILL_CLOCK_OPTION, STILL_CLOCK: new Date(at).toISOString() };
}
