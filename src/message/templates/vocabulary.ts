/**
 * Every fact that a template may name, made from the registry of facts. A name that is missing here is a mistake in the
 * template; one that is here but not known of this event is empty.
 */

import type { Fact, Parts } from '../../facts/fact.ts';
import { FACTS } from '../../facts/fact-registry.ts';

/** `text` may have line breaks or is no text at all; `map` has names that its author chose; one element in brackets is the shape of a list's entries. */
export type NameShape = 'line' | 'text' | 'url' | 'list' | 'map' | readonly [NameShape] | Shapes;
type Shapes = { readonly [name: string]: NameShape };

export const VOCABULARY: Shapes = shapesOf(FACTS);

function shapesOf(parts: Parts): Shapes {
  return Object.fromEntries(Object.entries(parts).map(([name, fact]) => [name, nameShape(fact)]));
}

function nameShape(fact: Fact): NameShape {
  if (fact.type === 'groups') return [shapesOf(fact.parts)];
  if (fact.type === 'group') return shapesOf(fact.parts);
  const { type } = fact;
  return type === 'line' || type === 'list' || type === 'url' || type === 'map' ? type : 'text';
}

/** All names with their dots, such as `commit.author.name`. */
export function knownNames(shape: NameShape = VOCABULARY, prefix = ''): readonly string[] {
  if (typeof shape === 'string' || isList(shape)) return [];
  return Object.entries(shape).flatMap(([name, inner]) => [prefix + name, ...knownNames(inner, `${prefix}${name}.`)]);
}

/** True for the shape of a list of groups. */
export function isList(shape: Exclude<NameShape, string>): shape is readonly [NameShape] {
  return Array.isArray(shape);
}
