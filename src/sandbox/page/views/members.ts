import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import type { ShownMember, ShownMembers, ShownSpace } from '../../web/shown.ts';
import { attempt, call } from '../model/server.ts';
import { change, state as page, type State } from '../model/state.ts';
import type { List } from '../model/window.ts';
import { avatar } from '../parts/avatar.ts';
import { idButton } from '../parts/copy.ts';
import { keepsDraft } from '../parts/form-draft.ts';
import { keepsOf, listView, readingOf } from '../parts/list.ts';
import { noticeView, trouble } from '../parts/notices.ts';

/** Who belongs to a team or forum and as what; for administrators of the organization, also everybody else. */
export function membersView(state: State, space: ShownSpace): TemplateResult {
  const { members } = state;
  if (members === undefined) return html`${trouble('members')}<p class="before">Loading …</p>`;
  const { others, count, mayInvite } = members;
  const [inside, outside] = [listOf('members', members.members), listOf('others', others)];
  const reading = readingOf(inside, outside);
  return html`<div class="scroller people-scroller" data-keeps=${keepsOf(inside, outside)} tabindex="0" role="region" aria-label="People" @scroll=${reading} @keydown=${reading}>
    ${mayInvite ? keyed(space.id, inviteForm(space)) : nothing}
    ${trouble('members')}
    <h2>In ${space.name} <span class="column-count">${count}</span></h2>
    ${peopleView(inside, `Members of ${space.name}`, members, space)}
    ${others.length === 0 ? nothing : html`<h2>Others in the organization <span class="column-count">${others.length}</span></h2>${peopleView(outside, 'Others', members, space)}`}
  </div>${noticeView(state)}`;
}

function inviteForm({ id, kind }: ShownSpace): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) void invite(id, event.currentTarget);
  };
  return html`<form class="invite" @submit=${submit} ${ref(keepsDraft(`invite ${id}`))}>
    <label>E-mail<input name="email" type="email" required autocomplete="off" placeholder="name@example.com"></label>
    <label>Name<input name="displayName" autocomplete="off" placeholder="optional"></label>
    <label>As<select name="type"><option value="member">Member</option><option value="guest">Guest</option></select></label>
    <label>Role in this ${kind}<select name="role"><option value="ROLE_TEAM_MEMBER">Member</option><option value="ROLE_TEAM_ADMIN">Administrator</option></select></label>
    <button class="primary">Invite</button>
  </form>${trouble('invite')}`;
}

function listOf(name: string, items: readonly ShownMember[]): List<ShownMember> {
  return { name, items, home: 'start', keyOf: ({ userId }) => String(userId), more: undefined };
}

function peopleView(list: List<ShownMember>, label: string, context: ShownMembers, space: ShownSpace): TemplateResult {
  const count = list.items.length;
  const line = (person: ShownMember) =>
    guard([person, page.developer, page.troubles.get(at(person))], () => personView(person, context, space));
  return listView(list, { className: 'people', label, count, line });
}

const TYPES: Readonly<Record<ShownMember['type'], string>> = { member: '', guest: 'guest', bot: 'bot' };

function personView(person: ShownMember, context: ShownMembers, space: ShownSpace): TemplateResult {
  const { id, userId, displayName, username, type, state, administrator } = person;
  const marks = [administrator ? 'runs the organization' : '', TYPES[type], state === 'active' ? '' : state];
  return html`<li class="person-row ${state}" data-item=${userId} aria-label=${displayName}>
    ${avatar({ displayName, bot: type === 'bot' })}
    <div class="person-name"><strong>${displayName}</strong><span class="byline">@${username}${marks.map((mark) => (mark === '' ? nothing : html`<span class="tag ${mark}">${mark}</span>`))}</span></div>
    ${idButton(displayName, userId)}
    <div class="person-do">
      ${id === null ? nothing : roleView(person, context)}
      ${id === null && state === 'active' ? html`<button class="quiet" @click=${() => void addMember(space.id, person)}>Add</button>` : nothing}
      ${id !== null && context.mayManage ? html`<button class="quiet" @click=${() => void removeMember(person)}>Remove</button>` : nothing}
      ${context.mayInvite ? stateButton(person) : nothing}
    </div>
    ${trouble(`user:${userId}`)}
  </li>`;
}

