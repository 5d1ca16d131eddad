/**
 * An author's template, read without rendering it: the names that it uses, and the first thing that is wrong with it. It needs
 * nothing but the text, so it runs in a browser too.
 */

import { type Liquid, type RangeToken, type StaticAnalysis, type Template, type Token, TokenKind } from 'liquidjs';
import type { Section } from '../sections/section.ts';
import { SECTIONS } from '../sections/section-registry.ts';
import type { Sources } from '../sources.ts';
import { createEngine, knownNames } from './engine.ts';
import { type KnownNames, mistakeOf, unknownName } from './errors.ts';
import type { TemplateMistake } from './mistake.ts';
import type { Variables } from './scope.ts';
import { isList, type NameShape, VOCABULARY } from './vocabulary.ts';

/** Tags and outputs of a template: each takes some kilobytes. */
const MOST_TAGS = 4_000;
/** Names in it: the engine counts lines from the start for each. */
const MOST_NAMES = 2_000;
/** Ranges start below this: from 2 ** 53 on, counting up by one never gets anywhere. */
const HIGHEST = 1_000_000_000;

/** `names` are facts, variables and sections with their dots, such as `commit.author.name`, `vars.team` or `sections.failures`. */
export type ReadTemplate = { readonly names: readonly string[] } & (
  | { readonly parsed: Template[]; readonly mistake?: undefined }
  | { readonly mistake: TemplateMistake }
);

/** @param text Liquid, without front matter */
export function readTemplate(engine: Liquid, text: string, variables: Variables): ReadTemplate {
  const known = knownNames(engine, variables);
  try {
    // In a `liquid` tag each line is one.
    const tags = text.match(/\{%-?\s*liquid\b/) ? /\{[{%]|\n/g : /\{[{%]/g;
    if ((text.match(tags)?.length ?? 0) > MOST_TAGS) throw new Error('template tags limit exceeded');
    const parsed = engine.parse(text);
    checkParts(parsed);
    const found = engine.analyzeSync(parsed, { partials: false });
    const [names, mistake] = [namesIn(found), unknownIn(found, known)];
    return mistake === undefined ? { names, parsed } : { names, mistake };
  } catch (error) {
    return { names: [], mistake: mistakeOf(error, known) };
  }
}

export interface TemplateFacts {
  /** Names of facts, and of variables. */
  readonly mentioned: readonly string[];
  /** True where the preset's words go out in the place of a template that is wrong. */
  readonly failing: boolean;
}

/** @param variables those of the option `variables` */
export function factsAsked({ subject, body }: Sources, variables: Variables): TemplateFacts {
  const read = [subject, body].flatMap((source) =>
    source ? [readTemplate(createEngine({ part: source.part }), source.text, variables)] : [],
  );
  return {
    mentioned: [...new Set(read.flatMap(({ names }) => names))].flatMap(factsOf),
    failing: read.some(({ mistake }) => mistake !== undefined),
  };
}

/** What a name in a template asks for; a section stands for its facts. */
function factsOf(name: string): readonly string[] {
  const [root, section = ''] = name.split('.');
  if (root !== 'sections') return [name];
  return new Map<string, Section>(Object.entries(SECTIONS)).get(section)?.reads ?? [];
}

/** The names that are none of the template's own, with their dots, each once. */
export function namesIn({ globals }: StaticAnalysis): readonly string[] {
  const paths = Object.values(globals).flat();
  return [...new Set(paths.map(({ segments }) => segments.filter((one) => typeof one === 'string').join('.')))];
}

/** The first name that no event has, so that a mistake in what is only for red runs shows on green ones. */
export function unknownIn({ globals, locals }: StaticAnalysis, known: KnownNames): TemplateMistake | undefined {
  const uses = Object.entries(globals).flatMap(([root, all]) => (Object.hasOwn(locals, root) ? [] : all));
  const unknown = uses.flatMap(({ segments, location: { row: line, col: column } }) => {
    const name = unknownPath(segments);
    return name === undefined ? [] : [{ name, at: { line, column, length: name.length } }];
  });
  const [first] = unknown.sort(({ at: a }, { at: b }) => a.line - b.line || a.column - b.column);
  return first && { at: first.at, ...unknownName('variable', first.name, known) };
}

const ROOTS: Readonly<Record<string, NameShape>> = { ...VOCABULARY, vars: 'map', sections: 'map' };

/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function unknownPath(segments: readonly unknown[]): string | undefined {
  let shape: NameShape = ROOTS;
  const path: string[] = [];
  for (const segment of segments) {
    if (typeof shape === 'string' || typeof segment !== 'string' || isList(shape)) return undefined;
    path.push(segment);
    const inner: NameShape | undefined = Object.hasOwn(shape, segment) ? shape[segment] : undefined;
    if (inner === undefined) return path.join('.');
    shape = inner;
  }
  return undefined;
}

/** @throws for a range that may never end, and for more names than can be looked at */
export function checkParts(parsed: readonly object[]): void {
  const seen = new Set<object>();
  const left: object[] = [...parsed];
  let names = 0;
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    if (isToken(next, TokenKind.Range)) checkRange(next as RangeToken);
    if (isToken(next, TokenKind.PropertyAccess)) names += 1;
    if (names > MOST_NAMES) throw new Error('template names limit exceeded');
    for (const [name, value] of Object.entries(next)) {
      if (name !== 'liquid' && typeof value === 'object' && value !== null) left.push(value);
    }
  }
}

function isToken(part: object, kind: TokenKind): part is Token {
  return 'kind' in part && part.kind === kind;
}

function checkRange({ lhs }: RangeToken): void {
  const start: unknown = 'content' in lhs ? lhs.content : undefined;
  if (typeof start === 'number' && Math.abs(start) < HIGHEST) return;
  throw new Error('a range starts with a plain number, such as (1..count)');
}
