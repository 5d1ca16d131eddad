import { record, text } from '../checks.ts';
import type { Context } from '../context.ts';
import { parseJson } from '../http/body.ts';
import type { Guard } from '../http/guard.ts';
import type { Received } from '../http/received.ts';
import { json, notFound, Refusal, type Reply } from '../http/reply.ts';
import { userWith } from '../people/credentials.ts';
import type { Handler } from './actions/call.ts';
import { CONTENT } from './actions/content.ts';
import { PEOPLE } from './actions/people.ts';
import { TASKS } from './actions/tasks.ts';
import { WEBHOOKS } from './actions/webhooks.ts';
import { pageFile } from './assets.ts';
import { liveReply } from './live.ts';
import { cookieOf, type Sessions } from './session.ts';
import { homeView, NOBODY } from './views/home.ts';

/** What who is signed in can ask for; `<id>` stands for a number. What is not GET must come from the page itself. */
const ROUTES: Readonly<Record<string, Handler>> = {
  'GET /page/events': ({ context, user }) => liveReply(context, user.id),
  ...CONTENT,
  ...TASKS,
  ...PEOPLE,
  ...WEBHOOKS,
};

/** Set by the page when somebody asks for senders' pictures, which come from where their senders keep them. */
const PICTURES = 'sandbox_pictures';

/** Serves the page: its files, signing in and out, and the calls it makes. */
export function createPage(context: Context, sessions: Sessions) {
  return async (received: Received, guard: Guard): Promise<Reply> => {
    const { method, path, query, headers } = received;
    if (method === 'GET') {
      const token = path === '/' ? new URLSearchParams(query).get('token') : null;
      if (token !== null) return redeem(sessions, token);
      const file = await pageFile(path, cookieOf(headers.cookie, PICTURES) === 'yes');
      if (file !== undefined) return file;
    } else {
      guard.checkOwnOrigin(headers);
    }
    if (path === '/page/home' && method === 'GET') return home(context, sessions, headers.cookie);
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
function home(context: Context, sessions: Sessions, cookies: string | undefined): Reply {
  const user = sessions.find(cookies);
  return json(200, user === undefined ? NOBODY : homeView(context, user));
}

/** The token leaves the address at once. */
function redeem(sessions: Sessions, token: string): Reply {
  const user = sessions.userOfLink(token);
  const headers =
    user === undefined ? { location: '/#old-link' } : { location: '/', 'set-cookie': sessions.open(user) };
  return { status: 303, headers, body: '' };
}

const signInPayload = record({ username: text, password: text });

function signIn(context: Context, sessions: Sessions, received: Received): Reply {
  const { username, password } = signInPayload(parseJson(received.body), 'The payload');
  const user = userWith(context.db, username, password);
  if (user === undefined) throw new Refusal(403, 'Forbidden', 'The user name or password is wrong.');
  return json(200, homeView(context, user), { 'set-cookie': sessions.open(user) });
}
