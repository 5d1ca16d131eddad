/** The member that a command is about. */
import { SettingsError } from '../../../errors.ts';
import type { ServiceClient } from '../../../service/client.ts';
import type { AccountValues, JsonValues, PlaceValues } from '../../flags/account.ts';
import type { RecordRef } from '../../flags/readers.ts';
import { memberOf, userWords } from '../../service/lookup.ts';

export interface MemberValues extends AccountValues, JsonValues, PlaceValues {
  readonly member: RecordRef;
}

interface FoundMember {
  /** Of the join record. */
  readonly id: number;
  readonly words: string;
  readonly place: string;
}

/** By the id of its record, or with a team or forum by name. */
export async function findMember(client: ServiceClient, values: MemberValues): Promise<FoundMember> {
  const { member: ref, team, forum } = values;
  if (ref.type === 'name' && (team === undefined) === (forum === undefined)) {
    const fix = 'Write --team or --forum, one of them, or give the number that members list shows';
    throw new SettingsError([{ option: 'member', fault: 'a name, which needs the team or forum', fix }]);
  }
  const { id, member } = await memberOf(client, values, ref);
  const [type, place] = team === undefined ? ['forum', forum] : ['team', team];
  return {
    id,
    words: member === undefined ? `the member ${id}` : userWords(member),
    place: place === undefined ? 'its team or forum' : `the ${type} ${place.type === 'id' ? place.id : place.name}`,
  };
}
