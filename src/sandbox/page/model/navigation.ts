import type { ShownEvents, ShownHome } from '../../web/shown.ts';
import { type Place, placeAt, spaceAddress } from './address.ts';
import { attempt, onSignedOut } from './attempt.ts';
import { apply } from './events.ts';
import {
  readArchived,
  readContents,
  readDoorkeepers,
  readHome,
  readMembers,
  readTask,
  readTopic,
  readWebhooks,
} from './reading.ts';
import { call } from './server.ts';
import { change, NOTHING_FRESH, shownSpace, state } from './state.ts';
import { joinStream } from './stream.ts';

/** Who is signed in, where they are, and what is read for it. */

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
  clearTimeout(marking);
  stream?.leave();
  stream = undefined;
  change({
    phase: 'signed-out',
    sessionEnded: wasEnded || state.sessionEnded,
    connection: 'starting',
    place: placeAt(location.hash),
    contents: undefined,
  });
  change({ members: undefined, webhooks: undefined, archived: undefined, notice: undefined, postHere: false });
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

/** Shows a place; reads what it needs, all of it `again` where it may be old. */
async function show(asked: Place, again = false): Promise<void> {
  const before = state.place;
  const place = asked.view === 'start' ? startPlace() : asked;
  const moved = roomOf(before) !== roomOf(place);
  change({ place });
  if (moved) {
    change({
      notice: undefined,
      contents: undefined,
      archived: undefined,
      topic: undefined,
      task: undefined,
      members: undefined,
    });
    change({ doorkeepers: undefined, fresh: NOTHING_FRESH, newBelow: 0, readsAbove: false, showsArchived: false });
  }
  if (place.view === 'webhooks') await readWebhooks();
  if (place.view === 'space') await showSpace(place, moved || again);
}

async function showSpace(place: Place & { readonly view: 'space' }, read: boolean): Promise<void> {
  const { spaceId, tab, item } = place;
  change({ fresh: { ...state.fresh, [tab]: 0 } });
  if (tab !== 'topics' || state.topic?.id !== item) change({ topic: undefined });
  if (tab !== 'board' || state.task?.id !== item) change({ task: undefined });
  const space = shownSpace();
  if (space === undefined) return;
  if (!space.member) {
    change({ contents: undefined });
    await readDoorkeepers(spaceId);
    return;
  }
  const readings = [
    ...(read ? [readContents(spaceId)] : []),
    ...(tab === 'members' ? [readMembers(spaceId)] : []),
    ...(tab === 'topics' && state.showsArchived ? [readArchived(spaceId)] : []),
    ...(tab === 'topics' && item !== undefined ? [readTopic(item)] : []),
    ...(tab === 'board' && item !== undefined ? [readTask(item)] : []),
  ];
  await Promise.all(readings);
  markRead();
}

/** A team or forum, or another view. */
function roomOf(place: Place): number | string {
  return place.view === 'space' ? place.spaceId : place.view;
}

function startPlace(): Place {
  const { spaces } = state.home;
  const first = spaces.find(({ member }) => member) ?? spaces[0];
  return first === undefined ? { view: 'start', oldLink: false } : placeAt(spaceAddress(first.id));
}

let marking: ReturnType<typeof setTimeout> | undefined;
/** Between two notes to the server that something was read. */
const MARKING_MS = 800;

/** What is on the screen is read. */
export function markRead(): void {
  const space = shownSpace();
  if (space === undefined || !space.member || document.hidden) return;
  const spaces = state.home.spaces.map((one) => (one.id === space.id ? { ...one, unread: 0 } : one));
  if (space.unread > 0) change({ home: { ...state.home, spaces } });
  clearTimeout(marking);
  marking = setTimeout(() => void call('POST', `/page/spaces/${space.id}/read`).catch(() => undefined), MARKING_MS);
}
