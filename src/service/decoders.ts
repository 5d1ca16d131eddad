/** Decoders of the fields of every record. They share one file because records refer to each other. */

import { isPlainObject } from '../is-plain-object.ts';
import type { Association, Board, Category, ChatMessage, Member, Task, Team, Topic, User } from './records.ts';
import {
  anything,
  type Decoder,
  decodeList,
  type FieldDecoders,
  nested,
  recordWithId,
  text,
  textId,
  textOrNumber,
  truth,
  wholeNumber,
} from './wire/decode.ts';
import { elements, join, type LocatedValue, mismatch } from './wire/envelope.ts';

const user: FieldDecoders<User> = {
  __descriptor: text,
  id: wholeNumber,
  username: text,
  displayName: text,
  emailAddress: text,
};

const member: FieldDecoders<Member> = {
  __descriptor: text,
  id: wholeNumber,
  role: text,
  roles: anything,
  extras: anything,
  member: nested(() => user),
};

const association: FieldDecoders<Association> = {
  __descriptor: text,
  inType: text,
  inId: wholeNumber,
  inSecured: truth,
};

const topic: FieldDecoders<Topic> = {
  __descriptor: text,
  id: wholeNumber,
  subject: text,
  body: text,
  recordType: text,
  outAssociations: decodeList(nested(() => association)),
};

const board: FieldDecoders<Board> = {
  __descriptor: text,
  id: wholeNumber,
  categories: decodeList(nested(() => category)),
};

const category: FieldDecoders<Category> = {
  __descriptor: text,
  id: wholeNumber,
  name: text,
  tasks: decodeList(nested(() => task)),
};

const task: FieldDecoders<Task> = {
  __descriptor: text,
  id: wholeNumber,
  subject: text,
  body: text,
  assignees: decodeList(nested(() => user)),
  category: nested(() => category),
  board: nested(() => board),
  short: textOrNumber,
  createDate: text,
  modifyDate: text,
  dueDate: text,
  completeDate: text,
  attachmentsCount: wholeNumber,
  commentsCount: wholeNumber,
};

const team: FieldDecoders<Team> = {
  __descriptor: text,
  id: wholeNumber,
  name: text,
  nickname: text,
  about: text,
  description: text,
  board: nested(() => board),
  members: decodeList(nested(() => member)),
};

export const decodeTeam: Decoder<Team> = recordWithId(() => team);
export const decodeUser: Decoder<User> = recordWithId(() => user);
export const decodeMember: Decoder<Member> = recordWithId(() => member);
export const decodeTopic: Decoder<Topic> = recordWithId(() => topic);
export const decodeTask: Decoder<Task> = recordWithId(() => task);
export const decodeBoard: Decoder<Board> = recordWithId(() => board);
export const decodeCategory: Decoder<Category> = recordWithId(() => category);
export const decodeChatMessage: Decoder<ChatMessage> = recordWithId(() => ({ __descriptor: text, id: textId }));

/** A category of a board with its tasks. */
interface DecodedColumn<T> {
  /** The category without its tasks, not decoded yet. */
  readonly category: LocatedValue;
  readonly tasks: readonly T[];
}

/**
 * Decodes the categories of a board, `categories[].tasks[]`, with `decoder` for each task. A category without a task
 * list is an error instead of empty, because a search for a task must be sure that it saw all of them.
 */
export function columns<T>(decoder: Decoder<T>): Decoder<readonly DecodedColumn<T>[]> {
  return ({ value, path }) => {
    if (!isPlainObject(value)) throw mismatch(path, 'a board', value);
    return elements({ value: value['categories'], path: join(path, 'categories') }).map((column) => {
      if (!isPlainObject(column.value)) throw mismatch(column.path, 'a category', column.value);
      const { tasks, ...category } = column.value;
      const locations = elements({ value: tasks, path: join(column.path, 'tasks') });
      return { category: { value: category, path: column.path }, tasks: locations.map(decoder) };
    });
  };
}

/** Decodes the tasks of a board, each with its category, from a complete board or a plain list of tasks. */
export const decodeBoardTasks: Decoder<readonly Task[]> = (at) => {
  if (Array.isArray(at.value)) return elements(at).map(decodeTask);
  return columns(decodeTask)(at).flatMap(({ category: location, tasks }) => {
    const parent = nested(() => category)(location);
    return tasks.map((one) => ({ ...one, category: parent }));
  });
};
