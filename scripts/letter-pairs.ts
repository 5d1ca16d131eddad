/**
 * Prints the table of `src/text/credentials/chance.ts`: how rare each pair of letters is in the words of our documents and
 * sources, a row for each first letter.
 *
 *     node scripts/letter-pairs.ts
 */
import { readFileSync } from 'node:fs';
import { filesOf } from './matching.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** So often each pair is taken to have been seen before. */
const BEFOREHAND = 0.5;
const [LEAST, MOST] = [-3, 6];

const counts = new Map<string, number>();
for (const file of filesOf(['*.md', 'docs/**/*.md', 'src/**/*.ts'], '.')) {
  for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Z]?[a-z]+/g)) {
    for (let at = 1; at < word.length; at += 1) {
      const pair = word.slice(at - 1, at + 1).toLowerCase();
      counts.set(pair, (counts.get(pair) ?? BEFOREHAND) + 1);
    }
  }
}

for (const first of LETTERS) {
  const row = [...LETTERS].map((second) => counts.get(first + second) ?? BEFOREHAND);
  const sum = row.reduce((all, one) => all + one, 0);
  // The binary logarithm of how much likelier the pair is by chance.
  const bits = row.map((one) => Math.round(Math.log2(sum / row.length / one)));
  console.log(bits.map((one) => Math.min(MOST, Math.max(LEAST, one)) - LEAST).join(''));
}
