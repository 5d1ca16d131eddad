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

/** Characters that heads are made of. */
const ASCII = 128;

interface HeadRow {
  readonly head: string;
  readonly find: CredentialFinder['find'];
}

/** Everything that the finders find, in the order of their heads. What was found is not looked at again. */
export type KeywordScan = (text: string) => TextSpan[];

export function scanFor(finders: readonly CredentialFinder[]): KeywordScan {
  const rows: HeadRow[][] = [[]];
  const table = new Uint16Array(ASCII * ASCII);
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
    for (let at = 0; at < text.length - 1; at += 1) {
      const span = found(text, at);
      if (span === undefined) continue;
      // What stands behind a name may by its own shape go on further.
      const own = span.start > at ? found(text, span.start) : undefined;
      const end = own?.start === span.start ? Math.max(span.end, own.end) : span.end;
      spans.push({ start: span.start, end });
      at = Math.max(at, end - 1);
    }
    return spans;
  };
}

/** The place in the table of the two characters here; that of no head where one of them is in none. */
function pairOf(text: string, at: number): number {
  const [one, other] = [lower(text.charCodeAt(at)), lower(text.charCodeAt(at + 1))];
  return one < ASCII && other < ASCII ? one * ASCII + other : 0;
}

function lower(code: number): number {
  return code > 64 && code < 91 ? code + 32 : code;
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
  for (let index = 2; index < head.length; index += 1) {
    if (lower(text.charCodeAt(at + index)) !== head.charCodeAt(index)) return false;
  }
  return true;
}
