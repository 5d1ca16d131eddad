/** Groups of facts about code: people, commits, branches. */

import type { FactFields } from '../fact.ts';

export const PERSON = {
  login: { type: 'line', text: 'User name on the code host.', example: 'ada' },
  name: { type: 'line', text: 'Full name.', example: 'Ada Lovelace' },
  email: { type: 'line', text: 'E-mail address of the commit.', example: 'ada@example.com' },
  url: { type: 'url', text: 'Page of the account.', example: 'https://github.com/ada' },
  bot: { type: 'flag', text: 'True for a bot or an app.', example: true },
} as const satisfies FactFields;

export const COMMIT = {
  sha: { type: 'line', text: 'Full hash.', example: 'abc1234def5678901234567890123456789012ab', always: true },
  short: { type: 'line', text: 'Its first seven characters.', example: 'abc1234', always: true },
  subject: {
    type: 'line',
    text: 'First line of the message; of a merged pull request its title.',
    example: 'Fix the login redirect',
  },
  message: { type: 'lines', text: 'The whole message.', example: 'Fix the login redirect\n\nIt lost the query.' },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/commit/abc1234' },
  author: {
    type: 'group',
    text: 'Who made it; of a merge, who wrote what it merged, if known to be one person.',
    parts: PERSON,
  },
  pull_request: {
    type: 'group',
    text: 'The pull request that this commit merged.',
    parts: {
      number: { type: 'number', text: 'Its number.', example: 13, always: true },
      url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/pull/13' },
    },
  },
} as const satisfies FactFields;

/** Describes a change to a file that the failure names. */
export const CHANGED = {
  type: 'line',
  text: 'A file that the failure names and that was changed here, else one that such a file tests; empty if unknown.',
  example: 'src/cart.ts',
} as const;

export const COMMIT_SINCE_GREEN = {
  ...COMMIT,
  changed: CHANGED,
  later: {
    type: 'flag',
    text: 'True if it came after the first failure; its author is no suspect.',
    example: true,
  },
} as const satisfies FactFields;

export const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

export const REPOSITORY = {
  name: { type: 'line', text: 'Owner and name.', example: 'acme/app', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app' },
  default_branch: { type: 'line', text: 'Its default branch.', example: 'main' },
  private: { type: 'flag', text: 'True if it is private.', example: false },
} as const satisfies FactFields;

export const REF = {
  type: { type: 'words', words: ['branch', 'tag'], text: '`branch` or `tag`.', example: 'branch', always: true },
  name: { type: 'line', text: 'Short name.', example: 'main', always: true },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/tree/main' },
} as const satisfies FactFields;

export const COMPARE_URL = {
  type: 'url',
  text: 'Page that compares them.',
  example: 'https://github.com/acme/app/compare/abc1234...def5678',
} as const;

export const PUSH = {
  commits: {
    type: 'groups',
    text: 'The pushed commits, newest last; GitHub lists 2,048 at most.',
    parts: COMMIT,
    always: true,
  },
  count: { type: 'number', text: 'How many commits.', example: 3, always: true },
  truncated: { type: 'flag', text: 'True if there may be more than listed.', example: true },
  compare_url: COMPARE_URL,
  forced: { type: 'flag', text: 'True for a forced push.', example: false, always: true },
  created: { type: 'flag', text: 'True if the push created the branch or tag.', example: false, always: true },
  deleted: { type: 'flag', text: 'True if the push deleted the branch or tag.', example: false, always: true },
} as const satisfies FactFields;
