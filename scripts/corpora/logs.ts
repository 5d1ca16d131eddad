/**
 * Tries on a folder of logs which lines are quoted. Each is placed inside the log of a whole job. Expected is any of its
 * marked lines, or any line of the file beside it whose name ends in `.expected`.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { chanceOf } from '../../test/support/chance.ts';
import { jobLogAround } from './job-log.ts';
import { judgeLog } from './judge.ts';

export interface LogOptions {
  /** Of the noise around each log. */
  readonly seed: number;
  /** Take each file as it is. */
  readonly bare: boolean;
  /** Print what is quoted of every file, not only of those that were missed. */
  readonly verbose: boolean;
}

/** Prints a row for each file, and how many were found. */
export function judgeLogs(files: readonly string[], { seed, bare, verbose }: LogOptions): void {
  const places: number[] = [];
  files.forEach((file, index) => {
    const chance = chanceOf(seed * 1_000 + index).next;
    const beside = existsSync(`${file}.expected`) ? readFileSync(`${file}.expected`, 'utf8').split('\n') : undefined;
    const around = bare ? undefined : (fragment: string) => jobLogAround(fragment, chance);
    const { place, quoted } = judgeLog(readFileSync(file, 'utf8'), around, beside);
    if (place !== undefined) places.push(place);
    console.log(`${(place === undefined ? '-' : place || 'MISS').toString().padStart(5)}  ${basename(file)}`);
    if (verbose || !place) for (const line of quoted) console.log(`         ${line.slice(0, 160)}`);
  });
  if (places.length === 0) return;
  for (const [name, most] of Object.entries({ 'first line': 1, 'first five': 5, 'first twelve': 12 })) {
    const found = places.filter((place) => place > 0 && place <= most).length;
    console.log(`${name}: ${found} of ${places.length} (${Math.round((found / places.length) * 100)} %)`);
  }
}
