/**
 * The parts of a path, written so that no value can change the path around it: ids are digits, names come from fixed
 * lists, literals double their quotes and percent-encode everything that has a meaning in a URL.
 */
import type { Target } from '../vocabulary.ts';
import { checkedId, oneOf, required } from './arguments.ts';

/** A numeric id as digits. Throws a SettingsError that names `option` for everything else. */
export function idSegment(option: string, value: number): string {
  return String(checkedId(option, value));
}

/** `/workrooms(5)` or `/forums(5)`. */
export function targetPath(target: Target): string {
  const { type: written, id } = required('target', target, "Give a team or forum, like { type: 'team', id: 1042 }");
  const type = oneOf('target type', ['team', 'forum'] as const, written);
  return type === 'team' ? `/workrooms(${idSegment('team', id)})` : `/forums(${idSegment('forum', id)})`;
}

/** A quoted string of a path: `'` stays raw and is doubled inside, the rest is percent-encoded. */
export function stringLiteral(value: string): string {
  return `'${encodeURIComponent(value.toWellFormed().replaceAll("'", "''"))}'`;
}
