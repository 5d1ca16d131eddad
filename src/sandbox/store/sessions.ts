import type { Database } from './database.ts';

/** Who is signed in on the page. */

export function addSession(db: Database, token: string, userId: number): void {
  db.run('INSERT INTO sessions (token, userId) VALUES (?, ?)', token, userId);
}

export function userIdOfSession(db: Database, token: string): number | undefined {
  return db.get<{ userId: number }>('SELECT userId FROM sessions WHERE token = ?', token)?.userId;
}

export function deleteSession(db: Database, token: string): void {
  db.run('DELETE FROM sessions WHERE token = ?', token);
}
