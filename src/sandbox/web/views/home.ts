import { ownPackage } from '../../../package/own-package.ts';
import type { Context } from '../../context.ts';
import type { User } from '../../store/people.ts';
import { listSpaces, membership, type Space, spacesOf, unreadIn } from '../../store/spaces.ts';
import type { ShownHome, ShownSpace, ShownUser } from '../shown.ts';

export const NOBODY: ShownHome = { user: null, spaces: [], action: '' };

function userView({ displayName, username, administrator }: User): ShownUser {
  return { displayName, username, administrator: administrator === 1 };
}

export function spaceView({ db }: Context, user: User, { id, kind, name, about }: Space): ShownSpace {
  const member = membership(db, id, user.id) !== undefined;
  return { id, kind, name, about, member, unread: member ? unreadIn(db, user.id, id) : 0 };
}

/** Guests know only of where they belong. */
export function visibleTo({ db }: Context, user: User, space: Space): boolean {
  return user.type !== 'guest' || membership(db, space.id, user.id) !== undefined;
}

/** Who is signed in, and the teams and forums that they know of. */
export function homeView(context: Context, user: User): ShownHome {
  const spaces = user.type === 'guest' ? spacesOf(context.db, user.id) : listSpaces(context.db);
  return {
    user: userView(user),
    spaces: spaces.map((space) => spaceView(context, user, space)),
    action: ownPackage().action,
  };
}
