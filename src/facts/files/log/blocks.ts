/** The parts of a log, each of which a step wrote, and of them the failing one. */

import { cleanLine, type LogLine } from './clean.ts';
import { isExit } from './phrases.ts';

/** The step that is looked for. */
export interface LoggedStep {
  readonly name: string | undefined;
  /** ISO 8601, in whole seconds. */
  readonly at: { readonly from: string; readonly to: string } | undefined;
}

/** One step's output, or that of one part of a composite step. */
export interface Block {
  readonly title: string;
  /** When it began, in milliseconds since the epoch; not a number where that is not told. */
  readonly at: number;
  /** What the runner marks as errors. */
  readonly marked: string[];
  readonly log: string;
  /** Where it ends in the log. */
  readonly to: number;
  /**
   * Those from one place of the block to another; all, where none is given. Made anew each time: of all lines of a long log
   * the memory would hold several copies.
   */
  readonly lines: (from?: number, to?: number) => Iterable<PositionedLine>;
}

interface PositionedLine extends LogLine {
  /** Where it begins. */
  readonly from: number;
}

/** Lines of a private key at most: none of them is quoted. */
const KEY_LINES = 200;
/** Lines before the end of a step that are looked at. */
const MOST_LINES = 20_000;
/** The same of a log: more than any that people read has, where a log is made of little but line breaks. */
const MOST_OF_LOG = 300_000;
/** Steps before the end of a log, and marked lines of each. */
const MOST_BLOCKS = 2_000;
const MOST_MARKED = 2_000;

const NEVER = () => false;

/** There is no time left to read a log to its end. */
export class LogUnread extends Error {}

/**
 * Every step begins with a group that is named after what it runs; the clean-up at the end has a line of its own.
 *
 * @param late asked while lines are read
 * @throws LogUnread once it is late; so does reading the lines of a block
 */
export function blocksOf(log: string, late: () => boolean = NEVER): readonly Block[] {
  const starts: { readonly from: number; readonly title: string; readonly at: number; readonly marked: string[] }[] =
    [];
  for (const line of linesIn(log, { from: lastLines(log, log.length, MOST_OF_LOG), to: log.length, late })) {
    const title = stepTitle(line);
    if (title !== undefined || starts.length === 0) {
      starts.push({ from: line.from, title: title ?? '', at: line.at ?? Number.NaN, marked: [] });
    }
    const { marked = [] } = starts.at(-1) ?? {};
    if (line.mark === 'error' && marked.length < MOST_MARKED) marked.push(line.text.trim());
    if (starts.length > MOST_BLOCKS) starts.shift();
  }
  return starts.map(({ from, ...block }, index) => {
    const to = starts[index + 1]?.from ?? log.length;
    const lines = (start = from, end = to) => linesIn(log, { from: Math.max(from, start), to: end, late });
    return { ...block, log, to, lines };
  });
}

/** Where the last lines before a place begin; empty ones are not counted. */
function lastLines(log: string, before: number, most: number): number {
  let end = log[before - 1] === '\n' ? before - 1 : before;
  for (let lines = 0; end > 0 && lines < most; ) {
    const start = log.lastIndexOf('\n', end - 1);
    if (end - start > 1) lines += 1;
    end = start;
  }
  return end <= 0 ? 0 : end + 1;
}

function afterLine(log: string, place: number): number {
  const end = log.indexOf('\n', place);
  return end < 0 ? log.length : end + 1;
}

/**
 * Blocks that may be the failing step's: all of which hold a line that is marked as an error. The times of the step
 * decide, then its name; of those that are left, the last ended the step. Where nothing decides, all of them. Where
 * nothing is marked, those of its time; of a log without times or for a step without them, all.
 */
export function failingBlocks(blocks: readonly Block[], { name, at }: LoggedStep): readonly Block[] {
  const red = blocks.filter(({ marked }) => marked.length > 0);
  if (red.length === 1) return red;
  if (red.length === 0) {
    const isUntimed = at === undefined || blocks.every((block) => Number.isNaN(block.at));
    return isUntimed ? blocks : blocks.filter((block) => isWithin(block.at, at));
  }
  const within = at === undefined ? [] : red.filter((block) => isWithin(block.at, at));
  if (within.length === 0) return red;
  const named = within.filter(({ title }) => title === name);
  return [named.at(-1) ?? within.at(-1) ?? []].flat();
}

/**
 * The output of a block: without the script and the environment that stand above it, and what came after its end. First
 * its bounds are looked for, so that of a long one no more is kept than what is looked at.
 */
