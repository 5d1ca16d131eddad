/** Fits a message into its limits. Truncates Markdown, but never in a character, escape, link, code, or table. */

import { count } from '../../text/format.ts';
import { unicodePattern, utf8Length } from '../../text/unicode.ts';
import type { Limits } from '../render-types.ts';
import { escapeLinkUrl, markdownLink } from './escape.ts';
import { graphemes } from './plain.ts';

function fits(text: string, limits: Limits): boolean {
  return text.length <= limits.characters && utf8Length(text) <= limits.bytes;
}

/** Maximum characters of an incomplete last line that are dropped to end with a complete one. */
const MAX_PARTIAL_LINE = 200;

/** Returns the text if it fits, or else as much as fits with the number of missing lines. */
export function truncateMarkdown(text: string, limits: Limits): string {
  if (fits(text, limits)) return text;
  const complete = text.trimEnd();
  const lines = complete.split('\n').length;
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(Math.max(0, limits.bytes)));
  const points = listCutPoints(text, Math.min(limits.characters, read));
  const cutAt = (point: CutPoint) => {
    const kept = text.slice(0, point.at).trimEnd();
    return kept === '' ? '' : kept + formatClosing(complete, point, lines);
  };
  const isFitting = (point: CutPoint) => fits(cutAt(point), limits);
  const best = points.findLast(isFitting);
  if (best === undefined) return fits('…', limits) ? '…' : '';
  // Half an entry of a list is worth less than a complete line.
  const nearest = best.at - Math.min(MAX_PARTIAL_LINE, limits.characters / 4);
  const lineEnd = points.findLast((point) => point.at > nearest && text.charAt(point.at) === '\n' && isFitting(point));
  return cutAt(lineEnd ?? best);
}

/** A position to truncate at, with the text that closes its open constructs. */
interface CutPoint {
  readonly at: number;
  /** Number of line breaks before it. */
  readonly line: number;
  readonly close: string;
}

/** Builds the text after a truncation: closing characters, and the number of missing lines. */
function formatClosing(complete: string, { at, line, close }: CutPoint, lines: number): string {
  // Only spaces are missing, and a mark would break a closing fence.
  if (at >= complete.length) return close;
  const isAtBreak = complete.charAt(at) === '\n';
  const missing = lines - line - (isAtBreak ? 1 : 0);
  const isInsideLastLine = missing === 1 && !isAtBreak && !close.startsWith('\n');
  return close + (isInsideLastLine ? '…' : `\n\n… (${count(missing, 'more line')})`);
}

/** Maximum characters beyond the reach to search for the closing bracket of a link. */
const MAX_TOKEN_LENGTH = 4096;

/** Lists safe positions in reading order, up to `reach`. */
function listCutPoints(text: string, reach: number): readonly CutPoint[] {
  const points: CutPoint[] = [];
  let fence: string | undefined;
  let isTable = false;
  let start = 0;
  for (let lines = 0; start < text.length && start <= reach; lines += 1) {
    const end = findLineEnd(text, start);
    const line = text.slice(start, Math.min(end, reach + MAX_TOKEN_LENGTH));
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : isClosing(line, fence) ? undefined : fence;
    // The first row of a table would be shown as text without its delimiter row.
    const isHead = line.includes('|') && /^(?=.*-)[\s|:-]*$/.test(text.slice(end + 1, findLineEnd(text, end + 1)));
    isTable = fence === undefined && (isHead || (isTable && line.trim() !== ''));
    const close = fence === undefined ? '' : `\n${fence}`;
    if (mark === undefined && !isTable && (fence !== undefined || !/^\s*\|/.test(line))) {
      const inside = fence === undefined ? findPointsInLine(line) : listGraphemeStarts(line);
      for (const at of inside) if (at > 0) points.push({ at: at + start, line: lines, close });
    }
    if (!isHead) points.push({ at: end, line: lines, close });
    start = end + 1;
  }
  return points.filter(({ at }) => at <= reach);
}

function findLineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function isClosing(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

/** Patterns that must not be split within a line. */
const TOKEN_PARTS = [
  String.raw`\\.`,
  String.raw`!?\[(?:\\.|\[[^[\]]*\]|[^[\]\\])*\]\((?:\\.|\([^()]*\)|[^()\\])*\)`,
  // Longer code and emphasis may be split, to keep matching linear.
  '(?<!`)(?<ticks>`+)(?!`).{0,1000}?(?<!`)\\k<ticks>(?!`)',
  String.raw`(?<mark>\*+|~~|(?<!\w)_+)(?=\S)(?:\\.|[^\\]){1,1000}?\k<mark>`,
  String.raw`<[^<>\s][^<>]*>`,
  String.raw`https?:\/\/[^\s<]+`,
  String.raw`[@#+][\w-]+`,
  String.raw`&[#\w]+;|:[\w+-]+:`,
];

const TOKENS = unicodePattern(TOKEN_PARTS.join('|'), 'sg');

/** Lists the positions outside of tokens. */
function findPointsInLine(line: string): readonly number[] {
  const tokens = Array.from(line.matchAll(TOKENS()), ({ 0: token, index }) => ({ index, end: index + token.length }));
  let next = 0;
  return listGraphemeStarts(line).filter((at) => {
    while ((tokens[next]?.end ?? at + 1) <= at) next += 1;
    return at <= (tokens[next]?.index ?? at);
  });
}

function listGraphemeStarts(line: string): readonly number[] {
  return Array.from(graphemes(line), ({ index }) => index);
}

/** One block of a body: complete lines of Markdown. */
export interface Part {
  /** The section that rendered it; `body` for the author's text. */
  readonly name: string;
  readonly text: string;
  /** Set if it is dropped from a body that is too long, the last one first. */
  readonly isOptional?: boolean;
  /** The separator from the previous part. Default: `line`. */
  readonly separator?: keyof typeof SEPARATORS;
}

/** Two spaces keep a line break in every Markdown dialect; an empty line starts a list, table, or paragraph. */
const SEPARATORS = { line: '  \n', gap: '\n\n', inline: ' ', dot: '\u00A0· ' } as const;

/**
 * Fits a body with its marker; a truncated one contains the run's link. Gives the limits priority over both. Lists the
 * names of shortened parts in reading order, and `body` if the text itself was truncated.
 *
 * @param runUrl contains the marker, unless it has another fragment
 */
export function fitBody(parts: readonly Part[], limits: Limits, marker?: string, runUrl?: string) {
  const complete = joinParts(parts);
  const url = (runUrl && escapeLinkUrl(runUrl)) ?? '';
  const isLinked = url !== '' && (marker === undefined || url.includes(marker));
  const anchor = isLinked ? markdownLink('View run', runUrl) : marker === undefined ? '' : `Reference: ${marker}`;
  const anchored = complete.includes(marker ?? '') ? complete : addTail(complete, anchor);
  if (fits(anchored, limits)) return { body: anchored, shortened: [] };
  const fitted = shorten(parts, limits, anchor);
  return fits(fitted.body, limits) ? fitted : shorten(parts, limits, '');
}

function joinParts(parts: readonly Part[]): string {
  return parts.map(({ text, separator = 'line' }, index) => (index === 0 ? '' : SEPARATORS[separator]) + text).join('');
}

function addTail(text: string, tail: string): string {
  return text === '' || tail === '' ? text + tail : `${text}\n\n${tail}`;
}

function measureSpace(text: string, { characters, bytes }: Limits): Limits {
  return { characters: characters - text.length, bytes: bytes - utf8Length(text) };
}

/** Shorter truncated texts are useless. */
const MIN_TEXT_LENGTH = 80;
/** Shorter lines are dropped as a whole. */
const MIN_LONG_LINE = 1000;
/** In shorter bodies, the text is worth more than the names of the dropped parts. */
const MIN_NAMING_LENGTH = 250;

/**
 * Drops optional parts until the others fit. Of the last one that is a list, table, or long text, keeps as much as fits.
 * If nothing is left to drop, truncates the text.
 */
function shorten(parts: readonly Part[], limits: Limits, anchor: string) {
  const dropped = new Set<string>();
  const withTail = (text: string) =>
    addTail(text, formatTail(limits.characters < MIN_NAMING_LENGTH ? [] : dropped, anchor));
  let left = parts;
  let shorter: string | undefined;
  while (!fits(withTail(joinParts(left)), limits)) {
    const at = left.findLastIndex(({ isOptional }) => isOptional);
    const part = left[at];
    if (part === undefined) break;
    const isLong = part.text.includes('\n') || part.text.length >= MIN_LONG_LINE;
    const space = measureSpace(withTail(joinParts(left.with(at, { ...part, text: '' }))), limits);
    const text = isLong && space.characters >= MIN_TEXT_LENGTH ? truncateMarkdown(part.text, space) : '…';
    // A table with a longer header leaves nothing.
    const isEmpty = /^…?$/.test(text);
    if (isEmpty) dropped.add(part.name);
    else shorter = part.name;
    left = isEmpty ? left.toSpliced(at, 1) : left.with(at, { ...part, text, isOptional: false });
  }
  const { text, after } = splitCuttable(left, limits);
  const tail = withTail('');
  const body = truncateMarkdown(text, measureSpace(tail === '' ? after : `${after}\n\n${tail}`, limits)) + after;
  const shortened = parts.map(({ name }) => name).filter((name) => name === shorter || dropped.has(name));
  const isCut = body.trimEnd() !== (text + after).trimEnd();
  return { body: addTail(body, tail), shortened: isCut ? [...shortened, 'body'] : shortened };
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

/** `Shortened: jobs, artifacts · [View run](…)`. */
function formatTail(names: Iterable<string>, anchor: string): string {
  const text = [...names].toReversed().join(', ').replaceAll('_', ' ');
  return [text && `Shortened: ${text}`, anchor].filter(Boolean).join(SEPARATORS.dot);
}
