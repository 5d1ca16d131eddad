import type { Context } from '../context.ts';
import { badRequest, json, type Reply } from '../http/reply.ts';
import type { QueryOptions } from './options.ts';
import { API_PATH } from './path.ts';

/** A record of the service before `$select` and `$expand`. */
export interface Entity {
  /** Such as `Entity.Workroom.Member`. */
  readonly type: string;
  readonly uri: string;
  /** Label for display. */
  readonly descriptor: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Object properties, read only if expanded. Undefined if the caller has no access: the property stays deferred. */
  readonly links: Readonly<Record<string, () => Entity | readonly Entity[] | undefined>>;
}

export function createUri(context: Context, collection: string, id: number): string {
  return `${context.origin()}${API_PATH}/${collection}(${id})`;
}

type Tree = Map<string, Tree>;

/** Selected properties as trees of names. */
interface Selection {
  readonly select: Tree | undefined;
  readonly expand: Tree;
}

function tree(paths: readonly string[]): Tree {
  const root: Tree = new Map();
  for (const path of paths) {
    let node = root;
    for (const name of path.split('/')) {
      const below: Tree = node.get(name) ?? new Map();
      node.set(name, below);
      node = below;
    }
  }
  return root;
}

/**
 * Renders a record: always `__metadata`, `__descriptor` unless `$select` omits it, and the selected properties.
 * Expanded properties are included even if not selected (api.md, section 4.3, rule 2).
 */
export function shape(entity: Entity, { select, expand }: Partial<QueryOptions> = {}): Record<string, unknown> {
  return shapeTree(entity, { select: select && tree(select), expand: tree(expand ?? []) });
}

function shapeTree(entity: Entity, { select, expand }: Selection): Record<string, unknown> {
  for (const name of expand.keys()) {
    if (!Object.hasOwn(entity.links, name)) throw unknownProperty(entity, name, Object.keys(entity.links));
  }
  const rendered: Record<string, unknown> = { __metadata: { uri: entity.uri, type: entity.type, etag: 'W/"1"' } };
  const all = ['__descriptor', ...Object.keys(entity.fields), ...Object.keys(entity.links)];
  const names = select === undefined || select.has('*') ? all : new Set([...select.keys(), ...expand.keys()]);
  for (const name of names) {
    const below = select?.get(name);
    if (name === '__descriptor') rendered[name] = entity.descriptor;
    else if (Object.hasOwn(entity.links, name)) rendered[name] = shapeLink(entity, name, below, expand.get(name));
    else if (Object.hasOwn(entity.fields, name) && (below?.size ?? 0) === 0) rendered[name] = entity.fields[name];
    else throw unknownProperty(entity, name, all);
  }
  return rendered;
}

function shapeLink(entity: Entity, name: string, select: Tree | undefined, expand: Tree | undefined): unknown {
  const below = select !== undefined && select.size > 0 ? select : undefined;
  if (expand === undefined && below !== undefined) {
    throw badRequest(`$select names properties of "${name}": add $expand=${name}.`);
  }
  const target = expand === undefined ? undefined : entity.links[name]?.();
  if (target === undefined) return { __deferred: { uri: `${entity.uri}/${name}` } };
  const selection = { select: below, expand: expand ?? new Map() };
  // Array.isArray does not narrow readonly arrays.
  if ('type' in target) return shapeTree(target, selection);
  return { results: target.map((one) => shapeTree(one, selection)) };
}

function unknownProperty(entity: Entity, name: string, known: readonly string[]) {
  return badRequest(`${entity.type} has no property ${JSON.stringify(name.slice(0, 40))}; known: ${known.join(', ')}.`);
}

/** Maximum records per page, regardless of `$top`. */
const PAGE_CAP = 50;

/** Renders one page of a collection: `{"d":{"results":[…],"__count":n}}`. */
export function collection<T>(records: readonly T[], entityOf: (record: T) => Entity, options: QueryOptions): Reply {
  const page = records.slice(options.skip, options.skip + Math.min(options.top ?? PAGE_CAP, PAGE_CAP));
  const results = page.map((record) => shape(entityOf(record), options));
  return json(200, { d: options.count ? { results, __count: records.length } : { results } });
}

/** Renders one record: `{"d":{"results":{…}}}`. */
export function entity(status: 200 | 201, record: Entity, options?: Partial<QueryOptions>): Reply {
  return json(status, { d: { results: shape(record, options) } });
}

/** Renders the result of a function: `{"d":{…}}`. */
export function returned(value: unknown): Reply {
  return json(200, { d: value });
}
