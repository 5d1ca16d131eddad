import type { Database } from './database.ts';

type UserType = 'member' | 'guest' | 'bot';

export interface User {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  /** Null for bots. */
  readonly emailAddress: string | null;
  /** As given: the sandbox prints the passwords of its invented people when it starts. Null before an invitation is accepted. */
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
  const id = db.nextId();
  db.run(
    'INSERT INTO users (id, username, displayName, emailAddress, password, type, administrator, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ...[
      id,
      user.username,
      user.displayName,
      user.emailAddress,
      user.password,
      user.type,
      user.administrator,
      user.state,
    ],
  );
  return { id, ...user };
}

export function deactivateUser(db: Database, id: number): void {
  db.run("UPDATE users SET state = 'deactivated' WHERE id = ?", id);
}
