/** Resolves IDs and names to records of the service, with the usual name matching. */

import { NotifyError } from '../../errors.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { Target } from '../../service/records.ts';
import type { Reference } from '../../settings/parsers/directory.ts';
import { findByName, type NamedRecord, toSpace, toUserSummary } from '../../target/find-by-name.ts';
import type { Values } from '../flags/flag.ts';
import type { TARGET } from '../flags/shared.ts';

/** Finds the record for a reference. One given by ID has no further fields. */
type RecordFinder = (ref: Reference) => NamedRecord;

/**
 * @param noun of the records: `team`
 * @param read reads the records. Called only if one of `refs` is a name
 */
export async function createRecordFinder(
  refs: readonly Reference[],
  noun: string,
  read: () => Promise<readonly NamedRecord[]>,
): Promise<RecordFinder> {
  const records = refs.some((ref) => typeof ref === 'string') ? await read() : [];
  return (ref) => {
    if (typeof ref === 'number') return { id: ref };
    const found = findByName(ref, noun, records);
    if ('id' in found) return found;
    const { reason, hint, isMissing } = found;
    const more = isMissing ? ' Check the name, or give an id.' : '';
    throw new NotifyError('directory', reason, { hint: (hint + more).trimStart() });
  };
}

/** Finds users, teams or forums of the organization. */
export async function createFinder(
  client: ServiceClient,
  noun: 'user' | Target['type'],
  refs: readonly Reference[],
): Promise<RecordFinder> {
  return createRecordFinder(refs, noun, async () => {
    if (noun !== 'user') return (await client[`${noun}s`].list().all()).records.map(toSpace);
    return (await client.users.list().all()).records.map((user) => toUserSummary(user, user.id));
  });
}

/** Returns the given team or forum. */
export async function findTarget(client: ServiceClient, { team, forum }: Values<typeof TARGET>): Promise<Target> {
  const [type, ref] = team === undefined ? ['forum' as const, forum] : ['team' as const, team];
  if (ref === undefined) throw new TypeError('neither team nor forum');
  return { type, id: (await createFinder(client, type, [ref]))(ref).id };
}

/** Formats the name of a user, or the ID if nothing else is known. */
export function formatUser({ id, name, nickname }: NamedRecord): string {
  if (name !== undefined && nickname !== undefined) return `${name} (${nickname})`;
  return name ?? nickname ?? `user ${id}`;
}
