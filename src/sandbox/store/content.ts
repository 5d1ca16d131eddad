import type { Database } from './database.ts';

/** Name and avatar displayed with a post. */
export interface Sender {
  readonly senderName: string;
  /** `http:` or `https:` URL. */
  readonly senderAvatar: string | null;
  /** 1 if no person wrote it: a webhook, a bot, or an account with a custom sender name. */
  readonly automated: number;
}

export interface ChatMessage extends Sender {
  /** IDs of chat messages are strings, unlike all others. */
  readonly id: string;
  readonly spaceId: number;
  readonly body: string;
  /** ISO 8601. */
  readonly createDate: string;
}

export interface Topic extends Sender {
  readonly id: number;
  readonly subject: string;
  readonly body: string;
  /** 1 if archived. */
  readonly archived: number;
  readonly createDate: string;
  readonly modifyDate: string;
}

export interface Association {
  readonly type: 'Entity.Workroom' | 'Entity.Forum' | 'Entity.User';
  readonly targetId: number;
}

const MESSAGE = 'SELECT id, spaceId, body, senderName, senderAvatar, automated, createDate FROM messages';

/** Lists the chat of a team or forum, oldest first. */
export function findMessages(db: Database, spaceId: number): ChatMessage[] {
  return db.all<ChatMessage>(`${MESSAGE} WHERE spaceId = ? ORDER BY sequence`, spaceId);
}

/** Lists the newest messages, optionally before a message, newest first. */
export function messagesBefore(
  db: Database,
  spaceId: number,
  before: string | undefined,
  limit: number,
): ChatMessage[] {
  const location = before === undefined ? Number.MAX_SAFE_INTEGER : (findSequence(db, before) ?? 0);
  const sql = `${MESSAGE} WHERE spaceId = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?`;
  return db.all<ChatMessage>(sql, spaceId, location, limit);
}

function findSequence(db: Database, id: string): number | undefined {
  return db.get<{ sequence: number }>('SELECT sequence FROM messages WHERE id = ?', id)?.sequence;
}

export function addMessage(db: Database, sequence: number, message: ChatMessage): void {
  db.insert('messages', { ...message, sequence });
}

/** Lists the topics of a team, forum or user, newest first. */
export function getTopics(db: Database, targetId: number, archived: boolean): Topic[] {
  return db.all<Topic>(
    'SELECT topics.* FROM topics JOIN topicTargets ON topicId = id WHERE targetId = ? AND archived = ? ORDER BY id DESC',
    ...[targetId, archived ? 1 : 0],
  );
}

/** Lists the newest topics before an ID, newest first. */
export function topicsBefore(
  db: Database,
  targetId: number,
  page: { readonly archived: boolean; readonly before: number; readonly limit: number },
): Topic[] {
  return db.all<Topic>(
    `SELECT topics.* FROM topicTargets JOIN topics ON topics.id = topicId
      WHERE targetId = ? AND topicId < ? AND archived = ? ORDER BY topicId DESC LIMIT ?`,
    ...[targetId, page.before, page.archived ? 1 : 0, page.limit],
  );
}

export function topicById(db: Database, id: number): Topic | undefined {
  return db.get<Topic>('SELECT * FROM topics WHERE id = ?', id);
}

export function getAssociations(db: Database, topicId: number): Association[] {
  return db.all<Association>('SELECT type, targetId FROM topicTargets WHERE topicId = ? ORDER BY targetId', topicId);
}

type NewTopic = Omit<Topic, 'id' | 'archived' | 'modifyDate'>;

export function addTopic(db: Database, topic: NewTopic, targets: readonly Association[]): Topic {
  const id = db.nextId();
  const stored = { ...topic, id, archived: 0, modifyDate: topic.createDate };
  db.insert('topics', stored);
  for (const { type, targetId } of targets) db.insert('topicTargets', { topicId: id, type, targetId });
  return stored;
}

export function setArchived(db: Database, id: number, archived: boolean, modifyDate: string): void {
  db.run('UPDATE topics SET archived = ?, modifyDate = ? WHERE id = ?', archived ? 1 : 0, modifyDate, id);
}
