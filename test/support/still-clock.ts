/** The environment in which a program's clock stands still, and a slow machine is no reason to give up. */
import { fileURLToPath } from 'node:url';

/** The value of `NODE_OPTIONS` that stops the clock of a child process. */
export const STILL_CLOCK_OPTION = `--require=${fileURLToPath(new URL('still-clock.cjs', import.meta.url))}`;

/** @param at as `Date` reads it: what the program takes for now */
export function stillClock(at: string | number): { readonly NODE_OPTIONS: string; readonly STILL_CLOCK: string } {
  return { NODE_OPTIONS: STILL_CLOCK_OPTION, STILL_CLOCK: new Date(at).toISOString() };
}
