/** Tells how the work of a function grows with its text, by ratios, so that the machine does not matter. */

/** Texts are made longer until a call takes this long: below, the clock tells little. */
const ENOUGH_MS = 2;
const SHORTEST = 4_096;
const LONGEST = 131_072;
/** Of twice the text: linear work takes 2 times as long, quadratic work 4 times. */
const MOST = 3;
/** Doublings, all of which quadratic work shows. A busy machine may make one of them look so, but not each. */
const DOUBLINGS = 3;
const TRIES = 5;

/** How much longer twice the text took, at the least; undefined where the work is linear, or too little to tell. */
export function growth(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  const length = enough(work, make);
  if (length === undefined) return undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let samples = 1; samples <= TRIES; samples += 1) {
    let before = quickest(work, make(length), samples);
    for (let doubled = 1; doubled <= DOUBLINGS; doubled += 1) {
      const now = quickest(work, make(length * 2 ** doubled), samples);
      least = Math.min(least, now / before);
      if (least <= MOST) return undefined;
      before = now;
    }
  }
  return least;
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
