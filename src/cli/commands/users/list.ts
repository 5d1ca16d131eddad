import type { UserField } from '../../../service/resources/users.ts';
import type { CommandContext, ExitCode } from '../../command.ts';
import type { AccountValues, PageValues } from '../../flags/account.ts';
import { connect } from '../../service/connect.ts';
import { printList } from '../../service/listing.ts';

interface UserListValues extends AccountValues, PageValues {
  readonly select: readonly UserField[] | undefined;
}

export async function listUsers(context: CommandContext, values: UserListValues): Promise<ExitCode> {
  const list = connect(context, values).users.list({ ...values, count: undefined });
  return printList(context, list, {
    ...values,
    noun: 'users',
    columns: [
      { title: 'ID', of: ({ id }) => String(id) },
      { title: 'USERNAME', of: ({ username = '' }) => username },
      { title: 'NAME', of: ({ displayName = '' }) => displayName },
      { title: 'E-MAIL', of: ({ emailAddress = '' }) => emailAddress },
    ],
  });
}
