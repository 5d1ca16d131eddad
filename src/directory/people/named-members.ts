/** Whom the members of the target tell of: its admins, and names that are none of theirs. */

import { isPersonal } from '../../settings/readers/directory.ts';
import { nearest } from '../../text/nearest.ts';
import { listed, shortName } from '../../text/phrases.ts';
import { memberNamed, type PeopleInput, shownNames } from './build-people.ts';

interface AdminsLookUp {
  readonly usernames: readonly string[];
  readonly notices: readonly string[];
}

/** The target's admins, but for bots; that the members could not be read is told once for all. */
export async function findAdmins({ members }: Pick<PeopleInput, 'members'>): Promise<AdminsLookUp> {
  if (members === undefined) return { usernames: [], notices: [nobodyCalled('a webhook tells nobody who they are')] };
  const all = await members();
  const admins = (all ?? []).filter(({ isAdmin, isBot }) => isAdmin && !isBot);
  const usernames = admins.flatMap(({ username }) => (username !== undefined && isPersonal(username) ? username : []));
  const isTold = all === undefined || usernames.length > 0;
  return { usernames, notices: isTold ? [] : [nobodyCalled('the target has none that can be mentioned')] };
}

/**
 * What to know of names that no member has: they are mentioned all the same, as the service may know them. Nothing where
 * the members or their names cannot be read.
 */
export async function strangerNotices(
  names: readonly string[],
  { members }: Pick<PeopleInput, 'members'>,
): Promise<readonly string[]> {
  const all = names.length === 0 ? [] : ((await members?.()) ?? []);
  const known = all.flatMap(({ username }) => username ?? []);
  const strangers = known.length === 0 ? [] : names.filter((name) => memberNamed(all, name) === undefined);
  if (strangers.length === 0) return [];
  const near = [...new Set(strangers.flatMap((name) => nearest(name, known) ?? []))].map(shortName);
  const fix = near.length > 0 ? `Did you mean ${listed(near)}?` : 'Check the names, or add these people to it.';
  return [`No members of the target, so perhaps not called: ${shownNames(strangers)}. ${fix}`];
}

function nobodyCalled(why: string): string {
  return `Nobody was mentioned as admins: ${why}. Add usernames to mention, if somebody is to be called all the same.`;
}
