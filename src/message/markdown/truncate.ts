/** Truncates Markdown at a safe position: never within a character, escape, link, code span, fence, or table. */

import { utf8Length } from '../../text/bytes.ts';
import { unicodePattern } from '../../text/unicode.ts';
import { count } from '../counts.ts';
import type { Limits } from '../render-types.ts';
import { graphemes } from './plain.ts';

/** Returns true if the text is within both limits. */
export function fits(text: string, limits: Limits): boolean {
  return text.length <= limits.characters && utf8Length(text) <= limits.bytes;
}

/** Returns the text if it fits, or else as much as fits with the number of missing lines. */
export function truncateMarkdown(text: string, limits: Limits): string {
  if (fits(text, limits)) return text;
  const complete = text.trimEnd();
  const measured = measure(text, Math.min(text.length, limits.characters));
  const lines = lineCount(complete);
  for (const point of cutPoints(text, limits.characters).toReversed()) {
    const { solid, bytes } = measured[point.at] ?? NOTHING;
    const end = solid === 0 ? '' : closing(complete, point, lines);
    const space = { characters: limits.characters - solid, bytes: limits.bytes - bytes };
    if (fits(end, space)) return text.slice(0, solid) + end;
  }
  return fits('…', limits) ? '…' : '';
}

/** A position to truncate at, with the text that closes its open constructs. */
interface CutPoint {
  readonly at: number;
  /** Number of line breaks before it. */
  readonly line: number;
  readonly close: string;
}

/** The length of a text up to a position, without trailing spaces. */
interface Measure {
  /** Length in UTF-16 units. */
  readonly solid: number;
  /** Length in UTF-8. */
  readonly bytes: number;
}

const NOTHING: Measure = { solid: 0, bytes: 0 };

/** Measures each position up to `reach` in one pass, because measuring each one separately would be quadratic. */
function measure(text: string, reach: number): readonly Measure[] {
  const measures: Measure[] = [NOTHING];
  let bytes = 0;
  for (let at = 0; at < reach; at += 1) {
    bytes += bytesAt(text, at);
    const blank = text.charAt(at).trim() === '';
    measures.push((blank && measures[at]) || { solid: at + 1, bytes });
  }
  return measures;
}

/**
 * Returns the bytes of one UTF-16 unit: two for each half of a surrogate pair, three for a lone half, which is
 * replaced.
 */
function bytesAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  const first = unit < 0xdc00 ? at : at - 1;
  return (text.codePointAt(first) ?? 0) > 0xffff ? 2 : 3;
}

/** Builds the text after a truncation: closing characters, and the number of missing lines. */
function closing(complete: string, { at, line, close }: CutPoint, lines: number): string {
  // Only spaces are missing, and a mark would break a closing fence.
  if (at >= complete.length) return close;
  const atBreak = complete.charAt(at) === '\n';
  const missing = lines - line - (atBreak ? 1 : 0);
  const insideLastLine = missing === 1 && !atBreak && !close.startsWith('\n');
  return close + (insideLastLine ? '…' : `\n\n… (${count(missing, 'more line')})`);
}

function lineCount(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** Maximum characters beyond the reach to search for the closing bracket of a link. */
const MAX_TOKEN_LENGTH = 4096;

/** Lists safe positions in reading order, up to `reach`. */
function cutPoints(text: string, reach: number): readonly CutPoint[] {
  const points: CutPoint[] = [];
  let fence: string | undefined;
  let table = false;
  let start = 0;
  let lines = 0;
  while (start < text.length && start <= reach) {
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, reach + MAX_TOKEN_LENGTH));
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : closes(line, fence) ? undefined : fence;
    const head = isHead(text, start, end);
    table = fence === undefined && (head || (table && line.trim() !== ''));
    if (mark === undefined && !table) {
      for (const { at, close } of insideLine(line, fence)) points.push({ at: at + start, line: lines, close });
    }
    if (!head) points.push({ at: end, line: lines, close: fence === undefined ? '' : `\n${fence}` });
    start = end + 1;
    lines += 1;
  }
  return points.filter((point) => point.at <= reach);
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

function closes(line: string, fence: string): boolean {
  const mark = line.trim();
  return mark.startsWith(fence) && mark === fence.charAt(0).repeat(mark.length);
}

/** Detects the first row of a table, which would be shown as text without its delimiter row. */
function isHead(text: string, start: number, end: number): boolean {
  if (!text.slice(start, end).includes('|')) return false;
  const below = text.slice(end + 1, lineEnd(text, end + 1));
  return below.includes('-') && /^[\s|:-]*$/.test(below);
}

function isRow(line: string): boolean {
  return /^\s*\|/.test(line);
}

/** Patterns that must not be split within a line; the group `emphasis` opens or closes emphasis. */
const TOKEN_PARTS = [
  String.raw`\\.`,
  String.raw`!?\[(?:\\.|\[[^[\]]*\]|[^[\]\\])*\]\((?:\\.|\([^()]*\)|[^()\\])*\)`,
  // Longer spans may be split, to keep matching linear.
  '(?<!`)(?<ticks>`+)(?!`).{0,1000}?(?<!`)\\k<ticks>(?!`)',
  String.raw`<[^<>\s][^<>]*>`,
  String.raw`https?:\/\/[^\s<]+`,
  String.raw`[@#+][\w-]+`,
  String.raw`&[#\w]+;|:[\w+-]+:`,
  String.raw`(?<emphasis>\*+|~~|(?<!\w)_+|(?<!_)_+(?!\w))`,
];

const TOKEN = unicodePattern(TOKEN_PARTS.join('|'), 'sy');

function tokenAt(line: string, at: number): RegExpExecArray | null {
  const token = TOKEN();
  token.lastIndex = at;
  return token.exec(line);
}

/** Nobody writes deeper emphasis. */
const DEEPEST = 10;

function insideLine(line: string, fence: string | undefined): readonly Omit<CutPoint, 'line'>[] {
  if (isRow(line) && fence === undefined) return [];
  const starts = Array.from(graphemes(line), ({ index }) => index);
  if (fence !== undefined) return starts.map((at) => ({ at, close: `\n${fence}` }));
  const between = new Set(starts);
  const points: Omit<CutPoint, 'line'>[] = [];
  const open: string[] = [];
  let opened = false;
  for (let at = 0; at < line.length; ) {
    if (!opened && between.has(at)) points.push({ at, close: open.toReversed().join('') });
    const found = tokenAt(line, at);
    const character = found?.groups?.['emphasis'];
    opened = character !== undefined && toggles(open, character, line.charAt(at + character.length));
    at += found?.[0].length ?? ((line.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  }
  return points.filter((point) => point.at > 0);
}

/** Opens or closes emphasis. Returns true if it opened. */
function toggles(open: string[], character: string, next: string): boolean {
  if (open.at(-1) === character) {
    open.pop();
    return false;
  }
  if (next.trim() === '' || open.length === DEEPEST) return false;
  open.push(character);
  return true;
}
