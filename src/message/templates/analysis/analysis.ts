/**
 * What can be told of an author's template without rendering it: every mistake in it at once, and the names that it uses.
 * It needs nothing but the text, so a page in a browser asks it too. Imported only where there is a template.
 */

import { type Liquid, type Template, type Token, TokenKind } from 'liquidjs';
import { createEngine, knownNames } from '../engine.ts';
import { type KnownNames, mistakesOf, placeOfToken, unknownFilter } from '../errors.ts';
import { eachPlaceOnce, type TemplateMistake } from '../mistake.ts';
import { misusedNames, unknownNames } from '../names.ts';
import { parseAround, tokensOf } from '../parse.ts';
import type { Variables } from '../scope.ts';

export interface TemplateAnalysis {
  /** In reading order. None: it renders, unless a filter meets a value that it does not take, or it takes too much. */
  readonly mistakes: readonly TemplateMistake[];
  /** Facts, variables and sections with their dots, such as `commit.author.name`, `vars.team` or `sections.failures`. */
  readonly names: readonly string[];
}

/**
 * @param text Liquid, without front matter
 * @param variables those of the option `variables`; a name that is not among them is a mistake where it is written
 */
export function analyzeTemplate(text: string, variables: Variables = {}): TemplateAnalysis {
  const engine = createEngine(String, { part: 'body', timeZone: 'UTC', now: 0 }, true);
  const { mistakes, names } = analyze(engine, text, variables);
  return { mistakes, names };
}

interface ParsedAnalysis extends TemplateAnalysis {
  readonly parsed: Template[];
}

/** @param engine a lenient one */
export function analyze(engine: Liquid, text: string, variables: Variables): ParsedAnalysis {
  const known = knownNames(engine, variables);
  const { parsed, errors, leftOut } = parseAround(engine, text);
  // What is left out may have made the name.
  const made = new Set(leftOut.split(/[^\w-]+/));
  try {
    const found = engine.analyzeSync(parsed, { partials: false });
    const names = engine
      .globalVariableSegmentsSync(parsed)
      .map((segments) => segments.filter((segment) => typeof segment === 'string').join('.'));
    const mistakes = [
      ...errors.flatMap((error) => mistakesOf(error, known)),
      ...unknownNames(found, known, made),
      ...unknownFilters(engine, parsed, known),
      ...misusedNames(parsed, found, known, variables),
    ];
    return { mistakes: eachPlaceOnce(mistakes), names: [...new Set(names)], parsed };
  } catch (error) {
    return { mistakes: mistakesOf(error, known), names: [], parsed: [] };
  }
}

function unknownFilters(engine: Liquid, parsed: readonly Template[], known: KnownNames): readonly TemplateMistake[] {
  return [...tokensOf(parsed)].flatMap((token) => {
    const name = filterName(token);
    const at = name === undefined || name in engine.filters ? undefined : placeOfToken(token);
    return at === undefined || name === undefined ? [] : [unknownFilter({ ...at, length: name.length }, name, known)];
  });
}

function filterName(token: Token): string | undefined {
  return token.kind === TokenKind.Filter && 'name' in token && typeof token.name === 'string' ? token.name : undefined;
}
