/** Formats system query options as documented, with raw `$`, `,` and `/` (api.md, section 4.3). */
import type { PlatformSignal } from '../../platform.ts';
import { shown } from '../../text/format.ts';
import { oneOf, wrong } from './odata.ts';

/** Options of one call. */
export interface CallOptions {
  /** Aborts this call. A request that was already written may have been processed. */
  readonly signal?: PlatformSignal | undefined;
  /** Seconds for this call, including retries of a GET. For a list, seconds per page. Default: that of the client. */
  readonly timeoutSeconds?: number | undefined;
}

/** Page of a list. */
export interface PageOptions extends CallOptions {
  /** Maximum number of records (`$top`). A service may return fewer per page; iteration continues up to this number. */
  readonly top?: number | undefined;
  /** Number of records to skip (`$skip`). */
  readonly skip?: number | undefined;
  /** Requests the total number of records (`$inlinecount=allpages`). */
  readonly count?: boolean | undefined;
}

/** Properties of a record. */
export interface SelectOptions<Field extends string> extends CallOptions {
  /** Properties to return (`$select`). `id` is always included, because paging needs it. Default: all. */
  readonly select?: readonly Field[] | undefined;
}

/** Page of a list and properties of its records. */
export interface ListOptions<Field extends string> extends PageOptions, SelectOptions<Field> {}

export type QueryPart = readonly [name: string, value: string | undefined];

/** Formats `?$a=b&$c=d` from the parts that have a value, or an empty string. */
export function queryString(parts: readonly QueryPart[]): string {
  const inputs = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return inputs.length === 0 ? '' : `?${inputs.join('&')}`;
}

/** Formats `$top`, `$skip` and `$inlinecount`. */
export function pageParts(options: PageOptions): QueryPart[] {
  return [
    ['$top', wholeNumber('top', options.top)],
    ['$skip', wholeNumber('skip', options.skip)],
    ['$inlinecount', options.count ? 'allpages' : undefined],
  ];
}

/** Formats `$select`. Accepts only documented names, and adds `id` in front if it is missing. */
export function selectPart<const Field extends string>(
  allowed: readonly Field[],
  select: readonly string[] | undefined,
): QueryPart {
  if (select === undefined || select.length === 0) return ['$select', undefined];
  const names: string[] = select.map((name) => oneOf('select', allowed, name));
  return ['$select', (names.includes('id') ? names : ['id', ...names]).join(',')];
}

function wholeNumber(option: string, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && value >= 0) return String(value);
  throw wrong(option, `must be a whole number from 0, got ${shown(value)}`, 'Give a count of records');
}
