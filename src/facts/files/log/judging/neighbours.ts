import { type JudgedLine, lowered } from '../judged-line.ts';
import { hasWords, isAnnouncement, isBareFailure, isCaught, isCount, listsNames, saysWhy } from '../phrases.ts';

/** What the lines beside one tell of it. */

/** At least, for the lines below a heading that announces the cause; and how many they are. */
const ANNOUNCED = { sentence: 6, name: 5.5, lines: 3 };
/** For the line before the word that a command failed. */
const BEFORE_EXIT = { bonus: 2, most: 6 };
/**
 * What is taken off where it was dealt with: by those beside it, by the level of what logged it; and off the name of a
 * test that has nothing below.
 */
const OFF = { caught: 5, logged: 3.5, unsaid: 3 };
/** Lines below the name of a failing test in which it says what was thrown. */
const BELOW_TEST = 8;

/** What was caught says so near by, or is a line of a log that goes on; what is announced stands below. */
export function weighNeighbours(judged: readonly JudgedLine[]): void {
  const at = { trace: -100, low: -100, captured: -100, announced: -100, spoken: -100, test: -100 };
  judged.forEach((line, index) => {
    const { text, silent } = line;
    const before = judged[at.spoken];
    if (silent === 'empty' && before !== undefined && index - at.spoken < 3 && /\d/.test(text)) raiseLast(before);
    if (silent === undefined) {
      at.spoken = index;
      if (index - at.announced <= ANNOUNCED.lines) raiseAnnounced(line);
    }
    if (isAnnouncement(text) && !listsNames(text)) at.announced = index;
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
  weighBareTests(judged);
}

/** What was said last before the word that a command failed, and has no shape that tells by itself where. */
function raiseLast(line: JudgedLine): void {
  if (line.kind !== 'words' || line.weight === 0 || isCount(line.text) || isBareFailure(line.text)) return;
  line.weight = Math.max(line.weight, Math.min(line.weight + BEFORE_EXIT.bonus, BEFORE_EXIT.most));
}

function raiseAnnounced(line: JudgedLine): void {
  const weight = hasWords(line.text, 3) ? ANNOUNCED.sentence : ANNOUNCED.name;
  if (line.weight >= weight || isBareFailure(line.text) || isAnnouncement(line.text)) return;
  line.kind ??= 'words';
  line.weight = weight;
}

/** The name of a failed test tells less than a message that stands anywhere but below it. */
function weighBareTests(judged: readonly JudgedLine[]): void {
  const isMessage = ({ kind, weight }: JudgedLine) => kind !== 'test' && kind !== 'words' && weight > OFF.unsaid;
  if (!judged.some(isMessage)) return;
  judged.forEach((line, index) => {
    const next = judged[index + 1];
    const isDone = next?.silent === 'passed' && /\w/.test(next.text);
    const isAlone = next === undefined || next.kind === 'test' || next.silent === 'empty' || isDone;
    if (line.kind === 'test' && isAlone && !saysWhy(line.text)) line.weight = lowered(line.weight, OFF.unsaid);
  });
}

/** For the cause of all, and off for what it caused. */
const CAUSES = 1;
/** Lines from one cause to the next. */
const CHAINED = 8;
const CAUSE = /^\s{0,20}caused by: \S/i;
const HEADING = /^\s{0,20}caused by:$/i;

/** What caused one another, as `Caused by: …` says: the last is the cause of all, whatever those above repeat of it. */
export function weighCauses(judged: readonly JudgedLine[]): void {
  let isOuter = false;
  let last = Number.POSITIVE_INFINITY;
  for (let index = judged.length - 1; index >= 0; index -= 1) {
    const line = judged[index];
    if (line === undefined || line.silent === 'frame' || HEADING.test(line.text)) continue;
    const isCause = CAUSE.test(line.text) || HEADING.test(judged[index - 1]?.text ?? '');
    if (isCause && last - index > CHAINED) line.weight += CAUSES;
    else if (isOuter && (line.kind === 'exception' || line.kind === 'assertion')) line.weight -= CAUSES;
    isOuter = isCause;
    if (isCause) last = index;
  }
}
