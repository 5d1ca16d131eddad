/**
 * Fits the message into the limits of the service. The least important part is reduced first: a list or table loses its
 * last entries, then the part is dropped, then the next. Required parts are truncated. The last line lists the omitted
 * parts.
 */

import { utf8Length } from '../../text/bytes.ts';
import type { Limits } from '../render-types.ts';
import type { Part } from './body-block.ts';
import { truncatePlain } from './plain.ts';
import { fits, truncateMarkdown } from './truncate.ts';

/** Maximum characters of a subject. */
const SUBJECT_CHARACTERS = 250;

interface FitInput {
  readonly parts: readonly Part[];
  readonly limits: Limits;
  /** Text that the result must contain: the marker, or the URL of the run. Default: nothing. */
  readonly required?: string;
  /** Lines that contain `required`. If it would be missing, the first line that fits is appended. */
  readonly anchors?: readonly string[];
}

/** A body within the limits. */
export interface FittedBody {
  readonly body: string;
  /** Names of shortened parts in reading order; `body` if the text itself was truncated. */
  readonly shortened: readonly string[];
}

/** Truncates to one line of at most 250 characters. */
export function fitSubject(subject: string): string {
  return truncatePlain(subject, SUBJECT_CHARACTERS);
}

/** Gives the limits priority if not even the shortest anchor fits. */
export function fitBody({ parts, limits, required = '', anchors = [] }: FitInput): FittedBody {
  const complete = join(parts);
  for (const anchor of [...anchors, '']) {
    const held = complete.includes(required) ? complete : joinTail(complete, anchor);
    if (fits(held, limits) && held.includes(required)) return { body: held, shortened: [] };
    const fitted = fitWith(parts, limits, required, anchor);
    if (fitted.body.includes(required) && fits(fitted.body, limits)) return fitted;
  }
  return fitWith(parts, limits, '', '');
}

/** Joins the body without limits. */
export function wholeBody(parts: readonly Part[]): string {
  return join(parts);
}

function fitWith(parts: readonly Part[], limits: Limits, required: string, anchor: string): FittedBody {
  // With little room, the first line is worth more than the names of the omitted parts.
  const first = join(parts.filter(({ rank }) => rank === 0));
  const optional = partNames(parts.filter(({ rank }) => rank > 0));
  const result = fits(joinTail(first, toTail(optional, anchor)), limits);
  const tailAfter = (left: readonly Part[]): string => {
    const gone = partNames(parts.filter(({ name }) => !partNames(left).includes(name)));
    if (gone.length === 0 && join(left).includes(required)) return '';
    return toTail(result ? gone : [], anchor);
  };
  const { left, shorter } = shrunk(parts, limits, (some) => fits(joinTail(join(some), tailAfter(some)), limits));
  const { text, behind } = cuttable(left, limits);
  const cutBefore = (tail: string) => ({
    tail,
    cut: truncateMarkdown(text, reducedBy(lessTail(limits, tail), behind)) + behind,
  });
  const ended = cutBefore(tailAfter(left));
  const { tail, cut } = ended.tail === '' && !ended.cut.includes(required) ? cutBefore(anchor) : ended;
  const lost = partNames(parts).filter((name) => shorter === name || !partNames(left).includes(name));
  const isComplete = cut.trimEnd() === (text + behind).trimEnd();
  return { body: joinTail(cut, tail), shortened: isComplete ? lost : [...lost, 'body'] };
}

/** Truncates the author's text, which may have any length, but not the parts after it. */
function cuttable(parts: readonly Part[], limits: Limits): { readonly text: string; readonly behind: string } {
  const current = parts.findIndex(({ name }) => name === 'body');
  const last = current < 0 ? parts.length : current + 1;
  const text = join(parts.slice(0, last));
  const behind = join(parts).slice(text.length);
  // If less than half would be left for the text, truncate everything.
  const isShort = behind.length * 2 < limits.characters && utf8Length(behind) * 2 < limits.bytes;
  return isShort ? { text, behind } : { text: text + behind, behind: '' };
}

