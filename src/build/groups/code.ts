/** Defines the fields that facts about people and commits share. */

import { ALWAYS, type FactFields, flag, group, line, lines, number, url } from '../fact.ts';

export const PERSON = {
  login: line('Username on the code host.', 'ada'),
  name: line('Full name.', 'Ada Lovelace'),
  email: line('E-mail address in the commit.', 'ada@example.com'),
  url: url('URL of the account.'),
  bot: flag('True if the account is a bot or an app.'),
} as const satisfies FactFields;

export const COMMIT = {
  sha: line('Full SHA of the commit.', 'abc1234def5678901234567890123456789012ab', ALWAYS),
  short: line('First seven characters of the SHA.', 'abc1234', ALWAYS),
  subject: line('First line of the message; for a merged pull request, its title.', 'Fix the login redirect'),
  message: lines('Full commit message.', 'Fix the login redirect\n\nIt lost the query.'),
  url: url('URL of the commit.'),
  author: group('Author of the commit; for a merge, the author of the merged commits if there is only one.', PERSON),
  pull_request: group('Pull request that this commit merged.', {
    number: number('Number of the pull request.', 13, ALWAYS),
    url: url('URL of the pull request.'),
  }),
} as const satisfies FactFields;

/** Describes a change to a file that the failure names. */
export const CHANGED = line(
  'Changed file that the failure names, else a changed file that a failing test covers; empty if unknown.',
  'src/cart.ts',
);

export const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

export const COMPARE_URL = url('URL of the comparison of these commits.');
