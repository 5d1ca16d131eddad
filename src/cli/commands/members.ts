/** Defines the commands for members of teams and forums. */

import type { ServiceClient } from '../../service/client.ts';
import { FIELDS } from '../../service/operations.ts';
import { ROLES, type Role } from '../../service/records.ts';
import { reference } from '../../settings/parsers/directory.ts';
import { type Invalid, invalid, type ParseContext } from '../../settings/parsers/parser.ts';
import { choice } from '../../settings/parsers/values.ts';
import { toUserSummary } from '../../target/find-by-name.ts';
import { type Command, createUsageError } from '../command.ts';
import { argument, type Flag, oneOf, type Values } from '../flags/flag.ts';
import { JSON_OUTPUT, PAGE, requireYes, selectFlag, TARGET, YES } from '../flags/shared.ts';
import { accountCommand, printRecords, printResult } from '../service/account-command.ts';
import { createRecordFinder, findTarget, formatUser } from '../service/refs.ts';

const MEMBER_TEXT = 'The number from `members list`, or with `--team` or `--forum` a username or e-mail address.';
const MEMBER = { member: argument('member', MEMBER_TEXT, reference) };

const EXPAND: Flag<'member'> = {
  name: 'expand',
  value: 'property',
  text: 'Include properties of `member`, the user. The default if nothing is selected.',
  parse: choice(['member']),
};

const COLUMNS = ['id', 'member/id', 'member/username', 'member/displayName', 'role'];

const list = accountCommand({
  name: 'members list',
  text: 'List the members of a team or forum, with their roles.',
  flags: { ...oneOf(TARGET), ...PAGE, select: selectFlag(FIELDS.member), expand: EXPAND },
  examples: [{ text: 'Of a team', line: 'members list --team platform' }],
  run: async (context, values) => {
    const { top, skip, select } = values;
    const target = await findTarget(context.client, values);
    // Expand the user by default, because a member without it is only a number. An explicit selection decides for
    // itself.
    const expand = values.expand ?? (select === undefined ? 'member' : undefined);
    const members = context.client.members.list(target, { top, skip, select, expand });
    return printRecords(context, await members.all(), { ...values, noun: 'members', columns: COLUMNS });
  },
});

const remove = accountCommand({
  name: 'members remove',
  text: 'Remove a member from a team or forum.',
  flags: { ...MEMBER, ...TARGET, ...YES, ...JSON_OUTPUT },
  examples: [{ text: 'By name', line: 'members remove gita --team platform --yes' }],
  run: async (context, values) => {
    const { client } = context;
    const { id, label: text, location } = await findMember(client, values);
    requireYes(values.yes, `Remove ${text} from ${location}`);
    await client.members.remove(id);
    return printResult(context, values.json, `Removed ${text} from ${location}`, {});
  },
});

/** Parses `member` or `admin`, or the role name of the service. */
function role(text: string, { quoteValue }: ParseContext): Role | Invalid {
  const word = text.trim();
  const upper = word.toUpperCase();
  const found = ROLES.find((name) => name === upper || name === `ROLE_TEAM_${upper}`);
  return found ?? invalid(`unknown role ${quoteValue(word)}`, 'Write member or admin');
}

const setRole = accountCommand({
  name: 'members set-role',
  text: 'Make a member an admin of a team or forum, or an ordinary member again.',
  flags: {
    ...MEMBER,
    role: argument('role', '`member` or `admin`.', role),
    ...TARGET,
    ...JSON_OUTPUT,
  },
  examples: [{ text: 'An admin', line: 'members set-role chloe admin --team platform' }],
  run: async (context, values) => {
    const { id, label: text, location } = await findMember(context.client, values);
    await context.client.members.setRole(id, values.role);
    const word = values.role === 'ROLE_TEAM_ADMIN' ? 'an admin' : 'an ordinary member';
    return printResult(context, values.json, `Made ${text} ${word} of ${location}`, {});
  },
});

export const MEMBERS: readonly Command[] = [list, remove, setRole];

/** Finds the ID of the membership, if it is not given, by name within a team or forum. */
async function findMember(client: ServiceClient, values: Values<typeof MEMBER & typeof TARGET>) {
  const { member: ref, team, forum } = values;
  if (typeof ref === 'string' && (team === undefined) === (forum === undefined)) {
    const suggestion = 'Write --team or --forum, one of them, or give the number that members list shows';
    throw createUsageError('member', 'a name, which needs the team or forum', suggestion);
  }
  const find = await createRecordFinder([ref], 'member', async () => {
    const { records } = await client.members.list(await findTarget(client, values), { expand: 'member' }).all();
    return records.map(({ id, member = {} }) => toUserSummary(member, id));
  });
  const record = find(ref);
  const [type, location] = team === undefined ? ['forum', forum] : ['team', team];
  return {
    id: record.id,
    label: typeof ref === 'number' ? `the member ${record.id}` : formatUser(record),
    location: location === undefined ? 'its team or forum' : `the ${type} ${location}`,
  };
}
