import { writeSync } from 'node:fs';
import { systemCode } from '../errors.ts';

const STDOUT = 1;
/** How often a full pipe is tried again: the runner empties it within milliseconds. */
const TRIES = 10_000;

/**
 * Writes one line, or several with their breaks, to stdout: at once and whole. Not through `process.stdout`: setting that stream up costs a step 3 ms.
 * Never throws: a log whose reader has gone must not keep a message from going out.
 */
export function writeLine(line: string): void {
  let rest = Buffer.from(`${line}\n`);
  for (let tries = 0; rest.length > 0 && tries < TRIES; tries++) {
    try {
      rest = rest.subarray(writeSync(STDOUT, rest));
    } catch (error) {
      if (systemCode(error) !== 'EAGAIN') return;
    }
  }
}
