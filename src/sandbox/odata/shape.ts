import { badRequest, json, type Reply } from '../http/reply.ts';
import type { QueryOptions } from './options.ts';

/** A record of the service before `$select` and `$expand`. */
export interface Entity {
  /** For example `Entity.Workroom.Member`. */
  readonly type: string;
  readonly uri: string;
  /** A display string. */
  readonly descriptor: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Object properties, read only when expanded; undefined means that the caller may not see it: it stays deferred. */
  readonly links: Readonly<Record<string, () => Entity | readonly Entity[] | undefined>>;
}

type Tree = ReadonlyMap<string, Tree>;

/** How much of a record is shown: trees of property names. */
interface Selection {
  readonly select: Tree | undefined;
  readonly expand: Tree;
}

/** Everything, with the object properties named expanded. */
export function expanded(...paths: string[]): Selection {
  return { select: undefined, expand: tree(paths) };
}

export function getSelection(options: Pick<QueryOptions, 'select' | 'expand'>): Selection {
  return { select: options.select === undefined ? undefined : tree(options.select), expand: tree(options.expand) };
}

function tree(paths: readonly string[]): Tree {
  const root: Map<string, Tree> = new Map();
  for (const path of paths) {
    const [head = '', ...rest] = path.split('/');
    const below = rest.length === 0 ? [] : [[...rest].join('/')];
    root.set(head, merge(root.get(head) ?? new Map(), tree(below)));
  }
  return root;
}

function merge(a: Tree, b: Tree): Tree {
  const merged = new Map(a);
  for (const [name, below] of b) merged.set(name, merge(merged.get(name) ?? new Map(), below));
  return merged;
}

/**
 * Renders a record: `__metadata` always, `__descriptor` unless a `$select` leaves it out, the rest as selected. What is
 * expanded is present, selected or not (API 4.3, rule 2).
 */
export function shape(entity: Entity, selection: Selection): Record<string, unknown> {
  const { select, expand } = selection;
  for (const name of expand.keys()) {
    if (!Object.hasOwn(entity.links, name)) throw unknownProperty(entity, name, Object.keys(entity.links));
  }
  const displayed: Record<string, unknown> = { __metadata: { uri: entity.uri, type: entity.type, etag: 'W/"1"' } };
  const all = ['__descriptor', ...Object.keys(entity.fields), ...Object.keys(entity.links)];
  const names = select === undefined || select.has('*') ? all : new Set([...select.keys(), ...expand.keys()]);
  for (const name of names) {
    const below = select?.get(name);
    if (name === '__descriptor') displayed[name] = entity.descriptor;
    else if (Object.hasOwn(entity.links, name)) displayed[name] = shapeLink(entity, name, below, expand.get(name));
    else if (Object.hasOwn(entity.fields, name) && (below?.size ?? 0) === 0) displayed[name] = entity.fields[name];
    else throw unknownProperty(entity, name, all);
  }
  return displayed;
}

function shapeLink(entity: Entity, name: string, select: Tree | undefined, expand: Tree | undefined): unknown {
  const below = select !== undefined && select.size > 0 ? select : undefined;
  if (expand === undefined && below !== undefined) {
    throw badRequest(`$select names properties of "${name}": add $expand=${name}.`);
  }
  const target = expand === undefined ? undefined : entity.links[name]?.();
  if (target === undefined) return { __deferred: { uri: `${entity.uri}/${name}` } };
  const selection = { select: below, expand: expand ?? new Map() };
  // Array.isArray does not narrow a readonly array.
  if ('type' in target) return shape(target, selection);
  return { results: target.map((one) => shape(one, selection)) };
}

function unknownProperty(entity: Entity, name: string, existing: readonly string[]) {
  return badRequest(
    `${entity.type} has no property ${JSON.stringify(name.slice(0, 40))}; known: ${existing.join(', ')}.`,
  );
}

/** No page is longer, whatever `$top` asks for. */
const PAGE_CAP = 50;

/** `{"d":{"results":[…],"__count":n}}`: one page of a collection. */
export function collection<T>(records: readonly T[], entityOf: (record: T) => Entity, options: QueryOptions): Reply {
  const page = records.slice(options.skip, options.skip + Math.min(options.top ?? PAGE_CAP, PAGE_CAP));
  const selection = getSelection(options);
  const results = page.map((record) => shape(entityOf(record), selection));
  return json(200, { d: options.count ? { results, __count: records.length } : { results } });
}

/** `{"d":{"results":{…}}}`: one record. */
export function entity(status: 200 | 201, record: Entity, selection: Selection): Reply {
  return json(status, { d: { results: shape(record, selection) } });
}

/** `{"d":{…}}`: what a function returns. */
export function returned(value: unknown): Reply {
  return json(200, { d: value });
}
