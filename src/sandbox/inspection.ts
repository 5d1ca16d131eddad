import type { Context } from './context.ts';
import { shortName } from './odata/entities.ts';
import { boardById, findBoard, getAssignees, getCategories, getTasks, setCompleted, taskById } from './store/boards.ts';
import { findMessages, getAssociations, getTopics, type Sender, setArchived, topicById } from './store/content.ts';
import { type Space, spaceById, spaceByNickname } from './store/spaces.ts';

/** Sender as displayed. */
export interface SeenSender {
  readonly displayName: string;
  readonly avatar: string | null;
}

export interface SeenMessage {
  readonly id: string;
  readonly body: string;
  readonly sender: SeenSender;
  /** ISO 8601. */
  readonly createDate: string;
}

export interface SeenTopic {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  readonly sender: SeenSender;
  readonly archived: boolean;
  readonly createDate: string;
}

export interface SeenTask {
  readonly id: number;
  /** Such as `PLAT-3`. */
  readonly short: string;
  readonly subject: string;
  readonly body: string;
  readonly category: string;
  /** Usernames. */
  readonly assignees: readonly string[];
  /** `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  readonly completeDate: string | null;
  readonly sender: SeenSender;
  readonly createDate: string;
}

/** A team or forum by ID, nickname or name. */
export type SpaceRef = number | string;

/** Shows content as people see it, and performs the two actions that only people can perform. For tests and demos. */
export interface Inspection {
  /** Lists chat messages, oldest first. */
  chat(target: SpaceRef): SeenMessage[];
  /** Lists topics, newest first, including archived ones. */
  topics(target: SpaceRef): SeenTopic[];
  /** Lists tasks in board order. Empty if tasks were never set up. */
  tasks(target: SpaceRef): SeenTask[];
  /** Completes a task, like a person on the board. The API has no operation for it. */
  completeTask(id: number): void;
  /** Archives a topic. The API has no operation for it. */
  archiveTopic(id: number): void;
}

const seenSender = (sender: Sender): SeenSender => ({ displayName: sender.senderName, avatar: sender.senderAvatar });

export function createInspection(context: Context): Inspection {
  const { db } = context;
  const idOf = (target: SpaceRef) => findSpace(context, target).id;
  return {
    chat: (target) =>
      findMessages(db, idOf(target)).map((one) => {
        return { id: one.id, body: one.body, sender: seenSender(one), createDate: one.createDate };
      }),
    topics: (target) => {
      const id = idOf(target);
      const all = [...getTopics(db, id, false), ...getTopics(db, id, true)].sort((a, b) => b.id - a.id);
      return all.map((one) => {
        const { subject, body, createDate } = one;
        return { id: one.id, subject, body, sender: seenSender(one), archived: one.archived === 1, createDate };
      });
    },
    tasks: (target) => listTasks(context, idOf(target)),
    completeTask: (id) => completeTask(context, id, true),
    archiveTopic: (id) => archiveTopic(context, id),
  };
}

function findSpace({ db }: Context, target: SpaceRef): Space {
  const byName = 'SELECT * FROM spaces WHERE name = ?';
  const found =
    typeof target === 'number' ? spaceById(db, target) : (spaceByNickname(db, target) ?? db.get<Space>(byName, target));
  if (found === undefined) throw new Error(`sandbox: there is no team or forum ${JSON.stringify(target)}`);
  return found;
}

function listTasks(context: Context, spaceId: number): SeenTask[] {
  const { db } = context;
  const board = findBoard(db, spaceId);
  if (board === undefined) return [];
  return getCategories(db, board.id).flatMap((category) =>
    getTasks(db, category.id).map((task) => {
      const { id, subject, body, dueDate, completeDate, createDate } = task;
      const assignees = getAssignees(db, id).map(({ username }) => username);
      const details = {
        short: shortName(context, task),
        category: category.name,
        assignees,
        sender: seenSender(task),
      };
      return { id, subject, body, dueDate, completeDate, createDate, ...details };
    }),
  );
}

/** Completes a task on this day, or reopens it. */
export function completeTask(context: Context, id: number, done: boolean, day?: string): void {
  const { db } = context;
  const task = taskById(db, id);
  const board = task && boardById(db, task.boardId);
  if (board === undefined) throw new Error(`sandbox: there is no task ${id}`);
  const now = context.now().toISOString();
  db.transaction(() => setCompleted(db, id, done ? (day ?? now.slice(0, 10)) : null, now));
  context.live.publish({ spaceId: board.spaceId });
}

/** Archives a topic, or restores it. */
export function archiveTopic(context: Context, id: number, archived = true): void {
  const { db } = context;
  if (topicById(db, id) === undefined) throw new Error(`sandbox: there is no topic ${id}`);
  db.transaction(() => setArchived(db, id, archived, context.now().toISOString()));
  for (const { targetId } of getAssociations(db, id)) context.live.publish({ spaceId: targetId });
}
