/** How well each line of a failing step explains why it failed. */

import type { LogLine } from './clean.ts';
import { withoutTime } from './clock-time.ts';
import { type JudgedLine, lowered } from './judged-line.ts';
import { commonFronts, withoutFront } from './judging/fronts.ts';
import { addNearness } from './judging/nearness.ts';
import { type LikenessSet, weighRarity, weighScattered } from './judging/rarity.ts';
import { endsByWarnings, isWarning } from './judging/strict.ts';
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
const OFF = { handled: 4.5, caught: 5, logged: 3.5 };
/** Lines below the name of a failing test in which it says what was thrown. */
const BELOW_TEST = 8;
/** For the cause of all that it caused, and off for those. */
const CAUSES = 1;
/** For warnings that are what a step failed by, as it says in its last lines. */
const STRICT = { weight: 8, last: 10 };
/** For what a program wrote in red, where not most of what it wrote is: beside its shape, and without one. */
const RED = { bonus: 0.5, least: 4 };
const MOST_RED = 0.3;

/**
 * @param lines what the step wrote, up to its end
 * @param innocent what steps that passed wrote as well
 */
export function judge(lines: readonly LogLine[], innocent: LikenessSet): readonly JudgedLine[] {
  const written = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'end');
  const fronts = commonFronts(written);
  const isStrict = written.slice(-STRICT.last).some(({ text }) => endsByWarnings(text));
  const isSign = written.filter(({ red }) => red === true).length <= written.length * MOST_RED;
  const judged = written.map((line) => byItself(line, { fronts, isStrict, isRed: isSign && line.red === true }));
  weighNeighbours(judged);
  weighCauses(judged);
  weighLastWords(judged);
  weighRarity(judged, innocent);
  weighScattered(judged);
  addNearness(judged);
  return judged;
}

/** What is known of the step beside one of its lines. */
interface Beside {
  readonly fronts: readonly string[];
  /** Its warnings are what it failed by. */
  readonly isStrict: boolean;
  readonly isRed: boolean;
}

function byItself(line: LogLine, { fronts, isStrict, isRed }: Beside): JudgedLine {
  const text = withoutFront(withoutTime(line.text), fronts);
  const judged = isStrict && isWarning(text) ? strictly(text) : byWords({ ...line, text });
  const weight = isRed && judged.silent === undefined ? Math.max(judged.weight + RED.bonus, RED.least) : judged.weight;
  return { ...judged, text: line.text, kind: judged.kind ?? (weight > 0 ? 'words' : undefined), weight };
}

function strictly(text: string): JudgedLine {
  return { text, kind: 'diagnostic', silent: undefined, weight: STRICT.weight, total: 0 };
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
  const bare = isBareFailure(text) && kind !== 'test' && kind !== 'diagnostic' && kind !== 'assertion';
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

/** Of what caused one another the last is the cause of all, whatever those above repeat of it. */
function weighCauses(judged: readonly JudgedLine[]): void {
  let below: JudgedLine | undefined;
  for (const line of judged.toReversed()) {
    if (line.silent === 'frame') continue;
    const isOuter = below !== undefined && isCause(below.text);
    if (isCause(line.text) && !isOuter) line.weight += CAUSES;
    else if (isOuter && (line.kind === 'exception' || line.kind === 'assertion')) line.weight -= CAUSES;
    below = line;
  }
}

function isCause(text: string): boolean {
  return /^\s{0,20}caused by: \S/i.test(text);
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
