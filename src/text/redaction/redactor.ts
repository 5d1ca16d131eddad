/** Hides secrets in texts, in the usual encodings. */

import { joinedLines, seenText } from '../seen-text.ts';
import { MAY_BE_CUT, mergedSpans, type TextSpan, withoutSpans } from '../spans.ts';
import { type OurWordsOf, withTextsChanged } from './changed-texts.ts';
import { formsOf } from './encodings.ts';
import { beginningAtEnd, FormSearch } from './form-search.ts';

/** Shorter values are not hidden: they would blank out half of any text. */
export const SHORTEST_SECRET = 4;
/** A shorter form may stand across the end of a line by chance. */
const SHORTEST_WRAPPED = 8;
/** An address is secret from its path on: it begins with its host. */
const ADDRESS = /^(?:https?:\/)?\//i;

/**
 * Made once, where the secrets are given, and passed whole to the parts that may show them. Takes time in proportion to
 * the text.
 */
export class Redactor {
  /** As the runner is to mask them (it knows the usual encodings itself), the longest first. */
  readonly masks: readonly string[];
  readonly #secrets: readonly string[];
  #search: ReturnType<typeof searchFor> | undefined;

  /**
   * @param texts each secret as given, and every part of it that is a secret of its own
   * @param unmasked the same of secrets that are hidden here alone
   */
  constructor(texts: readonly string[], unmasked: readonly string[] = []) {
    this.masks = longestFirst(texts);
    this.#secrets = longestFirst([...texts, ...unmasked]);
  }

  /**
   * Replaces every secret by `***`; secrets that touch or overlap become one.
   *
   * @param open texts that every reader sees anyway: what lies within one of them stays
   */
  redact(text: string, open: readonly string[] = []): string {
    const found = this.#spansIn(text);
    if (found.length === 0) return text;
    const shown = mergedSpans(open.flatMap((one) => spansOf(text, one)));
    return withoutSpans(text, outside(found, shown));
  }

  /** The secrets in a text, as they stand there. */
  secretsIn(text: string): readonly string[] {
    return this.#spansIn(text).map(({ start, end }) => text.slice(start, end));
  }

  /** The same for every text in a value of plain objects and lists but words of ours; each is redacted when it is first read. */
  redactAll<T>(value: T, our: NoInfer<OurWordsOf<T>>, open: readonly string[] = []): T {
    if (this.#secrets.length === 0) return value;
    return withTextsChanged(value, our, (text) => this.redact(text, open));
  }

  /** In reading order. */
  #spansIn(text: string): TextSpan[] {
    if (this.#secrets.length === 0 || text.length < SHORTEST_SECRET) return [];
    this.#search ??= searchFor(this.#secrets);
    const { short, long, beginnings } = this.#search;
    const seen = seenText(text);
    const joined = joinedLines(seen.text);
    const cut = text.length >= MAY_BE_CUT ? beginningAtEnd(joined.text, beginnings) : [];
    const spans = [...short.spansIn(seen.text), ...[...long.spansIn(joined.text), ...cut].map(joined.written)];
    return spans.map(seen.written).sort((a, b) => a.start - b.start);
  }
}

function searchFor(secrets: readonly string[]) {
  const known = secrets.map((secret) => {
    const all = formsOf(secret).map((form) => ({ form, joined: joinedLines(form).text }));
    const long = all.flatMap(({ joined }) => (joined.length >= SHORTEST_WRAPPED ? joined : []));
    const short = all.flatMap(({ form, joined }) => (joined.length >= SHORTEST_WRAPPED ? [] : form));
    return { short, long, beginnings: ADDRESS.test(secret) ? [] : long };
  });
  return {
    short: new FormSearch(known.flatMap(({ short }) => short)),
    long: new FormSearch(known.flatMap(({ long }) => long)),
    beginnings: known.flatMap(({ beginnings }) => beginnings),
  };
}

function longestFirst(texts: readonly string[]): readonly string[] {
  const known = [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
  return known.sort((a, b) => b.length - a.length);
}

/** Everywhere that it stands. */
function spansOf(text: string, one: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
    spans.push({ start: at, end: at + one.length });
  return spans;
}

/** Those that do not lie within one of the others; both in reading order. */
function outside(spans: readonly TextSpan[], others: readonly TextSpan[]): TextSpan[] {
  let at = -1;
  return spans.filter(({ start, end }) => {
    while ((others[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return end > (others[at]?.end ?? -1);
  });
}
