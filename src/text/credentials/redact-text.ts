/**
 * Redacts credentials that aren't registered as secrets, by their format and by the text before them. Texts from
 * programs and people may contain any.
 */

import type { Redactor } from '../redaction/redactor.ts';
import { visibleText } from '../sanitize.ts';
import { hideSpans, matchAt, type TextSpan } from '../unicode.ts';
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

/** A rule that runs where its head occurs in any case, and the next rule with the same first two characters. */
interface Entry {
  /** In lowercase. */
  readonly head: string;
  readonly find: Find;
  readonly next: Entry | undefined;
}

const startCode = (text: string, at: number) => text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1);

/** Every rule by the first two characters of its heads. A regular expression of all heads is slow to compile. */
function indexRules(): ReadonlyMap<number, Entry> {
  const index = new Map<number, Entry>();
  const add = (heads: readonly string[], find: Find) => {
    for (const head of heads) index.set(startCode(head, 0), { head, find, next: index.get(startCode(head, 0)) });
  };
  // The rest of a word that starts like a credential belongs to it.
  for (const [heads, before, edge, source] of [...GITLEAKS_RULES, ...EXTRA_PATTERNS])
    add(
      heads,
      createFinder(`${source}[\\w-]*`, 'dy', () => true, before, edge),
    );
  for (const [heads, source, accepted, required = ''] of CONTEXTS) {
    const isSecret = (value: string) => !isNeverSecret(value) && (accepted === 'any' || looksSecret(value));
    const find = createFinder(source, 'diy', isSecret);
    const mayFind = (text: string, at: number) => text.slice(at, at + MAX_DISTANCE).includes(required);
    add(heads, (text, at) => (mayFind(text, at) ? find(text, at) : undefined));
  }
  add(NAME_HEADS, findNamed);
  return index;
}

let index: ReadonlyMap<number, Entry> | undefined;

/** Finds the spans of all rules. Skips text that was already found. */
function findSpans(text: string): readonly TextSpan[] {
  index ??= indexRules();
  // The dotted I is the only character whose lowercase is longer.
  const lower = text.replaceAll('\u0130', 'I').toLowerCase();
  const spans: TextSpan[] = [];
  let hidden: TextSpan = { start: -1, end: -1 };
  for (let at = 0; at + 1 < lower.length; at += 1) {
    let entry = index.get(startCode(lower, at));
    if (entry === undefined) continue;
    if (at >= hidden.start && at < hidden.end) {
      at = hidden.end - 1;
      continue;
    }
    for (; entry !== undefined; entry = entry.next) {
      const span = lower.startsWith(entry.head, at) ? entry.find(text, at) : undefined;
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
  return spans.length === 0 ? shown : hideSpans(shown, spans.map(visible.written));
}