function roleView(person: ShownMember, { mayManage }: ShownMembers): TemplateResult {
  const isAdmin = person.role === 'ROLE_TEAM_ADMIN';
  if (!mayManage) return html`<span class="role">${isAdmin ? 'Administrator' : 'Member'}</span>`;
  const choose = ({ target }: Event) => target instanceof HTMLSelectElement && void setRole(person, target);
  return html`<select aria-label="Role" @change=${choose}>
    <option value="ROLE_TEAM_MEMBER" .selected=${!isAdmin}>Member</option>
    <option value="ROLE_TEAM_ADMIN" .selected=${isAdmin}>Administrator</option>
  </select>`;
}

function stateButton(person: ShownMember): TemplateResult {
  if (person.state === 'invited') {
    return html`<button class="quiet" title="As the invited person would, by the link in their mail" @click=${() => void accept(person)}>Accept</button>`;
  }
  const active = person.state === 'active';
  return html`<button class="quiet" @click=${() => void setActive(person, !active)}>${active ? 'Deactivate' : 'Reactivate'}</button>`;
}

/** Where trouble with a person is shown. What administrators do is read again when the server says that it changed. */
const at = ({ userId }: ShownMember) => `user:${userId}`;

function say(text: string, undo?: () => void): void {
  change({ notice: { text, undo } });
}

async function invite(spaceId: number, form: HTMLFormElement): Promise<void> {
  const { displayName, ...fields } = Object.fromEntries(new FormData(form));
  const payload = { ...fields, displayName: displayName === '' ? null : displayName };
  const done = await attempt('invite', async () => {
    const { username, state } = await call<{ username: string; state: string }>(
      ...(['POST', `/page/spaces/${spaceId}/invite`, payload] as const),
    );
    say(
      state === 'invited'
        ? `Invited. ${username} can sign in once the invitation is accepted.`
        : `${username} was known already, and was added.`,
    );
  });
  if (done) form.reset();
}

/** Shows the password, which the invited person would have chosen. */
async function accept(person: ShownMember): Promise<void> {
  await attempt(at(person), async () => {
    const { username, password } = await call<{ username: string; password: string }>(
      ...(['POST', `/page/users/${person.userId}/accept`] as const),
    );
    say(`${person.displayName} accepted, and signs in as ${username} with the password ${password}`);
  });
}

async function addMember(spaceId: number, person: ShownMember): Promise<void> {
  const payload = { userId: person.userId, role: 'ROLE_TEAM_MEMBER' };
  await attempt(at(person), () => call('POST', `/page/spaces/${spaceId}/members`, payload));
}

async function removeMember(person: ShownMember): Promise<void> {
  const done = await attempt(at(person), () => call('DELETE', `/page/members/${person.id}`));
  if (done) say(`Removed ${person.displayName}.`);
}

async function setRole(person: ShownMember, select: HTMLSelectElement): Promise<void> {
  const takeBack = () => {
    select.value = person.role;
  };
  await attempt(at(person), () => call('POST', `/page/members/${person.id}/role`, { role: select.value }), takeBack);
}

async function setActive(person: ShownMember, active: boolean): Promise<void> {
  const done = await attempt(at(person), () =>
    call('POST', `/page/users/${person.userId}/${active ? 'reactivate' : 'deactivate'}`),
  );
  if (!done) return;
  const undo = active ? undefined : () => void setActive(person, true);
  say(`${person.displayName} ${active ? 'is back' : 'was deactivated, and can no longer sign in'}.`, undo);
}
