import type { Fact, Parts } from '../fact.ts';
import { FACTS } from '../fact-registry.ts';
import type { LoaderName } from '../facts.ts';
import { property } from '../host/json.ts';
import { LOADERS } from '../loader-registry.ts';

/**
 * What reads the fact of this name, such as `commit.author.name`, where it is not among those known already. A group as
 * a whole takes the loaders of its parts.
 */
export function loadersOf(name: string, known: object = {}): readonly LoaderName[] {
  const [root = '', second] = name.split('.');
  const fact = Object.hasOwn(FACTS, root) ? FACTS[root] : undefined;
  const value = property(known, root);
  if (fact === undefined) return [];
  const loader = loaderOf(fact);
  if (loader !== undefined || !('parts' in fact)) return loader === undefined || value !== undefined ? [] : [loader];
  const parts = second === undefined ? Object.entries(fact.parts) : namedPart(fact.parts, second);
  const missing = parts.filter(([part]) => property(value, part) === undefined);
  return [...new Set(missing.flatMap(([, part]) => loaderOf(part) ?? []))];
}

/** The loader that a fact itself names. */
export function loaderOf({ loader }: Fact): LoaderName | undefined {
  return loader !== undefined && isLoader(loader) ? loader : undefined;
}

function isLoader(name: string): name is LoaderName {
  return Object.hasOwn(LOADERS, name);
}

function namedPart(parts: Parts, name: string): readonly (readonly [string, Fact])[] {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return part === undefined ? [] : [[name, part]];
}
