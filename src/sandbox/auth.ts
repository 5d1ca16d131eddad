import { createHash, timingSafeEqual } from 'node:crypto';
import { Refusal } from './http/reply.ts';
import type { Database } from './store/database.ts';
import { type User, userByName } from './store/people.ts';

const digest = (value: string) => createHash('sha256').update(value).digest();

/** HTTP Basic (API 5). One answer for every failing, so that nobody learns which names exist. */
export function authenticate(db: Database, authorization: string | undefined): User {
  const encoded = /^basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization ?? '')?.[1];
  const pair = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  const user = colon > 0 ? userByName(db, pair.slice(0, colon)) : undefined;
  const matches = timingSafeEqual(digest(pair.slice(colon + 1)), digest(user?.password ?? ''));
  if (user === undefined || user.password === null || user.state !== 'active' || !matches) {
    throw new Refusal(401, 'Unauthorized', 'The user name or password is wrong, or the account is not active.', {
      'www-authenticate': 'Basic realm="sandbox", charset="UTF-8"',
    });
  }
  return user;
}
