/**
 * Checks and encodes arguments of the client so that none can change the path: IDs are digits, names come from fixed
 * lists. Query options are as documented, with raw `$`, `,` and `/` (api.md, section 4.3). Callers may be plain
 * JavaScript.
 */

import { SettingsError } from '../../errors.ts';
import type { PlatformSignal } from '../../platform.ts';
import { shown } from '../../text/format.ts';
import type { Sender, Target } from '../records.ts';

/** Formats `/workrooms(5)` or `/forums(5)`. */
export function targetPath(target: Target | undefined): string {
  const { type: raw, id } = required('target', target, "Use a team or forum, such as { type: 'team', id: 1042 }");
  const type = oneOf('target type', ['team', 'forum'] as const, raw);
  return type === 'team' ? `/workrooms(${checkedId('team', id)})` : `/forums(${checkedId('forum', id)})`;
}

/**
 * Converts a sender to its wire form. Returns no property without a name and a picture, so that the default sender
 * applies.
 */
export function createSource(sender: Sender | undefined): { readonly createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}

/** Checks a numeric ID. Throws a SettingsError that names `option` if it is invalid. */
export function checkedId(option: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw wrong(option, `must be a positive integer, got ${shown(value)}`, 'Use the numeric ID');
}

/** Returns `value` if it is one of `allowed`. Otherwise throws a SettingsError that lists them. */
export function oneOf<const T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw wrong(option, `got ${shown(value)}`, `Use one of ${allowed.join(', ')}`);
}

/** Returns the value. Throws a SettingsError if a plain JavaScript caller omitted it. */
export function required<T>(option: string, value: T | null | undefined, suggestion: string): T {
  if (value !== undefined && value !== null && value !== '') return value;
  throw wrong(option, value === '' ? 'is empty' : 'is missing', suggestion);
}

/** Creates the error for an invalid argument, with the option, the problem, and the suggestion. */
export function wrong(option: string, error: string, suggestion: string): SettingsError {
  return new SettingsError([{ option, message: error, suggestion }]);
}

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

/** Builds `$top`, `$skip` and `$inlinecount`. */
export function pageQuery({ top, skip, count }: PageOptions) {
  return {
    $top: toCount('top', top),
    $skip: toCount('skip', skip),
    $inlinecount: count ? 'allpages' : undefined,
  };
}

/** Builds the value of `$select`. Accepts only documented names, and adds `id` in front if it is missing. */
export function selectedFields<const Field extends string>(
  allowed: readonly Field[],
  select: readonly string[] = [],
): string | undefined {
  const names: string[] = select.map((name) => oneOf('select', allowed, name));
  if (names.length === 0) return undefined;
  return (names.includes('id') ? names : ['id', ...names]).join(',');
}

function toCount(option: string, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && value >= 0) return String(value);
  throw wrong(option, `must be an integer of at least 0, got ${shown(value)}`, 'Use a number of records');
}
