import type { Database } from './database.ts';

export type Role = 'ROLE_TEAM_MEMBER' | 'ROLE_TEAM_ADMIN';

/** A team or a forum: the same shape (api.md, section 2), distinguished by `kind`. */
export interface Space {
  readonly id: number;
  readonly kind: 'team' | 'forum';
  readonly name: string;
  readonly nickname: string | null;
  readonly about: string;
  readonly description: string;
}

/** The membership of a user in a space. Its ID differs from the ID of the user. */
export interface Member {
  readonly id: number;
  readonly spaceId: number;
  readonly userId: number;
  readonly role: Role;
}

export function listSpaces(db: Database): Space[] {
  return db.all<Space>('SELECT * FROM spaces ORDER BY kind DESC, id');
}

/** Lists the spaces that a user belongs to. */
export function getSpaces(db: Database, userId: number): Space[] {
  return db.all<Space>(
    'SELECT spaces.* FROM spaces JOIN members ON members.spaceId = spaces.id WHERE members.userId = ? ORDER BY kind DESC, spaces.id',
    userId,
  );
}

export function spaceById(db: Database, id: number): Space | undefined {
  return db.get<Space>('SELECT * FROM spaces WHERE id = ?', id);
}

export function spaceByNickname(db: Database, nickname: string): Space | undefined {
  return db.get<Space>('SELECT * FROM spaces WHERE nickname = ?', nickname);
}

export function addSpace(db: Database, space: Omit<Space, 'id'>): Space {
  const stored = { id: db.nextId(), ...space };
  db.insert('spaces', stored);
  return stored;
}

export function getMembers(db: Database, spaceId: number): Member[] {
  return db.all<Member>('SELECT * FROM members WHERE spaceId = ? ORDER BY id', spaceId);
}

export function countMembers(db: Database, spaceId: number): number {
  return db.get<{ count: number }>('SELECT count(*) AS count FROM members WHERE spaceId = ?', spaceId)?.count ?? 0;
}

export function memberById(db: Database, id: number): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE id = ?', id);
}

export function membership(db: Database, spaceId: number, userId: number): Member | undefined {
  return db.get<Member>('SELECT * FROM members WHERE spaceId = ? AND userId = ?', spaceId, userId);
}

/** Adds a user. Existing members stay unchanged: only `setRole` changes a role. */
export function addMember(db: Database, spaceId: number, userId: number, role: Role): void {
  db.run(
    'INSERT INTO members (id, spaceId, userId, role) VALUES (?, ?, ?, ?) ON CONFLICT (spaceId, userId) DO NOTHING',
    ...[db.nextId(), spaceId, userId, role],
  );
}

export function removeMember(db: Database, id: number): void {
  db.run('DELETE FROM members WHERE id = ?', id);
}

export function setRole(db: Database, id: number, role: Role): void {
  db.run('UPDATE members SET role = ? WHERE id = ?', role, id);
}
