import { json, type Reply } from '../http/reply.ts';
import type { QueryOptions } from './options.ts';
import { type Entity, type Selection, selectionOf, shape } from './shape.ts';

/** No page is longer, whatever `$top` asks for. */
const PAGE_CAP = 50;

/** `{"d":{"results":[…],"__count":n}}`: one page of a collection. */
export function collection<T>(records: readonly T[], entityOf: (record: T) => Entity, options: QueryOptions): Reply {
  const page = records.slice(options.skip, options.skip + Math.min(options.top ?? PAGE_CAP, PAGE_CAP));
  const selection = selectionOf(options);
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
