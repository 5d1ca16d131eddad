/** The environment in which a program's clock stands still, and a slow machine is no reason to give up. */
import { fileURLToPath } from 'node:url';

const LOADED_BEFORE = fileURLToPath(new URL('still-clock.cjs', import.meta.url));

/** @param at as `Date` reads it: what the program takes for now */
export function stillClock(at: string | number): { readonly NODE_OPTIONS: string; readonly STILL_CLOCK: string } {
  return { NODE_OPTIONS: `--require=${LOADED_BEFORE}`, STILL_CLOCK: new Date(at).toISOString() };
}
