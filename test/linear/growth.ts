/** Tells how the work of a function grows with its text, by ratios, so that the machine does not matter. */

/** Texts are made longer until a call takes this long: below, the clock tells little. */
const ENOUGH_MS = 2;
const SHORTEST = 4_096;
const LONGEST = 65_536;
/** The text is made this much longer: linear work then takes 8 times as long, quadratic work 64 times. */
const LONGER = 8;
/** Half way between the two, by ratio. */
const MOST = 22;
/** Of twice the text once more: linear work takes 2 times as long, quadratic work 4 times. */
const STILL = 2.8;
/** A busy machine may make linear work look worse, but not each time. */
const TRIES = 6;
/** Comparisons of a text with one twice as long. */
const COMPARED = 3;

/** How much longer eight times the text took; undefined where the work is linear, or too little to tell. */
export function growth(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  const length = enough(work, make);
  if (length === undefined) return undefined;
  const [short, long] = [make(length), make(length * LONGER)];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    // The quickest of several: a short time that was measured too long would hide the growth.
    least = Math.min(least, quickest(work, long, 1) / quickest(work, short, 3));
    if (least <= MOST) return undefined;
  }
  const twice = make(length * LONGER * 2);
  // Memory has steps, at which linear work looks worse for once; quadratic work goes on as it began.
  const ratios = Array.from({ length: COMPARED }, () => quickest(work, twice, 1) / quickest(work, long, 1));
  return median(ratios) > STILL ? least : undefined;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The length at which the work can be measured. */
function enough(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  for (let length = SHORTEST; length <= LONGEST; length *= 2) {
    if (quickest(work, make(length), 1) >= ENOUGH_MS) return length;
  }
  return undefined;
}

function quickest(work: (text: string) => unknown, text: string, samples: number): number {
  const times = Array.from({ length: samples }, () => {
    const started = performance.now();
    work(text);
    return performance.now() - started;
  });
  return Math.min(...times);
}
