/** Handles the forms of the web page, one per action. */
import { requireAdministrator, requireMayAdd, requireMember, requireTeamAdmin } from '../authorization.ts';
import type { UserContext } from '../context.ts';
import { badRequest, notFound } from '../http/reply.ts';
import * as people from '../people/membership.ts';
import { addBoard, archiveTopic, completeTask, localDay, postMessage } from '../posting.ts';
import type { Member, Role, Space, User } from '../store/records.ts';
import { email, id, oneOf, optional, record, text } from '../validate.ts';
import { createWebhook } from '../webhook/create.ts';
import { receiveWebhook, WEBHOOK_PATH } from '../webhook/receive.ts';
import { samplePayload } from './snippets.ts';

/** Result of an action as a message (empty if the page shows it), optionally with a form to undo it. */
export interface Note {
  readonly text: string;
  readonly undo?: string;
  /** True if the action was rejected. */
  readonly alert?: boolean;
}

/** One submitted form. */
interface Act extends UserContext {
  readonly spaceId: number;
  /** ID of the topic, task, person or webhook in the path. 0 if there is none. */
  readonly item: number;
  /** Submitted fields. */
  readonly form: Readonly<Record<string, string>>;
}

type ActFunction = (act: Act) => Note | Promise<Note>;

/** Returns a team or forum without an access check. */
function anySpace({ db, spaceId }: Act): Space {
  const space = db.find('spaces', { id: spaceId });
  if (space === undefined) throw notFound(`There is no team or forum with the id ${spaceId}.`);
  return space;
}

/** Returns a team or forum. Requires membership. */
function memberSpace(act: Act): Space {
  const space = anySpace(act);
  requireMember(act, space);
  return space;
}

const messageBody = record({ body: text });

function post(act: Act): Note {
  const { id: spaceId } = memberSpace(act);
  const { body } = messageBody(act.form, 'The payload');
  postMessage(act, { spaceId, body, senderName: act.user.displayName, senderAvatar: null, automated: 0 });
  return { text: '' };
}

function setArchived(archived: boolean): ActFunction {
  return (act) => {
    const { id: targetId } = memberSpace(act);
    const topic = act.db.find('topics', { id: act.item });
    const isHere = act.db.find('topicTargets', { topicId: act.item, targetId }) !== undefined;
    if (topic === undefined || !isHere) throw notFound(`There is no topic with the id ${act.item} here.`);
    archiveTopic(act, topic.id, archived);
    if (!archived) return { text: `“${topic.subject}” was restored.` };
    return { text: `Archived “${topic.subject}”.`, undo: `/spaces/${targetId}/topics/${topic.id}/restore` };
  };
}

/** Sets up tasks in the settings of a team. Until then, `/board` returns 404. */
function setUpTasks(act: Act): Note {
  const { id: spaceId, name, nickname } = memberSpace(act);
  if (act.db.find('boards', { spaceId }) !== undefined) throw badRequest('Tasks are already set up.');
  const letters = (nickname ?? name).replace(/[^A-Za-z0-9]/g, '');
  addBoard(act, spaceId, letters.slice(0, 5).toUpperCase() || 'TASK', ['To do', 'Done']);
  return { text: `Tasks are set up for ${name}.` };
}

function setCompleted(done: boolean): ActFunction {
  return (act) => {
    const { id: spaceId } = memberSpace(act);
    const task = act.db.find('tasks', { id: act.item });
    if (task === undefined || act.db.find('boards', { id: task.boardId, spaceId }) === undefined) {
      throw notFound(`There is no task with the id ${act.item} here.`);
    }
    completeTask(act, task, done ? localDay(act.now()) : null);
    return { text: done ? `Completed “${task.subject}”.` : `“${task.subject}” is open again.` };
  };
}

const role = oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN');
const invitation = record({ email, displayName: optional(text), type: oneOf('member', 'guest'), role });

function invite(act: Act): Note {
  requireAdministrator(act);
  const { id: spaceId } = anySpace(act);
  const { role: newRole, ...person } = invitation(act.form, 'The payload');
  const { username, state } = people.invite(act, person, [{ spaceId, role: newRole }]);
  if (state === 'invited') return { text: `Invited ${username}, who can sign in after accepting the invitation.` };
  return { text: `${username} already has an account and was added.` };
}

const addition = record({ userId: id });

function add(act: Act): Note {
  const space = anySpace(act);
  requireMayAdd(act, space, 'ROLE_TEAM_MEMBER');
  const { userId } = addition(act.form, 'The payload');
  const user = act.db.find('users', { id: userId });
  if (user === undefined) throw badRequest(`There is no user with the id ${userId}.`);
  people.addToSpaces(act, user, [{ spaceId: space.id, role: 'ROLE_TEAM_MEMBER' }]);
  return { text: `Added ${user.displayName}.` };
}

/** Lets administrators of the organization join without an invitation. */
function join(act: Act): Note {
  requireAdministrator(act);
  const space = anySpace(act);
  people.addToSpaces(act, act.user, [{ spaceId: space.id, role: 'ROLE_TEAM_MEMBER' }]);
  return { text: `You joined ${space.name}.` };
}

