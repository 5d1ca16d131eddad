import type { ShownEvents, ShownHome } from '../../web/shown.ts';
import { placeAt } from './address.ts';
import { apply } from './events.ts';
import { markRead, show } from './places.ts';
import { readHome } from './reading.ts';
import { attempt, call, onSignedOut } from './server.ts';
import { change, NOTHING_SHOWN, shownSpace, state } from './state.ts';
import { joinStream } from './stream.ts';

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
    change({ home: await call<ShownHome>('POST', '/page/session', { username, password }) });
    await enter();
    stream?.tell();
  });
}

export async function signOut(): Promise<void> {
  await attempt('page', async () => {
    await call('DELETE', '/page/session');
    stream?.tell();
    change({ home: { user: null, spaces: [], action: '' } });
    history.replaceState(null, '', '/');
    leave(false);
  });
}

function leave(wasEnded: boolean): void {
  stream?.leave();
  stream = undefined;
  change({ ...NOTHING_SHOWN, webhooks: undefined, drafts: new Map(), place: placeAt(location.hash) });
  change({ phase: 'signed-out', sessionEnded: wasEnded || state.sessionEnded, connection: 'starting' });
}

/** For the tab that listens to say so: one that sleeps does not. */
const PATIENCE_MS = 2000;

/** Listens first and reads then, so that nothing falls between. */
async function enter(): Promise<void> {
  change({ phase: 'signed-in', sessionEnded: false });
  if (stream === undefined) {
    stream = joinStream({ event: hear, connection: connected, session: () => void start() });
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
function hear(name: keyof ShownEvents, data: string): void {
  const before = shownSpace()?.member;
  apply(name, data);
  if (shownSpace()?.member === before) markRead();
  else void show(state.place, true);
}

/** Follows the address in the bar, and sees when the page comes to the front. */
function followBrowser(): void {
  window.onhashchange = () => void show(placeAt(location.hash));
  document.onvisibilitychange = markRead;
}
