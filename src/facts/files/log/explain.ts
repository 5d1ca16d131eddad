import { type Block, blocksOf, failingBlocks, type LoggedStep, outputOf } from './blocks.ts';
import { failuresIn, type QuotedFailures } from './failures.ts';
import { judge } from './judge.ts';
import type { JudgedLine } from './judged-line.ts';
import { type LikenessSet, likeness } from './judging/rarity.ts';

/** The lines of a log that explain why it failed. */

/** What a log tells of a failing step. */
export interface LogExplanation extends QuotedFailures {
  /** The step's lines that the runner marks as errors, empty phrases included. */
  readonly marked: readonly string[];
  /** Such lines of other steps, which are tolerated. */
  readonly foreign: readonly string[];
}

/** Blocks that are asked, beside the first of those that failed. */
const MOST_ASKED = 3;
/** Lines that may tell something; with fewer, the step before is asked that wrote more, where none is known. */
const FEW = 3;
/** Blocks before the marked one that are looked at for that. */
const MOST_BEFORE = 8;
/** What ends a step stands before what fails because of it. */
const FIRST_BONUS = 2;

const WHOLE: LoggedStep = { name: undefined, at: undefined };

/**
 * @param step the failing one; of a log without steps, or where it is not known, nothing
 * @param late asked while the log is read
 * @throws LogUnread once it is late
 */
export function explainLog(log: string, step: LoggedStep = WHOLE, late?: () => boolean): LogExplanation {
  const blocks = blocksOf(log, late);
  const red = failingBlocks(blocks, step);
  const innocentBefore = innocentLines(blocks, red);
  const judgedOf = (block: Block): StepCandidate => ({ block, judged: judge(outputOf(block), innocentBefore(block)) });
  const asked = [...new Set([...red.slice(0, 1), ...red.slice(-MOST_ASKED)])].map(judgedOf);
  const isKnown = step.name !== undefined || step.at !== undefined;
  const candidates = isKnown || asked.some(speaks) ? asked : [...asked, ...speaksBefore(blocks, red[0], judgedOf)];
  const bonus = ({ block }: StepCandidate) => (block === red[0] ? FIRST_BONUS : 0);
  const [best] = candidates.toSorted((a, b) => sureness(b.judged) + bonus(b) - sureness(a.judged) - bonus(a));
  const quoted = failuresIn(best?.judged ?? []);
  const script = best === undefined || quoted.failures.length > 0 || saysWhy(best.block) ? [] : scriptOf(best.block);
  return {
    failures: script.length > 0 ? [{ lines: script, trace: [] }] : quoted.failures,
    sure: quoted.sure,
    marked: markedIn(best === undefined ? [] : [best.block]),
    foreign: markedIn(blocks.filter((block) => block !== best?.block)),
  };
}

/** What the runner says of every step that failed. */
const EXIT = /^process completed with exit code -?\d+\.?$/i;

/** A step whose marks tell nothing, and that wrote nothing else, is known by what it ran. */
function saysWhy({ marked }: Block): boolean {
  return marked.some((line) => !EXIT.test(line.trim()));
}

interface StepCandidate {
  readonly block: Block;
  readonly judged: readonly JudgedLine[];
}

/** The clean-up at the end of a job tells nothing of its failure. */
function speaks({ block: { title }, judged }: StepCandidate): boolean {
  const isStep = title === '' || title.startsWith('Run ');
  return isStep && judged.filter(({ silent }) => silent === undefined).length >= FEW;
}

/** Where nobody knows which step failed, and the marked one wrote next to nothing: the last one before it that did not. */
function speaksBefore(
  blocks: readonly Block[],
  block: Block | undefined,
  judgedOf: (block: Block) => StepCandidate,
): readonly StepCandidate[] {
  const at = block === undefined ? blocks.length : blocks.indexOf(block);
  for (const earlier of blocks.slice(Math.max(0, at - MOST_BEFORE), at).toReversed()) {
    const candidate = judgedOf(earlier);
    if (speaks(candidate)) return [candidate];
  }
  return [];
}

/** Tells of a block what those before it wrote that did not fail: each is read once, and none before it is asked for. */
function innocentLines(blocks: readonly Block[], guilty: readonly Block[]): (block: Block) => LikenessSet {
  /** The first block that wrote something like it. */
  const firstOf = new Map<string, number>();
  const red = new Set(guilty);
  let read = 0;
  return (asked) => {
    const at = blocks.indexOf(asked);
    for (; read < at; read += 1) {
      const block = blocks[read];
      if (block === undefined || red.has(block)) continue;
      for (const { text } of block.lines()) {
        const key = likeness(text);
        if (!firstOf.has(key)) firstOf.set(key, read);
      }
    }
    return { has: (key) => (firstOf.get(key) ?? at) < at };
  };
}

function markedIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap(({ marked }) => marked);
}

function sureness(judged: readonly JudgedLine[]): number {
  return judged.reduce((most, { total, weight }) => (weight > 0 ? Math.max(most, total) : most), 0);
}

/** Lines of a script that are told. */
const MOST_OF_SCRIPT = 12;

/** The script of a step, as the runner shows it above what it wrote; nothing for an action. */
function scriptOf({ title, lines }: Block): readonly string[] {
  const script: string[] = [];
  if (!title.startsWith('Run ')) return [];
  for (const { mark, text } of lines()) {
    if (mark === 'end') break;
    if (/^shell: /.test(text)) return script;
    if (mark !== 'group' && script.length < MOST_OF_SCRIPT) script.push(text.trim());
  }
  return [];
}
