/**
 * fast-check with one seed, so that a run of the tests can be repeated. `npm test` tries few random pieces, the suite
 * `heaps` five times as many, with `THOROUGH=1` a hundred times. Pieces that nobody has seen yet:
 * `SEED=$RANDOM npm run test:all`, as CI does once a week; what they find becomes a case of its own.
 */
import fc from 'fast-check';

/** `vitest.config.ts` says it of each suite. */
const TIMES = Number(process.env['PIECES'] ?? 1);

/** The same in every run, unless the environment has another. */
export const SEED = Number(process.env['SEED'] || 20_261_122) | 0;

fc.configureGlobal({ seed: SEED, numRuns: 50 * TIMES });

/** How many pieces a test tries, of those that it tries in `npm test`. */
export function pieces(few: number): number {
  return few * TIMES;
}

/** So many of a long list in `npm test`, from all over it; elsewhere many times as many, which soon is all of it. */
export function someOf<T>(list: readonly T[], few: number): readonly T[] {
  const step = Math.max(1, list.length / pieces(few));
  return Array.from({ length: Math.min(list.length, pieces(few)) }, (_, index) => list[Math.floor(index * step)] as T);
}

/** Half of a list, and the other half for the next turn, where several turns try the same; with `THOROUGH=1` all of it. */
export function halfOf<T>(list: readonly T[], turn: number): readonly T[] {
  return process.env['THOROUGH'] ? list : list.filter((_, index) => (index + turn) % 2 === 0);
}

export { fc };
