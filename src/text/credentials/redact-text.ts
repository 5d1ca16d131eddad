/**
 * Redacts credentials that aren't registered as secrets, by their format and by the text before them. Texts from
 * programs and people may contain any.
 */

import type { Redactor } from '../redaction/redactor.ts';
import { visibleText } from '../sanitize.ts';
import { matchAt, type TextSpan, withoutSpans } from '../unicode.ts';
import { findNamed } from './named.ts';
import { NAME_HEADS } from './names.ts';
import { CONTEXTS, EXTRA_PATTERNS } from './patterns/extra-patterns.ts';
import { GITLEAKS_RULES } from './patterns/gitleaks-rules.ts';
import { isNeverSecret, looksSecret } from './values.ts';

/** Finds the span to redact for the head at this position. Its work is bounded, or it redacts what it inspects. */
type Find = (text: string, at: number) => TextSpan | undefined;

/** Text before a word, besides punctuation: an escaped line break or an encoded character. */
const WORD_BEGINS = /(?<!\w)|(?<=\\[bfnrt]|%[\dA-F]{2}|\\u[\dA-F]{4}|\\x[\dA-F]{2})/iy;

/** Maximum distance of the required character from the head. */
const MAX_DISTANCE = 700;

/**
 * Compiles the pattern when its head first occurs, because most texts contain few heads.
 *
 * @param before number of pattern characters before the head
 * @param edge true if the pattern starts at a word boundary
 */
function createFinder(
  source: string,
  flags: string,
  accepts: (value: string) => boolean,
  before: (typeof GITLEAKS_RULES)[number][1] = 0,
  edge = false,
): Find {
  const [least, most = least] = typeof before === 'number' ? [before] : before;
  let pattern: RegExp | undefined;
  return (text, at) => {
    for (let first = Math.max(0, at - most); first <= at - least; first += 1) {
      if (edge && matchAt(WORD_BEGINS, text, first) === undefined) continue;
      pattern ??= new RegExp(source, flags);
      const indices = matchAt(pattern, text, first)?.indices;
      const [start, end] = indices?.groups?.['secret'] ?? indices?.[0] ?? [0, 0];
      if (end > start && accepts(text.slice(start, end))) return { start, end };
    }
    return undefined;
  };
}

/** Rules by the first two characters of their heads. A regular expression of all heads would take milliseconds to compile. */
let byStart: Map<number, (readonly [head: string, find: Find])[]> | undefined;

function indexRules(): NonNullable<typeof byStart> {
  const index: NonNullable<typeof byStart> = new Map();
  const add = (heads: readonly string[], find: Find) => {
    for (const head of heads) {
      const code = startCode(head, 0);
      const others = index.get(code);
      if (others === undefined) index.set(code, [[head, find]]);
      else others.push([head, find]);
    }
  };
  for (const rules of [GITLEAKS_RULES, EXTRA_PATTERNS]) {
    // The rest of a word that starts like a credential belongs to it.
    for (const [heads, before, edge, source] of rules)
      add(
        heads,
        createFinder(`${source}[\\w-]*`, 'dy', () => true, before, edge),
      );
  }
  for (const [heads, source, accepted, required = ''] of CONTEXTS) {
    const isSecret = (value: string) => !isNeverSecret(value) && (accepted === 'any' || looksSecret(value));
    const find = createFinder(source, 'diy', isSecret);
    const mayFind = (text: string, at: number) => text.slice(at, at + MAX_DISTANCE).includes(required);
    add(heads, (text, at) => (mayFind(text, at) ? find(text, at) : undefined));
  }
  add(NAME_HEADS, findNamed);
  return index;
}

const startCode = (text: string, at: number) => text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1);

/** Finds the spans of all rules. Skips text that was already found. */
function findSpans(text: string): readonly TextSpan[] {
  byStart ??= indexRules();
  // The dotted I is the only character whose lowercase is longer.
  const lower = text.replaceAll('\u0130', 'I').toLowerCase();
  const spans: TextSpan[] = [];
  let hidden: TextSpan = { start: -1, end: -1 };
  for (let at = 0; at + 1 < lower.length; at += 1) {
    const candidates = byStart.get(startCode(lower, at));
    if (candidates === undefined) continue;
    if (at >= hidden.start && at < hidden.end) {
      at = hidden.end - 1;
      continue;
    }
    for (const [head, find] of candidates) {
      const span = lower.startsWith(head, at) ? find(text, at) : undefined;
      if (span === undefined) continue;
      spans.push(span);
      if (span.end > hidden.end) hidden = span;
    }
  }
  return spans;
}

/**
 * Replaces every credential with `***` and retains the name before it, even if colors or invisible characters split the
 * credential. Takes time in proportion to the text.
 *
 * @param redactor redacts registered secrets first
 */
export function redactText(text: string, redactor?: Pick<Redactor, 'redact'>): string {
  const shown = redactor?.redact(text) ?? text;
  const visible = visibleText(shown);
  const spans = findSpans(visible.text);
  return spans.length === 0 ? shown : withoutSpans(shown, spans.map(visible.written));
}
