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
  if (typeof shape === 'string') return [];
  if (isList(shape)) return [];
  return Object.entries(shape).flatMap(([name, inner]) => [prefix + name, ...knownNames(inner, `${prefix}${name}.`)]);
}

export interface Builders {
  readonly line: (text: string) => unknown;
  readonly url: (address: string) => unknown;
  readonly map: (values: object) => unknown;
}

/** The value with every name of its shape present: what is not known is `null`, which a template renders as nothing. */
export function complete(value: unknown, shape: NameShape, builders: Builders): unknown {
  if (value === undefined || value === null) return null;
  if (shape === 'url') return typeof value === 'string' ? builders.url(value) : null;
  if (shape === 'line') return typeof value === 'string' ? builders.line(value) : null;
  if (shape === 'list')
    return Array.isArray(value) ? value.map((entry: unknown) => builders.line(String(entry))) : null;
  if (shape === 'map') return typeof value === 'object' ? builders.map(value) : null;
  if (typeof shape === 'string') return value;
  if (isList(shape)) {
    return Array.isArray(value) ? value.map((entry: unknown) => complete(entry, shape[0], builders)) : null;
  }
  const known = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name, complete(known.get(name), inner, builders)]),
  );
}

/** True for the shape of a list of groups. */
export function isList(shape: Exclude<NameShape, string>): shape is readonly [NameShape] {
  return Array.isArray(shape);
}
