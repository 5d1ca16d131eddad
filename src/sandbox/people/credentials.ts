import { createHash, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database.ts';
import type { User } from '../store/records.ts';

/** Excludes letters and digits that look alike, because people copy passwords from a terminal. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Generates a password: 12 characters, 60 random bits. */
export function newPassword(random: (bytes: number) => Buffer): string {
  return Array.from(random(12), (byte) => ALPHABET[byte & 31]).join('');
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Finds the active user with this name and password. */
export function userWith(db: Database, username: string, password: string): User | undefined {
  const user = db.find('users', { username });
  const matches = timingSafeEqual(digest(password), digest(user?.password ?? ''));
  return user !== undefined && user.password !== null && user.state === 'active' && matches ? user : undefined;
}

/** Generates a webhook token: 15 characters of `[A-Za-z0-9_-]`, 90 random bits. */
export function webhookToken(random: (bytes: number) => Buffer): string {
  return random(12).toString('base64url').slice(0, 15);
}
