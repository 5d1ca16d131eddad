/**
 * Database schema. All tables share one counter for IDs, so that an ID of one table is never valid in another: a client
 * that confuses user, member, team and board IDs fails.
 */
export const SCHEMA = `
CREATE TABLE IF NOT EXISTS counter (next INTEGER NOT NULL) STRICT;
INSERT INTO counter SELECT 1001 WHERE NOT EXISTS (SELECT 1 FROM counter);

CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY,
  username TEXT NOT NULL UNIQUE COLLATE NOCASE,
  displayName TEXT NOT NULL,
  emailAddress TEXT UNIQUE COLLATE NOCASE,
  password TEXT,
  type TEXT NOT NULL CHECK (type IN ('member', 'guest', 'bot')),
  administrator INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'invited', 'deactivated'))
) STRICT;

CREATE TABLE IF NOT EXISTS spaces (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('team', 'forum')),
  name TEXT NOT NULL,
  nickname TEXT UNIQUE COLLATE NOCASE,
  about TEXT NOT NULL,
  description TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS members (
  id INTEGER PRIMARY KEY,
  spaceId INTEGER NOT NULL REFERENCES spaces,
  userId INTEGER NOT NULL REFERENCES users,
  role TEXT NOT NULL CHECK (role IN ('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN')),
  UNIQUE (spaceId, userId)
) STRICT;

CREATE TABLE IF NOT EXISTS boards (
  id INTEGER PRIMARY KEY,
  spaceId INTEGER NOT NULL UNIQUE REFERENCES spaces,
  prefix TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS categories (
  id INTEGER PRIMARY KEY,
  boardId INTEGER NOT NULL REFERENCES boards,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  UNIQUE (boardId, position)
) STRICT;

CREATE TABLE IF NOT EXISTS messages (
  id TEXT PRIMARY KEY,
  sequence INTEGER NOT NULL UNIQUE,
  spaceId INTEGER NOT NULL REFERENCES spaces,
  body TEXT NOT NULL,
  senderName TEXT NOT NULL,
  senderAvatar TEXT,
  automated INTEGER NOT NULL DEFAULT 0,
  createDate TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS messagesBySpace ON messages (spaceId, sequence);

CREATE TABLE IF NOT EXISTS topics (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  senderName TEXT NOT NULL,
  senderAvatar TEXT,
  automated INTEGER NOT NULL DEFAULT 0,
  archived INTEGER NOT NULL DEFAULT 0,
  createDate TEXT NOT NULL,
  modifyDate TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS topicTargets (
  topicId INTEGER NOT NULL REFERENCES topics,
  type TEXT NOT NULL CHECK (type IN ('Entity.Workroom', 'Entity.Forum', 'Entity.User')),
  targetId INTEGER NOT NULL,
  PRIMARY KEY (topicId, targetId)
) STRICT;
CREATE INDEX IF NOT EXISTS topicsByTarget ON topicTargets (targetId, topicId);

CREATE TABLE IF NOT EXISTS tasks (
  id INTEGER PRIMARY KEY,
  number INTEGER NOT NULL,
  boardId INTEGER NOT NULL REFERENCES boards,
  categoryId INTEGER NOT NULL REFERENCES categories,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  senderName TEXT NOT NULL,
  senderAvatar TEXT,
  automated INTEGER NOT NULL DEFAULT 0,
  dueDate TEXT,
  completeDate TEXT,
  createDate TEXT NOT NULL,
  modifyDate TEXT NOT NULL,
  UNIQUE (boardId, number)
) STRICT;
CREATE INDEX IF NOT EXISTS tasksByCategory ON tasks (categoryId, id);
CREATE INDEX IF NOT EXISTS tasksByState ON tasks (categoryId, (completeDate IS NOT NULL), id);
CREATE INDEX IF NOT EXISTS tasksByBoard ON tasks (boardId, id);

CREATE TABLE IF NOT EXISTS assignees (
  taskId INTEGER NOT NULL REFERENCES tasks,
  userId INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (taskId, userId)
) STRICT;

CREATE TABLE IF NOT EXISTS webhooks (
  id INTEGER PRIMARY KEY,
  token TEXT NOT NULL UNIQUE,
  format TEXT NOT NULL CHECK (format IN ('native', 'chat-compatible', 'custom')),
  kind TEXT NOT NULL CHECK (kind IN ('message', 'topic', 'task')),
  spaceId INTEGER NOT NULL REFERENCES spaces,
  description TEXT NOT NULL,
  senderName TEXT,
  senderAvatar TEXT,
  template TEXT,
  sample TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY,
  userId INTEGER NOT NULL REFERENCES users
) STRICT;
`;
