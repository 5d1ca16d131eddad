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
  /** Those that are not empty, without private keys. */
  readonly lines: LogLine[];
}

/** Lines of a private key at most: none of them is quoted. */
const KEY_LINES = 200;
/** Lines before the end of a step that are looked at, and of a log: more than any that people read has. */
const MOST_LINES = 20_000;
const MOST_OF_LOG = 300_000;
/** Steps before the end of a log, and marked lines of each. */
const MOST_BLOCKS = 2_000;
const MOST_MARKED = 2_000;
/** Lines between two looks at the clock. */
const AT_ONCE = 1_000;

/** There is no time left to read a log to its end. */
export class LogUnread extends Error {}

/**
 * Every step begins with a group that is named after what it runs; the clean-up at the end has a line of its own.
 *
 * @param late called while lines are read
 * @throws LogUnread once it is late
 */
export function blocksOf(log: string, late: () => boolean = () => false): readonly Block[] {
  const blocks: Block[] = [];
  const keys = new PrivateKeys();
  let read = 0;
  for (let start = startOf(log), end = start; start < log.length; start = end + 1) {
    end = log.indexOf('\n', start);
    if (end < 0) end = log.length;
    read += 1;
    if (read % AT_ONCE === 0 && late()) throw new LogUnread();
    const cleaned = end === start ? undefined : cleanLine(log.slice(start, end));
    const line = cleaned && (cleaned.text !== '' || cleaned.mark !== undefined) ? keys.leftOut(cleaned) : undefined;
    if (line === undefined) continue;
    const title = stepTitle(line);
    if (title !== undefined || blocks.length === 0) {
      blocks.push({ title: title ?? '', at: line.at ?? Number.NaN, marked: [], lines: [] });
    }
    const { marked = [], lines = [] } = blocks.at(-1) ?? {};
    if (line.mark === 'error' && marked.length < MOST_MARKED) marked.push(line.text.trim());
    lines.push(line);
    if (blocks.length > MOST_BLOCKS) blocks.shift();
  }
  return blocks;
}

/** Where the last lines begin; empty ones are not counted. */
function startOf(log: string): number {
  let end = log.length;
  for (let lines = 0; end > 0 && lines < MOST_OF_LOG; ) {
    const start = log.lastIndexOf('\n', end - 1);
    if (end - start > 1) lines += 1;
    end = start;
  }
  return end <= 0 ? 0 : end + 1;
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

/** The output of a block: without the script and the environment that stand above it, and what came after its end. */
export function outputOf({ title, lines }: Block): readonly LogLine[] {
  const group = title.startsWith('Run ') ? -1 : lines.findIndex(({ mark }) => mark === 'group');
  const above = lines.findIndex(({ mark }) => mark === 'end');
  // A log that begins in the middle may begin within what stands above.
  const start = above >= 0 && (group < 0 || above < group) ? above + 1 : 0;
  const end = lines.findLastIndex(({ mark, text }, at) => at >= start && mark === 'error' && isExit(text));
  const read = lines.slice(start, end < 0 ? undefined : end + 1).slice(-MOST_LINES);
  // A log that is cut off may not tell where the script ends.
  return start > 0 ? read : read.filter(({ text }) => title !== `Run ${text.trim()}`);
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
  leftOut(line: LogLine): LogLine | undefined {
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
