import type { UserContext } from '../context.ts';
import type { Reply } from '../http/reply.ts';
import type { QueryOptions } from './options.ts';
import type { Segment } from './path.ts';

/** The values of one request to an operation. */
export interface Call extends UserContext {
  /** Type of the space at the start of the path, and its ID below. */
  readonly kind: 'team' | 'forum';
  /** Key in the path. 0 if there is none. */
  readonly key: number;
  /** Arguments of the function in the path. */
  readonly args: NonNullable<Segment['args']>;
  readonly options: QueryOptions;
  /** Parsed JSON payload. Undefined if there is no body. */
  readonly payload: unknown;
}

/** One row in the operation table of the service. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  /**
   * Pattern of the path. `{space}` matches a team or forum with ID, `name(id)` an entity with ID, `Name.Of(arg)` a
   * function with exactly these arguments, and anything else a plain name.
   */
  readonly match: string;
  /** Accepted query options: the documented ones, and those that OData defines for such a read. */
  readonly options: readonly string[];
  /** True if a JSON payload is required. Other operations ignore the content type and the body. */
  readonly payload: boolean;
  readonly handle: (call: Call) => Reply;
}

/** Query options of functions. */
export const FUNCTION: readonly string[] = ['$format'];
export const RECORD: readonly string[] = ['$select', '$expand', '$format'];
export const LIST: readonly string[] = ['$top', '$skip', '$inlinecount', ...RECORD];

/** Defines a read. */
export function get(options: readonly string[], match: string, handle: Operation['handle']): Operation {
  return { method: 'GET', match, options, payload: false, handle };
}

/** Defines a function, or the creation of a record from a payload. */
export function post(payload: boolean, match: string, handle: Operation['handle']): Operation {
  return { method: 'POST', match, options: FUNCTION, payload, handle };
}
