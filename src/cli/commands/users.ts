/** Defines the commands for users. */
import type { ServiceClient } from '../../service/client.ts';
import { FIELDS, type TeamRole } from '../../service/operations.ts';
import { type Target, USER_TYPES } from '../../service/records.ts';
import { reference } from '../../settings/parsers/directory.ts';
import { line, text } from '../../settings/parsers/values.ts';
import type { CommandGroup } from '../command.ts';
import { argument, flag } from '../flags/flag.ts';
import { type Membership, memberships } from '../flags/parsers.ts';
import { choiceFlag, JSON_OUTPUT, PAGE, requireYes, selectFlag, YES } from '../flags/shared.ts';
import { accountCommand, printCreated, printDone } from '../service/account-command.ts';
import { printRecords } from '../service/listing.ts';
import { formatUser, spaceFinder, userFinder } from '../service/refs.ts';

/** Flags of the teams and forums that a user joins. */
const JOINED = {
  teams: {
    name: 'team',
    value: 'team',
    repeats: true,
    text: 'Team to join: its id, nickname or name, followed by `:admin` for an admin. May be repeated.',
    parse: memberships,
  },
  forums: {
    name: 'forum',
    value: 'forum',
    repeats: true,
    text: 'Forum to join, written like `--team`. May be repeated.',
    parse: memberships,
  },
} as const;

const USER = argument('user', 'A user: id, username or e-mail address.', reference);

const COLUMNS = ['id', 'username', 'displayName', 'emailAddress'];

const list = accountCommand({
  name: 'users list',
  text: 'List the users of the organization.',
  flags: { ...PAGE, select: selectFlag(FIELDS.user) },
  examples: [{ text: 'How many there are', line: 'users list --top 1 --count' }],
  run: async (context, values) => {
    const { top, skip, select } = values;
    const users = context.client.users.list({ top, skip, select });
    return printRecords(context, await users.all(), { ...values, noun: 'users', columns: COLUMNS });
  },
});

const invite = accountCommand({
  name: 'users invite',
  text: 'Invite a user, or add the one with this e-mail address. Needs an administrator.',
  flags: {
    email: argument('email', 'E-mail address to invite.', line(320)),
    type: choiceFlag('type', USER_TYPES, 'What the user becomes: `member` or `guest`.', 'member'),
    ...JOINED,
    profileUsername: flag('profile-username', 'name', 'Username that the form of the invitation proposes.', text),
    profileName: flag('profile-name', 'name', 'Display name that the form of the invitation proposes.', text),
    ...JSON_OUTPUT,
  },
  examples: [{ text: 'To two teams', line: 'users invite grace@harbor.example --team platform --team support:admin' }],
  run: async (context, values) => {
    const { email, type, teams = [], forums = [], profileUsername: username, profileName: displayName } = values;
    const joined = await teamRoles(context.client, { teams, forums });
    const user = await context.client.users.invite({ email, type, teams: joined, username, displayName });
    return printCreated(context, values.json, `Invited ${email}, or added who has this address already`, user);
  },
});

const addToTeams = accountCommand({
  name: 'users add-to-teams',
  text: 'Add a user to teams and forums.',
  flags: { user: USER, ...JOINED, ...JSON_OUTPUT },
  examples: [{ text: 'As an admin', line: 'users add-to-teams dmitri --team leads --forum announcements:admin' }],
  run: async (context, { teams = [], forums = [], ...values }) => {
    const { client } = context;
    const user = (await userFinder(client, [values.user]))(values.user);
    const joined = await teamRoles(client, { teams, forums });
    await client.users.addToTeams(user.id, joined);
    const locations = joined.length === 1 ? '1 place' : `${joined.length} places`;
    return printDone(context, values.json, `Added ${formatUser(user)} to ${locations}`);
  },
});

const deactivate = accountCommand({
  name: 'users deactivate',
  text: 'Deactivate a user. Needs an administrator; this API has no way to undo it.',
  flags: { user: USER, ...YES, ...JSON_OUTPUT },
  examples: [{ text: 'By name', line: 'users deactivate gita --yes' }],
  run: async (context, values) => {
    const { client } = context;
    const user = (await userFinder(client, [values.user]))(values.user);
    const action = `Deactivate ${formatUser(user)}, who can then no longer sign in; this API has no way to undo it`;
    requireYes(values.yes, action);
    await client.users.deactivate(user.id);
    return printDone(context, values.json, `Deactivated ${formatUser(user)}`);
  },
});

export const USERS: CommandGroup = {
  name: 'users',
  text: 'List, invite, add and deactivate users.',
  commands: [list, invite, addToTeams, deactivate],
};

/** Resolves the teams and forums that a user joins. Reads each list at most once. */
async function teamRoles(
  client: ServiceClient,
  { teams, forums }: { readonly teams: readonly Membership[]; readonly forums: readonly Membership[] },
): Promise<readonly TeamRole[]> {
  const joined = async (type: Target['type'], memberships: readonly Membership[]) => {
    const refs = memberships.map(({ place: location }) => location);
    const find = await spaceFinder(client, type, refs);
    return memberships.map(({ place: location, role }) => ({ id: find(location).id, role }));
  };
  return [...(await joined('team', teams)), ...(await joined('forum', forums))];
}
