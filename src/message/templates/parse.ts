/** Parses a template, and makes safe what the engine's parser leaves dangerous. */

import { type Liquid, Output, type RangeToken, type Template, Token, TokenizationError, TokenKind } from 'liquidjs';
import { comparisonsIn, type FactComparison } from './analysis/comparisons.ts';

/** Characters of a template. */
export const LONGEST = 100_000;
/** Tags and outputs of a template: each takes some kilobytes. */
const MOST_TAGS = 4_000;
/** Ranges start below this: from 2 ** 53 on, counting up by one never gets anywhere. */
const HIGHEST = 1_000_000_000;

/** @throws the engine's errors */
function parseTemplate(engine: Liquid, template: string, see?: (part: object) => void): Template[] {
  if (tagsOf(template) > MOST_TAGS) throw new Error('template tags limit exceeded');
  const templates = engine.parse(template);
  makeSafe(templates, see);
  return templates;
}

/** What could be parsed of a template, and what kept the rest from it. */
export interface ParsedAround {
  /** With blanks in the place of what is left out. */
  readonly parsed: Template[];
  /** Of it, what writes values. */
  readonly outputs: readonly Output[];
  readonly filters: readonly NamedFilter[];
  /** In no order. */
  readonly comparisons: readonly FactComparison[];
  /** The engine's errors. */
  readonly errors: readonly unknown[];
  /** The texts that are left out. */
  readonly leftOut: string;
}

/** Parses all that can be parsed, so that one mistake does not hide the others. Never throws. */
export function parseAround(engine: Liquid, template: string): ParsedAround {
  const errors: unknown[] = [];
  let [text, leftOut] = [template, ''];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [outputs, filters, comparisons]: [Output[], NamedFilter[], FactComparison[]] = [[], [], []];
    const see = (part: object) => {
      comparisons.push(...comparisonsIn(part));
      if (part instanceof Output) outputs.push(part);
      else if (isFilter(part)) filters.push({ name: part.name, token: part });
    };
    try {
      return { parsed: parseTemplate(engine, text, see), outputs, filters, comparisons, errors, leftOut };
    } catch (error) {
      const wrong = wrongPiece(error, text);
      if (!isConsequence(error, leftOut)) errors.push(error);
      if (wrong === undefined) break;
      const [begin, end] = wrong;
      leftOut += ` ${text.slice(begin, end)}`;
      text = text.slice(0, begin) + text.slice(begin, end).replace(/[^\n]/g, ' ') + text.slice(end);
    }
  }
  return { parsed: [], outputs: [], filters: [], comparisons: [], errors, leftOut };
}

export interface NamedFilter {
  readonly name: string;
  readonly token: Token;
}

function isFilter(part: object): part is Token & { readonly name: string } {
  return part instanceof Token && part.kind === TokenKind.Filter && 'name' in part && typeof part.name === 'string';
}

/** Each takes as long as parsing the whole. */
const MOST_TRIES = 20;

/** Without its tag, the end of a block has nothing to end. */
function isConsequence(error: unknown, leftOut: string): boolean {
  const message = error instanceof Error ? error.message : '';
  return leftOut.includes('{%') && /^tag (?:"(?:end\w+|else|elsif|when)" not found|\{%.* not closed)/s.test(message);
}

/** From where to where: the tag or output that is wrong, or of one that has no end its beginning. */
function wrongPiece(error: unknown, text: string): readonly [number, number] | undefined {
  const token = error instanceof Error && 'token' in error ? error.token : undefined;
  if (!(token instanceof Token)) return undefined;
  const start = Math.max(text.lastIndexOf('{{', token.begin), text.lastIndexOf('{%', token.begin));
  if (start < 0) return undefined;
  const close = text.indexOf(text.startsWith('{{', start) ? '}}' : '%}', start);
  const endless = close < 0 || (error instanceof TokenizationError && token.begin === start);
  return [start, endless ? start + 2 : close + 2];
}

/**
 * @param see is shown all that it is made of: the walk is the same, and a large template has many parts
 * @throws for a range that may never end
 */
export function makeSafe(parsed: readonly object[], see: (part: object) => void = () => {}): void {
  const places = new TextPositions();
  for (const part of partsOf(parsed)) {
    see(part);
    if (!isToken(part)) continue;
    // The engine counts lines from the start for each name: too much work for a template with many.
    part.getPosition = () => places.of(part);
    if (part.kind === TokenKind.Range) checkRange(part as RangeToken);
  }
}

function isToken(part: object): part is Token {
  return 'kind' in part && 'begin' in part;
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

/** All that a parsed template is made of, each once. */
function* partsOf(parsed: readonly object[]): Generator<object> {
  const seen = new Set<object>();
  const left: object[] = [...parsed];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    yield next;
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
