/**
 * Which values of an environment are secret, told by their names: `DB_PASSWORD`, `STRIPE_TOKEN`. Nothing else marks them,
 * so a name decides, and a value that nobody could mean as a secret is left out: hiding it would blank out every message.
 */

import { addressSecrets, isEveryday, plainSecrets, SHORTEST_LIKELY_SECRET, webhookSecrets } from './secrets.ts';

/** Say it wherever they stand, also grown together with other words: `PGPASSWORD`. A tokenizer is none. */
const SECRET_WORDS = /PASSWORD|PASSWD|PASSPHRASE|SECRET|CREDENTIAL|TOKEN(?!I[SZ])/;
/** Say it as words of their own, of a value that looks like one made by chance: a `KEY` may be anything. */
const DOUBTFUL_WORDS =
  /^(?:AUTH|COOKIE|CREDS|JWT|KEYS?|PASS|PAT|PEM|PW|PWD|(?:ACCESS|API|AUTH|MASTER|PRIVATE|SIGNING)KEY)$/;
/** Addresses that are secret as a whole. */
const ADDRESS_WORDS = new Set(['DSN', 'HOOK', 'WEBHOOK']);
/** With one of these, what is called a key or token is known to everybody, or names a thing. */
const OPEN_WORDS = new Set(
  'CACHE FOREIGN HOST IDEMPOTENCY INDEX ISSUE OBJECT PARTITION PRIMARY PROJECT PUBLIC PUBLISHABLE RESTORE SORT UNIQUE'.split(
    ' ',
  ),
);
/** As the last word they say that the value tells something about the secret. */
const ABOUT_WORDS = new Set(
  `ADDR ADDRESS AGE ALG ALGORITHM ALIAS AUDIENCE BITS COUNT DAYS DIR DIRECTORY DISABLED DOMAIN EMAIL ENABLED ENCODING
  ENDPOINT EXPIRATION EXPIRES EXPIRY FILE FILENAME FINGERPRINT FOLDER FORMAT HEADER HOST ISSUER KIND LENGTH LIFETIME LIMIT
  LOCATION MAX METHOD MIN MODE NAME PATH POLICY PORT PREFIX PROVIDER REGION REQUIRED SCOPE SCOPES SECONDS SERVER SIZE SOCK
  STORE TIMEOUT TTL TYPE URI URL USER USERNAME VERSION`.split(/\s+/),
);
/** Passwords that tests and service containers are given, and that stand in every other line of a log. */
const THROWAWAY = new Set('changeit changeme mariadb mongodb mysql password postgres postgresql rabbitmq'.split(' '));

/** A path, unless a part of it looks like chance: base64 may begin with a slash. */
const PATH = /^(?:~|\.{1,2}|[a-z]:)?[\\/](?!.*(?:[+=]|[a-z\d]{20}))/i;
const NUMBER = /^[-+]?[\d.,:]+$/;
const URL_WITH_USER = /^[a-z][a-z\d+.-]{0,20}:\/\/[^\s@]{0,1000}@/i;
/** What other people write: it must not make words of the message vanish. */
const FOREIGN_WORDS = new Set('BODY COMMENT DESCRIPTION MESSAGE SUBJECT TITLE'.split(' '));

/** JSON is looked into so many levels deep. */
const DEEPEST = 5;

/** Texts that must not be shown, of all variables. Those of a JSON object go by the names of its properties as well. */
export function secretsOfEnvironment(env: Readonly<Record<string, unknown>>, level = 0): readonly string[] {
  if (level > DEEPEST) return [];
  return Object.entries(env).flatMap(([name, value]) => {
    if (typeof value === 'object' && value !== null) return secretsOfEnvironment({ ...value }, level + 1);
    return typeof value === 'string' && value.length >= SHORTEST_LIKELY_SECRET
      ? secretsOf(name, value.trim(), level)
      : [];
  });
}

function secretsOf(name: string, value: string, level: number): readonly string[] {
  const words = wordsOf(name);
  const isAddress = URL_WITH_USER.test(value) && !words.some((word) => FOREIGN_WORDS.has(word));
  return [...(isAddress ? addressSecrets(value).filter(mayBeSecret) : []), ...namedSecrets(words, value, level)];
}

function namedSecrets(words: readonly string[], value: string, level: number): readonly string[] {
  if (words.some((word) => ADDRESS_WORDS.has(word)) && URL.canParse(value)) return webhookSecrets(value);
  const kind = kindOf(words);
  if (kind === 'none') return [];
  const hidden = plainSecrets(value).filter((text) => mayBeSecret(text) && (kind === 'secret' || isRandom(text)));
  return [...hidden, ...secretsOfEnvironment(objectIn(value), level + 1)];
}

function kindOf(words: readonly string[]): 'secret' | 'doubtful' | 'none' {
  const last = words.at(-1) ?? '';
  if (ABOUT_WORDS.has(last) || (last === 'ID' && !words.includes('SECRET'))) return 'none';
  const isPublic = words.some((word) => OPEN_WORDS.has(word));
  const told = words.filter((word) => SECRET_WORDS.test(word));
  if (told.some((word) => !(isPublic && word.includes('TOKEN')))) return 'secret';
  return !isPublic && words.some((word) => DOUBTFUL_WORDS.test(word)) ? 'doubtful' : 'none';
}

/** `npm_authToken` is NPM, AUTH and TOKEN. */
function wordsOf(name: string): readonly string[] {
  const parted = name.replaceAll(/([a-z\d])(?=[A-Z])/g, '$1_').toUpperCase();
  return parted.split(/[^A-Z]+/).filter((word) => word !== '');
}

function mayBeSecret(text: string): boolean {
  if (text.length < SHORTEST_LIKELY_SECRET || NUMBER.test(text) || PATH.test(text)) return false;
  return !isEveryday(text) && !THROWAWAY.has(text.toLowerCase());
}

function isRandom(text: string): boolean {
  return /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text));
}

/** Keys of cloud accounts are JSON. */
function objectIn(value: string): Readonly<Record<string, unknown>> {
  if (!value.startsWith('{')) return {};
  try {
    return JSON.parse(value);
  } catch {
    return {};
  }
}
