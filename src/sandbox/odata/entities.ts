import type { Context } from '../context.ts';
import {
  type Board,
  boardById,
  type Category,
  categoryById,
  findBoard,
  getAssignees,
  getCategories,
  getTasks,
  type Task,
} from '../store/boards.ts';
import { getAssociations, type Topic } from '../store/content.ts';
import { type User, userById } from '../store/people.ts';
import { getMembers, type Member, membership, type Space } from '../store/spaces.ts';
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

/** Renders a team or forum for `caller`. Its members and board stay deferred for users who don't belong to it. */
export function spaceEntity(context: Context, space: Space, caller: User): Entity {
  const { db } = context;
  const { id, name, nickname, about, description } = space;
  const mayRead = () => membership(db, id, caller.id) !== undefined;
  return {
    type: space.kind === 'team' ? 'Entity.Workroom' : 'Entity.Forum',
    uri: uri(context, space.kind === 'team' ? 'workrooms' : 'forums', id),
    descriptor: name,
    fields: { id, name, nickname, about, description },
    links: {
      board: () => {
        const board = mayRead() ? findBoard(db, id) : undefined;
        return board && boardEntity(context, board);
      },
      members: () => (mayRead() ? getMembers(db, id).map((member) => memberEntity(context, member)) : undefined),
    },
  };
}

export function memberEntity(context: Context, member: Member): Entity {
  const user = userById(context.db, member.userId);
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
    links: { categories: () => getCategories(context.db, board.id).map((one) => categoryEntity(context, one)) },
  };
}

export function categoryEntity(context: Context, category: Category): Entity {
  const { id, name, position } = category;
  return {
    type: 'Entity.Tasks.TaskCategory',
    uri: uri(context, 'taskCategories', id),
    descriptor: name,
    fields: { id, name, position },
    links: { tasks: () => getTasks(context.db, id).map((task) => taskEntity(context, task)) },
  };
}

/** Formats `#PREFIX-ID`, the short name of a task. */
export function shortName(context: Context, task: Task): string {
  return `${boardById(context.db, task.boardId)?.prefix ?? 'TASK'}-${task.number}`;
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
      assignees: () => getAssignees(db, id).map((user) => userEntity(context, user)),
      category: () => {
        const category = categoryById(db, task.categoryId);
        return category && categoryEntity(context, category);
      },
      board: () => {
        const board = boardById(db, task.boardId);
        return board && boardEntity(context, board);
      },
    },
  };
}

export function topicEntity(context: Context, topic: Topic): Entity {
  const { id, subject, body, createDate, modifyDate } = topic;
  const associations = getAssociations(context.db, id);
  return {
    type: 'Entity.Post',
    uri: uri(context, 'posts', id),
    descriptor: subject,
    fields: {
      ...{ id, subject, body, recordType: 'note', createDate, modifyDate },
      outAssociations: {
        results: associations.map(({ type, targetId }) => ({ inSecured: true, inType: type, inId: targetId })),
      },
      createSource: { displayName: topic.senderName, avatar: topic.senderAvatar },
    },
    links: {},
  };
}
