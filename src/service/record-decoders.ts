/** Which decoder reads which field of which record. */

import type { Association, Board, Category, ChatMessage, Forum, Member, Task, Team, Topic, User } from './records.ts';
import {
  anything,
  type Decoder,
  type FieldDecoders,
  list,
  nested,
  record,
  text,
  textId,
  textOrNumber,
  truth,
  wholeNumber,
} from './wire/decode.ts';
import { elements, isObject, join, mismatch } from './wire/envelope.ts';

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
  outAssociations: list(nested(() => association)),
};

const board: FieldDecoders<Board> = {
  __descriptor: text,
  id: wholeNumber,
  categories: list(nested(() => category)),
};

const category: FieldDecoders<Category> = {
  __descriptor: text,
  id: wholeNumber,
  name: text,
  tasks: list(nested(() => task)),
};

const task: FieldDecoders<Task> = {
  __descriptor: text,
  id: wholeNumber,
  subject: text,
  body: text,
  assignees: list(nested(() => user)),
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
  members: list(nested(() => member)),
};

export const decodeTeam: Decoder<Team> = record(() => team);
export const decodeForum: Decoder<Forum> = decodeTeam;
export const decodeUser: Decoder<User> = record(() => user);
export const decodeMember: Decoder<Member> = record(() => member);
export const decodeTopic: Decoder<Topic> = record(() => topic);
export const decodeTask: Decoder<Task> = record(() => task);
export const decodeBoard: Decoder<Board> = record(() => board);
export const decodeCategory: Decoder<Category> = record(() => category);
/** What was made, whatever its kind: only the id, as a text. */
export const decodeCreatedId: Decoder<{ readonly id: string }> = record(() => ({ id: textId }));
export const decodeChatMessage: Decoder<ChatMessage> = record(() => ({ __descriptor: text, id: textId }));

/**
 * The tasks of a whole board, each with its category, out of `categories[].tasks[]` or a plain list of tasks. A
 * category without its tasks is an error, not an empty one: who looks for a task must know that all were there.
 */
export const decodeBoardTasks: Decoder<readonly Task[]> = ({ value, path }) => {
  if (Array.isArray(value)) return elements({ value, path }).map(decodeTask);
  if (!isObject(value)) throw mismatch(path, 'a board', value);
  const columns = elements({ value: value['categories'], path: join(path, 'categories') });
  return columns.flatMap((column) => {
    if (!isObject(column.value)) throw mismatch(column.path, 'a category', column.value);
    const { tasks, ...fields } = column.value;
    const parent = nested(() => category)({ value: fields, path: column.path });
    const places = elements({ value: tasks, path: join(column.path, 'tasks') });
    return places.map((place) => ({ ...decodeTask(place), category: parent }));
  });
};
