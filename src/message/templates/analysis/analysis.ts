/**
 * What can be told of an author's template without rendering it: every mistake in it at once, the names that it uses, and
 * the facts that these ask for. It needs nothing but the text, so it runs in a browser too. Imported only where there is a
 * template.
 */

import type { Liquid, Output, Template } from 'liquidjs';
import type { Section } from '../../sections/section.ts';
import { SECTIONS, type SectionName } from '../../sections/section-registry.ts';
import type { Sources } from '../../sources.ts';
import { createEngine, knownNames } from '../engine.ts';
import { type KnownNames, mistakesOf, placeOfToken, unknownName } from '../errors.ts';
import { eachPlaceOnce, type TemplateMistake } from '../mistake.ts';
import { misusedNames, unknownNames } from '../names.ts';
import { type NamedFilter, parseAround } from '../parse.ts';
import type { Variables } from '../scope.ts';
import { impossibleValues } from './impossible.ts';

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
  const engine = createEngine({ part: 'body' });
  const { mistakes, names } = analyze(engine, text, variables);
  return { mistakes, names };
}

interface ParsedAnalysis extends TemplateAnalysis {
  readonly parsed: Template[];
  /** Of it, what writes values. */
  readonly outputs: readonly Output[];
}

/**
 * @param engine one of a template
 * @param variables undefined where nobody knows which there are: then each may be
 */
export function analyze(engine: Liquid, text: string, variables: Variables | undefined): ParsedAnalysis {
  const known = knownNames(engine, variables ?? {});
  const { parsed, outputs, filters, comparisons, errors, leftOut } = parseAround(engine, text);
  // What is left out may have made the name.
  const made = new Set(leftOut.split(/[^\w-]+/));
  try {
    const found = engine.analyzeSync(parsed, { partials: false });
    const names = Object.values(found.globals).flatMap((uses) =>
      uses.map(({ segments }) => segments.filter((segment) => typeof segment === 'string').join('.')),
    );
    const mistakes = [
      ...errors.flatMap((error) => mistakesOf(error, known)),
      ...unknownNames(found, known, made),
      ...unknownFilters(engine, filters, known),
      ...misusedNames(outputs, found, known, variables),
      ...impossibleValues(comparisons, found),
    ];
    return { mistakes: eachPlaceOnce(mistakes), names: [...new Set(names)], parsed, outputs };
  } catch (error) {
    return { mistakes: mistakesOf(error, known), names: [], parsed: [], outputs: [] };
  }
}

function unknownFilters(
  engine: Liquid,
  filters: readonly NamedFilter[],
  known: KnownNames,
): readonly TemplateMistake[] {
  return filters.flatMap(({ name, token }) => {
    const at = name in engine.filters ? undefined : placeOfToken(token);
    return at === undefined ? [] : [{ at: { ...at, length: name.length }, ...unknownName('filter', name, known) }];
  });
}

export interface TemplateFacts {
  /** Names of facts, and of variables. */
  readonly mentioned: readonly string[];
  /** True where the preset's words go out in the place of a template that is wrong. */
  readonly failing: boolean;
}

/** @param variables those of the option `variables` */
export function factsAsked({ subject, body }: Sources, variables: Variables): TemplateFacts {
  const analyses = [subject, body].flatMap((source) => (source ? [analyzeTemplate(source.text, variables)] : []));
  const mentioned = [...new Set(analyses.flatMap(({ names }) => names))].flatMap(factsOf);
  return { mentioned, failing: analyses.some(({ mistakes }) => mistakes.length > 0) };
}

/** What a name in a template asks for; a section stands for its facts. */
function factsOf(name: string): readonly string[] {
  const [root, section = ''] = name.split('.');
  if (root !== 'sections') return [name];
  if (!isSection(section)) return [];
  const { asks, reads }: Section = SECTIONS[section];
  return asks ?? reads;
}

function isSection(name: string): name is SectionName {
  return Object.hasOwn(SECTIONS, name);
}
