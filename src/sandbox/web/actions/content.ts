import { record, text } from '../../checks.ts';
import { json, notFound, type Reply } from '../../http/reply.ts';
import { archiveTopic } from '../../inspection.ts';
import { postMessage } from '../../posting.ts';
import { associationsOf, type Topic, topicById } from '../../store/content.ts';
import { markRead } from '../../store/readings.ts';
import { membership } from '../../store/spaces.ts';
import { renderMarkdown } from '../markdown.ts';
import { chatPage, contentsView, topicPage } from '../views/contents.ts';
import { messageView, topicText } from '../views/records.ts';
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
  'POST /page/spaces/<id>/read': (call) => {
    const { db } = call.context;
    const space = openSpace(call);
    db.transaction(() => markRead(db, call.user.id, space.id));
    return json(204, undefined);
  },
  'POST /page/preview': (call) => json(200, { html: renderMarkdown(payloadOf(call, writtenPayload).body) }),
  'GET /page/spaces/<id>/topics': (call) =>
    json(200, topicPage(call.context, openSpace(call).id, false, numbersOf(placeOf(call))[0])),
  'GET /page/spaces/<id>/archived': (call) =>
    json(200, topicPage(call.context, openSpace(call).id, true, numbersOf(placeOf(call))[0])),
  'GET /page/topics/<id>': (call) => json(200, topicText(readableTopic(call))),
  'POST /page/topics/<id>/archive': setArchived(true),
  'POST /page/topics/<id>/restore': setArchived(false),
};
