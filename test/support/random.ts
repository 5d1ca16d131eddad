/**
 * fast-check with one seed, so that a run of the tests can be repeated: the same seed finds the same, so what is tried each
 * time is little. `SEED=$RANDOM TIMES=100 npm run test:all` tries others, and a hundred times as many, as CI does once a
 * week; what they find becomes a case of its own.
 */
import fc from 'fast-check';

/** How many times as much is tried as usual. */
const TIMES = Number(process.env['TIMES'] || 1);

/** The same in every run, unless the environment has another. */
export const SEED = Number(process.env['SEED'] || 20_261_122) | 0;

fc.configureGlobal({ seed: SEED, numRuns: 50 * TIMES });

/** How many pieces a test tries, of those that it tries usually. */
export function pieces(few: number): number {
  return few * TIMES;
}

/** So many of a long list, from all over it. */
export function getSome<T>(list: readonly T[], few: number): readonly T[] {
  const step = Math.max(1, list.length / pieces(few));
  return Array.from({ length: Math.min(list.length, pieces(few)) }, (_, index) => list[Math.floor(index * step)] as T);
}

/** One of so many parts of a list, and the next one for the next turn, where several turns try the same. */
export function getPart<T>(list: readonly T[], turn: number, parts: number): readonly T[] {
  return TIMES > 1 ? list : list.filter((_, index) => (index + turn) % parts === 0);
}

export { fc };
