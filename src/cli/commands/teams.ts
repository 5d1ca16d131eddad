/** Commands for teams and forums. */

import { TEAM_FIELDS } from '../../service/operations.ts';
import type { Team } from '../../service/records.ts';
import { text } from '../../settings/readers/texts.ts';
import type { Command, CommandGroup } from '../command.ts';
import { required } from '../flags/flag.ts';
import { JSON_OUTPUT, PAGE, selectFlag } from '../flags/shared.ts';
import { accountCommand, sayCreated } from '../service/account-command.ts';
import { printList } from '../service/listing.ts';
import type { Column } from '../terminal/table.ts';

const COLUMNS: readonly Column<Team>[] = [
  { title: 'ID', of: ({ id }) => String(id) },
  { title: 'NICKNAME', of: ({ nickname = '' }) => nickname },
  { title: 'NAME', of: ({ name = '' }) => name },
  { title: 'ABOUT', of: ({ about, description = '' }) => about || description },
];

const listCommand = (noun: 'teams' | 'forums', examples: Command['examples']) =>
  accountCommand({
    name: `${noun} list`,
    text: `List the ${noun}.`,
    operations: [`${noun}.list`],
    flags: { ...PAGE, select: selectFlag(TEAM_FIELDS) },
    examples,
    run: async (context, values) => {
      const { top, skip, select } = values;
      const records = context.client[noun].list({ top, skip, select });
      return printList(context, records, { ...values, noun, columns: COLUMNS });
    },
  });

const create = accountCommand({
  name: 'teams create',
  text: 'Create a team.',
  operations: ['teams.create'],
  flags: {
    name: required({ name: 'name', value: 'text', text: 'Name.', read: text }),
    nickname: { name: 'nickname', value: 'text', text: '2 to 24 letters, digits or underscores.', read: text },
    about: { name: 'about', value: 'text', text: 'What it is about, in a line.', read: text },
    description: { name: 'description', value: 'text', text: 'More about it.', read: text, file: true },
    ...JSON_OUTPUT,
  },
  examples: [
    {
      text: 'A team for releases',
      line: 'workroom-notify teams create --name Releases --nickname releases --about "What goes out, and when"',
    },
  ],
  run: async (context, { name, nickname, about, description, json }) => {
    const team = await context.client.teams.create({ name, nickname, about, description });
    return sayCreated(context, json, `Created the team ${name}`, team);
  },
});

export const TEAMS: CommandGroup = {
  name: 'teams',
  text: 'List and create teams.',
  commands: [
    listCommand('teams', [
      { text: 'All of them', line: 'workroom-notify teams list' },
      { text: 'The first two, for a script', line: 'workroom-notify teams list --top 2 --select id,name --json' },
    ]),
    create,
  ],
};

export const FORUMS: CommandGroup = {
  name: 'forums',
  text: 'List forums.',
  commands: [listCommand('forums', [{ text: 'All of them', line: 'workroom-notify forums list' }])],
};
