import { findSpaceOfBoard, requireBoard, requireMember, requireReadableBoard, requireSpace } from '../authorization.ts';
import { badRequest, notFound, type Reply } from '../http/reply.ts';
import { boardEntity, categoryEntity, taskEntity, topicEntity } from '../odata/entities.ts';
import type { Call, Operation } from '../odata/operation.ts';
import { FUNCTION, get, LIST, post, RECORD } from '../odata/operation.ts';
import { collection, entity, expanded, getSelection, returned, shape } from '../odata/shape.ts';
import { mergeSender, postMessage, postTask, postTopic } from '../posting.ts';
import { type Board, categoryById, getCategories, getTasks } from '../store/boards.ts';
import { type Association, getTopics } from '../store/content.ts';
import { type User, userById } from '../store/people.ts';
import type { Space } from '../store/spaces.ts';
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

const currentSender = (user: User) => {
  return { senderName: user.displayName, senderAvatar: null, automated: user.type === 'bot' ? 1 : 0 };
};

const messagePayload = record({ body: text, createSource: optional(createSource) }, ['embeds', 'extras']);

function postChatMessage(call: Call): Reply {
  const { context, caller } = call;
  const space = requireSpace(context.db, call.kind, call.key);
  requireMember(context.db, caller, space);
  const payload = messagePayload(call.payload, 'The payload');
  const sender = mergeSender(currentSender(caller), payload.createSource);
  const message = postMessage(context, { spaceId: space.id, body: payload.body, sender, ephemeral: false });
  return returned({ id: message.id });
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
  const { context, caller } = call;
  const payload = topicPayload(call.payload, 'The payload');
  const targets = payload.outAssociations.results.map(({ inType, inId }) => ({ type: inType, targetId: inId }));
  checkTargets(call, targets);
  const sender = mergeSender(currentSender(caller), payload.createSource);
  const topic = postTopic(context, { subject: payload.subject, body: payload.body, sender, targets });
  return entity(201, topicEntity(context, topic), expanded());
}

/** Allows topics to teams and forums of the author, or between two people including the author. */
function checkTargets(call: Call, targets: readonly Association[]): void {
  const { db } = call.context;
  if (targets.length === 0) throw badRequest('outAssociations.results is empty: a topic needs a team or forum.');
  if (new Set(targets.map(({ targetId }) => targetId)).size < targets.length) {
    throw badRequest('outAssociations.results contains a target twice.');
  }
  const people = targets.filter(({ type }) => type === 'Entity.User');
  for (const { type, targetId } of targets) {
    if (type !== 'Entity.User') {
      requireMember(db, call.caller, requireSpace(db, type === 'Entity.Workroom' ? 'team' : 'forum', targetId));
    } else if (userById(db, targetId) === undefined) {
      throw badRequest(`outAssociations: there is no user with the id ${targetId}.`);
    }
  }
  const betweenTwo = people.length === 2 && people.some(({ targetId }) => targetId === call.caller.id);
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
  const { context, caller } = call;
  const payload = taskPayload(call.payload, 'The payload');
  const board = requireReadableBoard(context.db, caller, payload.board.id);
  const assignees = (payload.assignees ?? []).map((one) => one.id);
  const nobody = assignees.find((one) => userById(context.db, one) === undefined);
  if (nobody !== undefined) throw badRequest(`assignees: there is no user with the id ${nobody}.`);
  const task = postTask(context, {
    spaceId: findSpaceOfBoard(context.db, board).id,
    boardId: board.id,
    categoryId: categoryFor(call, board.id, payload.category?.id),
    subject: payload.subject,
    body: payload.body ?? '',
    sender: mergeSender(currentSender(caller), payload.createSource),
    assignees,
    dueDate: payload.dueDate,
  });
  return entity(201, taskEntity(context, task), expanded('assignees'));
}

/** Returns the category, which must belong to this board. Default: "Uncategorized". */
function categoryFor(call: Call, boardId: number, categoryId: number | undefined): number {
  const { db } = call.context;
  if (categoryId === undefined) return getCategories(db, boardId)[0]?.id ?? 0;
  if (categoryById(db, categoryId)?.boardId === boardId) return categoryId;
  throw badRequest(`category: the task board ${boardId} has no category with the id ${categoryId}.`);
}

/** Returns the team or forum in the path. Requires membership. */
function readableSpace(call: Call): Space {
  const space = requireSpace(call.context.db, call.kind, call.key);
  requireMember(call.context.db, call.caller, space);
  return space;
}

function listTopics(call: Call): Reply {
  const { context } = call;
  const topics = getTopics(context.db, readableSpace(call).id, boolean(call.args.get('archived'), 'archived'));
  return collection(topics, (topic) => topicEntity(context, topic), call.options);
}

function listTasks(call: Call): Reply {
  const { context } = call;
  const category = categoryById(context.db, call.key);
  if (category === undefined) throw notFound(`There is no task category with the id ${call.key}.`);
  requireReadableBoard(context.db, call.caller, category.boardId);
  return collection(getTasks(context.db, category.id), (task) => taskEntity(context, task), call.options);
}

function readableBoard(call: Call): Board {
  return requireBoard(call.context.db, readableSpace(call));
}

/** Returns the complete board in one response, without paging. */
function getBoardWithTasks(call: Call): Reply {
  const board = boardEntity(call.context, readableBoard(call));
  return returned(shape(board, expanded('categories/tasks/assignees')));
}

function getBoard(call: Call): Reply {
  return entity(200, boardEntity(call.context, readableBoard(call)), getSelection(call.options));
}

function listCategories(call: Call): Reply {
  const { context } = call;
  const board = requireReadableBoard(context.db, call.caller, call.key);
  return collection(getCategories(context.db, board.id), (one) => categoryEntity(context, one), call.options);
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
