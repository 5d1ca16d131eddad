/**
 * Arguments of the client, checked for programs that nothing has checked, and written so that none can change the path around
 * it: ids are digits, names come from fixed lists, literals double their quotes and percent-encode everything that has a
 * meaning in a URL.
 */

import { SettingsError } from '../../errors.ts';
import { shown } from '../../text/format.ts';
import type { Sender, Target } from '../vocabulary.ts';

/** A numeric id as digits. Throws a SettingsError that names `option` for everything else. */
export function idSegment(option: string, value: number): string {
  return String(checkedId(option, value));
}

/** `/workrooms(5)` or `/forums(5)`. */
export function targetPath(target: Target | undefined): string {
  const { type: rendered, id } = required('target', target, "Give a team or forum, like { type: 'team', id: 1042 }");
  const type = oneOf('target type', ['team', 'forum'] as const, rendered);
  return type === 'team' ? `/workrooms(${idSegment('team', id)})` : `/forums(${idSegment('forum', id)})`;
}

/** A quoted string of a path: `'` stays raw and is doubled inside, the rest is percent-encoded. */
export function stringLiteral(value: string): string {
  return `'${encodeURIComponent(value.toWellFormed().replaceAll("'", "''"))}'`;
}

/** The wire form of a sender. Without a name and a picture it is nothing at all, so that the default sender shows. */
export function createSource(sender: Sender | undefined): { readonly createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}

/** A numeric id; throws a SettingsError that names `option` for everything else. */
export function checkedId(option: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw wrong(option, `must be a positive whole number, got ${shown(value)}`, 'Give the numeric id');
}

/** `value` when it is one of `allowed`; else a SettingsError that lists them. */
export function oneOf<const T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw wrong(option, `got ${shown(value)}`, `Give one of ${allowed.join(', ')}`);
}

/** The value, for a program that nothing has checked; throws a SettingsError where there is none. */
export function required<T>(option: string, value: T | null | undefined, fix: string): T {
  if (value !== undefined && value !== null && value !== '') return value;
  throw wrong(option, value === '' ? 'is empty' : 'is not given', fix);
}

/** The error for a wrong argument: which one, what is wrong with it, what to give instead. */
export function wrong(option: string, error: string, fix: string): SettingsError {
  return new SettingsError([{ option, fault: error, fix }]);
}
