import { html } from 'hono/html';
import { mayManage } from '../../authorization.ts';
import type { Role, Space, User } from '../../store/records.ts';
import { avatar, button, developerView, type Html, idTag, type View } from './frame.ts';

/** Maximum people per page. */
const MAX_COUNT = 1000;

type Person = Pick<User, 'displayName' | 'username' | 'type' | 'state' | 'administrator'> & {
  readonly userId: number;
  /** ID of the membership. Null for a user outside the team. */
  readonly id: number | null;
  readonly role: Role;
};

const PERSON = 'users.id AS userId, displayName, username, type, state, administrator';

const IN_SPACE = `SELECT members.id AS id, role, ${PERSON} FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? ORDER BY members.id LIMIT ?`;

const OUTSIDE = `SELECT NULL AS id, 'ROLE_TEAM_MEMBER' AS role, ${PERSON} FROM users
  WHERE users.id NOT IN (SELECT userId FROM members WHERE spaceId = ?) ORDER BY users.id LIMIT ?`;

/** Permissions of the signed-in user in this space. */
interface Rights {
  readonly manage: boolean;
  readonly administer: boolean;
}

/** Lists members and their roles. Administrators of the organization also see all other users. */
export function membersView(view: View, space: Space): Html {
  const { db, user } = view;
  const administer = user.administrator === 1;
  const rights = { administer, manage: mayManage(view, space) };
  const inside = db.all<Person>(IN_SPACE, space.id, MAX_COUNT);
  const outside = administer ? db.all<Person>(OUTSIDE, space.id, MAX_COUNT) : [];
  const entries = (people: readonly Person[]) =>
    html`<ul class="rows">${people.map((one) => personView(one, space, rights))}</ul>`;
  const outsideView = html`<h2>Others in the organization <span class="count">${outside.length}</span></h2>${entries(outside)}`;
  const ids = html`<p class="hint">Next to a member: the user ID, then the member ID.</p>`;
  return html`<h2>In ${space.name} <span class="count">${db.count('members', { spaceId: space.id })}</span></h2>${entries(inside)}
    ${outside.length === 0 ? '' : outsideView}
    ${administer ? invitationView(space) : ''}${developerView(ids)}`;
}

function personView(person: Person, { id: spaceId }: Space, { manage, administer }: Rights): Html {
  const { id, userId, displayName, username, type, state } = person;
  const at = `/spaces/${spaceId}/members`;
  const isAdmin = person.role === 'ROLE_TEAM_ADMIN';
  const tags = [
    id !== null && isAdmin ? 'administrator' : '',
    person.administrator === 1 ? 'organization administrator' : '',
    type === 'member' ? '' : type,
    state === 'active' ? '' : state,
  ].filter((mark) => mark !== '');
  const about = html`aria-describedby="person-${userId}"`;
  const act = (path: string, label: string) => button(`${at}/${path}`, label, 'quiet', about);
  const role = isAdmin ? act(`${id}/member`, 'Make member') : act(`${id}/administrator`, 'Make administrator');
  const stay = {
    active: ['deactivate', 'Deactivate'],
    invited: ['accept', 'Accept'],
    deactivated: ['reactivate', 'Reactivate'],
  };
  const [change = '', label = ''] = stay[state];
  const add = html`<form method="post" action="${at}"><input type="hidden" name="userId" value="${userId}">
    <button class="quiet" ${about}>Add</button></form>`;
  return html`<li class="person ${state}" id="user-${userId}" aria-label="${displayName}">
    ${avatar(displayName, type === 'bot' ? 'bot' : 'large')}
    <div class="person-name" id="person-${userId}"><strong>${displayName}</strong>
      <p class="byline">@${username} ${tags.map((mark) => html`<span class="tag ${mark}">${mark}</span> `)}
        ${idTag(userId)} ${id === null ? '' : idTag(id)}</p></div>
    <div class="person-do">
      ${id !== null && manage ? html`${role}${act(`${id}/remove`, 'Remove')}` : ''}
      ${id === null && state === 'active' ? add : ''}
      ${administer ? act(`users/${userId}/${change}`, label) : ''}
    </div>
  </li>`;
}

function invitationView({ id, kind }: Space): Html {
  return html`<form class="sheet" method="post" action="/spaces/${id}/members/invite">
    <h2>Invite a person</h2>
    <label>E-mail<input name="email" type="email" required autocomplete="off" placeholder="name@example.com"></label>
    <label>Name<input name="displayName" autocomplete="off" placeholder="optional"></label>
    <label>As<select name="type"><option value="member">Member</option><option value="guest">Guest</option></select></label>
    <label>Role in this ${kind}<select name="role">
      <option value="ROLE_TEAM_MEMBER">Member</option><option value="ROLE_TEAM_ADMIN">Administrator</option></select></label>
    <p><button class="primary">Invite</button></p>
  </form>`;
}
