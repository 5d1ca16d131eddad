/** Defines what facts about people and commits have in common. */

import { ALWAYS, type FactFields, flag, group, line, lines, number, url } from '../fact.ts';

export const PERSON = {
  login: line('User name on the code host.', 'ada'),
  name: line('Full name.', 'Ada Lovelace'),
  email: line('E-mail address of the commit.', 'ada@example.com'),
  url: url('Page of the account.'),
  bot: flag('True for a bot or an app.'),
} as const satisfies FactFields;

export const COMMIT = {
  sha: line('Full hash.', 'abc1234def5678901234567890123456789012ab', ALWAYS),
  short: line('Its first seven characters.', 'abc1234', ALWAYS),
  subject: line('First line of the message; of a merged pull request its title.', 'Fix the login redirect'),
  message: lines('The whole message.', 'Fix the login redirect\n\nIt lost the query.'),
  url: url('Its page.'),
  author: group('Who made it; of a merge, who wrote what it merged, if known to be one person.', PERSON),
  pull_request: group('The pull request that this commit merged.', {
    number: number('Its number.', 13, ALWAYS),
    url: url('Its page.'),
  }),
} as const satisfies FactFields;

/** Describes a change to a file that the failure names. */
export const CHANGED = line(
  'A file that the failure names and that was changed here, else one that such a file tests; empty if unknown.',
  'src/cart.ts',
);

export const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

export const COMPARE_URL = url('Page that compares them.');
