import type { Context } from '../context.ts';
import type { Reply } from '../http/reply.ts';
import type { User } from '../store/people.ts';
import type { QueryOptionName, QueryOptions } from './options.ts';
import type { PathLiteral } from './path.ts';

/** One request, as its operation sees it. */
export interface Call {
  readonly context: Context;
  readonly caller: User;
  /** Set when the path begins with a team or forum: which of the two, and its id. */
  readonly kind: 'team' | 'forum';
  /** The key in the path; 0 when the path has none. */
  readonly key: number;
  /** Arguments of the function in the path. */
  readonly args: ReadonlyMap<string, PathLiteral>;
  readonly options: QueryOptions;
  /** The JSON value sent; undefined without a body. */
  readonly payload: unknown;
}

/** One row of the service's table of operations. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /**
   * The path. `{space}` is a team or forum by id; `name(id)` an entity by id; `Name.Of(arg)` a function with exactly
   * these arguments; anything else a plain name.
   */
  readonly match: string;
  /** Query options that are taken: those documented, and those that OData gives any read of that shape. */
  readonly options: readonly QueryOptionName[];
  /** Whether a JSON payload is expected; operations without one ignore the content type and refuse no empty object. */
  readonly payload: boolean;
  readonly handle: (call: Call) => Reply;
}

/** Query options that a function takes. */
export const FUNCTION: readonly QueryOptionName[] = ['$format'];
export const RECORD: readonly QueryOptionName[] = ['$select', '$expand', '$format'];
export const LIST: readonly QueryOptionName[] = ['$top', '$skip', '$inlinecount', ...RECORD];

/** A read. */
export function get(options: readonly QueryOptionName[], match: string, handle: Operation['handle']): Operation {
  return { method: 'GET', match, options, payload: false, handle };
}

/** A function, or the creation of a record with a payload. */
export function post(payload: boolean, match: string, handle: Operation['handle']): Operation {
  return { method: 'POST', match, options: FUNCTION, payload, handle };
}
