/** Commands for topics, and for tasks with their boards. */

import { BOARD_FIELDS, CATEGORY_FIELDS } from '../../service/resources/boards.ts';
import { TASK_FIELDS } from '../../service/resources/tasks.ts';
import { type Command, command } from '../command.ts';
import { required } from '../flags/flag.ts';
import { id, ref, refs } from '../flags/readers.ts';
import {
  ACCOUNT,
  BODY,
  JSON_OUTPUT,
  PAGE,
  PLACE,
  PLACE_NAMES,
  SENDER,
  SUBJECT,
  selectFlag,
  switchFlag,
} from '../flags/shared.ts';

const BOARD = {
  name: 'board',
  value: 'id',
  text: 'Board by its id, in the place of its team or forum.',
  read: id(),
} as const;

export const RECORDS: readonly Command[] = [
  command({
    name: 'topics list',
    text: 'List the topics of a team or forum.',
    operations: ['topics.list'],
    oneOf: PLACE_NAMES,
    flags: {
      ...PLACE,
      full: switchFlag('full', 'Show each topic with its whole text in the place of a table.'),
      archived: switchFlag('archived', 'Those that were archived, in the place of the open ones.'),
      ...PAGE,
      ...ACCOUNT,
    },
    examples: [
      { text: 'As a table', line: 'workroom-notify topics list --team platform' },
      { text: 'The newest with its text', line: 'workroom-notify topics list --team platform --top 1 --full' },
    ],
    load: async () => (await import('../commands/topics/list.ts')).listTopics,
  }),
  command({
    name: 'topics create',
    text: 'Create a topic in a team or forum.',
    operations: ['topics.create'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, subject: required(SUBJECT), body: required(BODY), ...SENDER, ...JSON_OUTPUT, ...ACCOUNT },
    examples: [
      {
        text: 'Release notes from a file',
        line: 'workroom-notify topics create --forum announcements --subject "Release 2.1" --body-file notes.md',
      },
    ],
    load: async () => (await import('../commands/topics/create.ts')).createTopic,
  }),
  command({
    name: 'tasks list',
    text: 'List the tasks of a board, or of one category.',
    operations: ['tasks.list', 'boards.tasks'],
    oneOf: [...PLACE_NAMES, 'category'],
    flags: {
      ...PLACE,
      category: { name: 'category', value: 'id', text: 'One category by its id.', read: id() },
      ...PAGE,
      select: selectFlag(TASK_FIELDS),
      ...ACCOUNT,
    },
    examples: [
      { text: 'The whole board of a team', line: 'workroom-notify tasks list --team platform' },
      { text: 'One category', line: 'workroom-notify tasks list --category 1037 --count' },
    ],
    load: async () => (await import('../commands/tasks/list.ts')).listTasks,
  }),
  command({
    name: 'tasks create',
    text: 'Create a task on the board of a team or forum.',
    operations: ['tasks.create'],
    oneOf: [...PLACE_NAMES, 'board'],
    flags: {
      ...PLACE,
      board: BOARD,
      subject: required(SUBJECT),
      body: BODY,
      category: {
        name: 'category',
        value: 'category',
        text: 'Category of the board: id or name. Not given: Uncategorized.',
        read: ref(),
      },
      assignees: {
        name: 'assignees',
        value: 'users',
        text: 'Who is to do it: ids, usernames or e-mail addresses, with commas between them.',
        read: refs(),
      },
      ...SENDER,
      ...JSON_OUTPUT,
      ...ACCOUNT,
    },
    examples: [
      {
        text: 'For two people',
        line: 'workroom-notify tasks create --team platform --category "To do" --assignees chloe,dmitri --subject "Renew the licence"',
      },
    ],
    load: async () => (await import('../commands/tasks/create.ts')).createTask,
  }),
  command({
    name: 'boards show',
    text: 'Show the id of the board of a team or forum.',
    operations: ['boards.show'],
    oneOf: PLACE_NAMES,
    flags: { ...PLACE, select: selectFlag(BOARD_FIELDS), ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Of a team', line: 'workroom-notify boards show --team platform' }],
    load: async () => (await import('../commands/boards/show.ts')).showBoard,
  }),
  command({
    name: 'boards categories',
    text: 'List the categories of a board.',
    operations: ['boards.categories'],
    oneOf: [...PLACE_NAMES, 'board'],
    flags: { ...PLACE, board: BOARD, select: selectFlag(CATEGORY_FIELDS), ...JSON_OUTPUT, ...ACCOUNT },
    examples: [{ text: 'Of a team', line: 'workroom-notify boards categories --team platform' }],
    load: async () => (await import('../commands/boards/categories.ts')).listCategories,
  }),
];
