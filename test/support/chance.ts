/** Repeatable random generator for simulations, campaigns, noise and random texts. */

export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  readonly oneOf: <T>(list: readonly T[]) => T;
}

/** Returns the same numbers for the same seed on every machine (mulberry32). */
export function getChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    oneOf(list) {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new Error('there is nothing to choose from');
      return chosen;
    },
  };
}
