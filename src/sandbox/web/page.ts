import { loadPageFiles, type PageFiles } from '../../pages/files.ts';
import { record, text } from '../checks.ts';
import type { Context } from '../context.ts';
import type { Guard } from '../http/guard.ts';
import { json, notFound, Refusal, type Reply } from '../http/reply.ts';
import { parseJson, type Received } from '../http/request.ts';
import { cookieOf, onward, tokenOf } from '../http/sign-in.ts';
import { userWith } from '../people/credentials.ts';
import type { Handler } from './actions/call.ts';
import { CONTENT, TASKS } from './actions/content.ts';
import { PEOPLE } from './actions/people.ts';
import { WEBHOOKS } from './actions/webhooks.ts';
import { liveReply } from './live.ts';
import type { Sessions } from './session.ts';
import { NOBODY } from './shown.ts';
import { homeView } from './views/records.ts';

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
    const { method, path, headers } = received;
    const token = tokenOf(received);
    if (token !== undefined) return redeem(sessions, token);
    if (method === 'GET') {
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

function redeem(sessions: Sessions, token: string): Reply {
  const user = sessions.userOfLink(token);
  return user === undefined ? onward('/#old-link') : onward('/', sessions.open(user));
}

const signInPayload = record({ username: text, password: text });

function signIn(context: Context, sessions: Sessions, received: Received): Reply {
  const { username, password } = signInPayload(parseJson(received.body), 'The payload');
  const user = userWith(context.db, username, password);
  if (user === undefined) throw new Refusal(403, 'Forbidden', 'The user name or password is wrong.');
  return json(200, homeView(context, user), { 'set-cookie': sessions.open(user) });
}

const FILES: Readonly<Record<string, readonly [name: keyof PageFiles, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.js', 'text/javascript; charset=utf-8'],
};

/** Nothing inline, nothing from elsewhere, no frames, no forms that leave. */
function policy(pictures: boolean): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    `img-src 'self' data:${pictures ? ' https:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * One of the page's files, which lie beside the sources and beside what is built from them; undefined for another path.
 *
 * @param pictures whether senders' pictures may be loaded from where they are
 */
async function pageFile(path: string, pictures: boolean): Promise<Reply | undefined> {
  const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
  if (file === undefined) return undefined;
  const [name, type] = file;
  const files = await loadPageFiles(new URL('../page/', import.meta.url));
  const headers = { 'content-type': type, 'content-security-policy': policy(pictures) };
  return { status: 200, headers, body: files[name] };
}
