/**
 * Tells how the work of a function grows with its text, by ratios, so that the machine does not matter. A long text once
 * is compared with a shorter one as many times as it is shorter: both take as long where the work is linear, so that
 * what else the machine does slows both alike.
 */

/** Texts are made longer until a call takes this long: below, the clock tells little. */
const ENOUGH_MS = 1;
const SHORTEST = 4_096;
const LONGEST = 65_536;
/** The text is made this much longer: quadratic work on it takes 8 times as long as on 8 texts, linear work the same. */
const LONGER = 8;
/** Half way between the two, by ratio. */
const MOST = 2.8;
/** The same for a text that is twice as long: quadratic work takes 2 times as long as on 2 texts. */
const STILL = 1.4;
/** A busy machine may make linear work look worse, but not each time. */
const TRIES = 8;
/** Comparisons of a text with one twice as long. */
const COMPARED = 5;

/** How much longer eight times the text took; undefined where the work is linear, or too little to tell. */
export function growth(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  const length = enough(work, make);
  if (length === undefined) return undefined;
  const [short, long] = [make(length), make(length * LONGER)];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries += 1) {
    least = Math.min(least, duration(work, long, 1) / duration(work, short, LONGER));
    if (least <= MOST) return undefined;
  }
  // Memory has steps, at which linear work looks worse for once; quadratic work goes on as it began.
  const twice = make(length * LONGER * 2);
  const ratios = Array.from({ length: COMPARED }, () => duration(work, twice, 1) / duration(work, long, 2));
  return median(ratios) > STILL ? least * LONGER : undefined;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The length at which the work can be measured. */
function enough(work: (text: string) => unknown, make: (length: number) => string): number | undefined {
  for (let length = SHORTEST; length <= LONGEST; length *= 2) {
    if (duration(work, make(length), 1) >= ENOUGH_MS) return length;
  }
  return undefined;
}

/** Milliseconds that so many calls work: what else the machine does meanwhile is not counted. */
function duration(work: (text: string) => unknown, text: string, calls: number): number {
  const before = process.threadCpuUsage();
  for (let call = 0; call < calls; call += 1) work(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
