/**
 * fast-check with a fixed seed, so that runs are repeatable and each can be short. `SEED=$RANDOM TIMES=100 npm run
 * test:all` tries other seeds and a hundred times as many cases, as CI does weekly. Its findings become separate cases.
 */
import fc from 'fast-check';

/** Factor for the number of cases. */
const TIMES = Number(process.env['TIMES'] || 1);

/** Fixed, unless the environment overrides it. */
export const SEED = Number(process.env['SEED'] || 20_261_122) | 0;

fc.configureGlobal({ seed: SEED, numRuns: 50 * TIMES });

/** Returns the number of cases, by the usual number. */
export function pieces(few: number): number {
  return few * TIMES;
}

/** Selects elements that are evenly distributed over a long list. */
export function getSome<T>(list: readonly T[], few: number): readonly T[] {
  const step = Math.max(1, list.length / pieces(few));
  return Array.from({ length: Math.min(list.length, pieces(few)) }, (_, index) => list[Math.floor(index * step)] as T);
}

/** Selects one of several parts of a list, a different one per turn. */
export function getPart<T>(list: readonly T[], turn: number, parts: number): readonly T[] {
  return TIMES > 1 ? list : list.filter((_, index) => (index + turn) % parts === 0);
}

export { fc };
