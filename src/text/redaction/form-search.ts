import type { TextSpan } from '../spans.ts';

/** Of each form so much is part of the expression: of whole keys V8 would take hundreds of milliseconds to compile one. */
const HEAD = 12;
/** All forms have so many characters. */
const KEY = 4;
/** So many characters of a form are hidden at the end of a text that was cut. */
const SHORTEST_BEGINNING = 8;

/** Finds many texts in one pass, by one expression of their beginnings. */
export class FormSearch {
  /** By their first characters, the longest first. */
  readonly #forms: ReadonlyMap<string, readonly string[]>;
  readonly #heads: RegExp | undefined;

  /** @param forms each of four characters at least */
  constructor(forms: readonly string[]) {
    const known = [...new Set(forms)].sort((a, b) => b.length - a.length);
    this.#forms = Map.groupBy(known, (form) => form.slice(0, KEY));
    const heads = [...new Set(known.map((form) => form.slice(0, HEAD)))];
    if (heads.length > 0) this.#heads = new RegExp(heads.map(literal).join('|'), 'g');
  }

  /** Everywhere that one of them stands, at each place the longest. */
  spansIn(text: string): readonly TextSpan[] {
    const spans: TextSpan[] = [];
    if (this.#heads === undefined) return spans;
    this.#heads.lastIndex = 0;
    for (let found = this.#heads.exec(text); found !== null; found = this.#heads.exec(text)) {
      const start = found.index;
      const form = this.#forms.get(text.slice(start, start + KEY))?.find((one) => text.startsWith(one, start));
      if (form !== undefined) spans.push({ start, end: start + form.length });
      this.#heads.lastIndex = start + 1;
    }
    return spans;
  }
}

/** Where a text that was cut ends within one of these forms, before the mark of the cut. */
export function beginningAtEnd(text: string, forms: readonly string[]): readonly TextSpan[] {
  const end = text.trimEnd().length - (text.trimEnd().endsWith('…') ? 1 : 0);
  return forms.flatMap((form) => {
    const from = Math.max(0, end - form.length + 1);
    const tail = text.slice(from, end);
    const head = form.slice(0, SHORTEST_BEGINNING);
    for (let at = tail.indexOf(head); at >= 0; at = tail.indexOf(head, at + 1)) {
      if (form.startsWith(tail.slice(at))) return [{ start: from + at, end }];
    }
    return [];
  });
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
