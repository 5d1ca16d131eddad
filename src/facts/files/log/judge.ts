/** How well each line of a failing step explains why it failed. */

import type { LogLine } from './clean.ts';
import type { JudgedLine } from './judged-line.ts';
import { addNearness } from './nearness.ts';
import { isAnnouncement, isBareFailure, isCaught, isCount, isHandled, saysWhy, silentAs } from './phrases.ts';
import { type LineKind, shapeOf } from './shapes.ts';

/** Lines that the runner marks as errors. */
const MARKED = { bonus: 2, least: 6, place: 10, help: 4 };
/** At most, for what only counts, and for what only names what failed. */
const COUNTS = 2.5;
const BARE = 1;
/** At least, for the lines below a heading that announces the cause; and how many they are. */
const ANNOUNCED = { weight: 6, lines: 3 };
/** At least, for the last lines before those that explain nothing. */
const LAST_WORDS = { weight: 1.9, lines: 2 };
/** For the line before the word that a command failed. */
const BEFORE_EXIT = 2;
/** What is taken off where it was dealt with: by its own words, by those beside it, by the level of what logged it. */
const OFF = { handled: 4.5, caught: 5, logged: 3.5, common: 7 };
/** Lines below the name of a failing test in which it says what was thrown. */
const BELOW_TEST = 8;
/** Lines from the first to the last of what comes again and again, three times at least. */
const WIDE = 300;
const LEAST = 0.5;
/** For what a program wrote in red, where not most of what it wrote is: beside its shape, and without one. */
const RED = { bonus: 0.5, least: 4 };
const MOST_RED = 0.3;
/** A word with a mark behind it, at the beginning of lines; so many of them, and such a share of all. */
const FRONT = /^[^\w\s]{0,2}[\w.@/-]{1,40}(?:\]:?|:|\s\|) {1,2}/;
const COMMON = { least: 8, share: 0.5 };

/** Some lines, as `likeness` has them. */
export type LikenessSet = Pick<ReadonlySet<string>, 'has'>;

/** What differs only in numbers tells the same. */
export function likeness(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/**
 * @param lines what the step wrote, up to its end
 * @param innocent what steps that passed wrote as well
 */
export function judge(lines: readonly LogLine[], innocent: LikenessSet): readonly JudgedLine[] {
  const written = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'end');
  const front = commonFront(written);
  const isSign = written.filter(({ red }) => red === true).length <= written.length * MOST_RED;
  const judged = written.map((line) => byItself(line, front, isSign && line.red === true));
  weighNeighbours(judged);
  weighLastWords(judged);
  weighRarity(judged, innocent);
  addNearness(judged);
  return judged;
}

