import type { TextSpan } from '../spans.ts';

/** Only the beginning of a form is part of the expression: V8 takes hundreds of milliseconds to compile one of whole keys. */
const HEAD = 12;
/** Every form has at least this many characters. */
export const SHORTEST_FORM = 4;

/** Finds many texts in one pass, by one expression of their beginnings. */
export class FormSearch {
  /** By their first characters, the longest first. */
  readonly #forms: ReadonlyMap<string, readonly string[]>;
  readonly #heads: RegExp;

  constructor(forms: readonly string[]) {
    const known = [...new Set(forms)].sort((a, b) => b.length - a.length);
    this.#forms = Map.groupBy(known, (form) => form.slice(0, SHORTEST_FORM));
    const heads = [...new Set(known.map((form) => form.slice(0, HEAD)))];
    this.#heads = new RegExp(heads.map((head) => head.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'g');
  }

  /** Every occurrence; at each place the longest that `accepts` takes. */
  spansIn(text: string, accepts: (span: TextSpan) => boolean): readonly TextSpan[] {
    const spans: TextSpan[] = [];
    this.#heads.lastIndex = 0;
    for (let found = this.#heads.exec(text); found !== null; found = this.#heads.exec(text)) {
      const start = found.index;
      const forms = this.#forms.get(text.slice(start, start + SHORTEST_FORM)) ?? [];
      const ends = forms.flatMap((form) => (text.startsWith(form, start) ? start + form.length : []));
      const end = ends.find((one) => accepts({ start, end: one }));
      if (end !== undefined) spans.push({ start, end });
      this.#heads.lastIndex = start + 1;
    }
    return spans;
  }
}