export function outputOf({ title, log, to, lines }: Block): readonly LogLine[] {
  // A log that begins in the middle may begin within what stands above.
  let isAbove = true;
  let [start, end] = [0, 0];
  for (const { mark, text, from } of lines()) {
    if (mark === 'group' && !title.startsWith('Run ') && start === 0) isAbove = false;
    if (mark === 'end' && isAbove) {
      [start, end, isAbove] = [from + 1, 0, false];
    } else if (mark === 'error' && isExit(text)) end = from + 1;
  }
  const last = end === 0 ? to : afterLine(log, end);
  const first = Math.max(start, lastLines(log, last, MOST_LINES));
  // The first line of a key may stand a little before.
  const read = [...lines(lastLines(log, first, KEY_LINES), last)];
  // A log that is cut off may not tell where the script ends.
  const isScript = (text: string) => isAbove && title === `Run ${text.trim()}`;
  return read.filter(({ from, text }) => from >= first && !isScript(text));
}

interface LogPart {
  readonly from: number;
  readonly to: number;
  readonly late: () => boolean;
}

const EMPTY: LogLine = { text: '', mark: undefined, at: undefined };
/** Lines between two looks at the clock. */
const AT_ONCE = 1_000;

/** The lines from one place to another that are not empty, without those of private keys. */
function* linesIn(log: string, { from, to, late }: LogPart): Generator<PositionedLine> {
  const keys = new PrivateKeys();
  let read = 0;
  for (let start = from; start < to; ) {
    const found = log.indexOf('\n', start);
    const end = found < 0 ? log.length : found;
    read += 1;
    if (read % AT_ONCE === 0 && late()) throw new LogUnread();
    const line = { ...(end === start ? EMPTY : cleanLine(log.slice(start, end))), from: start };
    start = end + 1;
    if (line.text === '' && line.mark === undefined) continue;
    const rest = keys.leftOut(line);
    if (rest !== undefined) yield rest;
  }
}

function stepTitle({ text, mark }: LogLine): string | undefined {
  if (mark === 'group') return text.startsWith('Run ') ? text : undefined;
  return mark === undefined && /^(?:Post job cleanup\.|Cleaning up orphan processes)$/.test(text) ? text : undefined;
}

function isWithin(time: number, { from, to }: NonNullable<LoggedStep['at']>): boolean {
  return time >= Date.parse(from) && time < Date.parse(to) + 1_000;
}

/** Leaves the lines of private keys out of a log, which is given line by line. */
class PrivateKeys {
  /** What stands before the first line of the key, as before its others: a time, the name of a file. */
  #before = '';
  /** Lines that may still be of the key. */
  #left = 0;

  /** The line without a key that begins in it, as what stands before says what it is about; undefined where nothing is left. */
  leftOut(line: PositionedLine): PositionedLine | undefined {
    const { text } = line;
    const key = text.includes('PRIVATE KEY-----') ? text.indexOf('-----BEGIN ') : -1;
    if (key < 0) {
      const isEnd = this.#left > 0 && text.includes('-----END ');
      this.#left = this.#left > 0 && !isEnd && isKeyText(line, this.#before) ? this.#left - 1 : 0;
      return isEnd || this.#left > 0 ? undefined : line;
    }
    this.#before = text.slice(0, key);
    this.#left = text.includes('-----END ', key) ? 0 : KEY_LINES;
    return this.#before === '' ? undefined : { ...line, text: this.#before.trimEnd() };
  }
}

/** One word of a key, or a header of it, before marks such as `\n",`. */
const KEY_TEXT = /^(?:[A-Za-z0-9+/=]{0,200}(?:\\[nr])*[^A-Za-z0-9]*|(?:Proc-Type|DEK-Info): .*)$/;

/**
 * What stands between the first and the last line of a key, however it is indented or marked; any other line ends it.
 */
function isKeyText({ text, mark }: LogLine, before: string): boolean {
  if (mark !== undefined) return false;
  const [line, start] = [comparableText(text), comparableText(before)];
  const rest = start !== '' && line.length > start.length && line.startsWith(start) ? line.slice(start.length) : line;
  return [line, rest].some((one) => KEY_TEXT.test(withoutMarks(one))) || LONG_WORD.test(line);
}

/** At the end of a line, as long as only keys have it. */
const LONG_WORD = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{40,}(?![A-Za-z0-9+/=])(?:\\[nr])*[^A-Za-z0-9]*$/;

/** The same for two times, and for two lines of a file. */
function comparableText(text: string): string {
  return text.replaceAll(/\d/g, '0').replaceAll(/(?<=[^A-Za-z0-9+/=]|^)0+(?=[^A-Za-z0-9+/=])/g, '0');
}

function withoutMarks(text: string): string {
  return text.replaceAll(/<\/?\w{1,40}>/g, '').replace(/^[^A-Za-z0-9]+/, '');
}
