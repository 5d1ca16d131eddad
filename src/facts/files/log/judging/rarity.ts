/** What was written often, or by steps that passed, did not end a step. */

import { type JudgedLine, lowered } from '../judged-line.ts';

/** What is taken off what was written all over the step, or by others that passed. */
const COMMON_OFF = 7;
/** Lines from the first to the last of what comes again and again, three times at least. */
const WIDE = 300;
/** What a program threw so often, all over the step, it went on from; but for what stands so near to the end. */
const SCATTERED = { times: 3, apart: 30, near: 60, off: 3 };

/** Some lines, as `likeness` has them. */
export type LikenessSet = Pick<ReadonlySet<string>, 'has'>;

/** What differs only in numbers tells the same. */
export function likeness(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/** What steps that passed wrote as well, or what comes again and again all over the step, did not end it. */
export function weighRarity(judged: readonly JudgedLine[], innocent: LikenessSet): void {
  const seen = new Map<string, { readonly first: number; last: number; count: number }>();
  judged.forEach(({ text, weight }, index) => {
    if (weight === 0) return;
    const found = seen.get(likeness(text));
    if (found === undefined) seen.set(likeness(text), { first: index, last: index, count: 1 });
    else Object.assign(found, { last: index, count: found.count + 1 });
  });
  for (const line of judged) {
    const key = likeness(line.text);
    const found = line.weight === 0 ? undefined : seen.get(key);
    if (found === undefined) continue;
    // A linter says the same of many places.
    const common = line.kind !== 'diagnostic' && found.count > 2 && found.last - found.first > WIDE;
    if (common || innocent.has(key)) line.weight = lowered(line.weight, COMMON_OFF);
  }
}

/** A step that throws all the time, whatever it is, goes on from it. */
export function weighScattered(judged: readonly JudgedLine[]): void {
  const thrown = [...judged.keys()].filter((index) => judged[index]?.kind === 'exception');
  const times = thrown.filter((index, at) => index - (thrown[at - 1] ?? -SCATTERED.apart) >= SCATTERED.apart);
  if (times.length < SCATTERED.times || (thrown.at(-1) ?? 0) - (thrown[0] ?? 0) <= WIDE) return;
  for (const index of thrown) {
    const line = judged[index];
    if (line !== undefined && judged.length - index > SCATTERED.near) line.weight = lowered(line.weight, SCATTERED.off);
  }
}
