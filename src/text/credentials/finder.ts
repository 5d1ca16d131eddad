import type { TextSpan } from '../text-finder.ts';

/** One way to recognise a credential, or what stands before it. */
export interface CredentialFinder {
  /** Texts in lower case, of two characters or more: only where one of them stands, in any case, is there work to do. */
  readonly heads: readonly string[];
  /** What to hide for the head that stands here, if anything. Its work is bounded, or what it looks at is hidden. */
  readonly find: (text: string, at: number) => TextSpan | undefined;
}

/** The match of a sticky pattern at this place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Pairs of characters of ASCII; others share as many places more. */
const PAIRS = 1 << 14;

interface HeadRow {
  readonly head: string;
  readonly find: CredentialFinder['find'];
}

/** Everything that the finders find. What was found is not looked at again. */
export type KeywordScan = (text: string) => TextSpan[];

export function scanFor(finders: readonly CredentialFinder[]): KeywordScan {
  const rows: HeadRow[][] = [[]];
  const table = new Uint16Array(2 * PAIRS);
  for (const { heads, find } of finders) {
    for (const head of heads) {
      const pair = pairOf(head, 0);
      table[pair] ||= rows.push([]) - 1;
      rows[table[pair] ?? 0]?.push({ head, find });
    }
  }
  const found = (text: string, at: number) => {
    const row = table[pairOf(text, at)] ?? 0;
    return row === 0 ? undefined : longest(text, at, rows[row] ?? []);
  };
  return (text) => {
    const spans: TextSpan[] = [];
    let hidden: TextSpan = { start: -1, end: -1 };
    for (let at = 0; at < text.length - 1; at += 1) {
      if (at === hidden.start) at = hidden.end;
      const span = found(text, at);
      if (span === undefined) continue;
      // What stands behind a name may by its own shape go on further.
      const own = span.start > at ? found(text, span.start) : undefined;
      const end = own?.start === span.start ? Math.max(span.end, own.end) : span.end;
      // What stands between is looked at, what is hidden not.
      hidden = { start: span.start, end };
      spans.push(hidden);
      if (span.start <= at) at = Math.max(at, end - 1);
    }
    return spans;
  };
}

/** The place in the table of the two characters here. */
function pairOf(text: string, at: number): number {
  const first = lower(text.charCodeAt(at));
  const second = lower(text.charCodeAt(at + 1));
  const place = (first * 128 + second) & (PAIRS - 1);
  return (first | second) < 128 ? place : place + PAIRS;
}

function lower(code: number): number {
  if (code < 0xc0) return code > 64 && code < 91 ? code + 32 : code;
  return code < 0x500 ? String.fromCharCode(code).toLowerCase().charCodeAt(0) : code;
}

function longest(text: string, at: number, rows: readonly HeadRow[]): TextSpan | undefined {
  let best: TextSpan | undefined;
  for (const { head, find } of rows) {
    const span = standsAt(text, at, head) ? find(text, at) : undefined;
    if (span !== undefined && span.end > (best?.end ?? 0)) best = span;
  }
  return best;
}

function standsAt(text: string, at: number, head: string): boolean {
  for (let index = 0; index < head.length; index += 1) {
    if (lower(text.charCodeAt(at + index)) !== head.charCodeAt(index)) return false;
  }
  return true;
}
