import { requireMember, requireSpace } from '../authorization.ts';
import type { Context, UserContext } from '../context.ts';
import { badRequest, notFound, type Reply } from '../http/reply.ts';
import { type Call, FUNCTION, get, LIST, type Operation, post, RECORD } from '../odata/operation.ts';
import { collection, createUri, type Entity, entity, returned, shape } from '../odata/shape.ts';
import { findAssignees, findTargets, mergeSender, postMessage, postTask, postTopic, shortName } from '../posting.ts';
import type { Board, Category, Sender, Task, Topic, TopicTarget } from '../store/records.ts';
import {
  anyText,
  boolean,
  createSource,
  id,
  list,
  moment,
  oneOf,
  optional,
  record,
  results,
  text,
} from '../validate.ts';
import { userEntity } from './people.ts';

export function boardEntity(context: Context, board: Board): Entity {
  return {
    type: 'Entity.Tasks.TaskBoard',
    uri: createUri(context, 'taskBoards', board.id),
    descriptor: board.prefix,
    fields: { id: board.id },
    links: {
      categories: () => context.db.list('categories', { boardId: board.id }).map((one) => categoryEntity(context, one)),
    },
  };
}

function categoryEntity(context: Context, category: Category): Entity {
  const { id, name, position } = category;
  return {
    type: 'Entity.Tasks.TaskCategory',
    uri: createUri(context, 'taskCategories', id),
    descriptor: name,
    fields: { id, name, position },
    links: { tasks: () => context.db.list('tasks', { categoryId: id }).map((task) => taskEntity(context, task)) },
  };
}

function taskEntity(context: Context, task: Task): Entity {
  const { db } = context;
  const { id, subject, body, createDate, modifyDate } = task;
  const midnight = (day: string | null) => (day === null ? null : `${day}T00:00:00+00:00`);
  return {
    type: 'Entity.Tasks.Task',
    uri: createUri(context, 'tasks', id),
    descriptor: subject,
    fields: {
      ...{ id, subject, body, createDate, modifyDate },
      dueDate: midnight(task.dueDate),
      completeDate: midnight(task.completeDate),
      short: shortName(context, task),
      attachmentsCount: 0,
      commentsCount: 0,
      createSource: { displayName: task.senderName, avatar: task.senderAvatar },
    },
    links: {
      assignees: () => findAssignees(context, id).map((user) => userEntity(context, user)),
      category: () => {
        const category = db.find('categories', { id: task.categoryId });
        return category && categoryEntity(context, category);
      },
      board: () => {
        const board = db.find('boards', { id: task.boardId });
        return board && boardEntity(context, board);
      },
    },
  };
}

function topicEntity(context: Context, topic: Topic): Entity {
  const { id, subject, body, createDate, modifyDate } = topic;
  return {
    type: 'Entity.Post',
    uri: createUri(context, 'posts', id),
    descriptor: subject,
    fields: {
      ...{ id, subject, body, recordType: 'note', createDate, modifyDate },
      outAssociations: {
        results: findTargets(context, id).map(({ type, targetId }) => ({
          inSecured: true,
          inType: type,
          inId: targetId,
        })),
      },
      createSource: { displayName: topic.senderName, avatar: topic.senderAvatar },
    },
    links: {},
  };
}

/** Returns a board by its ID. Requires membership in its team or forum. */
function requireBoard(context: UserContext, id: number): Board {
  const board = context.db.find('boards', { id });
  const space = board && context.db.find('spaces', { id: board.spaceId });
  if (board === undefined || space === undefined) throw notFound(`There is no task board with the id ${id}.`);
  requireMember(context, space);
  return board;
}

/** Returns the account as sender, unless the payload names another one. */
function senderFor({ user }: Call, source: Parameters<typeof mergeSender>[1]): Sender {
  const automated = user.type === 'bot' ? 1 : 0;
  return mergeSender({ senderName: user.displayName, senderAvatar: null, automated }, source);
}

const messagePayload = record({ body: text, createSource: optional(createSource) }, ['embeds', 'extras']);

function postChatMessage(call: Call): Reply {
  const { id: spaceId } = requireSpace(call, call.kind, call.key);
  const { body, createSource: source } = messagePayload(call.payload, 'The payload');
  return returned({ id: postMessage(call, { spaceId, body, ...senderFor(call, source) }).id });
}

const association = record(
  { inSecured: oneOf(true), inType: oneOf('Entity.Workroom', 'Entity.Forum', 'Entity.User'), inId: id },
  ['inName'],
);

const topicPayload = record(
  {
    ...{ subject: text, body: text, recordType: oneOf('note') },
    outAssociations: record({ results: list(association) }),
    createSource: optional(createSource),
  },
  ['attachments', 'stickied'],
);

function createTopic(call: Call): Reply {
  const { subject, body, outAssociations, createSource: source } = topicPayload(call.payload, 'The payload');
  const targets = outAssociations.results.map(({ inType, inId }) => ({ type: inType, targetId: inId }));
  checkTargets(call, targets);
  const topic = postTopic(call, { subject, body, ...senderFor(call, source) }, targets);
  return entity(201, topicEntity(call, topic));
}

