/** How well each line of a failing step explains why it failed. */

import { type LogLine, withoutTime } from './clean.ts';
import { type JudgedLine, lowered } from './judged-line.ts';
import { markBeyond } from './judging/beyond.ts';
import { commonFronts, withoutFront } from './judging/fronts.ts';
import { addNearness } from './judging/nearness.ts';
import { weighCauses, weighNeighbours } from './judging/neighbours.ts';
import { weighPlacedBelow } from './judging/placed-below.ts';
import { type LikenessSet, weighRarity, weighScattered } from './judging/rarity.ts';
import { weighRoots } from './judging/roots.ts';
import { silentInSections } from './judging/sections.ts';
import { endsByWarnings, isWarning } from './judging/strict.ts';
import { weighSummary } from './judging/summaries.ts';
import { withWholeTitles } from './judging/titles.ts';
import { hasWords, isAnnouncement, isBareFailure, isCount, isHandled, silentAs } from './phrases.ts';
import { type LineKind, shapeOf } from './shapes.ts';

/** Lines that the runner marks as errors. */
const MARKED = { bonus: 2, least: 6, place: 10, help: 4, named: 2.5 };
/** At least, for what counts in spite of its low level. */
const LOUD = 9;
/** At most, for what only counts, and for what only names what failed. */
const COUNTS = 1.8;
const BARE = 1;
/** At least, for the last lines before those that explain nothing. */
const LAST_WORDS = { weight: 1.9, lines: 2 };
/** What is taken off where it was dealt with, by its own words, and where what was wrong stands in the brackets it opens. */
const OFF = { handled: 4.5, opened: 2 };
/** For warnings that are what a step failed by, as it says in its last lines. */
const STRICT = { kind: 'diagnostic', weight: 8, last: 10 } as const;
/** For what a program wrote in red, where not most of what it wrote is: beside its shape, and without one. */
const RED = { bonus: 0.5, least: 4 };
const MOST_RED = 0.3;

/**
 * @param lines what the step wrote, up to its end
 * @param innocent what steps that passed wrote as well
 */
export function judge(lines: readonly LogLine[], innocent: LikenessSet): readonly JudgedLine[] {
  const written = withWholeTitles(
    lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'end'),
  );
  const fronts = commonFronts(written);
  const isStrict = written.slice(-STRICT.last).some(({ text }) => endsByWarnings(text));
  const isSign = written.filter(({ red }) => red === true).length <= written.length * MOST_RED;
  const texts = written.map(({ text }) => withoutFront(withoutTime(text), fronts));
  const silent = silentInSections(texts);
  const judged = written.map((line, index): JudgedLine => {
    const beside = { text: texts[index] ?? '', isStrict, isRed: isSign && line.red === true };
    const pointedAt = POINTER.test(texts[index + 1] ?? '') && !isSaid(beside.text) ? 'code' : undefined;
    const silence = line.mark === undefined ? (silent.get(index) ?? pointedAt) : undefined;
    return silence === undefined ? byItself(line, beside) : { ...UNJUDGED, text: line.text, silent: silence };
  });
  weighNeighbours(judged);
  weighCauses(judged);
  markBeyond(judged);
  weighLastWords(judged);
  weighRarity(judged, innocent);
  weighScattered(judged);
  weighPlacedBelow(judged);
  weighSummary(judged);
  addNearness(judged);
  weighRoots(judged);
  return judged;
}

/** Alone on its line, below the code that it points at. */
const POINTER = /^\s{0,200}\^[\^~]{0,200}\s{0,4}$/;

/** A message may have a pointer below as well, if it says its level or place. */
function isSaid(text: string): boolean {
  return /^\W{0,8}(?:error|fatal|failure|severe)\b/i.test(text) || shapeOf(text)?.kind === 'diagnostic';
}

/** What is known of a line and of its step. */
interface Beside {
  /** Without its time and what stands in front of most lines. */
  readonly text: string;
  /** Its warnings are what it failed by. */
  readonly isStrict: boolean;
  readonly isRed: boolean;
}

function byItself(line: LogLine, { text, isStrict, isRed }: Beside): JudgedLine {
  const isCause = isStrict && isWarning(text);
  const judged = isCause ? { ...UNJUDGED, kind: STRICT.kind, weight: STRICT.weight } : byWords({ ...line, text });
  const weight = isRed && judged.silent === undefined ? Math.max(judged.weight + RED.bonus, RED.least) : judged.weight;
  return { ...judged, text: line.text, kind: judged.kind ?? (weight > 0 ? 'words' : undefined), weight };
}

const UNJUDGED = { kind: undefined, silent: undefined, weight: 0, total: 0 };

function byWords({ text, mark }: LogLine): JudgedLine {
  const line = { ...UNJUDGED, text };
  if (mark === 'group' || mark === 'other') return { ...line, silent: 'low' };
  const silent = silentAs(text);
  const silenced = { ...line, silent, weight: mark === 'error' && silent === 'help' ? MARKED.help : 0 };
  const mayBeLoud = silent === 'low' && !/warn/i.test(text);
  if (silent !== undefined && !mayBeLoud) return silenced;
  const shape = shapeOf(text);
  if (mayBeLoud && mark !== 'error' && (shape?.weight ?? 0) < LOUD) return silenced;
  if (shape === undefined) return { ...line, weight: mark === 'error' ? MARKED.least : 0 };
  return { ...line, kind: shape.kind, weight: ownWeight(text, mark === 'error', shape.kind, shape.weight) };
}

function ownWeight(text: string, marked: boolean, kind: LineKind, shaped: number): number {
  let weight = shaped;
  if (marked) weight = kind === 'diagnostic' ? MARKED.place : Math.max(weight, MARKED.least) + MARKED.bonus;
  if (hasWords(text, 5)) weight += 0.5;
  const counts = isCount(text) && (kind === 'said' || kind === 'words' || /^\W{0,9}[✖✗]|<<</u.test(text));
  const bare = isBareFailure(text) && kind !== 'test' && kind !== 'diagnostic' && kind !== 'assertion';
  if (counts || isAnnouncement(text)) weight = Math.min(weight, COUNTS);
  if (bare) weight = Math.min(weight, BARE);
  // What the runner marks, or says its level, is told where nothing else is.
  if ((marked || /^\W{0,8}(?:error|fatal)\b/i.test(text)) && !counts) weight = Math.max(weight, MARKED.named);
  if (/[{[(]$/.test(text)) weight = lowered(weight, OFF.opened);
  // A label with one word behind it, mostly a path, tells no story.
  if (kind === 'said' && /^\w{1,20} \w{1,20}: \S+$/.test(text.trim())) weight = Math.min(weight, COUNTS);
  return isHandled(text) ? lowered(weight, OFF.handled) : weight;
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
    if (line.silent !== undefined || line.isBeyond === true || line.weight >= LAST_WORDS.weight) continue;
    line.kind ??= 'words';
    line.weight = LAST_WORDS.weight;
  }
}
