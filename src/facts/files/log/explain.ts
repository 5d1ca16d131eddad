/** The lines of a log that explain why it failed. */

import { type Block, blocksOf, failingBlocks, type LoggedStep, outputOf } from './blocks.ts';
import { type JudgedLine, judge, type LikenessSet, likeness } from './judge.ts';
import { failuresIn, type QuotedFailures } from './quote.ts';

/** What a log tells of a failing step. */
export interface LogExplanation extends QuotedFailures {
  /** The step's lines that the runner marks as errors, empty phrases included. */
  readonly marked: readonly string[];
  /** Such lines of other steps, which are tolerated. */
  readonly foreign: readonly string[];
}

/** Blocks that are read, beside the first of those that failed. */
const MOST_READ = 3;
/** What ends a step stands before what fails because of it. */
const FIRST_BONUS = 2;

const WHOLE: LoggedStep = { name: undefined, at: undefined };

/**
 * @param step the failing one; of a log without steps, or where it is not known, nothing
 * @param late called while the log is read
 * @throws LogUnread once it is late
 */
export function explainLog(log: string, step: LoggedStep = WHOLE, late?: () => boolean): LogExplanation {
  const blocks = blocksOf(log, late);
  const red = failingBlocks(blocks, step);
  const passedBefore = linesOfPassed(blocks, red);
  const judgedOf = (block: Block): StepCandidate => ({ block, judged: judge(outputOf(block), passedBefore(block)) });
  const read = [...new Set([...red.slice(0, 1), ...red.slice(-MOST_READ)])].map(judgedOf);
  const bonus = ({ block }: StepCandidate) => (block === red[0] ? FIRST_BONUS : 0);
  const [best] = read.toSorted((a, b) => sureness(b.judged) + bonus(b) - sureness(a.judged) - bonus(a));
  const quoted = failuresIn(best?.judged ?? []);
  const script = best === undefined || quoted.failures.length > 0 || saysWhy(best.block) ? [] : scriptOf(best.block);
  return {
    failures: script.length > 0 ? [{ lines: script, trace: [] }] : quoted.failures,
    sure: quoted.sure,
    marked: best?.block.marked ?? [],
    foreign: blocks.flatMap((block) => (block === best?.block ? [] : block.marked)),
  };
}

/** A step whose marks tell nothing, and that wrote nothing else, is known by what it ran. */
function saysWhy({ marked }: Block): boolean {
  return marked.some((line) => !/^process completed with exit code -?\d+\.?$/i.test(line.trim()));
}

interface StepCandidate {
  readonly block: Block;
  readonly judged: readonly JudgedLine[];
}

/** What the steps before a block wrote that did not fail: each is read once, and only where it is needed. */
function linesOfPassed(blocks: readonly Block[], failing: readonly Block[]): (block: Block) => LikenessSet {
  /** The first block that wrote something like it. */
  const firstOf = new Map<string, number>();
  let read = 0;
  return (of) => {
    const at = blocks.indexOf(of);
    for (; read < at; read += 1) {
      const block = blocks[read];
      if (block === undefined || failing.includes(block)) continue;
      for (const { text } of block.lines) {
        const key = likeness(text);
        if (!firstOf.has(key)) firstOf.set(key, read);
      }
    }
    return { has: (key) => (firstOf.get(key) ?? at) < at };
  };
}

function sureness(judged: readonly JudgedLine[]): number {
  return judged.reduce((most, { total, weight }) => (weight > 0 ? Math.max(most, total) : most), 0);
}

/** Lines of a script that are quoted. */
const MOST_OF_SCRIPT = 12;

/** The script of a step, as the runner shows it above what it wrote; nothing for an action. */
function scriptOf({ title, lines }: Block): readonly string[] {
  const script: string[] = [];
  if (!title.startsWith('Run ')) return [];
  for (const { mark, text } of lines) {
    if (mark === 'end') break;
    if (/^shell: /.test(text)) return script;
    if (mark !== 'group' && script.length < MOST_OF_SCRIPT) script.push(text.trim());
  }
  return [];
}
