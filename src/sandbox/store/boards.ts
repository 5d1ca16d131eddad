import type { Sender } from './content.ts';
import type { Database } from './database.ts';
import type { User } from './people.ts';

export interface Board {
  readonly id: number;
  readonly spaceId: number;
  /** Prefix of task numbers: `PLAT` in `PLAT-12`. */
  readonly prefix: string;
}

export interface Category {
  readonly id: number;
  readonly boardId: number;
  readonly name: string;
  /** 0 is always "Uncategorized". */
  readonly position: number;
}

export interface Task extends Sender {
  readonly id: number;
  /** Number within the board, from 1. */
  readonly number: number;
  readonly boardId: number;
  readonly categoryId: number;
  readonly subject: string;
  readonly body: string;
  /** `YYYY-MM-DD`. */
  readonly dueDate: string | null;
  readonly completeDate: string | null;
  readonly createDate: string;
  readonly modifyDate: string;
}

export function findBoard(db: Database, spaceId: number): Board | undefined {
  return db.get<Board>('SELECT * FROM boards WHERE spaceId = ?', spaceId);
}

export function boardById(db: Database, id: number): Board | undefined {
  return db.get<Board>('SELECT * FROM boards WHERE id = ?', id);
}

/** Creates the board of a team or forum, with "Uncategorized" before the given categories. */
export function addBoard(db: Database, spaceId: number, prefix: string, categories: readonly string[]): Board {
  const id = db.nextId();
  db.insert('boards', { id, spaceId, prefix });
  for (const [position, name] of ['Uncategorized', ...categories].entries())
    db.insert('categories', { id: db.nextId(), boardId: id, name, position });
  return { id, spaceId, prefix };
}

/** Lists categories in board order, "Uncategorized" first. */
export function getCategories(db: Database, boardId: number): Category[] {
  return db.all<Category>('SELECT * FROM categories WHERE boardId = ? ORDER BY position', boardId);
}

export function categoryById(db: Database, id: number): Category | undefined {
  return db.get<Category>('SELECT * FROM categories WHERE id = ?', id);
}

export function getTasks(db: Database, categoryId: number): Task[] {
  return db.all<Task>('SELECT * FROM tasks WHERE categoryId = ? ORDER BY id', categoryId);
}

/** Position where a page of a column ends. Open tasks come first, each group sorted newest first. */
interface TaskPosition {
  readonly done: number;
  readonly id: number;
}

const DONE = '(completeDate IS NOT NULL)';

export function tasksAfter(db: Database, categoryId: number, after: TaskPosition, limit: number): Task[] {
  return db.all<Task>(
    `SELECT * FROM tasks WHERE categoryId = ? AND ${DONE} >= ? AND (${DONE} > ? OR id < ?)
      ORDER BY ${DONE}, id DESC LIMIT ?`,
    ...[categoryId, after.done, after.done, after.id, limit],
  );
}

export function countTasks(db: Database, categoryId: number): number {
  return db.get<{ count: number }>('SELECT count(*) AS count FROM tasks WHERE categoryId = ?', categoryId)?.count ?? 0;
}

export function taskById(db: Database, id: number): Task | undefined {
  return db.get<Task>('SELECT * FROM tasks WHERE id = ?', id);
}

export function getAssignees(db: Database, taskId: number): User[] {
  return db.all<User>(
    'SELECT users.* FROM users JOIN assignees ON userId = users.id WHERE taskId = ? ORDER BY users.id',
    taskId,
  );
}

type NewTask = Omit<Task, 'id' | 'number' | 'modifyDate'>;

export function addTask(db: Database, task: NewTask, assignees: readonly number[]): Task {
  const id = db.nextId();
  const last = db.get<{ number: number }>('SELECT max(number) AS number FROM tasks WHERE boardId = ?', task.boardId);
  const number = (last?.number ?? 0) + 1;
  const stored = { ...task, id, number, modifyDate: task.createDate };
  db.insert('tasks', stored);
  for (const userId of new Set(assignees)) db.insert('assignees', { taskId: id, userId });
  return stored;
}

/** Sets the completion date. Null reopens the task. */
export function setCompleted(db: Database, id: number, completeDate: string | null, modifyDate: string): void {
  db.run('UPDATE tasks SET completeDate = ?, modifyDate = ? WHERE id = ?', completeDate, modifyDate, id);
}
