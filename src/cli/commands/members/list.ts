import type { Member } from '../../../service/records.ts';
import type { MemberField } from '../../../service/resources/members.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, PageValues, PlaceValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printList } from '../../service/listing.ts';
import { findTarget } from '../../service/lookup.ts';
import type { Column } from '../../terminal/table.ts';

interface MemberListValues extends AccountValues, PageValues, PlaceValues {
  readonly select: readonly MemberField[] | undefined;
  readonly expand: 'member' | undefined;
}

const COLUMNS: readonly Column<Member>[] = [
  { title: 'MEMBER', of: ({ id }) => String(id) },
  { title: 'USER', of: ({ member }) => String(member?.id ?? '') },
  { title: 'USERNAME', of: ({ member }) => member?.username ?? '' },
  { title: 'NAME', of: ({ member }) => member?.displayName ?? '' },
  { title: 'ROLE', of: ({ role = '' }) => role },
];

export async function listMembers(context: CommandContext, values: MemberListValues): Promise<ExitCode> {
  const { top, skip, select } = values;
  const client = connect(context, values);
  const target = await findTarget(client, values);
  // Without the user a member is a number; a selection says for itself whether it wants one.
  const expand = values.expand ?? (select === undefined ? 'member' : undefined);
  const list = client.members.list(target, { top, skip, select, expand });
  return printList(context, list, { ...values, noun: 'members', columns: COLUMNS });
}
