/** Commands for users and members. */

import { MEMBER_FIELDS } from '../../service/resources/members.ts';
import { USER_FIELDS } from '../../service/resources/users.ts';
import { USER_TYPES } from '../../service/vocabulary.ts';
import { choice } from '../../settings/readers/choices.ts';
import { lineReader, text } from '../../settings/readers/texts.ts';
import { type Command, command } from '../command.ts';
import type { Flag } from '../flags/flag.ts';
import { joinings, ref, role } from '../flags/readers.ts';
import { ACCOUNT, choiceFlag, JSON_OUTPUT, PAGE, PLACE, PLACE_NAMES, selectFlag, YES } from '../flags/shared.ts';

/** Where somebody joins. */
const JOINED = {
  teams: {
    name: 'team',
    value: 'team',
    repeats: true,
    text: 'Team to join: its id, nickname or name, with `:admin` behind it for an admin. May be repeated.',
    read: joinings(),
  },
  forums: {
    name: 'forum',
    value: 'forum',
    repeats: true,
    text: 'Forum to join, written like `--team`. May be repeated.',
    read: joinings(),
  },
} as const;

const MEMBER = {
  name: 'member',
  position: true,
  required: true,
  text: 'The number that `members list` shows, or with `--team` or `--forum` a username or e-mail address.',
  read: ref(),
} as const;

const USER = {
  name: 'user',
  position: true,
  required: true,
  text: 'A user: id, username or e-mail address.',
  read: ref(),
} as const;

const EXPAND: Flag<'member'> = {
  name: 'expand',
  value: 'property',
  text: 'Include the properties of `member`, the user. Done by itself where nothing is selected.',
  read: choice(['member']),
  choices: ['member'],
};

export const PEOPLE: readonly Command[] = [
  command({
    name: 'users list',
    text: 'List the users of the organization.',
    operations: ['users.list'],
    flags: { ...PAGE, select: selectFlag(USER_FIELDS), ...ACCOUNT },
    examples: [{ text: 'How many there are', line: 'workroom-notify users list --top 1 --count' }],
    load: async () => (await import('../commands/users/list.ts')).listUsers,
  }),
  command({
    name: 'users invite',
    text: 'Invite a user, or add who has this e-mail address already. Needs an administrator.',
    operations: ['users.invite'],
    flags: {
      email: {
        name: 'email',
        position: true,
        required: true,
        text: 'E-mail address to invite.',
        read: lineReader({ longest: 320 }),
      },
      type: choiceFlag('type', USER_TYPES, 'What the user becomes: `member` or `guest`.', 'member'),
      ...JOINED,
      profileUsername: {
        name: 'profile-username',
        value: 'name',
        text: 'Username that the form of the invitation proposes.',
        read: text(),
      },
      profileName: {
        name: 'profile-name',
        value: 'name',
        text: 'Display name that the form of the invitation proposes.',
        read: text(),
      },
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'A colleague, as a member of one team and an admin of another',
        line: 'workroom-notify users invite grace@harbor.example --team platform --team support:admin',
      },
    ],
    load: async () => (await import('../commands/users/invite.ts')).inviteUser,
  }),
  command({
    name: 'users add-to-teams',
    text: 'Add a user to teams and forums.',
    operations: ['users.addToTeams'],
    flags: { user: USER, ...JOINED, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      {
        text: 'To a team, and to a forum as an admin',
        line: 'workroom-notify users add-to-teams dmitri --team leads --forum announcements:admin',
      },
    ],
    load: async () => (await import('../commands/users/add-to-teams.ts')).addUserToTeams,
  }),
  command({
    name: 'users deactivate',
    text: 'Deactivate a user. Needs an administrator; this API has no way to undo it.',
    operations: ['users.deactivate'],
    flags: { user: USER, ...YES, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Without being asked', line: 'workroom-notify users deactivate gita --yes' }],
    load: async () => (await import('../commands/users/deactivate.ts')).deactivateUser,
  }),
  command({
    name: 'members list',
    text: 'List the members of a team or forum, with their roles.',
    operations: ['members.list'],
    oneOf: PLACE_NAMES,
    flags: {
      ...PLACE,
      ...PAGE,
      select: selectFlag(MEMBER_FIELDS),
      expand: EXPAND,
      ...ACCOUNT,
    },
    examples: [{ text: 'Of a team', line: 'workroom-notify members list --team platform' }],
    load: async () => (await import('../commands/members/list.ts')).listMembers,
  }),
  command({
    name: 'members remove',
    text: 'Remove a member from a team or forum.',
    operations: ['members.remove'],
    flags: { member: MEMBER, ...PLACE, ...YES, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'By name', line: 'workroom-notify members remove gita --team platform --yes' }],
    load: async () => (await import('../commands/members/remove.ts')).removeMember,
  }),
  command({
    name: 'members set-role',
    text: 'Make a member an admin of a team or forum, or an ordinary member again.',
    operations: ['members.setRole'],
    flags: {
      member: MEMBER,
      role: {
        name: 'role',
        position: true,
        required: true,
        text: '`member` or `admin`.',
        read: role(),
        choices: ['member', 'admin'],
      },
      ...PLACE,
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [{ text: 'An admin', line: 'workroom-notify members set-role chloe admin --team platform' }],
    load: async () => (await import('../commands/members/set-role.ts')).setMemberRole,
  }),
];
