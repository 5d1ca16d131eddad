import { type Place, placeAt, type SpacePlace, spaceAddress } from './address.ts';
import {
  readArchived,
  readContents,
  readMembers,
  readSpaceAdmins,
  readTask,
  readTopic,
  readWebhooks,
} from './reading.ts';
import { change, NOTHING_SHOWN, shownSpace, state } from './state.ts';

/** Where somebody goes, and what is read for it. */

/** Shows a place; reads what it needs, all of it `again` where it may be old. */
export async function show(asked: Place, again = false): Promise<void> {
  const before = state.place;
  const place = asked.view === 'start' ? startPlace() : asked;
  const moved = roomOf(before) !== roomOf(place);
  change({ place });
  if (moved) change(NOTHING_SHOWN);
  // Lists are drawn anew there, from their homes.
  else if (listsAt(before) !== listsAt(place)) change({ readsAt: new Map(), newBelow: 0 });
  if (place.view === 'webhooks') await readWebhooks();
  if (place.view === 'space') await showSpace(place, moved || again);
}

async function showSpace(place: SpacePlace, read: boolean): Promise<void> {
  const { spaceId, tab, item } = place;
  change({ fresh: { ...state.fresh, [tab]: 0 } });
  if (tab !== 'topics' || state.topic?.id !== item) change({ topic: undefined });
  if (tab !== 'board' || state.task?.id !== item) change({ task: undefined });
  const space = shownSpace();
  if (space === undefined) return;
  if (!space.member) {
    change({ contents: undefined });
    await readSpaceAdmins(spaceId);
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
}

/** A team or forum, or another view. */
function roomOf(place: Place): number | string {
  return place.view === 'space' ? place.spaceId : place.view;
}

function listsAt(place: Place): number | string | undefined {
  return place.view === 'space' ? place.tab : place.view === 'webhooks' ? place.item : place.view;
}

function startPlace(): Place {
  const { spaces } = state.home;
  const first = spaces.find(({ member }) => member) ?? spaces[0];
  return first === undefined ? { view: 'start', oldLink: false } : placeAt(spaceAddress(first.id));
}
