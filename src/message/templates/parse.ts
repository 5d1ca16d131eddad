/** Parses a template, and makes safe what the engine's parser leaves dangerous. */

import type { Liquid, RangeToken, Template, Token } from 'liquidjs';
import { TokenKind } from 'liquidjs';

/** Characters of a template. */
export const LONGEST = 100_000;
/** Tags and outputs of a template: each takes some kilobytes. */
const MOST_TAGS = 4_000;
/** Ranges start below this: from 2 ** 53 on, counting up by one never gets anywhere. */
const HIGHEST = 1_000_000_000;

/** @throws the engine's errors */
export function parseTemplate(engine: Liquid, template: string): Template[] {
  if (tagsOf(template) > MOST_TAGS) throw new Error('template tags limit exceeded');
  const templates = engine.parse(template);
  makeSafe(templates);
  return templates;
}

/** @throws for a range that may never end */
export function makeSafe(parsed: readonly object[]): void {
  const places = new TextPositions();
  for (const token of tokensOf(parsed)) {
    // The engine counts lines from the start for each name: too much work for a template with many.
    token.getPosition = () => places.of(token);
    if (token.kind === TokenKind.Range) checkRange(token as RangeToken);
  }
}

function tagsOf(template: string): number {
  // In a `liquid` tag each line is one.
  const begins = /\{%-?\s*liquid\b/.test(template) ? /\{\{|\{%|\n/g : /\{\{|\{%/g;
  return template.match(begins)?.length ?? 0;
}

function checkRange({ lhs }: RangeToken): void {
  const start: unknown = 'content' in lhs ? lhs.content : undefined;
  if (typeof start === 'number' && Math.abs(start) < HIGHEST) return;
  throw new Error('a range starts with a plain number, such as (1..count)');
}

/** Every token of a parsed template, those inside of tags and filters included. */
function* tokensOf(parsed: readonly object[]): Generator<Token> {
  const seen = new Set<object>();
  const left: object[] = [...parsed];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if ('kind' in next && 'begin' in next) yield next as Token;
    for (const [name, value] of Object.entries(next)) {
      if (name !== 'liquid' && typeof value === 'object' && value !== null) left.push(value);
    }
  }
}

/** Lines and columns, both counted from 1. */
class TextPositions {
  readonly #starts = new Map<string, readonly number[]>();

  of({ input, begin }: Token): [number, number] {
    const starts = this.#starts.get(input) ?? startsOf(input);
    this.#starts.set(input, starts);
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= begin) low = middle;
      else high = middle - 1;
    }
    return [low + 1, begin - (starts[low] ?? 0) + 1];
  }
}

function startsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
