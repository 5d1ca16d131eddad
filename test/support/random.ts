/**
 * fast-check with one seed, so that a run of the tests can be repeated: the same seed finds the same, so what is tried each
 * time is little. With `THOROUGH=1` the slow suites try a hundred times as much, and the suite `heaps` does so for the
 * quick ones. Pieces that nobody has seen yet: `SEED=$RANDOM THOROUGH=1 npm run test:all`, as CI does once a week; what
 * they find becomes a case of its own.
 */
import fc from 'fast-check';

/** `vitest.config.ts` says it of each suite. */
const TIMES = Number(process.env['PIECES'] ?? 1);

/** Whether all is tried that there is, as CI does once a week, and not some of it. */
export const THOROUGH = Boolean(process.env['THOROUGH']);

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

/**
 * One of so many parts of a list, and the next one for the next turn, where several turns try the same; with `THOROUGH=1`
 * all of it.
 */
export function partOf<T>(list: readonly T[], turn: number, parts: number): readonly T[] {
  return THOROUGH ? list : list.filter((_, index) => (index + turn) % parts === 0);
}

export { fc };
