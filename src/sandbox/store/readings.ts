import type { Database } from './database.ts';

/** How far somebody has read in a team or forum, by the ids that everything takes from one counter. */

/** More than this is "a lot". */
const MOST_UNREAD = 100;

/** Everything that is there now. */
export function markRead(db: Database, userId: number, spaceId: number): void {
  db.run(
    `INSERT INTO readings (userId, spaceId, upTo) SELECT ?, ?, next FROM counter WHERE true
      ON CONFLICT (userId, spaceId) DO UPDATE SET upTo = excluded.upTo`,
    ...[userId, spaceId],
  );
}

/** For somebody who comes for the first time, nothing is unread. */
export function startReading(db: Database, userId: number): void {
  db.run(
    `INSERT INTO readings (userId, spaceId, upTo)
      SELECT members.userId, members.spaceId, counter.next FROM members, counter
      WHERE members.userId = ? AND NOT EXISTS (SELECT 1 FROM readings WHERE readings.userId = ?)`,
    ...[userId, userId],
  );
}

const UNREAD = [
  'SELECT 1 FROM messages WHERE spaceId = ? AND sequence >= ?',
  'SELECT 1 FROM topicTargets WHERE targetId = ? AND topicId >= ?',
  'SELECT 1 FROM tasks WHERE boardId = (SELECT id FROM boards WHERE spaceId = ?) AND id >= ?',
];

/** Messages, topics and tasks that came since, at most `MOST_UNREAD` of each. */
export function unreadIn(db: Database, userId: number, spaceId: number): number {
  const sql = 'SELECT upTo FROM readings WHERE userId = ? AND spaceId = ?';
  const upTo = db.get<{ upTo: number }>(sql, userId, spaceId)?.upTo ?? 0;
  const counts = UNREAD.map((rows) => {
    const count = `SELECT count(*) AS count FROM (${rows} LIMIT ${MOST_UNREAD})`;
    return db.get<{ count: number }>(count, spaceId, upTo)?.count ?? 0;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