/** Allows topics to teams and forums of the author, or between two people including the author. */
function checkTargets(call: Call, targets: readonly Omit<TopicTarget, 'topicId'>[]): void {
  if (targets.length === 0) throw badRequest('outAssociations.results is empty: a topic needs a team or forum.');
  if (new Set(targets.map(({ targetId }) => targetId)).size < targets.length) {
    throw badRequest('outAssociations.results contains a target twice.');
  }
  const people = targets.filter(({ type }) => type === 'Entity.User');
  for (const { type, targetId } of targets) {
    if (type !== 'Entity.User') {
      requireSpace(call, type === 'Entity.Workroom' ? 'team' : 'forum', targetId);
    } else if (call.db.find('users', { id: targetId }) === undefined) {
      throw badRequest(`outAssociations: there is no user with the id ${targetId}.`);
    }
  }
  const betweenTwo = people.length === 2 && people.some(({ targetId }) => targetId === call.user.id);
  if (people.length > 0 && (!betweenTwo || targets.length !== 2)) {
    throw badRequest('A topic to a user needs two associations of Entity.User: the author and the recipient.');
  }
}

const taskPayload = record(
  {
    subject: text,
    body: optional(anyText),
    assignees: optional(results(record({ id }))),
    category: optional(record({ id })),
    board: record({ id }),
    dueDate: optional(moment),
    createSource: optional(createSource),
  },
  ['attachments', 'subTasks', 'tags'],
);

function createTask(call: Call): Reply {
  const payload = taskPayload(call.payload, 'The payload');
  const board = requireBoard(call, payload.board.id);
  const assignees = (payload.assignees ?? []).map((one) => one.id);
  const nobody = assignees.find((one) => call.db.find('users', { id: one }) === undefined);
  if (nobody !== undefined) throw badRequest(`assignees: there is no user with the id ${nobody}.`);
  const { subject, body = '', dueDate, category, createSource: source } = payload;
  const content = { subject, body, dueDate, categoryId: findCategory(call, board.id, category?.id) };
  const task = postTask(call, board, { ...content, ...senderFor(call, source) }, assignees);
  return entity(201, taskEntity(call, task), { expand: ['assignees'] });
}

/** Returns the category, which must belong to this board. Default: "Uncategorized". */
function findCategory({ db }: Call, boardId: number, id: number | undefined): number {
  if (id === undefined) return db.find('categories', { boardId, position: 0 })?.id ?? 0;
  if (db.find('categories', { id, boardId }) !== undefined) return id;
  throw badRequest(`category: the task board ${boardId} has no category with the id ${id}.`);
}

/** Lists the newest topics first. */
function listTopics(call: Call): Reply {
  const { id: targetId } = requireSpace(call, call.kind, call.key);
  const archived = boolean(call.args.get('archived'), 'archived');
  const sql = `SELECT topics.* FROM topics JOIN topicTargets ON topicId = id
    WHERE targetId = ? AND archived = ? ORDER BY id DESC`;
  const topics = call.db.all<Topic>(sql, targetId, archived ? 1 : 0);
  return collection(topics, (topic) => topicEntity(call, topic), call.options);
}

function listTasks(call: Call): Reply {
  const { key: categoryId, db } = call;
  const category = db.find('categories', { id: categoryId });
  if (category === undefined) throw notFound(`There is no task category with the id ${categoryId}.`);
  requireBoard(call, category.boardId);
  return collection(db.list('tasks', { categoryId }), (task) => taskEntity(call, task), call.options);
}

/** Returns the board of the team or forum in the path. */
function requireBoardOfSpace(call: Call): Board {
  const { id, kind, name } = requireSpace(call, call.kind, call.key);
  const board = call.db.find('boards', { spaceId: id });
  if (board === undefined) throw notFound(`Tasks were never set up for the ${kind} "${name}".`);
  return board;
}

/** Returns the complete board in one response, without paging. */
function getBoardWithTasks(call: Call): Reply {
  return returned(shape(boardEntity(call, requireBoardOfSpace(call)), { expand: ['categories/tasks/assignees'] }));
}

function getBoard(call: Call): Reply {
  return entity(200, boardEntity(call, requireBoardOfSpace(call)), call.options);
}

function listCategories(call: Call): Reply {
  const { id: boardId } = requireBoard(call, call.key);
  return collection(call.db.list('categories', { boardId }), (one) => categoryEntity(call, one), call.options);
}

export const CONTENT_OPERATIONS: readonly Operation[] = [
  post(true, '/{space}/Chat.PostMessage()', postChatMessage),
  post(true, '/posts', createTopic),
  post(true, '/tasks', createTask),
  get(LIST, '/{space}/Post.Stream(archived)', listTopics),
  get(LIST, '/taskCategories(id)/tasks', listTasks),
  get(FUNCTION, '/{space}/TaskBoard.Get()', getBoardWithTasks),
  get(RECORD, '/{space}/board', getBoard),
  get(LIST, '/taskBoards(id)/categories', listCategories),
];
