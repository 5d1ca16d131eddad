import { requireBoard, requireMember, requireReadableBoard, requireSpace } from '../access.ts';
import { boolean } from '../checks.ts';
import { notFound, type Reply } from '../http/reply.ts';
import { boardEntity, categoryEntity, taskEntity, topicEntity } from '../odata/entities.ts';
import type { Call } from '../odata/operation.ts';
import { collection, entity, expanded, returned, selectionOf, shape } from '../odata/shape.ts';
import { type Board, categoriesOf, categoryById, tasksOf } from '../store/boards.ts';
import { topicsOf } from '../store/content.ts';
import type { Space } from '../store/spaces.ts';

/** The team or forum in the path, which the caller must belong to. */
function readableSpace(call: Call): Space {
  const space = requireSpace(call.context.db, call.kind, call.key);
  requireMember(call.context.db, call.caller, space);
  return space;
}

export function listTopics(call: Call): Reply {
  const { context } = call;
  const topics = topicsOf(context.db, readableSpace(call).id, boolean(call.args.get('archived'), 'archived'));
  return collection(topics, (topic) => topicEntity(context, topic), call.options);
}

export function listTasks(call: Call): Reply {
  const { context } = call;
  const category = categoryById(context.db, call.key);
  if (category === undefined) throw notFound(`There is no task category with the id ${call.key}.`);
  requireReadableBoard(context.db, call.caller, category.boardId);
  return collection(tasksOf(context.db, category.id), (task) => taskEntity(context, task), call.options);
}

function readableBoard(call: Call): Board {
  return requireBoard(call.context.db, readableSpace(call));
}

/** The whole board in one answer, without pages. */
export function getBoardWithTasks(call: Call): Reply {
  const board = boardEntity(call.context, readableBoard(call));
  return returned(shape(board, expanded('categories/tasks/assignees')));
}

export function getBoard(call: Call): Reply {
  return entity(200, boardEntity(call.context, readableBoard(call)), selectionOf(call.options));
}

export function listCategories(call: Call): Reply {
  const { context } = call;
  const board = requireReadableBoard(context.db, call.caller, call.key);
  return collection(categoriesOf(context.db, board.id), (one) => categoryEntity(context, one), call.options);
}
