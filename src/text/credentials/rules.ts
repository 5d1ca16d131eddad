/** Builds the rules that recognize a credential from the tables, and one search for all of them. */

import type { TextSpan } from '../spans.ts';
import { OWN_SHAPES, PLACES, TOKENS } from './patterns/extra-patterns.ts';
import { SHAPES, type ShapeRow } from './patterns/gitleaks-rules.ts';
import { isPlainlyNone, looksSecret } from './values.ts';

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
  ...[...SHAPES, ...OWN_SHAPES].map(([heads, before, edge, source]) =>
    createRule(heads, new RegExp(source + REST, 'dy'), () => true, { before, edge }),
  ),
  ...TOKENS.flatMap(([least, rest, prefixes]) =>
    prefixes
      .split(/\s+/)
      .map((prefix) =>
        createRule(
          [prefix.toLowerCase()],
          new RegExp(`${prefix.replaceAll(/[.$/]/g, '\\$&')}[A-Za-z0-9${rest}]{${least},2000}${REST}`, 'dy'),
          (value) => /[A-Za-z]/.test(value.slice(prefix.length)) && /\d/.test(value.slice(prefix.length)),
          { before: 0, edge: true },
        ),
      ),
  ),
  ...PLACES.map(([heads, source, accepted]) =>
    createRule(
      heads,
      new RegExp(source, 'diy'),
      (value) => !isPlainlyNone(value) && (accepted === 'any' || looksSecret(value)),
    ),
  ),
];

/** @param where the number of pattern characters before the head, and whether the pattern starts at a word boundary */
function createRule(
  heads: readonly string[],
  pattern: RegExp,
  accepts: (value: string) => boolean,
  { before, edge }: { readonly before: ShapeRow[1]; readonly edge: boolean } = { before: 0, edge: false },
): Rule {
  const [least, most] = typeof before === 'number' ? [before, before] : before;
  return {
    heads,
    find: (text, at) => {
      for (let first = Math.max(0, at - most); first <= at - least; first += 1) {
        if (edge && matchAt(WORD_BEGINS, text, first) === undefined) continue;
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
  const byHead = new Map<string, Rule[]>();
  for (const rule of rules) for (const head of rule.heads) byHead.set(head, [...(byHead.get(head) ?? []), rule]);
  const ordered = [...byHead.keys()].sort((a, b) => b.length - a.length);
  const heads = new RegExp(ordered.map((head) => head.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join('|'), 'gi');
  return (text) => {
    const spans: TextSpan[] = [];
    let hidden: TextSpan = { start: -1, end: -1 };
    for (let found = matchAt(heads, text, 0); found !== undefined; found = matchAt(heads, text, heads.lastIndex)) {
      const { index } = found;
      const head = found[0].toLowerCase();
      heads.lastIndex = index >= hidden.start && index < hidden.end ? hidden.end : index + 1;
      if (heads.lastIndex === hidden.end) continue;
      // Shorter heads may start at the position of a longer one.
      const rules = Array.from(head, (_, at) => byHead.get(head.slice(0, at + 1)) ?? []).flat();
      for (const { find } of rules) {
        const span = find(text, index);
        if (span === undefined) continue;
        spans.push(span);
        if (span.end > hidden.end) hidden = span;
        if (span.start <= index) heads.lastIndex = Math.max(heads.lastIndex, span.end);
      }
    }
    return spans;
  };
}
