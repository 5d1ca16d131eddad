/**
 * Which values of an environment are secret, told by their names: `DB_PASSWORD`, `STRIPE_TOKEN`. Nothing else marks them,
 * so a name decides, and a value that nobody could mean as a secret is left out: hiding it would blank out every message.
 */

import { formatName, type NameKind, nameKind } from '../credentials/names.ts';
import { addressSecrets, isEveryday, MIN_LIKELY_SECRET_LENGTH, plainSecrets, webhookSecrets } from './secrets.ts';

/** Addresses that are secret as a whole. */
const ADDRESS_NAME = /(?:^|_)(?:dsn|hook|webhook)(?:_|$)/;
/** What other people write: it must not make words of the message vanish. */
const FOREIGN_NAME = /(?:^|_)(?:body|comment|description|message|subject|title)(?:_|$)/;
/** Their values are secret even where they are words. */
const SURE: readonly NameKind[] = ['password', 'token', 'part', 'header'];
/** Where the shell is and was, not what ODBC calls a password. */
const FOLDERS = new Set(['PWD', 'OLDPWD']);
/** Passwords that tests and service containers are given, and that stand in every other line of a log. */
const THROWAWAY = new Set('changeit changeme mariadb mongodb mysql password postgres postgresql rabbitmq'.split(' '));

/** A path, unless a part of it looks like chance: base64 may begin with a slash. */
const PATH = /^(?:~|\.{1,2}|[A-Za-z]:)?[\\/](?!.*(?:[+=]|[A-Za-z\d]{20}))/;
const NUMBER = /^[-+]?[\d.,:]+$/;
const URL_WITH_USER = /^[A-Za-z][A-Za-z\d+.-]{0,20}:\/\/[^\s@]{0,1000}@/;

/** Texts that must not be shown, of all variables. Those of JSON go by the names of its properties as well. */
export function findEnvironmentSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, value = '']) => parseSecrets(name, value));
}

function parseSecrets(name: string, value: string): readonly string[] {
  if (value.length < MIN_LIKELY_SECRET_LENGTH) return [];
  return [...accountsIn(name, value.trim()), ...namedSecrets(name, value.trim())];
}

function accountsIn(name: string, value: string): readonly string[] {
  // Most values have none, which this tells at less cost.
  const isAddress = value.includes('@') && URL_WITH_USER.test(value) && !FOREIGN_NAME.test(formatName(name));
  return isAddress ? addressSecrets(value).filter(mayBeSecret) : [];
}

function namedSecrets(name: string, value: string): readonly string[] {
  if (/dsn|hook/i.test(name) && ADDRESS_NAME.test(formatName(name)) && URL.canParse(value))
    return webhookSecrets(value);
  const kind = FOLDERS.has(name) ? undefined : nameKind(name);
  if (kind === undefined) return [];
  const isSure = SURE.includes(kind);
  const hidden = plainSecrets(value).filter((text) => mayBeSecret(text) && (isSure || isRandom(text)));
  return [...hidden, ...textsIn(value).flatMap(([inner, text]) => parseSecrets(inner, text))];
}

function mayBeSecret(text: string): boolean {
  if (text.length < MIN_LIKELY_SECRET_LENGTH || NUMBER.test(text) || PATH.test(text)) return false;
  return !isEveryday(text) && !THROWAWAY.has(text.toLowerCase());
}

function isRandom(text: string): boolean {
  return /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text));
}

/** Keys of cloud accounts are JSON: its texts with their names. */
function textsIn(value: string): readonly [name: string, text: string][] {
  const texts: [string, string][] = [];
  try {
    JSON.parse(value.startsWith('{') ? value : '{}', (name, inner: unknown) => {
      if (typeof inner === 'string') texts.push([name, inner]);
    });
  } catch {
    // No JSON, or too deep.
  }
  return texts;
}
