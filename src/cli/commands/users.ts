/** Defines the commands for users. */
import type { ServiceClient } from '../../service/client.ts';
import { FIELDS, type TeamRole } from '../../service/operations.ts';
import { type Role, type Target, USER_TYPES } from '../../service/records.ts';
import { type Reference, reference } from '../../settings/parsers/directory.ts';
import { Invalid, type ParseContext, parseEach } from '../../settings/parsers/parser.ts';
import { choice, line, text } from '../../settings/parsers/values.ts';
import type { Command } from '../command.ts';
import { argument, flag } from '../flags/flag.ts';
import { JSON_OUTPUT, PAGE, requireYes, selectFlag, splitNames, YES } from '../flags/shared.ts';
import { accountCommand, printRecords, printResult } from '../service/account-command.ts';
import { createFinder, formatUser } from '../service/refs.ts';

/** A team or forum that a user joins, with the role. */
interface Membership {
  readonly location: Reference;
  readonly role: Role;
}

/** Parses IDs or names, each with an optional suffix `:member` or `:admin`. */
function memberships(text: string, context: ParseContext): readonly Membership[] | Invalid {
  return parseEach(splitNames(text), (part) => {
    const [, name = part, word = 'member'] = /^(.+):(member|admin)$/i.exec(part) ?? [];
    const location = reference(name, context);
    if (location instanceof Invalid) return location;
    return { location, role: word.toLowerCase() === 'admin' ? 'ROLE_TEAM_ADMIN' : 'ROLE_TEAM_MEMBER' };
  });
}

const JOIN = 'Team to join: its id, nickname or name, followed by `:admin` for an admin. May be repeated.';

/** Flags of the teams and forums that a user joins. */
const JOINED = {
  teams: { ...flag('team', 'team', JOIN, memberships), repeats: true },
  forums: {
    ...flag('forum', 'forum', 'Forum to join, written like `--team`. May be repeated.', memberships),
    repeats: true,
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
    type: {
      ...flag('type', 'type', 'What the user becomes: `member` or `guest`.', choice(USER_TYPES)),
      default: 'member',
    },
    ...JOINED,
    profileUsername: flag('profile-username', 'name', 'Username that the form of the invitation proposes.', text),
    profileName: flag('profile-name', 'name', 'Display name that the form of the invitation proposes.', text),
    ...JSON_OUTPUT,
  },
  examples: [{ text: 'To two teams', line: 'users invite grace@harbor.example --team platform --team support:admin' }],
  run: async (context, values) => {
    const { email, type, teams = [], forums = [], profileUsername: username, profileName: displayName } = values;
    const joined = await resolveRoles(context.client, { teams, forums });
    const user = await context.client.users.invite({ email, type, teams: joined, username, displayName });
    return printResult(context, values.json, `Invited ${email}, or added who has this address already`, user);
  },
});

const addToTeams = accountCommand({
  name: 'users add-to-teams',
  text: 'Add a user to teams and forums.',
  flags: { user: USER, ...JOINED, ...JSON_OUTPUT },
  examples: [{ text: 'As an admin', line: 'users add-to-teams dmitri --team leads --forum announcements:admin' }],
  run: async (context, { teams = [], forums = [], ...values }) => {
    const { client } = context;
    const user = (await createFinder(client, 'user', [values.user]))(values.user);
    const joined = await resolveRoles(client, { teams, forums });
    await client.users.addToTeams(user.id, joined);
    const locations = joined.length === 1 ? '1 place' : `${joined.length} places`;
    return printResult(context, values.json, `Added ${formatUser(user)} to ${locations}`, {});
  },
});

const deactivate = accountCommand({
  name: 'users deactivate',
  text: 'Deactivate a user. Needs an administrator; this API has no way to undo it.',
  flags: { user: USER, ...YES, ...JSON_OUTPUT },
  examples: [{ text: 'By name', line: 'users deactivate gita --yes' }],
  run: async (context, values) => {
    const { client } = context;
    const user = (await createFinder(client, 'user', [values.user]))(values.user);
    const action = `Deactivate ${formatUser(user)}, who can then no longer sign in; this API has no way to undo it`;
    requireYes(values.yes, action);
    await client.users.deactivate(user.id);
    return printResult(context, values.json, `Deactivated ${formatUser(user)}`, {});
  },
});

export const USERS: readonly Command[] = [list, invite, addToTeams, deactivate];

/** Resolves the teams and forums that a user joins. Reads each list at most once. */
async function resolveRoles(
  client: ServiceClient,
  { teams, forums }: { readonly teams: readonly Membership[]; readonly forums: readonly Membership[] },
): Promise<readonly TeamRole[]> {
  const joined = async (type: Target['type'], memberships: readonly Membership[]) => {
    const refs = memberships.map(({ location }) => location);
    const find = await createFinder(client, type, refs);
    return memberships.map(({ location, role }) => ({ id: find(location).id, role }));
  };
  return [...(await joined('team', teams)), ...(await joined('forum', forums))];
}
