/**
 * Tells how the work of a function grows with its text, by ratios, so that the machine does not matter. A long text once
 * is compared with a shorter one as many times as it is shorter: both take as long where the work is linear, so that
 * what else the machine does slows both alike.
 */

/** Texts are made longer until a call takes this long: below, the clock tells little. */
const ENOUGH_MS = 0.2;
const SHORTEST = 1_024;
/** 32 times as much is a megabyte, and there the engine itself takes longer at once. */
const LONGEST = 32_768;
/** The text is made this much longer: quadratic work on it takes 8 times as long as on 8 texts, linear work the same. */
const LONGER = 8;
/** The first look is at less, because nearly all work is linear and a look costs as much as its texts are long. */
const FIRST_LOOK = 4;
/** What looks worse is looked at once more, at texts so much longer again: beyond a step of memory and the one behind it. */
const FURTHER = 4;
/** How much longer the long text may take: half way, by ratio, between linear and quadratic work. */
const allowed = (longer: number) => Math.sqrt(longer);
/** A busy machine may make linear work look worse, but not each time. */
const TRIES = 10;

/** How much longer eight times the text took; undefined where the work is linear, or too little to tell. */
export function growth(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  const length = enough(work, make);
  if (length === undefined) return undefined;
  const compared = (from: number, times: number, tries: number) => {
    const [short, long] = [make(from), make(from * times)];
    return quickest(tries, allowed(times), [() => duration(work, long, 1), () => duration(work, short, times)]);
  };
  if (compared(length, FIRST_LOOK, 1) <= allowed(FIRST_LOOK)) return undefined;
  const ratio = compared(length, LONGER, TRIES);
  if (ratio <= allowed(LONGER)) return undefined;
  // Memory has steps, at which linear work looks worse for once, or twice; quadratic work goes on as it began.
  const further = compared(length * LONGER, FURTHER, TRIES);
  return further > allowed(FURTHER) ? ratio * LONGER : undefined;
}

/**
 * The first divided by the second, each at its quickest of so many tries: what else the machine does makes a try longer,
 * never shorter. Ends as soon as the ratio is no more than `most`.
 */
function quickest(tries: number, most: number, [first, second]: readonly [() => number, () => number]): number {
  let [above, below] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let count = 0; count < tries; count += 1) {
    [above, below] = [Math.min(above, first()), Math.min(below, second())];
    // A first call may pay for what those after it get for nothing: then there is too little to tell.
    if (above < ENOUGH_MS) return 0;
    if (above / below <= most) break;
  }
  return above / below;
}

/** The length at which the work can be measured. */
function enough(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  for (let length = SHORTEST; length <= LONGEST; length *= 2) {
    if (duration(work, make(length), 1) >= ENOUGH_MS) return length;
  }
  return undefined;
}

/**
 * Milliseconds that so many calls take, by the clock on the wall. The clock of a thread's own work would be fairer, but on
 * some machines it ticks a hundred times a second, and then most of these calls take no time at all.
 */
function duration(work: (text: string) => unknown, text: string, calls: number): number {
  const before = performance.now();
  for (let call = 0; call < calls; call += 1) work(text);
  return performance.now() - before;
}
