/** Commands for teams and forums. */

import { TEAM_FIELDS } from '../../service/resources/teams.ts';
import { text } from '../../settings/readers/texts.ts';
import { type Command, command } from '../command.ts';
import { required } from '../flags/flag.ts';
import { ACCOUNT, JSON_OUTPUT, PAGE, selectFlag } from '../flags/shared.ts';

export const SPACES: readonly Command[] = [
  command({
    name: 'teams list',
    text: 'List the teams.',
    operations: ['teams.list'],
    flags: { ...PAGE, select: selectFlag(TEAM_FIELDS), ...ACCOUNT },
    examples: [
      { text: 'All of them', line: 'workroom-notify teams list' },
      { text: 'The first two, for a script', line: 'workroom-notify teams list --top 2 --select id,name --json' },
    ],
    load: async () => (await import('../commands/teams/list.ts')).listTeams,
  }),
  command({
    name: 'teams create',
    text: 'Create a team.',
    operations: ['teams.create'],
    flags: {
      name: required({ name: 'name', value: 'text', text: 'Name.', read: text() }),
      nickname: { name: 'nickname', value: 'text', text: '2 to 24 letters, digits or underscores.', read: text() },
      about: { name: 'about', value: 'text', text: 'What it is about, in a line.', read: text() },
      description: { name: 'description', value: 'text', text: 'More about it.', read: text(), file: true },
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'A team for releases',
        line: 'workroom-notify teams create --name Releases --nickname releases --about "What goes out, and when"',
      },
    ],
    load: async () => (await import('../commands/teams/create.ts')).createTeam,
  }),
  command({
    name: 'forums list',
    text: 'List the forums.',
    operations: ['forums.list'],
    flags: { ...PAGE, select: selectFlag(TEAM_FIELDS), ...ACCOUNT },
    examples: [{ text: 'All of them', line: 'workroom-notify forums list' }],
    load: async () => (await import('../commands/forums/list.ts')).listForums,
  }),
];
