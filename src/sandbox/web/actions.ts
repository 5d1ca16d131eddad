/** Handles the forms of the web page, one per action. */
import { requireAdministrator, requireMayAdd, requireMember, requireTeamAdmin } from '../authorization.ts';
import type { Context } from '../context.ts';
import { badRequest, notFound } from '../http/reply.ts';
import { archiveTopic, completeTask } from '../inspection.ts';
import * as people from '../people/membership.ts';
import { postMessage } from '../posting.ts';
import { addBoard, boardById, findBoard, taskById } from '../store/boards.ts';
import { getAssociations, topicById } from '../store/content.ts';
import { type User, userById } from '../store/people.ts';
import { getMembers, type Member, memberById, type Space, spaceById } from '../store/spaces.ts';
import { deleteWebhook, listWebhooks } from '../store/webhooks.ts';
import { email, id, oneOf, optional, record, text } from '../validate.ts';
import { receiveWebhook, WEBHOOK_PATH } from '../webhook/receive.ts';
import { localDay } from './format-date.ts';
import { samplePayload } from './snippets.ts';
import { createWebhook } from './webhook-settings.ts';

/** Result of an action as a message (empty if the page shows it), optionally with a form to undo it. */
export interface Note {
  readonly text: string;
  readonly undo?: string;
  /** True if the action was rejected. */
  readonly alert?: boolean;
}

interface Act {
  readonly context: Context;
  readonly user: User;
  readonly spaceId: number;
  /** ID of the topic, task, person or webhook in the path. 0 if there is none. */
  readonly item: number;
  /** Submitted fields. */
  readonly form: Readonly<Record<string, string>>;
}

type ActFunction = (act: Act) => Note | Promise<Note>;

/** Returns a team or forum without an access check. */
function anySpace({ context, spaceId }: Act): Space {
  const space = spaceById(context.db, spaceId);
  if (space === undefined) throw notFound(`There is no team or forum with the id ${spaceId}.`);
  return space;
}

/** Returns a team or forum. Requires membership. */
function currentSpace(act: Act): Space {
  const space = anySpace(act);
  requireMember(act.context.db, act.user, space);
  return space;
}

const messageBody = record({ body: text });

function post(act: Act): Note {
  const { id: spaceId } = currentSpace(act);
  const { body } = messageBody(act.form, 'The payload');
  const sender = { senderName: act.user.displayName, senderAvatar: null, automated: 0 };
  postMessage(act.context, { spaceId, body, sender, ephemeral: false });
  return { text: '' };
}

function setArchived(archived: boolean): ActFunction {
  return (act) => {
    const { id: spaceId } = currentSpace(act);
    const { db } = act.context;
    const topic = topicById(db, act.item);
    const isHere = getAssociations(db, act.item).some(({ targetId }) => targetId === spaceId);
    if (topic === undefined || !isHere) throw notFound(`There is no topic with the id ${act.item} here.`);
    archiveTopic(act.context, topic.id, archived);
    if (!archived) return { text: `“${topic.subject}” was restored.` };
    return { text: `Archived “${topic.subject}”.`, undo: `/spaces/${spaceId}/topics/${topic.id}/restore` };
  };
}

/** Sets up tasks in the settings of a team. Until then, `/board` returns 404. */
function setUpTasks(act: Act): Note {
  const { db, live } = act.context;
  const space = currentSpace(act);
  if (findBoard(db, space.id) !== undefined) throw badRequest('Tasks are already set up.');
  db.transaction(() => addBoard(db, space.id, toPrefix(space), ['To do', 'Done']));
  live.publish({ spaceId: space.id });
  return { text: `Tasks are set up for ${space.name}.` };
}

function toPrefix({ nickname, name }: Space): string {
  const letters = (nickname ?? name).replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, 5).toUpperCase() || 'TASK';
}

function setCompleted(done: boolean): ActFunction {
  return (act) => {
    const { id: spaceId } = currentSpace(act);
    const { db, now } = act.context;
    const task = taskById(db, act.item);
    if (task === undefined || boardById(db, task.boardId)?.spaceId !== spaceId) {
      throw notFound(`There is no task with the id ${act.item} here.`);
    }
    completeTask(act.context, task.id, done, localDay(now()));
    return { text: done ? `Completed “${task.subject}”.` : `“${task.subject}” is open again.` };
  };
}

const role = oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN');
const invitation = record({ email, displayName: optional(text), type: oneOf('member', 'guest'), role });

function invite(act: Act): Note {
  requireAdministrator(act.user);
  const space = anySpace(act);
  const { role: asWhat, ...raw } = invitation(act.form, 'The payload');
  const { username, state } = people.invite(act.context, { ...raw, username: undefined }, [{ space, role: asWhat }]);
  if (state === 'invited') return { text: `Invited ${username}, who can sign in after accepting the invitation.` };
  return { text: `${username} already has an account and was added.` };
}

