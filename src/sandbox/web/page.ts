import { readFileSync } from 'node:fs';
import { type Context as Call, Hono } from 'hono';
import { findRole, listVisibleSpaces } from '../authorization.ts';
import type { Context } from '../context.ts';
import type { Guard } from '../http/guard.ts';
import { HttpError, notFound, type Reply } from '../http/reply.ts';
import { decodeText, type ReceivedRequest } from '../http/request.ts';
import { userWith } from '../people/membership.ts';
import type { Space, User } from '../store/records.ts';
import { optional, record, text } from '../validate.ts';
import { ACTIONS, type Note } from './actions.ts';
import { retainEphemeral, streamEvents } from './live.ts';
import type { Sessions } from './session.ts';
import { boardView, chatView, topicsView } from './views/contents.ts';
import {
  closedView,
  type Html,
  page,
  refusedView,
  signInView,
  spaceFrame,
  startView,
  type View,
} from './views/frame.ts';
import { membersView } from './views/members.ts';
import { webhooksView } from './views/webhooks.ts';

const STYLES = ['base', 'controls', 'text', 'layout', 'views'] as const;

/** Forbids inline code, other origins, frames, and forms to other sites. */
const POLICY = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "img-src 'self' data:"],
  ...["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
].join('; ');

/** Maximum number of results retained for redirects. */
const MAX_NOTES = 200;

type Env = { Variables: { user: User } };

/** Serves the page: server-rendered HTML, forms that change data, and events that trigger a refresh. */
export function createPage(context: Context, sessions: Sessions) {
  const app = createApp(context, sessions);
  return async (received: ReceivedRequest, guard: Guard): Promise<Reply> => {
    const { method, path, query, headers } = received;
    if (method !== 'GET') guard.checkOwnOrigin(headers);
    if (method === 'GET' && path === '/events') return streamEvents(context, sessions, headers.cookie);
    const request = new Request(new URL(`${path}?${query}`, context.origin()), {
      ...{ method, headers: { cookie: headers.cookie ?? '' } },
      body: method === 'GET' ? undefined : decodeText(received.body),
    });
    const response = await app.fetch(request);
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
  };
}

