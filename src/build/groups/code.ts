/** Defines groups of facts about code: people, commits, branches. */

import { ALWAYS, type FactFields, flag, group, groups, line, lines, number, url, words } from '../fact.ts';

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

export const COMMIT_SINCE_GREEN = {
  ...COMMIT,
  changed: CHANGED,
  later: flag('True if it came after the first failure; its author is no suspect.'),
} as const satisfies FactFields;

export const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

export const REPOSITORY = {
  name: line('Owner and name.', 'acme/app', ALWAYS),
  url: url('Its page.'),
  default_branch: line('Its default branch.', 'main'),
  private: flag('True if it is private.'),
} as const satisfies FactFields;

export const REF = {
  type: words(['branch', 'tag'], '`branch` or `tag`.', 'branch', ALWAYS),
  name: line('Short name.', 'main', ALWAYS),
  url: url('Its page.'),
} as const satisfies FactFields;

export const COMPARE_URL = url('Page that compares them.');

export const PUSH = {
  commits: groups('The pushed commits, newest last; GitHub lists 2,048 at most.', COMMIT, ALWAYS),
  count: number('How many commits.', 3, ALWAYS),
  truncated: flag('True if there may be more than listed.'),
  compare_url: COMPARE_URL,
  forced: flag('True for a forced push.', ALWAYS),
  created: flag('True if the push created the branch or tag.', ALWAYS),
  deleted: flag('True if the push deleted the branch or tag.', ALWAYS),
} as const satisfies FactFields;
