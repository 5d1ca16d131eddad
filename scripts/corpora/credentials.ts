/** Tries on a folder of texts how many of their lines are taken for ones with a credential. */

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { hideCredentials } from '../../src/text/credentials/hide.ts';

/** Prints each line that something is hidden in, and how many those are; what is hidden stays hidden. */
export function judgeCredentials(files: readonly string[]): void {
  let [lines, touched, length, spent] = [0, 0, 0, 0];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const started = performance.now();
    hideCredentials(text);
    spent += performance.now() - started;
    length += text.length;
    for (const line of text.split('\n')) {
      lines += 1;
      const hidden = hideCredentials(line);
      if (hidden === line) continue;
      touched += 1;
      console.log(`${file}\n  ${hidden.trim().slice(0, 300)}`);
    }
  }
  const share = ((touched / lines) * 10_000).toFixed(2);
  console.log(`${touched} of ${lines} lines have something hidden: ${share} of 10,000`);
  console.log(`${(length / 1e6).toFixed(1)} million characters took ${spent.toFixed(0)} ms`);
}
