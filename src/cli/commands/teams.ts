import { FIELDS } from '../../service/operations.ts';
import { text } from '../../settings/parsers/values.ts';
import type { Command } from '../command.ts';
import { flag, required } from '../flags/flag.ts';
import { JSON_OUTPUT, PAGE, selectFlag } from '../flags/shared.ts';
import { accountCommand, printRecords, printResult } from '../service/account-command.ts';

const COLUMNS = ['id', 'nickname', 'name', 'about'];

const listCommand = (noun: 'teams' | 'forums', examples: Command['examples']) =>
  accountCommand({
    name: `${noun} list`,
    text: `List the ${noun}.`,
    flags: { ...PAGE, select: selectFlag(FIELDS.team) },
    examples,
    run: async (context, values) => {
      const { top, skip, select } = values;
      const records = context.client[noun].list({ top, skip, select });
      return printRecords(context, await records.all(), { ...values, noun, columns: COLUMNS });
    },
  });

const create = accountCommand({
  name: 'teams create',
  text: 'Create a team.',
  flags: {
    name: required(flag('name', 'text', 'Name.', text)),
    nickname: flag('nickname', 'text', '2 to 24 letters, digits or underscores.', text),
    about: flag('about', 'text', 'What it is about, in a line.', text),
    description: flag('description', 'text', 'More about it.', text),
    ...JSON_OUTPUT,
  },
  examples: [{ text: 'A team', line: 'teams create --name Releases --nickname releases --about "What goes out"' }],
  run: async (context, { name, nickname, about, description, json }) => {
    const team = await context.client.teams.create({ name, nickname, about, description });
    return printResult(context, json, `Created the team ${name}`, team);
  },
});

export const TEAMS: readonly Command[] = [
  listCommand('teams', [
    { text: 'All of them', line: 'teams list' },
    { text: 'The first two, for a script', line: 'teams list --top 2 --select id,name --json' },
  ]),
  create,
  listCommand('forums', [{ text: 'All of them', line: 'forums list' }]),
];
