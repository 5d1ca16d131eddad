/** Cuts Markdown at a place where nothing breaks: no character, escape, link, code span, fence or table is left half. */

import type { Limits } from '../types.ts';
import { count } from '../words.ts';
import { CHARACTER } from './plain.ts';

/** True when the text is within both limits. */
export function fits(text: string, limits: Limits): boolean {
  return text.length <= limits.characters && Buffer.byteLength(text) <= limits.bytes;
}

/** The text itself when it fits; else as much of it as does, and a note of how many lines are missing. */
export function cutMarkdown(text: string, limits: Limits): string {
  if (fits(text, limits)) return text;
  const points = cutPoints(text, limits.characters);
  for (const { at, close } of points.toReversed()) {
    const cut = finish(text, at, close);
    if (fits(cut, limits)) return cut;
  }
  return fits('…', limits) ? '…' : '';
}

/** A place to cut at, and what closes the constructs that are open there. */
interface CutPoint {
  readonly at: number;
  readonly close: string;
}

function finish(text: string, at: number, close: string): string {
  const kept = text.slice(0, at).trimEnd();
  const rest = text.slice(at).trimEnd();
  const missing = rest.split('\n').length - (rest.startsWith('\n') ? 1 : 0);
  if (kept === '') return '';
  // Only blanks are left out: there is nothing to say, and a mark would spoil a closing fence.
  if (rest === '') return kept + close;
  const insideLastLine = missing === 1 && !rest.startsWith('\n') && !close.startsWith('\n');
  return kept + close + (insideLastLine ? '…' : `\n\n… (${count(missing, 'more line')})`);
}

/** Characters beyond the reach within which the end of a link is found. */
const LONGEST_TOKEN = 4096;

/** Places in reading order, up to `reach`. */
function cutPoints(text: string, reach: number): readonly CutPoint[] {
  const points: CutPoint[] = [];
  let fence: string | undefined;
  let start = 0;
  while (start < text.length && start <= reach) {
    const end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, reach + LONGEST_TOKEN));
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined) fence = fence === undefined ? mark : closes(line, fence) ? undefined : fence;
    else points.push(...insideLine(line, fence).map((point) => ({ ...point, at: point.at + start })));
    if (!isHalfTable(text, start, end)) points.push({ at: end, close: fence === undefined ? '' : `\n${fence}` });
    start = end + 1;
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

/** A table's first row without the row of dashes below it would be shown as text. */
function isHalfTable(text: string, start: number, end: number): boolean {
  const below = text.slice(end + 1, lineEnd(text, end + 1));
  return isRow(text.slice(start, end)) && /^[\s|:-]*-[\s|:-]*$/.test(below);
}

function isRow(line: string): boolean {
  return /^\s*\|/.test(line);
}

/** What must stay whole within a line; the group `emphasis` is what opens or closes emphasis. */
const TOKEN_PARTS = [
  String.raw`\\.`,
  String.raw`!?\[(?:\\.|\[[^[\]]*\]|[^[\]\\])*\]\((?:\\.|\([^()]*\)|[^()\\])*\)`,
  '(?<ticks>`+)(?!`).*?(?<!`)\\k<ticks>(?!`)',
  String.raw`<[^<>\s][^<>]*>`,
  String.raw`https?:\/\/[^\s<]+`,
  String.raw`[@#+][\w-]+`,
  String.raw`&[#\w]+;|:[\w+-]+:`,
  String.raw`(?<emphasis>\*+|~~|(?<!\w)_+|_+(?!\w))`,
  CHARACTER.source,
];

let builtToken: RegExp | undefined;

/** Built late: most texts are never cut, and the tables of Unicode in it take a millisecond. */
function token(): RegExp {
  builtToken ??= new RegExp(TOKEN_PARTS.join('|'), 'gsu');
  return builtToken;
}

function insideLine(line: string, fence: string | undefined): readonly CutPoint[] {
  if (isRow(line) && fence === undefined) return [];
  if (fence !== undefined) {
    return [...line.matchAll(CHARACTER)].map((match) => ({ at: match.index, close: `\n${fence}` }));
  }
  const points: CutPoint[] = [];
  const open: string[] = [];
  let opened = false;
  for (const match of line.matchAll(token())) {
    if (!opened) points.push({ at: match.index, close: open.toReversed().join('') });
    const sign = match.groups?.['emphasis'];
    opened = sign !== undefined && toggles(open, sign, line.charAt(match.index + sign.length));
  }
  return points.filter((point) => point.at > 0);
}

/** Opens or closes emphasis; true when it opened. */
function toggles(open: string[], sign: string, next: string): boolean {
  if (open.at(-1) === sign) {
    open.pop();
    return false;
  }
  if (next.trim() === '') return false;
  open.push(sign);
  return true;
}