const addition = record({ userId: id });

function add(act: Act): Note {
  const { db } = act.context;
  const space = anySpace(act);
  requireMayAdd(db, act.user, space, 'ROLE_TEAM_MEMBER');
  const { userId } = addition(act.form, 'The payload');
  const user = userById(db, userId);
  if (user === undefined) throw badRequest(`There is no user with the id ${userId}.`);
  people.addToSpaces(act.context, user, [{ space, role: 'ROLE_TEAM_MEMBER' }]);
  return { text: `Added ${user.displayName}.` };
}

/** Lets administrators of the organization join without an invitation. */
function join(act: Act): Note {
  requireAdministrator(act.user);
  const space = anySpace(act);
  people.addToSpaces(act.context, act.user, [{ space, role: 'ROLE_TEAM_MEMBER' }]);
  return { text: `You joined ${space.name}.` };
}

/** Returns the membership in the path. The caller must administer its team. */
function managedMember(act: Act): { readonly member: Member; readonly name: string } {
  const { db } = act.context;
  const space = anySpace(act);
  requireTeamAdmin(db, act.user, space);
  const member = memberById(db, act.item);
  if (member?.spaceId !== space.id) throw notFound(`There is no member record with the id ${act.item} here.`);
  return { member, name: userById(db, member.userId)?.displayName ?? '' };
}

/** Ensures that a team retains an administrator, who can add others. */
function requireAnotherAdmin({ context }: Act, member: Member): void {
  const isAdmin = ({ role: has }: Member) => has === 'ROLE_TEAM_ADMIN';
  const otherAdmins = getMembers(context.db, member.spaceId).filter((one) => one.id !== member.id && isAdmin(one));
  if (!isAdmin(member) || otherAdmins.length > 0) return;
  throw badRequest('This is the last administrator of the team. Make another member an administrator first.');
}

function setRole(newRole: ReturnType<typeof role>): ActFunction {
  return (act) => {
    const { member, name } = managedMember(act);
    if (newRole === 'ROLE_TEAM_MEMBER') requireAnotherAdmin(act, member);
    people.changeRole(act.context, member, newRole);
    return { text: `${name} is ${newRole === 'ROLE_TEAM_ADMIN' ? 'an administrator' : 'a member'} now.` };
  };
}

function remove(act: Act): Note {
  const { member, name } = managedMember(act);
  requireAnotherAdmin(act, member);
  people.removeFromSpace(act.context, member);
  return { text: `Removed ${name}.` };
}

/** Wraps an action of an organization administrator on the user in the path. */
function administering(change: (act: Act, user: User) => Note): ActFunction {
  return (act) => {
    requireAdministrator(act.user);
    const user = userById(act.context.db, act.item);
    if (user === undefined) throw notFound(`There is no user with the id ${act.item}.`);
    return change(act, user);
  };
}

/** Generates the password that the invitee would have chosen. */
const accept = administering(({ context }, user) => {
  const password = people.acceptInvitation(context, user);
  return { text: `${user.displayName} accepted the invitation. Username ${user.username}, password ${password}` };
});

const deactivate = administering(({ context, spaceId }, user) => {
  people.deactivate(context, user);
  const undo = `/spaces/${spaceId}/members/users/${user.id}/reactivate`;
  return { text: `${user.displayName} was deactivated, and can no longer sign in.`, undo };
});

const reactivate = administering(({ context }, user) => {
  people.reactivate(context, user);
  return { text: `${user.displayName} was reactivated.` };
});

async function makeWebhook({ context, user, form }: Act): Promise<Note> {
  requireAdministrator(user);
  const { displayName, avatar, ...settings } = form;
  await createWebhook(context, { ...settings, sender: { displayName, avatar } });
  return { text: 'Created. The list shows its URL, a step and a shell command.' };
}

function removeWebhook({ context, user, item }: Act): Note {
  requireAdministrator(user);
  if (!deleteWebhook(context.db, item)) throw notFound(`There is no webhook with the id ${item}.`);
  return { text: 'Deleted. Its URL no longer works.' };
}

/** Calls the webhook with a sample payload. */
async function testWebhook({ context, user, item }: Act): Promise<Note> {
  requireAdministrator(user);
  const webhook = listWebhooks(context.db).find((one) => one.id === item);
  if (webhook === undefined) throw notFound(`There is no webhook with the id ${item}.`);
  const call = { method: 'POST', path: `${WEBHOOK_PATH}${webhook.token}`, query: '' };
  const headers = { 'content-type': 'application/json' };
  const { status } = await receiveWebhook(context, { ...call, headers, body: Buffer.from(samplePayload(webhook)) });
  return { text: `Returned ${status}. See ${spaceById(context.db, webhook.spaceId)?.name}.` };
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
