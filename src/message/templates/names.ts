/** Finds mistyped names before anything is rendered, so that a mistake in what is only for red runs shows on green ones. */

import type { StaticAnalysis } from 'liquidjs';
import type { TemplateError } from '../../errors.ts';
import type { Source } from '../sources.ts';
import { type KnownNames, unknownVariable } from './errors.ts';
import { isList, type NameShape, VOCABULARY } from './vocabulary.ts';

/** Mistakes that are told at once. */
const MOST_TOLD = 10;

/** The names that no event has, in reading order. Variables are left to rendering, where a condition may ask. */
export function mistypedNames(source: Source, found: StaticAnalysis, names: KnownNames): readonly TemplateError[] {
  const roots: Readonly<Record<string, NameShape>> = { ...VOCABULARY, vars: 'map', sections: 'map' };
  const faults = Object.entries(found.globals).flatMap(([root, uses]) =>
    Object.hasOwn(found.locals, root)
      ? []
      : uses.flatMap(({ segments, location }) => {
          const name = unknownPath(segments, roots);
          return name === undefined ? [] : [{ name, line: location.row, column: location.col }];
        }),
  );
  return faults
    .toSorted((one, other) => one.line - other.line || one.column - other.column)
    .slice(0, MOST_TOLD)
    .map((fault) => unknownVariable(source, fault, fault.name, names));
}

/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function unknownPath(segments: readonly unknown[], roots: Readonly<Record<string, NameShape>>): string | undefined {
  let shape: NameShape = roots;
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