/** What a program puts in front of most lines is no sign, `err:` and `[ERROR]` included. */
function commonFront(lines: readonly LogLine[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const front = FRONT.exec(text)?.[0];
    if (front !== undefined) counts.set(front, (counts.get(front) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= COMMON.least && most[1] > lines.length * COMMON.share ? most[0] : undefined;
}

function byItself(line: LogLine, front: string | undefined, isRed: boolean): JudgedLine {
  const bare = front !== undefined && line.text.startsWith(front) ? line.text.slice(front.length) : line.text;
  const judged = byWords({ ...line, text: bare });
  const weight = isRed && judged.silent === undefined ? Math.max(judged.weight + RED.bonus, RED.least) : judged.weight;
  return { ...judged, text: line.text, kind: judged.kind ?? (weight > 0 ? 'words' : undefined), weight };
}

function byWords({ text, mark }: LogLine): JudgedLine {
  const line = { text, kind: undefined, silent: undefined, weight: 0, total: 0 };
  if (mark === 'group' || mark === 'other') return { ...line, silent: 'low' };
  const shape = shapeOf(text);
  const silent = silentAs(text);
  const isLoud = silent === 'low' && !/warn/i.test(text) && (mark === 'error' || (shape?.weight ?? 0) >= 9);
  if (silent !== undefined && !isLoud)
    return { ...line, silent, weight: mark === 'error' && silent === 'help' ? MARKED.help : 0 };
  if (shape === undefined) return { ...line, weight: mark === 'error' ? MARKED.least : 0 };
  return { ...line, kind: shape.kind, weight: ownWeight(text, mark === 'error', shape.kind, shape.weight) };
}

function ownWeight(text: string, marked: boolean, kind: LineKind, shaped: number): number {
  let weight = shaped;
  if (marked) weight = kind === 'diagnostic' ? MARKED.place : Math.max(weight, MARKED.least) + MARKED.bonus;
  if (isSentence(text)) weight += 0.5;
  const counts = isCount(text) && (kind === 'said' || kind === 'words' || /^\W{0,9}[✖✗]|<<</u.test(text));
  const bare = isBareFailure(text) && kind !== 'test' && kind !== 'diagnostic';
  if (counts || isAnnouncement(text)) weight = Math.min(weight, COUNTS);
  if (bare) weight = Math.min(weight, BARE);
  // A label with one word behind it, mostly a path, tells no story.
  if (kind === 'said' && /^\w{1,20} \w{1,20}: \S+$/.test(text.trim())) weight = Math.min(weight, COUNTS);
  return isHandled(text) ? lowered(weight, OFF.handled) : weight;
}

/** Words enough to tell something. */
function isSentence(text: string): boolean {
  return (text.slice(0, 400).match(/[A-Za-z']{2,}/g)?.length ?? 0) >= 5;
}

/** Of no shape that tells by itself where the failure is. */
function isLoose({ kind, weight }: JudgedLine): boolean {
  return weight > 0 && kind === 'words';
}

function lowered(weight: number, off: number): number {
  return weight === 0 ? 0 : Math.max(LEAST, weight - off);
}

/** What was caught says so near by, or is a line of a log that goes on; what is announced stands below. */
function weighNeighbours(judged: readonly JudgedLine[]): void {
  const at = { trace: -100, low: -100, captured: -100, announced: -100, spoken: -100, test: -100 };
  judged.forEach((line, index) => {
    const { text, silent } = line;
    const before = judged[at.spoken];
    if (silent === 'empty' && before !== undefined && isLoose(before) && index - at.spoken < 3 && /\d/.test(text)) {
      before.weight += BEFORE_EXIT;
    }
    if (silent === undefined) {
      at.spoken = index;
      if (index - at.announced <= ANNOUNCED.lines && line.weight < ANNOUNCED.weight && !isBareFailure(text)) {
        line.kind ??= 'words';
        line.weight = ANNOUNCED.weight;
      }
    }
    if (isAnnouncement(text)) at.announced = index;
    if (/^\s{0,20}Traceback\b/.test(text)) at.trace = index;
    if (silent === 'low' && !/^\s{0,20}\S{1,300}:\d/.test(text)) at.low = index;
    if (/^\s{0,40}console\.\w{3,5}$|Captured \w{3,6}/.test(text)) at.captured = index;
    if (line.kind === 'test') at.test = saysWhy(text) ? -100 : index;
    // What a failing test threw counts as what it expected.
    if (line.kind === 'exception' && index - at.test <= BELOW_TEST) line.kind = 'assertion';
    if (line.kind === undefined || line.kind === 'test' || line.kind === 'diagnostic') return;
    const opened = line.kind === 'exception' && at.trace > index - 60 ? at.trace : index;
    const above = line.kind === 'exception' ? judged.slice(Math.max(0, opened - 2), opened) : [];
    const beside = [...above, ...judged.slice(index + 1, index + 3)];
    if (beside.some((one) => isCaught(one.text))) line.weight = lowered(line.weight, OFF.caught);
    else if (line.kind === 'exception' && opened - at.low === 1) line.weight = lowered(line.weight, OFF.logged);
    if (index - at.captured <= 6) line.weight = lowered(line.weight, OFF.logged);
    if (opened !== index) at.trace = -100;
  });
}

/** What was said last before nothing but names, counts and hints tells why, whatever its shape. */
function weighLastWords(judged: readonly JudgedLine[]): void {
  const tellsNothing = ({ text, silent, weight }: JudgedLine) =>
    silent === 'empty' ||
    silent === 'help' ||
    silent === 'frame' ||
    /^\W{0,6}(?:\w{1,20} \S{1,8} {1,8})?\S{1,300}\.log$/.test(text) ||
    (weight <= COUNTS && (isBareFailure(text) || isCount(text)));
  const end = judged.findLastIndex((line) => !tellsNothing(line));
  if (end < 0 || end === judged.length - 1) return;
  for (const line of judged.slice(Math.max(0, end + 1 - LAST_WORDS.lines), end + 1)) {
    if (line.silent !== undefined || line.weight >= LAST_WORDS.weight) continue;
    line.kind ??= 'words';
    line.weight = LAST_WORDS.weight;
  }
}

/** What steps that passed wrote as well, or what comes again and again all over the step, did not end it. */
function weighRarity(judged: readonly JudgedLine[], innocent: LikenessSet): void {
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
    const common = found.count > 2 && found.last - found.first > WIDE;
    if (common || innocent.has(key)) line.weight = lowered(line.weight, OFF.common);
  }
}
