/**
 * Analyzes an author's template without rendering it: its names, and its first error. Needs only the text, so it runs
 * in a browser too.
 */

import { type RangeToken, type StaticAnalysis, TokenKind } from 'liquidjs';
import type { FactFields } from '../../build/fact.ts';
import { FACTS } from '../../build/facts.ts';
import { asOneLine } from '../markdown/plain.ts';
import type { Source } from '../render-types.ts';
import type { SectionInput } from '../sections/section.ts';
import { findConditionError } from './condition-syntax.ts';
import { createEngine } from './engine.ts';
import { type KnownNames, type TemplateError, toTemplateError, unknownName } from './errors.ts';
import { namesInScope, type Variables } from './values.ts';

/**
 * Parses a template, and a condition as an output that writes `true` or `false`. Returns the names of facts, variables,
 * and sections with their dots, such as `commit.author.name`, `vars.team` or `sections.failures`.
 */
export function readTemplate({ part, text }: Source, variables: Variables, section: Partial<SectionInput> = {}) {
  const engine = createEngine({ ...section, part });
  const { filters, tags } = engine;
  const known = { variable: namesInScope(variables), filter: Object.keys(filters), tag: Object.keys(tags) };
  const unreadable = (error: TemplateError) => ({ engine, known, error, names: [], parsed: [] });
  const condition = part === 'only-if' ? asOneLine(text) : undefined;
  try {
    const problem = condition === undefined ? undefined : findConditionError(condition);
    if (problem !== undefined) return unreadable(problem);
    // On a separate line its columns equal those of the option.
    const parsed = engine.parse(condition === undefined ? text : `{{ false or\n${condition} }}`);
    checkParts(parsed);
    const found = engine.analyzeSync(parsed, { partials: false });
    return { engine, known, error: unknownIn(found, known), names: namesIn(found), parsed };
  } catch (error) {
    return unreadable(toTemplateError(error, known));
  }
}

/** Returns the global names with their dots, each once. */
function namesIn({ globals }: StaticAnalysis): readonly string[] {
  const paths = Object.values(globals).flat();
  return [...new Set(paths.map(({ segments }) => segments.filter((one) => typeof one === 'string').join('.')))];
}

/** Finds the first unknown name, so that an error in a branch for failures shows after a success too. */
function unknownIn({ globals, locals }: StaticAnalysis, known: KnownNames): TemplateError | undefined {
  const uses = Object.entries(globals).flatMap(([root, all]) => (Object.hasOwn(locals, root) ? [] : all));
  const unknown = uses.flatMap(({ segments, location: { row: line, col: column } }) => {
    const name = unknownPath(segments);
    return name === undefined ? [] : [{ name, at: { line, column } }];
  });
  const [first] = unknown.sort(({ at: a }, { at: b }) => a.line - b.line || a.column - b.column);
  return first && { at: first.at, ...unknownName('variable', first.name, known) };
}

/** Roots whose names depend on values or on the author. */
const OPEN_ROOTS = ['vars', 'sections'];

/** Returns the path up to the first missing segment. A segment that depends on a value counts as existing. */
function unknownPath(segments: readonly unknown[]): string | undefined {
  if (OPEN_ROOTS.some((root) => root === segments[0])) return undefined;
  let parts: FactFields = FACTS;
  for (const [index, segment] of segments.entries()) {
    if (typeof segment !== 'string') return undefined;
    const fact = Object.hasOwn(parts, segment) ? parts[segment] : undefined;
    if (fact === undefined) return segments.slice(0, index + 1).join('.');
    if (fact.type !== 'group') return undefined;
    parts = fact.parts;
  }
  return undefined;
}

/**
 * Maximum number of outputs, names, filters, and their parts, because the engine counts lines from the start for each
 * name.
 */
const MAX_PARTS = 50_000;

/** @throws for too many parts, and for a range that may never end: from 2 ** 53 on, adding one changes nothing. */
function checkParts(parsed: readonly object[]): void {
  // Iterating a set includes the elements added meanwhile.
  const parts = new Set(parsed);
  for (const part of parts) {
    if (parts.size > MAX_PARTS) throw new Error('template parts limit exceeded');
    if ('kind' in part && part.kind === TokenKind.Range && !hasPlainStart(part as RangeToken))
      throw new Error('a range starts with a plain number, such as (1..count)');
    for (const [name, value] of Object.entries(part)) {
      if (name !== 'liquid' && typeof value === 'object' && value !== null) parts.add(value);
    }
  }
}

function hasPlainStart({ lhs }: RangeToken): boolean {
  const start: unknown = 'content' in lhs ? lhs.content : undefined;
  return typeof start === 'number' && Math.abs(start) < 1_000_000_000;
}
