/** Builds the rules that recognize a credential from the tables, and one search for all of them. */

import type { TextSpan } from '../spans.ts';
import { CONTEXTS, EXTRA_PATTERNS, TOKENS } from './patterns/extra-patterns.ts';
import { GITLEAKS_RULES, type PatternRow } from './patterns/gitleaks-rules.ts';
import { isNeverSecret, looksSecret } from './values.ts';

export interface Rule {
  /** Texts in lowercase. A rule runs only where one of them occurs, in any case. */
  readonly heads: readonly string[];
  /**
   * Finds the span to redact for the head at this position, if any. Its work is bounded, or it redacts what it
   * inspects.
   */
  readonly find: (text: string, at: number) => TextSpan | undefined;
}

/** Text before a word, besides punctuation: an escaped line break or an encoded character. */
const WORD_BEGINS = /(?<!\w)|(?<=\\[bfnrt]|%[\dA-F]{2}|\\u[\dA-F]{4}|\\x[\dA-F]{2})/iy;
/** The rest of a word that starts like a credential belongs to it. */
const REST = '[\\w-]*';

export const RULES: readonly Rule[] = [
  ...[...GITLEAKS_RULES, ...EXTRA_PATTERNS].map(([heads, before, edge, source]) =>
    createRule(heads, [source + REST, 'dy'], () => true, { before, edge }),
  ),
  ...TOKENS.flatMap(([least, rest, prefixes]) =>
    prefixes
      .split(/\s+/)
      .map((prefix) =>
        createRule(
          [prefix.toLowerCase()],
          [`${prefix.replaceAll(/[.$/]/g, '\\$&')}[A-Za-z0-9${rest}]{${least},2000}${REST}`, 'dy'],
          (value) => /[A-Za-z]/.test(value.slice(prefix.length)) && /\d/.test(value.slice(prefix.length)),
          { before: 0, edge: true },
        ),
      ),
  ),
  ...CONTEXTS.map(([heads, source, accepted]) =>
    createRule(heads, [source, 'diy'], (value) => !isNeverSecret(value) && (accepted === 'any' || looksSecret(value))),
  ),
];

/**
 * Compiles the pattern when its head first occurs, because most texts contain few heads.
 *
 * @param where the number of pattern characters before the head, and whether the pattern starts at a word boundary
 */
function createRule(
  heads: readonly string[],
  [source, flags]: readonly [source: string, flags: string],
  accepts: (value: string) => boolean,
  { before, edge }: { readonly before: PatternRow[1]; readonly edge: boolean } = { before: 0, edge: false },
): Rule {
  const [least, most] = typeof before === 'number' ? [before, before] : before;
  let pattern: RegExp | undefined;
  return {
    heads,
    find: (text, at) => {
      for (let first = Math.max(0, at - most); first <= at - least; first += 1) {
        if (edge && matchAt(WORD_BEGINS, text, first) === undefined) continue;
        pattern ??= new RegExp(source, flags);
        const indices = matchAt(pattern, text, first)?.indices;
        const [start, end] = indices?.groups?.['secret'] ?? indices?.[0] ?? [0, 0];
        if (end > start && accepts(text.slice(start, end))) return { start, end };
      }
      return undefined;
    },
  };
}

/** Matches a sticky pattern at this position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** Finds all spans of the rules. Skips text that was already found. Takes time in proportion to the text. */
export function searchFor(rules: readonly Rule[]): (text: string) => readonly TextSpan[] {
  const byStart = groupByStart(rules);
  return (text) => {
    const lower = toLowerSameLength(text);
    const spans: TextSpan[] = [];
    let hidden: TextSpan = { start: -1, end: -1 };
    for (let at = 0; at + 1 < lower.length; at += 1) {
      const candidates = byStart.get(startCode(lower, at));
      if (candidates === undefined) continue;
      if (at >= hidden.start && at < hidden.end) {
        at = hidden.end - 1;
        continue;
      }
      let next = at + 1;
      for (const [head, { find }] of candidates) {
        const span = lower.startsWith(head, at) ? find(text, at) : undefined;
        if (span === undefined) continue;
        spans.push(span);
        if (span.end > hidden.end) hidden = span;
        if (span.start <= at) next = Math.max(next, span.end);
      }
      at = next - 1;
    }
    return spans;
  };
}

/** Groups heads by their first two characters. A regular expression of all heads takes milliseconds to compile. */
function groupByStart(rules: readonly Rule[]): ReadonlyMap<number, readonly (readonly [head: string, rule: Rule])[]> {
  const heads = rules.flatMap((rule) => rule.heads.map((head) => [head, rule] as const));
  return Map.groupBy(heads, ([head]) => startCode(head, 0));
}

function startCode(text: string, at: number): number {
  return text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1);
}

/** The only character whose lowercase is longer is the dotted I. */
function toLowerSameLength(text: string): string {
  return text.replaceAll('\u0130', 'I').toLowerCase();
}