function partNames(parts: readonly Part[]): readonly string[] {
  return parts.map(({ name }) => name);
}

/** `Shortened: artifacts, jobs · [View run](…)`. */
function toTail(names: readonly string[], anchor: string): string {
  const message = names.length === 0 ? '' : `Shortened: ${names.map((name) => name.replaceAll('_', ' ')).join(', ')}`;
  return [message, anchor].filter((piece) => piece !== '').join(SEPARATORS.dot);
}

function joinTail(text: string, tail: string): string {
  return [text, tail].filter((piece) => piece !== '').join('\n\n');
}

function lessTail({ characters, bytes }: Limits, tail: string): Limits {
  return tail === '' ? { characters, bytes } : reducedBy({ characters, bytes }, `\n\n${tail}`);
}

function reducedBy({ characters, bytes }: Limits, text: string): Limits {
  return { characters: characters - text.length, bytes: bytes - utf8Length(text) };
}

interface ShrunkParts {
  readonly left: readonly Part[];
  /** The part that lost entries. */
  readonly shorter?: string;
}

/** Drops as much of the least important parts as necessary, except those of rank 0. */
function shrunk(parts: readonly Part[], limits: Limits, fitting: (some: readonly Part[]) => boolean): ShrunkParts {
  let left = parts;
  while (!fitting(left)) {
    const last = left.reduce((highest, part) => Math.max(highest, part.rank), 0);
    if (last === 0) break;
    const at = left.findLastIndex((part) => part.rank === last);
    const listed = withFewerEntries(left, at, fitting) ?? withShorterText(left, at, limits, fitting);
    if (listed !== undefined) return { left: listed, shorter: partNames(left)[at] ?? '' };
    left = left.filter((_, index) => index !== at);
  }
  return { left };
}

/** Returns the parts with as many entries of this list or table as fit; undefined if not even one does. */
function withFewerEntries(
  parts: readonly Part[],
  at: number,
  fitting: (some: readonly Part[]) => boolean,
): readonly Part[] | undefined {
  const part = parts[at];
  if (part?.list === undefined) return undefined;
  for (let entries = part.list.entries - 1; entries > 0; entries -= 1) {
    const fewer = parts.with(at, { ...part, text: part.list.render(entries) });
    if (fitting(fewer)) return fewer;
  }
  return undefined;
}

/** Shorter truncated texts are useless. */
const MIN_TEXT_LENGTH = 80;

/**
 * Returns the parts with as much of this text as fits; undefined if that is too little, or the text must not be
 * truncated.
 */
function withShorterText(
  parts: readonly Part[],
  at: number,
  { characters: most, bytes }: Limits,
  fitting: (some: readonly Part[]) => boolean,
): readonly Part[] | undefined {
  const part = parts[at];
  if (part?.cuttable !== true) return undefined;
  const cutTo = (characters: number) =>
    parts.with(at, { ...part, text: truncateMarkdown(part.text, { characters, bytes }) });
  let [low, high] = [MIN_TEXT_LENGTH, Math.max(MIN_TEXT_LENGTH, Math.min(most, part.text.length))];
  if (!fitting(cutTo(low))) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fitting(cutTo(middle))) low = middle;
    else high = middle;
  }
  const shorter = cutTo(low);
  // A table with a longer header leaves nothing.
  return /^…?$/.test(shorter[at]?.text ?? '') ? undefined : shorter;
}

/** Joins parts. Two spaces keep a line break in every Markdown dialect; an empty line starts a block. */
function join(parts: readonly Part[]): string {
  return parts.reduce(
    (text, part) => (text === '' ? part.text : text + SEPARATORS[part.separator ?? 'line'] + part.text),
    '',
  );
}

const SEPARATORS = {
  line: '  \n',
  gap: '\n\n',
  inline: ' ',
  dot: '\u00A0· ',
} as const satisfies Record<NonNullable<Part['separator']>, string>;
