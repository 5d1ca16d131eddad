/** Finds mistyped names before anything is rendered, so that a mistake in what is only for red runs shows on green ones. */

import { type Output, type StaticAnalysis, TokenKind } from 'liquidjs';
import { shortName } from '../../text/phrases.ts';
import { type KnownNames, placeOfToken, unknownName } from './errors.ts';
import type { TemplateMistake, WordPlace } from './mistake.ts';
import type { Variables } from './scope.ts';
import { isList, type NameShape, VOCABULARY } from './vocabulary.ts';

const ROOTS: Readonly<Record<string, NameShape>> = { ...VOCABULARY, vars: 'map', sections: 'map' };

/**
 * The names that no event has. Variables are another matter, as a condition may ask for one that is not there.
 *
 * @param made names that are not to be judged
 */
export function unknownNames(
  { globals, locals }: StaticAnalysis,
  names: KnownNames,
  made: ReadonlySet<string> = new Set(),
): readonly TemplateMistake[] {
  return Object.entries(globals).flatMap(([root, uses]) =>
    Object.hasOwn(locals, root) || made.has(root)
      ? []
      : uses.flatMap(({ segments, location: { row: line, col: column } }) => {
          const name = unknownPath(segments);
          return name === undefined
            ? []
            : [{ at: { line, column, length: name.length }, ...unknownName('variable', name, names) }];
        }),
  );
}

/** The path up to the first segment that does not exist; whatever depends on values is taken to exist. */
function unknownPath(segments: readonly unknown[]): string | undefined {
  const { path, shape } = followPath(segments);
  return shape === undefined ? path.join('.') : undefined;
}

interface FollowedPath {
  /** As far as it exists, and the first segment that does not. */
  readonly path: readonly string[];
  /** Of what it leads to; undefined where it leads nowhere, `open` where it depends on values. */
  readonly shape: NameShape | 'open' | undefined;
}

function followPath(segments: readonly unknown[]): FollowedPath {
  let shape: NameShape = ROOTS;
  const path: string[] = [];
  for (const segment of segments) {
    if (typeof shape === 'string' || typeof segment !== 'string' || isList(shape)) return { path, shape: 'open' };
    path.push(segment);
    const inner: NameShape | undefined = Object.hasOwn(shape, segment) ? shape[segment] : undefined;
    if (inner === undefined) return { path, shape: undefined };
    shape = inner;
  }
  return { path, shape };
}

/** Whether the name at a place is none of the template's own: the same name may be that of a loop elsewhere. */
export function globalPlaces({ globals, locals }: StaticAnalysis): (at: WordPlace) => boolean {
  const places = Object.entries(globals).flatMap(([root, uses]) => (Object.hasOwn(locals, root) ? [] : uses));
  const all = new Set(places.map(({ location: { row, col } }) => `${row}:${col}`));
  return ({ line, column }) => all.has(`${line}:${column}`);
}

/** What is written as it is, and cannot be: groups of values, and variables that were not given. */
export function misusedNames(
  outputs: readonly Output[],
  found: StaticAnalysis,
  known: KnownNames,
  variables: Variables | undefined,
): readonly TemplateMistake[] {
  const isGlobal = globalPlaces(found);
  return outputs.flatMap((output) => {
    const written = writtenName(output);
    if (written === undefined || !isGlobal(written.at)) return [];
    const { at, path, isBare } = written;
    const [root = '', second] = path;
    if (root === 'vars' && second !== undefined && variables && !Object.hasOwn(variables, second)) {
      return [{ at, ...unknownName('variable', `vars.${second}`, known) }];
    }
    const { shape } = followPath(path);
    return isBare && (typeof shape === 'object' || shape === 'map')
      ? [{ at, ...groupFault(path.join('.'), shape) }]
      : [];
  });
}

interface WrittenName {
  readonly at: WordPlace;
  readonly path: readonly string[];
  /** True where no filter changes it. */
  readonly isBare: boolean;
}

/** Undefined where it writes something else than a name, or has a default for one that is not there. */
function writtenName({ value }: Output): WrittenName | undefined {
  const [token, ...others] = value.initial.postfix;
  // The last one writes the value.
  const filters = value.filters.slice(0, -1).map(({ name }) => name);
  const at = placeOfToken(token);
  if (token?.kind !== TokenKind.PropertyAccess || others.length > 0 || at === undefined) return undefined;
  const text = token.getText();
  if (filters[0] === 'default' || !/^[\w-]+(?:\.[\w-]+)*$/.test(text)) return undefined;
  return { at, path: text.split('.'), isBare: filters.length === 0 };
}

/** Names of a group that an error shows. */
const NAMES = 20;

function groupFault(name: string, shape: NameShape): Omit<TemplateMistake, 'at'> {
  if (typeof shape === 'string') {
    const hint = `Write the name of one behind a dot, as in {{ ${shortName(name)}.name }}.`;
    return { says: 'this is a group of values, not one', hint };
  }
  const [inner = ''] = isList(shape) ? [shape[0]] : [shape];
  const parts = Object.keys(typeof inner === 'object' ? inner : {}).slice(0, NAMES);
  const shown = shortName(name);
  if (!isList(shape)) {
    return {
      says: `this is a group of values, not one: name one of its parts: ${parts.join(', ')}`,
      hint: `Write {{ ${shown}.${parts[0]} }}.`,
    };
  }
  return {
    says: `this is a list of groups of values: name the parts that it is to show: ${parts.join(', ')}`,
    hint: `Write {{ ${shown} | table: "${parts[0]}" }}, or {% for one in ${shown} %}{{ one.${parts[0]} }}{% endfor %}.`,
  };
}
