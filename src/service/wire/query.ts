/** System query options (API 4.3), written as documented: `$`, `,` and `/` stay raw. */
import type { PlatformSignal } from '../../platform.ts';
import { shown } from '../../text/format.ts';
import { oneOf, wrong } from './odata.ts';

/** What one call may take. */
export interface CallOptions {
  /** Ends this call: a request that was written may have been carried out. */
  readonly signal?: PlatformSignal | undefined;
  /** Seconds for this call, repeats of a GET included; of a list, for each page. Default: the client's. */
  readonly timeoutSeconds?: number | undefined;
}

/** Which part of a list. */
export interface PageOptions extends CallOptions {
  /** Most records returned (`$top`). A service may return fewer a page; iterating goes on until this many came. */
  readonly top?: number | undefined;
  /** Records left out at the start (`$skip`). */
  readonly skip?: number | undefined;
  /** Adds the count of all records (`$inlinecount=allpages`). */
  readonly count?: boolean | undefined;
}

/** Which properties of a record. */
export interface SelectOptions<Field extends string> extends CallOptions {
  /** The properties wanted (`$select`); `id` always comes along, since paging needs it. */
  readonly select?: readonly Field[] | undefined;
}

/** Which part of a list, and which properties of its records: all, where nothing is selected. */
export interface ListOptions<Field extends string> extends PageOptions, SelectOptions<Field> {}

export type QueryPart = readonly [name: string, value: string | undefined];

/** `?$a=b&$c=d` of the parts that have a value, or nothing. */
export function queryString(parts: readonly QueryPart[]): string {
  const inputs = parts.flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  return inputs.length === 0 ? '' : `?${inputs.join('&')}`;
}

/** `$top`, `$skip` and `$inlinecount`. */
export function pageParts(options: PageOptions): QueryPart[] {
  return [
    ['$top', wholeNumber('top', options.top)],
    ['$skip', wholeNumber('skip', options.skip)],
    ['$inlinecount', options.count ? 'allpages' : undefined],
  ];
}

/** `$select` out of the names that the operation documents, with `id` first when it was left out. */
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
