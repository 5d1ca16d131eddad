/**
 * Checks and encodes arguments of the client so that none can change the path: IDs are digits, names come from fixed
 * lists, string literals double their quotes and percent-encode all reserved characters. Callers may be plain
 * JavaScript.
 */

import { SettingsError } from '../../errors.ts';
import { shown } from '../../text/format.ts';
import type { Sender, Target } from '../vocabulary.ts';

/** Formats a numeric ID as digits. Throws a SettingsError that names `option` if it is invalid. */
export function idSegment(option: string, value: number): string {
  return String(checkedId(option, value));
}

/** Formats `/workrooms(5)` or `/forums(5)`. */
export function targetPath(target: Target | undefined): string {
  const { type: raw, id } = required('target', target, "Give a team or forum, like { type: 'team', id: 1042 }");
  const type = oneOf('target type', ['team', 'forum'] as const, raw);
  return type === 'team' ? `/workrooms(${idSegment('team', id)})` : `/forums(${idSegment('forum', id)})`;
}

/** Formats a string literal for a path: doubles `'` and percent-encodes other reserved characters. */
export function stringLiteral(value: string): string {
  return `'${encodeURIComponent(value.toWellFormed().replaceAll("'", "''"))}'`;
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
  throw wrong(option, `must be a positive whole number, got ${shown(value)}`, 'Give the numeric id');
}

/** Returns `value` if it is one of `allowed`. Otherwise throws a SettingsError that lists them. */
export function oneOf<const T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw wrong(option, `got ${shown(value)}`, `Give one of ${allowed.join(', ')}`);
}

/** Returns the value. Throws a SettingsError if a plain JavaScript caller omitted it. */
export function required<T>(option: string, value: T | null | undefined, suggestion: string): T {
  if (value !== undefined && value !== null && value !== '') return value;
  throw wrong(option, value === '' ? 'is empty' : 'is not given', suggestion);
}

/** Creates the error for an invalid argument, with the option, the problem, and the suggestion. */
export function wrong(option: string, error: string, suggestion: string): SettingsError {
  return new SettingsError([{ option, message: error, suggestion }]);
}
