import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../http/reply.ts';
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

/**
 * Authenticates with HTTP Basic (api.md, section 5). Every failure has the same response, so that it doesn't reveal
 * which names exist.
 */
export function authenticate(db: Database, authorization: string | undefined): User {
  const encoded = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? '')?.[1];
  const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  const user = colon > 0 ? userWith(db, pair.slice(0, colon), pair.slice(colon + 1)) : undefined;
  if (user !== undefined) return user;
  throw new HttpError(401, 'Unauthorized', 'The username or password is wrong, or the account is not active.', {
    'www-authenticate': 'Basic realm="sandbox", charset="UTF-8"',
  });
}

/** Generates a webhook token: 15 characters of `[A-Za-z0-9_-]`, 90 random bits. */
export function webhookToken(random: (bytes: number) => Buffer): string {
  return random(12).toString('base64url').slice(0, 15);
}
