/**
 * Fits the message into the limits of the service. The least important part is reduced first: a list, table, or long text
 * loses its end, then the part is dropped, then the next. Required parts are truncated. The last line lists the omitted
 * parts.
 */

import { utf8Length } from '../../text/bytes.ts';
import type { Limits } from '../render-types.ts';
import { fits, truncateMarkdown } from './truncate.ts';

/** One block of a body: complete lines of Markdown. */
export interface Part {
  /** The section that rendered it; `body` for the author's text. */
  readonly name: string;
  readonly text: string;
  /** 0 is never dropped. Of the others, the highest is dropped first if the body is too long. */
  readonly rank: number;
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: Separator;
}

/** Two spaces keep a line break in every Markdown dialect; an empty line starts a list, table, or paragraph. */
const SEPARATORS = { line: '  \n', gap: '\n\n', inline: ' ', dot: '\u00A0· ' } as const;

export type Separator = keyof typeof SEPARATORS;

interface FitInput {
  readonly parts: readonly Part[];
  readonly limits: Limits;
  /** Text that the result must contain: the marker, or the URL of the run. Default: nothing. */
  readonly required?: string;
  /** A line that contains `required`, appended if that would be missing. */
  readonly anchor?: string;
}

/** A body within the limits. */
export interface FittedBody {
  readonly body: string;
  /** Names of shortened parts in reading order; `body` if the text itself was truncated. */
  readonly shortened: readonly string[];
}

/** Gives the limits priority over the anchor. */
export function fitBody({ parts, limits, required = '', anchor = '' }: FitInput): FittedBody {
  const complete = joinParts(parts);
  const anchored = complete.includes(required) ? complete : withTail(complete, anchor);
  if (fits(anchored, limits)) return { body: anchored, shortened: [] };
  const fitted = fitWith(parts, limits, required, anchor);
  return fits(fitted.body, limits) ? fitted : fitWith(parts, limits, '', '');
}

/** Joins the parts without limits. */
export function joinParts(parts: readonly Part[]): string {
  return parts.map(({ text, separator = 'line' }, index) => (index === 0 ? '' : SEPARATORS[separator]) + text).join('');
}

function fitWith(parts: readonly Part[], limits: Limits, required: string, anchor: string): FittedBody {
  const first = joinParts(parts.filter(({ rank }) => rank === 0));
  const optional = parts.filter(({ rank }) => rank > 0).map(({ name }) => name);
  // With little room, the first line is worth more than the names of the omitted parts.
  const isNaming = fits(withTail(first, formatTail(optional, anchor)), limits);
  const dropped = (left: readonly Part[]) =>
    parts.map(({ name }) => name).filter((name) => !left.some((part) => part.name === name));
  const tailAfter = (left: readonly Part[]): string => {
    const names = dropped(left);
    return names.length === 0 && joinParts(left).includes(required) ? '' : formatTail(isNaming ? names : [], anchor);
  };
  const { left, shorter } = shrink(parts, limits, (some) => withTail(joinParts(some), tailAfter(some)));
  const { text, after } = splitCuttable(left, limits);
  const cut = (tail: string) => {
    const space = spaceBeside(after + (tail === '' ? '' : `\n\n${tail}`), limits);
    return { tail, body: truncateMarkdown(text, space) + after };
  };
  const result = cut(tailAfter(left));
  const { tail, body } = result.tail === '' && !result.body.includes(required) ? cut(anchor) : result;
  const shortened = parts.map(({ name }) => name).filter((name) => name === shorter || dropped(left).includes(name));
  const isComplete = body.trimEnd() === (text + after).trimEnd();
  return { body: withTail(body, tail), shortened: isComplete ? shortened : [...shortened, 'body'] };
}

/** Splits off the parts after the author's text, which may have any length. */
function splitCuttable(parts: readonly Part[], limits: Limits): { readonly text: string; readonly after: string } {
  const complete = joinParts(parts);
  const index = parts.findIndex(({ name }) => name === 'body');
  const text = joinParts(index === -1 ? parts : parts.slice(0, index + 1));
  const after = complete.slice(text.length);
  // If less than half would be left for the text, truncate everything.
  const isShort = after.length * 2 < limits.characters && utf8Length(after) * 2 < limits.bytes;
  return isShort ? { text, after } : { text: complete, after: '' };
}

/** `Shortened: artifacts, jobs · [View run](…)`. */
function formatTail(names: readonly string[], anchor: string): string {
  const text = names.length === 0 ? '' : `Shortened: ${names.join(', ').replaceAll('_', ' ')}`;
  return text === '' || anchor === '' ? text + anchor : text + SEPARATORS.dot + anchor;
}

function withTail(text: string, tail: string): string {
  return text === '' || tail === '' ? text + tail : `${text}\n\n${tail}`;
}

/** Shorter truncated texts are useless. */
const MIN_TEXT_LENGTH = 80;
/** Shorter lines are dropped as a whole. */
const MIN_LONG_LINE = 1000;

/**
 * Drops as much of the least important parts as necessary, except those of rank 0. Of the last one that is a list, table,
 * or long text, keeps as much as fits, and returns its name.
 */
function shrink(
  parts: readonly Part[],
  limits: Limits,
  toBody: (parts: readonly Part[]) => string,
): { readonly left: readonly Part[]; readonly shorter?: string } {
  let left = parts;
  while (!fits(toBody(left), limits)) {
    const last = Math.max(...left.map(({ rank }) => rank));
    const at = left.findLastIndex((part) => part.rank === last);
    const part = left[at];
    if (part === undefined || last === 0) break;
    const isLong = part.text.includes('\n') || part.text.length >= MIN_LONG_LINE;
    const space = spaceBeside(toBody(left.with(at, { ...part, text: '' })), limits);
    const text = isLong && space.characters >= MIN_TEXT_LENGTH ? truncateMarkdown(part.text, space) : '…';
    // A table with a longer header leaves nothing.
    if (!/^…?$/.test(text)) return { left: left.with(at, { ...part, text }), shorter: part.name };
    left = left.filter((_, index) => index !== at);
  }
  return { left };
}

function spaceBeside(text: string, { characters, bytes }: Limits): Limits {
  return { characters: characters - text.length, bytes: bytes - utf8Length(text) };
}
