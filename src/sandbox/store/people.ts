import type { Database } from './database.ts';

type UserType = 'member' | 'guest' | 'bot';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  /** Null for bots. */
  readonly emailAddress: string | null;
  /**
   * Plain text, because the sandbox prints the passwords of its fictional people at startup. Null until an invitation
   * is accepted.
   */
  readonly password: string | null;
  readonly type: UserType;
  /** 1 for an administrator of the organization. */
  readonly administrator: number;
  readonly state: 'active' | 'invited' | 'deactivated';
}

export function listUsers(db: Database): User[] {
  return db.all<User>('SELECT * FROM users ORDER BY id');
}

export function userById(db: Database, id: number): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE id = ?', id);
}

export function userByName(db: Database, username: string): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE username = ?', username);
}

export function userByEmail(db: Database, email: string): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE emailAddress = ?', email);
}

export function addUser(db: Database, user: Omit<User, 'id'>): User {
  const stored = { id: db.nextId(), ...user };
  db.insert('users', stored);
  return stored;
}

export function setState(db: Database, id: number, state: User['state']): void {
  db.run('UPDATE users SET state = ? WHERE id = ?', state, id);
}

export function setPassword(db: Database, id: number, password: string): void {
  db.run('UPDATE users SET password = ? WHERE id = ?', password, id);
}

/** Sets the password of every account that has one. */
export function setEveryPassword(db: Database, password: string): void {
  db.run('UPDATE users SET password = ? WHERE password IS NOT NULL', password);
}

/** Counts the administrators of the organization who can sign in. */
export function activeAdministrators(db: Database): number {
  const sql = "SELECT count(*) AS count FROM users WHERE administrator = 1 AND state = 'active'";
  return db.get<{ count: number }>(sql)?.count ?? 0;
}
