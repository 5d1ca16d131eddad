/** Finds mistyped names before anything is rendered, so that a mistake in what is only for red runs shows on green ones. */

import type { StaticAnalysis } from 'liquidjs';
import type { TemplateError } from '../../errors.ts';
import { type Names, unknownVariable } from './errors.ts';
import { isList, type Shape, VOCABULARY } from './vocabulary.ts';

/** The first name in reading order that no event has. Variables are left to rendering, where a condition may ask. */
export function mistypedName(part: string, found: StaticAnalysis, names: Names): TemplateError | undefined {
  const roots: Readonly<Record<string, Shape>> = { ...VOCABULARY, vars: 'map', sections: 'map' };
  const faults = Object.entries(found.globals).flatMap(([root, uses]) =>
    Object.hasOwn(found.locals, root)
      ? []
      : uses.flatMap(({ segments, location }) => {
          const name = missing(segments, roots);
          return name === undefined ? [] : [{ name, line: location.row, column: location.col }];
        }),
  );
  const [first] = faults.toSorted((one, other) => one.line - other.line || one.column - other.column);
  return first === undefined ? undefined : unknownVariable(part, first, first.name, names);
}

/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function missing(segments: readonly unknown[], roots: Readonly<Record<string, Shape>>): string | undefined {
  let shape: Shape = roots;
  const path: string[] = [];
  for (const segment of segments) {
    if (typeof shape === 'string' || typeof segment !== 'string' || isList(shape)) return undefined;
    path.push(segment);
    const inner: Shape | undefined = Object.hasOwn(shape, segment) ? shape[segment] : undefined;
    if (inner === undefined) return path.join('.');
    shape = inner;
  }
  return undefined;
}