function createApp(context: Context, sessions: Sessions): Hono<Env> {
  const app = new Hono<Env>();
  const findEphemeral = retainEphemeral(context);
  const notes = new Map<string, Note>();
  const keep = (note: Note): string => {
    const key = context.random(12).toString('base64url');
    notes.set(key, note);
    const [oldest = ''] = notes.keys();
    if (notes.size > MAX_NOTES) notes.delete(oldest);
    return key;
  };
  const viewOf = (call: Call<Env>): View => ({
    ...{ ...context, user: call.get('user'), path: call.req.path },
    note: notes.get(call.req.query('note') ?? ''),
    query: (name) => call.req.query(name),
    ephemeral: (spaceId) => findEphemeral(spaceId, (call.req.query('fleeting') ?? '').split(',')),
  });

  for (const [path, type, read] of pageFiles()) {
    app.get(path, (call) => call.body(read(), 200, { 'content-type': `${type}; charset=utf-8` }));
  }
  app.post('/session', async (call) => {
    const { username, password, to = '/' } = credentials(await readForm(call), 'The form');
    const user = userWith(context.db, username, password);
    if (user === undefined) throw new HttpError(403, 'Forbidden', 'The username or password is wrong.');
    call.header('set-cookie', sessions.open(user));
    return call.redirect(VIEW.test(to) ? to : '/', 303);
  });
  // Redirect immediately to remove the token from the URL.
  app.get('/', async (call, next) => {
    const token = call.req.query('token');
    if (token === undefined) return next();
    const user = sessions.userOfLink(token);
    if (user !== undefined) call.header('set-cookie', sessions.open(user));
    return call.redirect(user === undefined ? '/?old-link' : '/', 303);
  });
  app.use(async (call, next) => {
    const user = sessions.find(call.req.header('cookie'));
    if (user === undefined && call.req.path !== '/') throw new HttpError(401, 'SignedOut', 'Sign in first.');
    if (user === undefined) return html(signInView(oldLinkIn(call)));
    call.set('user', user);
    return next();
  });
  app.post('/sign-out', (call) => {
    sessions.end(call.req.header('cookie'));
    // Closes the event streams of the session immediately.
    context.live.emit('changed', {});
    return call.redirect('/', 303);
  });
  app.get('/', async (call) => {
    const view = viewOf(call);
    const first = listVisibleSpaces(view).find(({ id }) => findRole(view, id) !== undefined);
    return first === undefined ? html(startView(view)) : call.redirect(`/spaces/${first.id}/chat`, 303);
  });
  app.get('/webhooks', (call) => html(webhooksView(viewOf(call))));
  app.get('/spaces/:space/:tab{chat|topics|archived|board|members}', (call) => {
    const view = viewOf(call);
    const space = listVisibleSpaces(view).find(({ id }) => String(id) === call.req.param('space'));
    if (space === undefined) throw notFound('There is no such team or forum.');
    if (findRole(view, space.id) === undefined) return html(closedView(view, space), 403);
    const tab = call.req.param('tab');
    return html(spaceFrame(view, space, tab, TABS[tab]?.(view, space) ?? ''));
  });
  for (const [path, act] of Object.entries(ACTIONS)) {
    app.post(path, async (call) => {
      const [spaceId, item] = [Number(call.req.param('space') ?? 0), Number(call.req.param('item') ?? 0)];
      const note = await act({ ...context, user: call.get('user'), spaceId, item, form: await readForm(call) });
      return call.redirect(note.text === '' ? toHome(call) : `${toHome(call)}?note=${keep(note)}`, 303);
    });
  }
  app.notFound((call) => html(refusedView(viewOf(call), 'There is nothing at this URL.'), 404));
  app.onError(async (error, call) => {
    if (!(error instanceof HttpError)) throw error;
    const { status, message } = error;
    if (call.get('user') === undefined) return html(signInView(message, call.req.path), status);
    if (call.req.method === 'GET') return html(refusedView(viewOf(call), message), status);
    // Show the view of the form again, with the error.
    const response = await app.request(`${toHome(call)}?note=${keep({ text: message, alert: true })}`, {
      headers: { cookie: call.req.header('cookie') ?? '' },
    });
    return new Response(response.body, { status, headers: response.headers });
  });
  return app;
}

const TABS: Readonly<Record<string, (view: View, space: Space) => Html>> = {
  chat: chatView,
  topics: topicsView,
  archived: topicsView,
  board: boardView,
  members: membersView,
};

const credentials = record({ username: text, password: text, to: optional(text) });

/** Paths of views, which are the allowed targets after sign-in. */
const VIEW = /^\/(?:webhooks|spaces\/\d+\/[a-z]+)$/;

/** Reads the submitted fields. */
async function readForm(call: Call<Env>): Promise<Record<string, string>> {
  const fields = [...new URLSearchParams(await call.req.text())];
  // Forms encode line breaks as CRLF.
  return Object.fromEntries(
    fields.filter(([, value]) => value.trim() !== '').map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

/** Returns the path of the view that contains the form. */
function toHome(call: Call<Env>): string {
  return /^\/webhooks|^\/spaces\/[^/]+\/[^/]+/.exec(call.req.path)?.[0] ?? '/';
}

function oldLinkIn(call: Call<Env>): string | undefined {
  if (call.req.query('old-link') === undefined) return undefined;
  return 'This link belongs to a sandbox that has stopped. Use the latest link, or sign in.';
}

async function html(content: Html, status = 200): Promise<Response> {
  const complete = await page(content);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    // With `no-referrer`, browsers would send `Origin: null` for forms.
    'referrer-policy': 'same-origin',
  };
  return new Response(`${complete}`, { status, headers });
}

/** Locates the assets of the page, which are among the sources and in `node_modules` in a clone. */
function pageFiles(): readonly (readonly [path: string, type: string, read: () => string])[] {
  const folder = new URL('../page/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  const idiomorph = () => {
    try {
      return read('idiomorph.js');
    } catch {
      return readFileSync(new URL(import.meta.resolve('idiomorph/dist/idiomorph.min.js')), 'utf8');
    }
  };
  return [
    ['/page.css', 'text/css', () => STYLES.map((name) => read(`styles/${name}.css`)).join('\n')],
    ['/page.js', 'text/javascript', () => read('page.js')],
    ['/idiomorph.js', 'text/javascript', idiomorph],
  ];
}
