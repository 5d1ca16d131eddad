import { NOBODY, type ShownEvents, type ShownHome } from '../../web/shown.ts';
import { placeAt } from './address.ts';
import { draftsBelongTo, forgetDrafts } from './drafts.ts';
import { apply } from './events.ts';
import { show } from './places.ts';
import { readHome } from './reading.ts';
import { attempt, beginSession, call, onSignedOut } from './server.ts';
import { change, NOTHING_SHOWN, shownSpace, state } from './state.ts';

/** Who is signed in, and how the page stays with what is there. */

let stream: ReturnType<typeof joinStream> | undefined;

/** From the start, or again after the session changed. */
export async function start(): Promise<void> {
  onSignedOut(() => void start());
  // Somebody who is signed in sees already that the sandbox is gone.
  const isNew = state.phase === 'starting';
  const known = await attempt(isNew ? 'page' : 'connection', readHome);
  if (!known) return;
  if (state.home.user === null) leave(state.phase === 'signed-in');
  else await enter();
}

export async function signIn(username: string, password: string): Promise<void> {
  await attempt('sign-in', async () => {
    const home = await call<ShownHome>('POST', '/page/session', { username, password });
    beginSession();
    change({ home });
    await enter();
    stream?.tellSession();
  });
}

export async function signOut(): Promise<void> {
  await attempt('page', async () => {
    await call('DELETE', '/page/session');
    beginSession();
    stream?.tellSession();
    change({ home: NOBODY });
    history.replaceState(null, '', '/');
    // Who was thrown out finds again what was being written; who signs out leaves nothing.
    forgetDrafts();
    leave(false);
  });
}

function leave(wasEnded: boolean): void {
  stream?.leave();
  stream = undefined;
  const sessionEnded = wasEnded || state.sessionEnded;
  change({ ...NOTHING_SHOWN, webhooks: undefined, place: placeAt(location.hash) });
  change({ phase: 'signed-out', sessionEnded, connection: 'starting' });
}

/** For the tab that listens to say so: one that sleeps does not. */
const PATIENCE_MS = 2000;

/** Listens first and reads then, so that nothing falls between. */
async function enter(): Promise<void> {
  draftsBelongTo(state.home.user?.username ?? '');
  change({ phase: 'signed-in', sessionEnded: false });
  if (stream === undefined) {
    stream = joinStream({ event: applyEvent, connection: connected, session: () => void start() });
    setTimeout(() => state.connection === 'starting' && connected(true, true), PATIENCE_MS);
  } else {
    await show(placeAt(location.hash), true);
  }
  followBrowser();
}

function connected(live: boolean, opened: boolean): void {
  const before = state.connection;
  change({ connection: live ? 'live' : 'lost' });
  if (!live || (before === 'live' && !opened)) return;
  if (before === 'starting') void show(placeAt(location.hash), true);
  else void start();
}

/** Who was let in or shut out here sees that at once. */
function applyEvent(name: keyof ShownEvents, data: string): void {
  const before = shownSpace()?.member;
  apply(name, data);
  if (shownSpace()?.member !== before) void show(state.place, true);
}

/** Follows the address in the bar. */
function followBrowser(): void {
  window.onhashchange = () => void show(placeAt(location.hash));
}

/** What the tabs of a browser tell each other. */
type TabMessage =
  | { readonly type: 'event'; readonly name: keyof ShownEvents; readonly data: string }
  /** `opened` is true when events may have been missed before. */
  | { readonly type: 'connection'; readonly live: boolean; readonly opened: boolean }
  /** A new tab asks the one that listens how things are. */
  | { readonly type: 'asking' }
  /** Somebody signed in or out. */
  | { readonly type: 'session' };

interface Listener {
  event(name: keyof ShownEvents, data: string): void;
  connection(live: boolean, opened: boolean): void;
  /** The server no longer knows who is signed in, or it is somebody else. */
  session(): void;
}

const NAMES: readonly (keyof ShownEvents)[] = ['message', 'topic', 'task', 'board', 'space', 'people'];
/** Before a connection that the browser gave up is tried again. */
const RETRY_MS = 1500;

/**
 * One stream of events for all tabs of a browser, which keeps at most six connections to a server: the tab that holds
 * the lock listens, and passes on what it hears. When it is closed, another gets the lock.
 */
function joinStream(listener: Listener): { readonly tellSession: () => void; readonly leave: () => void } {
  const channel = new BroadcastChannel('sandbox');
  const leaving = new AbortController();
  let live: boolean | undefined;
  let listens = false;
  const send = (message: TabMessage) => channel.postMessage(message);
  const receive = (message: TabMessage) => {
    if (message.type === 'event') listener.event(message.name, message.data);
    else if (message.type === 'connection') listener.connection(message.live, message.opened);
    else if (message.type === 'session') listener.session();
    else if (listens && live !== undefined) send({ type: 'connection', live, opened: false });
  };
  const publish = (message: TabMessage) => {
    if (message.type === 'connection') live = message.live;
    send(message);
    receive(message);
  };
  channel.onmessage = ({ data }) => receive(data);
  send({ type: 'asking' });
  const hold = async () => {
    listens = true;
    await listen(publish, leaving.signal);
  };
  navigator.locks.request('sandbox-stream', { signal: leaving.signal }, hold).catch(() => undefined);
  return {
    tellSession: () => send({ type: 'session' }),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}

/** Listens until it is told to leave. */
async function listen(publish: (message: TabMessage) => void, leaving: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  const open = () => {
    if (leaving.aborted) return;
    source = new EventSource('/page/events');
    source.onopen = () => publish({ type: 'connection', live: true, opened: true });
    source.onerror = () => {
      publish({ type: 'connection', live: false, opened: false });
      // The browser tries again by itself, unless it was refused: then somebody has to look why.
      if (source?.readyState !== EventSource.CLOSED) return;
      publish({ type: 'session' });
      setTimeout(open, RETRY_MS);
    };
    for (const name of NAMES) {
      source.addEventListener(name, ({ data }) => publish({ type: 'event', name, data }));
    }
  };
  open();
  await new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve(), { once: true }));
  source?.close();
}
