/**
 * The table of commands: the one place that says what can be typed. The program, its help, completion, `docs/cli.md` and
 * the commands in `docs/api.md` are made from it. Each command's code is loaded when it runs.
 */

import type { Command } from './command.ts';
import { MESSAGES } from './table/messages.ts';
import { PEOPLE } from './table/people.ts';
import { POSTS } from './table/posts.ts';
import { RECORDS } from './table/records.ts';
import { SPACES } from './table/spaces.ts';
import { TOOLS } from './table/tools.ts';

/** What the commands of a group are about. */
export const GROUPS: Readonly<Record<string, string>> = {
  teams: 'List and create teams.',
  forums: 'List forums.',
  users: 'List, invite, add and deactivate users.',
  members: 'Who is in a team or forum, and as what.',
  topics: 'List and create topics.',
  tasks: 'List and create tasks.',
  boards: 'Task boards and their categories.',
  chat: 'Post to a chat.',
  webhook: 'Post to an incoming webhook.',
};

/** In the order of help. */
export const COMMANDS: readonly Command[] = [...MESSAGES, ...SPACES, ...PEOPLE, ...RECORDS, ...POSTS, ...TOOLS];
