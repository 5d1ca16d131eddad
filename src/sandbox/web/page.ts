import { requireAdministrator, requireMember } from '../access.ts';
import { record, text } from '../checks.ts';
import type { Context } from '../context.ts';
import { parseJson } from '../http/body.ts';
import type { Guard } from '../http/guard.ts';
import type { Received } from '../http/received.ts';
import { badRequest, json, notFound, Refusal, type Reply } from '../http/reply.ts';
import { archiveTopic, completeTask } from '../inspection.ts';
import { listAccounts } from '../inventory.ts';
import { addBoard, boardById, boardOf, taskById } from '../store/boards.ts';
import { associationsOf } from '../store/content.ts';
import { type User, userById, userByName } from '../store/people.ts';
import { membership, type Space, spaceById } from '../store/spaces.ts';
import { deleteWebhook } from '../store/webhooks.ts';
import { loadAssets } from './assets.ts';
import { liveReply } from './live.ts';
import { createSessions, type Sessions } from './session.ts';
import { homeView, spaceView } from './views.ts';
import { createWebhook, webhookView, webhookViews } from './webhook-admin.ts';

/** One call of the page, by somebody who is signed in. */
interface PageCall {
  readonly context: Context;
  readonly user: User;
  /** The number in the path; 0 when there is none. */
  readonly id: number;
  readonly received: Received;
}

type Handler = (call: PageCall) => Reply | Promise<Reply>;

/** `<id>` stands for a number. What is not GET must come from the page itself. */
const ROUTES: Readonly<Record<string, Handler>> = {
  'GET /page/spaces/<id>': (call) => json(200, spaceView(call.context, openSpace(call))),
  'GET /page/spaces/<id>/events': (call) => {
    const { id: spaceId } = openSpace(call);
    const { context, user } = call;
    const allowed = () => membership(context.db, spaceId, user.id) !== undefined;
    return liveReply(context, spaceId, () => allowed() && userById(context.db, user.id)?.state === 'active');
  },
  'POST /page/spaces/<id>/board': setUpTasks,
  'POST /page/tasks/<id>/complete': (call) => setTask(call, true),
  'POST /page/tasks/<id>/reopen': (call) => setTask(call, false),
  'POST /page/topics/<id>/archive': archive,
  'GET /page/webhooks': ({ context, user }) => {
    requireAdministrator(user);
    return json(200, { webhooks: webhookViews(context) });
  },
  'POST /page/webhooks': async ({ context, user, received }) => {
    requireAdministrator(user);
    return json(201, webhookView(context, await createWebhook(context, parseJson(received.body))));
  },
  'DELETE /page/webhooks/<id>': ({ context, user, id }) => {
    requireAdministrator(user);
    if (!deleteWebhook(context.db, id)) throw notFound(`There is no webhook with the id ${id}.`);
    return json(204, undefined);
  },
};

/** Serves the page: its files, signing in and out, and the calls it makes. */
export function createPage(context: Context): (received: Received, guard: Guard) => Reply | Promise<Reply> {
  const assets = loadAssets();
  const sessions = createSessions(context);
  return (received, guard) => {
    const { method, path, headers } = received;
    const asset = assets.get(path);
    if (asset !== undefined && method === 'GET') return asset;
    if (method !== 'GET') guard.checkOwnOrigin(headers);
    if (path === '/page/home' && method === 'GET') return home(context, sessions.find(headers.cookie));
    if (path === '/page/people' && method === 'GET') return json(200, { people: people(context) });
    if (path === '/page/session' && method === 'POST') return signIn(context, sessions, received);
    if (path === '/page/session' && method === 'DELETE') {
      sessions.end(headers.cookie);
      return json(204, undefined);
    }
    const id = /\/(\d{1,15})(?=\/|$)/.exec(path)?.[1] ?? '0';
    const key = `${method} ${path.replace(/\/\d{1,15}(?=\/|$)/, '/<id>')}`;
    const handler = Object.hasOwn(ROUTES, key) ? ROUTES[key] : undefined;
    if (handler === undefined) throw notFound('There is nothing at this path.');
    return handler({ context, user: sessions.require(headers.cookie), id: Number(id), received });
  };
}

/** Also asked by those who are not signed in: that is no error. */
function home(context: Context, user: User | undefined): Reply {
  return json(200, user === undefined ? { user: null, spaces: [] } : homeView(context, user));
}

function people(context: Context) {
  return listAccounts(context).map(({ username, role }) => {
    return { username, role, displayName: userByName(context.db, username)?.displayName ?? username };
  });
}

const signInPayload = record({ username: text });

/** One click and no password: whoever reaches this page has the passwords printed beside it. */
function signIn(context: Context, sessions: Sessions, received: Received): Reply {
  const { username } = signInPayload(parseJson(received.body), 'The payload');
  const user = userByName(context.db, username);
  if (user?.state !== 'active') throw new Refusal(403, 'Forbidden', 'Nobody of that name can sign in.');
  return json(200, homeView(context, user), { 'set-cookie': sessions.open(user) });
}

function openSpace({ context, user, id }: PageCall): Space {
  const space = spaceById(context.db, id);
  if (space === undefined) throw notFound(`There is no team or forum with the id ${id}.`);
  requireMember(context.db, user, space);
  return space;
}

/** What a person does once in a team's settings; until then `/board` answers 404. */
function setUpTasks(call: PageCall): Reply {
  const { context } = call;
  const space = openSpace(call);
  if (boardOf(context.db, space.id) !== undefined) throw badRequest('Tasks are set up already.');
  const prefix =
    (space.nickname ?? space.name)
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 5)
      .toUpperCase() || 'TASK';
  context.db.transaction(() => addBoard(context.db, space.id, prefix, ['To do', 'Done']));
  context.live.publish({ type: 'changed', spaceId: space.id });
  return json(204, undefined);
}

function setTask({ context, user, id, received }: PageCall, done: boolean): Reply {
  const task = taskById(context.db, id);
  const board = task && boardById(context.db, task.boardId);
  if (board === undefined) throw notFound(`There is no task with the id ${id}.`);
  openSpace({ context, user, id: board.spaceId, received });
  completeTask(context, id, done);
  return json(204, undefined);
}

function archive({ context, user, id, received }: PageCall): Reply {
  const target = associationsOf(context.db, id).find(({ type }) => type !== 'Entity.User');
  if (target === undefined) throw notFound(`There is no topic with the id ${id}.`);
  openSpace({ context, user, id: target.targetId, received });
  archiveTopic(context, id);
  return json(204, undefined);
}
