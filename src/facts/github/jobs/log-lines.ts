/** The lines of a job's log that its failing step wrote, and those of them that explain the failure. */

import { explainingLines, isTelling } from './phrases.ts';

/** The step that is looked for. */
export interface LoggedStep {
  readonly name: string | undefined;
  /** ISO 8601, in whole seconds. */
  readonly at: { readonly from: string; readonly to: string } | undefined;
}

/** What the log tells of a failing step. */
export interface Logged {
  /** The step's lines that the runner marks as errors, empty phrases included. */
  readonly marked: readonly string[];
  /** Such lines of other steps, which are tolerated. */
  readonly foreign: readonly string[];
  /** What explains the failure best; nothing where no line does. */
  readonly lines: readonly string[];
}

/** One step's output, or that of one part of a composite step. */
interface Block {
  readonly title: string;
  readonly at: number;
  readonly lines: string[];
  readonly marked: string[];
}

const MOST_LINES = 12;
/** Characters of a line that are looked at. */
const LONGEST_LINE = 8_000;
const STAMP = /^\uFEFF?(\d{4}-\d\d-\d\dT[\d:.]{8,20}Z) ?/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const COLOUR = /\u001B\[[\d;:]{0,30}[A-Za-z]/g;
const ERROR = '##[error]';

/** Where it is not certain which lines are the step's, all are foreign. */
export function loggedBy(log: string, step: LoggedStep): Logged {
  const blocks = blocksOf(log);
  const block = failingBlock(blocks, step);
  const foreign = blocks.filter((one) => one !== block).flatMap(({ marked }) => marked);
  if (block === undefined) return { marked: [], foreign, lines: [] };
  const telling = block.marked.filter(isTelling);
  const lines = telling.length > 0 ? telling.slice(0, MOST_LINES) : explainingLines(block.lines, MOST_LINES);
  return { marked: block.marked, foreign, lines };
}

/**
 * A failing step has a line that is marked as an error. Where several have one, as those have whose failure is
 * tolerated, the times of the step decide, then its name; of what is left, the last: it ended the step.
 */
function failingBlock(blocks: readonly Block[], { name, at }: LoggedStep): Block | undefined {
  const red = blocks.filter(({ marked }) => marked.length > 0);
  if (red.length < 2) return red[0];
  const within = at === undefined ? red : red.filter((block) => isWithin(block.at, at));
  const named = within.filter(({ title }) => title === name);
  return named.at(-1) ?? (at === undefined ? undefined : within.at(-1));
}

function isWithin(time: number, { from, to }: NonNullable<LoggedStep['at']>): boolean {
  return time >= Date.parse(from) && time < Date.parse(to) + 1_000;
}

/** Every step begins with a group that is named after what it runs; the clean-up at the end has a line of its own. */
function blocksOf(log: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const written of log.split('\n')) {
    const stamp = STAMP.exec(written.slice(0, 60));
    const line = written
      .slice(stamp?.[0].length ?? 0)
      .slice(0, LONGEST_LINE)
      .replace(COLOUR, '')
      .trimEnd();
    const title = /^##\[group\](Run .*)$/.exec(line)?.[1] ?? /^Post job cleanup\.$/.exec(line)?.[0];
    if (title !== undefined || blocks.length === 0) {
      blocks.push({ title: title ?? '', at: Date.parse(stamp?.[1] ?? ''), lines: [], marked: [] });
    }
    const block = blocks.at(-1);
    if (line.startsWith(ERROR)) block?.marked.push(line.slice(ERROR.length).trim());
    else if (line !== '' && !line.startsWith('##[') && !line.startsWith('[command]')) block?.lines.push(line);
  }
  return blocks;
}
