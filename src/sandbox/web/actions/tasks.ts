import { day, optional, record } from '../../checks.ts';
import { parseJson } from '../../http/body.ts';
import { badRequest, json, notFound, type Reply } from '../../http/reply.ts';
import { completeTask } from '../../inspection.ts';
import { addBoard, boardById, boardOf, categoryById, type Task, taskById } from '../../store/boards.ts';
import type { Space } from '../../store/spaces.ts';
import { boardView, taskPage } from '../views/contents.ts';
import { taskText } from '../views/records.ts';
import { type Handler, numbersOf, openSpace, type PageCall, placeOf } from './call.ts';

/** What a person does once in a team's settings; until then `/board` answers 404. */
function setUpTasks(call: PageCall): Reply {
  const { db, live } = call.context;
  const space = openSpace(call);
  if (boardOf(db, space.id) !== undefined) throw badRequest('Tasks are set up already.');
  db.transaction(() => addBoard(db, space.id, prefixOf(space), ['To do', 'Done']));
  live.publish({ type: 'board', spaceId: space.id });
  return json(204, undefined);
}

function prefixOf({ nickname, name }: Space): string {
  const letters = (nickname ?? name).replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, 5).toUpperCase() || 'TASK';
}

/** A task on a board of the caller's. */
function readableTask(call: PageCall): Task {
  const task = taskById(call.context.db, call.id);
  const board = task && boardById(call.context.db, task.boardId);
  if (task === undefined || board === undefined) throw notFound(`There is no task with the id ${call.id}.`);
  openSpace(call, board.spaceId);
  return task;
}

const completePayload = record({ day: optional(day) });

/** The day is the person's own, which around midnight is not the server's. */
function complete(call: PageCall): Reply {
  const { id } = readableTask(call);
  const { body } = call.received;
  const given = completePayload(body.length === 0 ? {} : parseJson(body), 'The payload').day;
  completeTask(call.context, id, true, given);
  return json(204, undefined);
}

function reopen(call: PageCall): Reply {
  completeTask(call.context, readableTask(call).id, false);
  return json(204, undefined);
}

/** The following tasks of a column. */
function moreTasks(call: PageCall): Reply {
  const { db } = call.context;
  const category = categoryById(db, call.id);
  const board = category && boardById(db, category.boardId);
  if (category === undefined || board === undefined) throw notFound(`There is no category with the id ${call.id}.`);
  openSpace(call, board.spaceId);
  const [done = 0, id = Number.MAX_SAFE_INTEGER] = numbersOf(placeOf(call));
  return json(200, taskPage(call.context, category.id, { done, id }));
}

/** The board of a team or forum. */
export const TASKS: Readonly<Record<string, Handler>> = {
  'GET /page/spaces/<id>/board': (call) => json(200, { board: boardView(call.context, openSpace(call).id) }),
  'POST /page/spaces/<id>/board': setUpTasks,
  'GET /page/categories/<id>/tasks': moreTasks,
  'GET /page/tasks/<id>': (call) => json(200, taskText(call.context, readableTask(call))),
  'POST /page/tasks/<id>/complete': complete,
  'POST /page/tasks/<id>/reopen': reopen,
};
