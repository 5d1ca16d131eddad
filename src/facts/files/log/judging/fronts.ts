/** What a program puts in front of most of its lines is no sign, `err:` and `[ERROR]` included. */

import { type LogLine, withoutTime } from '../clean.ts';

/** A word with a mark behind it, at the beginning of lines. */
const FRONT = /^[^\w\s]{0,2}[\w.@/-]{1,40}(?:\]:?|:|\s\||==|>) {1,2}/;
/** So many lines of it, such a share of all of them, and how many are the last ones. */
const COMMON = { least: 8, share: 0.5, last: 40 };

/** Those of all lines, and of the last ones: the program that failed may be one of many. */
export function commonFronts(lines: readonly LogLine[]): readonly string[] {
  return [lines, lines.slice(-COMMON.last)].flatMap((some) => commonFront(some) ?? []);
}

export function withoutFront(text: string, fronts: readonly string[]): string {
  return text.slice(fronts.find((front) => text.startsWith(front))?.length ?? 0);
}

function commonFront(lines: readonly LogLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const front = FRONT.exec(withoutTime(text))?.[0];
    if (front !== undefined) counts.set(front, (counts.get(front) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= COMMON.least && most[1] > lines.length * COMMON.share ? most[0] : undefined;
}
