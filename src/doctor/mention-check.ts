/** Whether those who are mentioned by name can be: a message takes such names at their word. */

import type { DirectoryLists } from '../directory/lists.ts';
import { memberNamed, shownNames } from '../directory/people/build-people.ts';
import type { Target } from '../service/vocabulary.ts';
import type { Settings } from '../settings/settings.ts';
import { nearest } from '../text/nearest.ts';
import { listed, shortName } from '../text/phrases.ts';
import { type Check, checkOf } from './check.ts';

/** Nothing where nobody is named, or where the members' names cannot be read, which another check tells. */
export async function mentionCheck(
  lists: DirectoryLists,
  target: Target,
  { mention = [] }: Pick<Settings, 'mention'>,
): Promise<readonly Check[]> {
  const named = mention.flatMap((one) => (one.by === 'username' ? [one.name] : []));
  const read = named.length === 0 ? undefined : await lists.members(target);
  const usernames = read?.type === 'read' ? read.value.flatMap(({ username }) => username ?? []) : [];
  if (read?.type !== 'read' || usernames.length === 0) return [];
  const strangers = named.filter((name) => memberNamed(read.value, name) === undefined);
  const { type, id } = target;
  if (strangers.length === 0) return [checkOf('mention', 'ok', `all who are named are members of ${type} ${id}`)];
  const near = [...new Set(strangers.flatMap((name) => nearest(name, usernames) ?? []))].map(shortName);
  const fix = near.length > 0 ? `Did you mean ${listed(near)}?` : 'Check the names, or add these people to it.';
  return [checkOf('mention', 'warning', `no members of ${type} ${id}, so not called: ${shownNames(strangers)}`, fix)];
}
