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

/** Characters from here on have no capitals that heads are written in. */
const FOLDED = 0x500;
/** What each character before that is in small letters. */
const SMALL = Uint16Array.from({ length: FOLDED }, (_, code) => String.fromCharCode(code).toLowerCase().charCodeAt(0));
/** The first characters of a head tell where it may stand: each has a number of so many bits. */
const BITS = 6;
const MOST = (1 << BITS) - 1;
const TRIPLES = 1 << (3 * BITS);

interface HeadRow {
  readonly head: string;
  readonly find: CredentialFinder['find'];
}

/** Everything that the finders find. What was found is not looked at again. */
export type KeywordScan = (text: string) => TextSpan[];

export function scanFor(finders: readonly CredentialFinder[]): KeywordScan {
  const heads = new Heads(finders);
  return (text) => {
    const spans: TextSpan[] = [];
    let hidden: TextSpan = { start: -1, end: -1 };
    for (let at = heads.next(text, 0); at < text.length - 1; ) {
      const isHidden = at >= hidden.start && at < hidden.end;
      const span = isHidden ? undefined : heads.found(text, at);
      let from = isHidden ? hidden.end : at + 1;
      if (span !== undefined) {
        // What stands behind a name may by its own shape go on further.
        const own = span.start > at ? heads.found(text, span.start) : undefined;
        const end = own?.start === span.start ? Math.max(span.end, own.end) : span.end;
        // What stands between is looked at, what is hidden not.
        hidden = { start: span.start, end };
        spans.push(hidden);
        if (span.start <= at) from = Math.max(from, end);
      }
      at = heads.next(text, from);
    }
    return spans;
  };
}

class Heads {
  /** Of each character that a head begins with, small or large; 0 for others. */
  readonly #numbers = new Uint8Array(0x1_0000);
  /** By three of these numbers which of the rows begin so. */
  readonly #table = new Uint16Array(TRIPLES);
  readonly #rows: HeadRow[][] = [[]];

  constructor(finders: readonly CredentialFinder[]) {
    const rows = finders.flatMap(({ heads, find }) => heads.map((head): HeadRow => ({ head, find })));
    const known = new Set(rows.flatMap(({ head }) => head.slice(0, 3).split('')));
    for (const [index, one] of [...known].entries()) this.#numbers[one.charCodeAt(0)] = 1 + (index % MOST);
    for (const [code, small] of SMALL.entries()) this.#numbers[code] = this.#numbers[small] ?? 0;
    for (const row of rows) this.#add(row);
  }

  #add(row: HeadRow): void {
    const triple = this.#triple(row.head, 0);
    // Behind two characters anything may stand.
    const last = row.head.length < 3 ? triple + MOST : triple;
    for (let one = triple; one <= last; one += 1) {
      this.#table[one] ||= this.#rows.push([]) - 1;
      this.#rows[this.#table[one] ?? 0]?.push(row);
    }
  }

  /** The first place from this one on where one of them may stand; the last two characters of the text for none. */
  next(text: string, from: number): number {
    const [numbers, table] = [this.#numbers, this.#table];
    const last = text.length - 2;
    let triple = this.#triple(text, from - 1);
    for (let at = from; at < last; at += 1) {
      triple = ((triple << BITS) & (TRIPLES - 1)) | (numbers[text.charCodeAt(at + 2)] ?? 0);
      if (table[triple] !== 0) return at;
    }
    return Math.max(from, last);
  }

  found(text: string, at: number): TextSpan | undefined {
    const list = this.#table[this.#triple(text, at)] ?? 0;
    return list === 0 ? undefined : longest(text, at, this.#rows[list] ?? []);
  }

  #triple(text: string, at: number): number {
    return (this.#number(text, at) << (2 * BITS)) | (this.#number(text, at + 1) << BITS) | this.#number(text, at + 2);
  }

  /** Characters beyond the ends are not asked for: the engine is slow with them ever after. */
  #number(text: string, at: number): number {
    return at >= 0 && at < text.length ? (this.#numbers[text.charCodeAt(at)] ?? 0) : 0;
  }
}

function longest(text: string, at: number, rows: readonly HeadRow[]): TextSpan | undefined {
  let best: TextSpan | undefined;
  for (const { head, find } of rows) {
    const span = standsAt(text, at, head) ? find(text, at) : undefined;
    if (span !== undefined && span.end > (best?.end ?? 0)) best = span;
  }
  return best;
}

/** From its end, because its beginning is known. */
function standsAt(text: string, at: number, head: string): boolean {
  if (at + head.length > text.length) return false;
  for (let index = head.length - 1; index >= 0; index -= 1) {
    const code = text.charCodeAt(at + index);
    if ((code < FOLDED ? SMALL[code] : code) !== head.charCodeAt(index)) return false;
  }
  return true;
}
