/** Hides secrets in texts, however they are quoted there. */

import { type TextSpan, withoutSpans } from '../text-finder.ts';
import { type OurWordsOf, withTextsChanged } from './changed-texts.ts';
import { SecretSearch } from './secret-search.ts';

/** Shorter values are not hidden: they would blank out half of any text. */
export const SHORTEST_SECRET = 4;
/**
 * Made once, where the secrets are given, and passed whole to the parts that may show them. Takes time in proportion to
 * the text, however many secrets there are.
 */
export class Redactor {
  /** As the runner is to mask them (it knows the usual encodings itself), the longest first. */
  readonly masks: readonly string[];
  readonly #secrets: SecretSearch;

  /**
   * @param texts each secret as given, and every part of it that is a secret of its own
   * @param unmasked the same of secrets that are hidden here alone
   */
  constructor(texts: readonly string[], unmasked: readonly string[] = []) {
    this.masks = longestFirst(texts);
    this.#secrets = new SecretSearch(longestFirst([...texts, ...unmasked]));
  }

  /**
   * Replaces every secret by `***`, with the signs that quote it; secrets that touch or overlap become one.
   *
   * @param open texts that every reader sees anyway: what lies within one of them stays
   */
  redact(text: string, open: readonly string[] = []): string {
    const found = this.#secrets.spansIn(text);
    if (found.length === 0) return text;
    const shown = mergedSpans(inOrder(spansOf(text, open)));
    return withoutSpans(text, outside(inOrder(found), shown));
  }

  /** The secrets in a text, as they stand there. */
  secretsIn(text: string): readonly string[] {
    return this.#secrets.spansIn(text).map(({ start, end }) => text.slice(start, end));
  }

  /** The same for every text in a value of plain objects and lists but words of ours; each is redacted when it is first read. */
  redactAll<T>(value: T, our: NoInfer<OurWordsOf<T>>, open: readonly string[] = []): T {
    if (this.#secrets.isEmpty) return value;
    return withTextsChanged(value, our, (text) => this.redact(text, open));
  }
}

function longestFirst(texts: readonly string[]): readonly string[] {
  const known = [...new Set(texts)].filter((text) => text.length >= SHORTEST_SECRET);
  return known.sort((a, b) => b.length - a.length);
}

/** Everywhere that one of these texts stands. */
function spansOf(text: string, texts: readonly string[]): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const one of texts) {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1)) {
      spans.push({ start: at, end: at + one.length });
    }
  }
  return spans;
}

function inOrder(spans: TextSpan[]): TextSpan[] {
  return spans.sort((a, b) => a.start - b.start);
}

/** Those that touch or overlap as one. Takes and gives them in reading order. */
function mergedSpans(spans: readonly TextSpan[]): TextSpan[] {
  const joint: TextSpan[] = [];
  for (const span of spans) {
    const last = joint.at(-1);
    if (last === undefined || span.start > last.end) joint.push(span);
    else if (span.end > last.end) joint[joint.length - 1] = { start: last.start, end: span.end };
  }
  return joint;
}

/** Those that do not lie within one of the others; both in reading order. */
function outside(spans: readonly TextSpan[], others: readonly TextSpan[]): TextSpan[] {
  let at = -1;
  return spans.filter(({ start, end }) => {
    while ((others[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    return end > (others[at]?.end ?? -1);
  });
}
