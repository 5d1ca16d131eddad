/**
 * How an operation is written as a row: what it takes, then its name, the section of the API, its path as the API
 * writes it, and its function. In a path with `workrooms(<team_id>)`, `forums(<forum_id>)` may stand as well.
 */
import type { Operation } from '../odata/operation.ts';
import type { QueryOptionName } from '../odata/options.ts';

/** Query options that a function takes. */
export const FUNCTION: readonly QueryOptionName[] = ['$format'];
export const RECORD: readonly QueryOptionName[] = ['$select', '$expand', '$format'];
export const LIST: readonly QueryOptionName[] = ['$top', '$skip', '$inlinecount', ...RECORD];

type OperationRow = readonly [name: string, section: string, path: string, handle: Operation['handle']];

/** A read. */
export const get = (options: readonly QueryOptionName[], [name, section, path, handle]: OperationRow): Operation => {
  return { name, method: 'GET', path, section, match: matchOf(path), options, payload: false, handle };
};

/** A function, or the creation of a record with a payload. */
export const post = (payload: boolean, [name, section, path, handle]: OperationRow): Operation => {
  return { name, method: 'POST', path, section, match: matchOf(path), options: FUNCTION, payload, handle };
};

/** The path as requests are matched: of each value its name, and for a team any team or forum. */
function matchOf(path: string): string {
  return path
    .replace('workrooms(<team_id>)', '{space}')
    .replaceAll(/\((?:<\w+>|(\w+)=[^()]*)\)/g, (_, name = 'id') => `(${name})`);
}
