import { day, optional, record, text } from '../../checks.ts';
import { badRequest, json, notFound, type Reply } from '../../http/reply.ts';
import { parseJson } from '../../http/request.ts';
import { archiveTopic, completeTask } from '../../inspection.ts';
import { postMessage } from '../../posting.ts';
import { addBoard, boardById, boardOf, categoryById, type Task, taskById } from '../../store/boards.ts';
import { associationsOf, type Topic, topicById } from '../../store/content.ts';
import { membership, type Space } from '../../store/spaces.ts';
import { renderMarkdown } from '../markdown.ts';
import { boardView, chatPage, contentsView, taskPage, topicPage } from '../views/contents.ts';
import { messageView, taskText, topicText } from '../views/records.ts';
import { type Handler, numbersOf, openSpace, type PageCall, payloadOf, placeOf } from './call.ts';

const writtenPayload = record({ body: text });

function setArchived(archived: boolean): Handler {
  return (call) => {
    const topic = readableTopic(call);
    archiveTopic(call.context, topic.id, archived);
    return json(204, undefined);
  };
}

/** A topic of a team or forum that the caller belongs to. */
function readableTopic(call: PageCall): Topic {
  const { db } = call.context;
  const topic = topicById(db, call.id);
  const spaces = associationsOf(db, call.id).filter(({ type }) => type !== 'Entity.User');
  const own = spaces.find(({ targetId }) => membership(db, targetId, call.user.id) !== undefined) ?? spaces[0];
  if (topic === undefined || own === undefined) throw notFound(`There is no topic with the id ${call.id}.`);
  openSpace(call, own.targetId);
  return topic;
}

function post(call: PageCall): Reply {
  const space = openSpace(call);
  const { body } = payloadOf(call, writtenPayload);
  const sender = { senderName: call.user.displayName, senderAvatar: null, automated: 0 };
  const message = postMessage(call.context, { spaceId: space.id, body, sender, ephemeral: false });
  return json(201, messageView(message));
}

/** The chat and the topics of a team or forum. */
export const CONTENT: Readonly<Record<string, Handler>> = {
  'GET /page/spaces/<id>': (call) => json(200, contentsView(call.context, openSpace(call))),
  'GET /page/spaces/<id>/chat': (call) => json(200, chatPage(call.context, openSpace(call).id, placeOf(call))),
  'POST /page/spaces/<id>/chat': post,
  'POST /page/preview': (call) => json(200, { html: renderMarkdown(payloadOf(call, writtenPayload).body) }),
  'GET /page/spaces/<id>/topics': (call) =>
    json(200, topicPage(call.context, openSpace(call).id, false, numbersOf(placeOf(call))[0])),
  'GET /page/spaces/<id>/archived': (call) =>
    json(200, topicPage(call.context, openSpace(call).id, true, numbersOf(placeOf(call))[0])),
  'GET /page/topics/<id>': (call) => json(200, topicText(readableTopic(call))),
  'POST /page/topics/<id>/archive': setArchived(true),
  'POST /page/topics/<id>/restore': setArchived(false),
};

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
