/** The part of a log that the failing step wrote. */

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
  readonly at: number;
  readonly lines: LogLine[];
}

/** Lines of a private key at most: none of them is quoted. */
const KEY_LINES = 200;

/** Every step begins with a group that is named after what it runs; the clean-up at the end has a line of its own. */
export function blocksOf(log: string): readonly Block[] {
  const blocks: Block[] = [];
  let keyLines = 0;
  for (const written of eachLine(log)) {
    keyLines = written.includes('PRIVATE KEY-----') && written.includes('-----BEGIN ') ? KEY_LINES : keyLines - 1;
    if (keyLines > 0) {
      if (written.includes('-----END ')) keyLines = 0;
      continue;
    }
    const line = cleanLine(written);
    const title = titleOf(line);
    if (title !== undefined || blocks.length === 0) {
      blocks.push({ title: title ?? '', at: line.at ?? Number.NaN, lines: [] });
    }
    blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/**
 * Blocks that may be the failing step's: all of which hold a line that is marked as an error. The times of the step
 * decide, then its name; of those that are left, the last ended the step. Where nothing decides, all of them.
 */
export function failingBlocks(blocks: readonly Block[], { name, at }: LoggedStep): readonly Block[] {
  const red = blocks.filter(({ lines }) => lines.some(({ mark }) => mark === 'error'));
  if (red.length < 2) return red;
  const within = at === undefined ? [] : red.filter((block) => isWithin(block.at, at));
  if (within.length === 0) return red;
  const named = within.filter(({ title }) => title === name);
  return [named.at(-1) ?? within.at(-1) ?? []].flat();
}

/** The output of a block: without the script and the environment that stand above it, and what came after its end. */
export function outputOf({ title, lines }: Block): readonly LogLine[] {
  const first = lines.findIndex(({ mark }) => mark === 'group' || mark === 'end');
  // A log that begins in the middle may begin within what stands above.
  const cut = lines[first]?.mark === 'end' || title.startsWith('Run ');
  const head = cut ? lines.findIndex(({ mark }) => mark === 'end') : -1;
  const exit = lines.findLastIndex(({ mark, text }) => mark === 'error' && isExit(text));
  return lines.slice(head + 1, exit < 0 ? undefined : exit + 1);
}

function* eachLine(log: string): Generator<string> {
  for (let from = 0; from <= log.length; ) {
    const end = log.indexOf('\n', from);
    yield log.slice(from, end < 0 ? undefined : end);
    if (end < 0) return;
    from = end + 1;
  }
}

function titleOf({ text, mark }: LogLine): string | undefined {
  if (mark === 'group') return text.startsWith('Run ') ? text : undefined;
  return mark === undefined && /^(?:Post job cleanup\.|Cleaning up orphan processes)$/.test(text) ? text : undefined;
}

function isWithin(time: number, { from, to }: NonNullable<LoggedStep['at']>): boolean {
  return time >= Date.parse(from) && time < Date.parse(to) + 1_000;
}
