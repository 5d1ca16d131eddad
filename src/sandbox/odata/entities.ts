import { findRole } from '../authorization.ts';
import type { Context, UserContext } from '../context.ts';
import { findAssignees, findTargets, shortName } from '../posting.ts';
import type { Board, Category, Member, Space, Task, Topic, User } from '../store/records.ts';
import type { Entity } from './shape.ts';

/** Path of the REST API, relative to the base URL. */
export const API_PATH = '/api/1/odata.svc';

const uri = (context: Context, collection: string, id: number) => `${context.origin()}${API_PATH}/${collection}(${id})`;

export function userEntity(context: Context, user: User): Entity {
  const { id, username, displayName, emailAddress } = user;
  return {
    type: 'Entity.User',
    uri: uri(context, 'users', id),
    descriptor: displayName,
    fields: {
      ...{ id, username, displayName, emailAddress },
      type: user.type,
      active: user.state !== 'deactivated',
    },
    links: {},
  };
}

/** Renders a team or forum for a user. Its members and board stay deferred for users who don't belong to it. */
export function spaceEntity(context: UserContext, space: Space): Entity {
  const { db } = context;
  const { id, name, nickname, about, description } = space;
  const mayRead = () => findRole(context, id) !== undefined;
  return {
    type: space.kind === 'team' ? 'Entity.Workroom' : 'Entity.Forum',
    uri: uri(context, space.kind === 'team' ? 'workrooms' : 'forums', id),
    descriptor: name,
    fields: { id, name, nickname, about, description },
    links: {
      board: () => {
        const board = mayRead() ? db.find('boards', { spaceId: id }) : undefined;
        return board && boardEntity(context, board);
      },
      members: () =>
        mayRead() ? db.list('members', { spaceId: id }).map((member) => memberEntity(context, member)) : undefined,
    },
  };
}

export function memberEntity(context: Context, member: Member): Entity {
  const user = context.db.find('users', { id: member.userId });
  // Highest role first, because clients read only the first.
  const roles = member.role === 'ROLE_TEAM_ADMIN' ? ['ROLE_TEAM_ADMIN', 'ROLE_TEAM_MEMBER'] : ['ROLE_TEAM_MEMBER'];
  return {
    type: 'Entity.Workroom.Member',
    uri: uri(context, 'workroomMembers', member.id),
    descriptor: user?.displayName ?? '',
    fields: { id: member.id, role: member.role, roles, extras: { displayName: user?.displayName ?? '' } },
    links: { member: () => user && userEntity(context, user) },
  };
}

export function boardEntity(context: Context, board: Board): Entity {
  return {
    type: 'Entity.Tasks.TaskBoard',
    uri: uri(context, 'taskBoards', board.id),
    descriptor: board.prefix,
    fields: { id: board.id },
    links: {
      categories: () => context.db.list('categories', { boardId: board.id }).map((one) => categoryEntity(context, one)),
    },
  };
}

export function categoryEntity(context: Context, category: Category): Entity {
  const { id, name, position } = category;
  return {
    type: 'Entity.Tasks.TaskCategory',
    uri: uri(context, 'taskCategories', id),
    descriptor: name,
    fields: { id, name, position },
    links: { tasks: () => context.db.list('tasks', { categoryId: id }).map((task) => taskEntity(context, task)) },
  };
}

export function taskEntity(context: Context, task: Task): Entity {
  const { db } = context;
  const { id, subject, body, createDate, modifyDate } = task;
  const midnight = (day: string | null) => (day === null ? null : `${day}T00:00:00+00:00`);
  return {
    type: 'Entity.Tasks.Task',
    uri: uri(context, 'tasks', id),
    descriptor: subject,
    fields: {
      ...{ id, subject, body, createDate, modifyDate },
      dueDate: midnight(task.dueDate),
      completeDate: midnight(task.completeDate),
      short: shortName(context, task),
      attachmentsCount: 0,
      commentsCount: 0,
      createSource: { displayName: task.senderName, avatar: task.senderAvatar },
    },
    links: {
      assignees: () => findAssignees(context, id).map((user) => userEntity(context, user)),
      category: () => {
        const category = db.find('categories', { id: task.categoryId });
        return category && categoryEntity(context, category);
      },
      board: () => {
        const board = db.find('boards', { id: task.boardId });
        return board && boardEntity(context, board);
      },
    },
  };
}

export function topicEntity(context: Context, topic: Topic): Entity {
  const { id, subject, body, createDate, modifyDate } = topic;
  return {
    type: 'Entity.Post',
    uri: uri(context, 'posts', id),
    descriptor: subject,
    fields: {
      ...{ id, subject, body, recordType: 'note', createDate, modifyDate },
      outAssociations: {
        results: findTargets(context, id).map(({ type, targetId }) => ({
          inSecured: true,
          inType: type,
          inId: targetId,
        })),
      },
      createSource: { displayName: topic.senderName, avatar: topic.senderAvatar },
    },
    links: {},
  };
}