/** Returns the membership in the path. The caller must administer its team. */
function managedMember(act: Act): { readonly member: Member; readonly name: string } {
  const space = anySpace(act);
  requireTeamAdmin(act, space);
  const member = act.db.find('members', { id: act.item, spaceId: space.id });
  if (member === undefined) throw notFound(`There is no member record with the id ${act.item} here.`);
  return { member, name: act.db.find('users', { id: member.userId })?.displayName ?? '' };
}

/** Ensures that a team retains an administrator, who can add others. */
function requireAnotherAdmin({ db }: Act, member: Member): void {
  const admins = db.list('members', { spaceId: member.spaceId, role: 'ROLE_TEAM_ADMIN' });
  if (admins.length > 1 || admins[0]?.id !== member.id) return;
  throw badRequest('This is the last administrator of the team. Make another member an administrator first.');
}

function setRole(newRole: Role): ActFunction {
  return (act) => {
    const { member, name } = managedMember(act);
    if (newRole === 'ROLE_TEAM_MEMBER') requireAnotherAdmin(act, member);
    people.changeRole(act, member, newRole);
    return { text: `${name} is ${newRole === 'ROLE_TEAM_ADMIN' ? 'an administrator' : 'a member'} now.` };
  };
}

function remove(act: Act): Note {
  const { member, name } = managedMember(act);
  requireAnotherAdmin(act, member);
  people.removeFromSpace(act, member);
  return { text: `Removed ${name}.` };
}

/** Wraps an action of an organization administrator on the user in the path. */
function administering(change: (act: Act, user: User) => Note): ActFunction {
  return (act) => {
    requireAdministrator(act);
    const user = act.db.find('users', { id: act.item });
    if (user === undefined) throw notFound(`There is no user with the id ${act.item}.`);
    return change(act, user);
  };
}

/** Generates the password that the invitee would have chosen. */
const accept = administering((act, user) => {
  const password = people.acceptInvitation(act, user);
  return { text: `${user.displayName} accepted the invitation. Username ${user.username}, password ${password}` };
});

const deactivate = administering((act, user) => {
  people.deactivate(act, user);
  const undo = `/spaces/${act.spaceId}/members/users/${user.id}/reactivate`;
  return { text: `${user.displayName} was deactivated, and can no longer sign in.`, undo };
});

const reactivate = administering((act, user) => {
  people.reactivate(act, user);
  return { text: `${user.displayName} was reactivated.` };
});

async function makeWebhook(act: Act): Promise<Note> {
  requireAdministrator(act);
  const { displayName, avatar, ...settings } = act.form;
  await createWebhook(act, { ...settings, sender: { displayName, avatar } });
  return { text: 'Created. The list shows its URL, a step and a shell command.' };
}

function removeWebhook(act: Act): Note {
  requireAdministrator(act);
  if (!act.db.delete('webhooks', { id: act.item })) throw notFound(`There is no webhook with the id ${act.item}.`);
  return { text: 'Deleted. Its URL no longer works.' };
}

/** Calls the webhook with a sample payload. */
async function testWebhook(act: Act): Promise<Note> {
  requireAdministrator(act);
  const webhook = act.db.find('webhooks', { id: act.item });
  if (webhook === undefined) throw notFound(`There is no webhook with the id ${act.item}.`);
  const call = { method: 'POST', path: `${WEBHOOK_PATH}${webhook.token}`, query: '' };
  const headers = { 'content-type': 'application/json' };
  const { status } = await receiveWebhook(act, { ...call, headers, body: Buffer.from(samplePayload(webhook)) });
  return { text: `Returned ${status}. See ${act.db.find('spaces', { id: webhook.spaceId })?.name}.` };
}

/** Actions by the path of their form, relative to the path of the view. */
export const ACTIONS: Readonly<Record<string, ActFunction>> = {
  '/spaces/:space/chat': post,
  '/spaces/:space/chat/join': join,
  '/spaces/:space/topics/:item/archive': setArchived(true),
  '/spaces/:space/topics/:item/restore': setArchived(false),
  '/spaces/:space/archived/:item/restore': setArchived(false),
  '/spaces/:space/board': setUpTasks,
  '/spaces/:space/board/:item/complete': setCompleted(true),
  '/spaces/:space/board/:item/reopen': setCompleted(false),
  '/spaces/:space/members': add,
  '/spaces/:space/members/invite': invite,
  '/spaces/:space/members/:item/administrator': setRole('ROLE_TEAM_ADMIN'),
  '/spaces/:space/members/:item/member': setRole('ROLE_TEAM_MEMBER'),
  '/spaces/:space/members/:item/remove': remove,
  '/spaces/:space/members/users/:item/accept': accept,
  '/spaces/:space/members/users/:item/deactivate': deactivate,
  '/spaces/:space/members/users/:item/reactivate': reactivate,
  '/webhooks': makeWebhook,
  '/webhooks/:item/delete': removeWebhook,
  '/webhooks/:item/test': testWebhook,
};
