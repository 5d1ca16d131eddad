/**
 * Finds the secrets of an environment by the names of its variables: `DB_PASSWORD`, `STRIPE_TOKEN`. Nothing else marks
 * them. Skips values that nobody could mean as a secret, because redacting them would blank out every message.
 */

import { formatName, type NameKind, nameKind } from '../credentials/names.ts';
import { isEveryday, MIN_LIKELY_SECRET_LENGTH, plainSecrets, urlSecrets, webhookSecrets } from './secrets.ts';

/** Variables whose URLs are completely secret. */
const URL_NAME = /(?:^|_)(?:dsn|hook|webhook)(?:_|$)/;
/** Variables with text from other people, which must not redact words of the message. */
const FOREIGN_NAME = /(?:^|_)(?:body|comment|description|message|subject|title)(?:_|$)/;
/** Kinds of names whose values are secret even if they are words. */
const SURE: readonly NameKind[] = ['password', 'token', 'part', 'header'];
/** The current and previous directory of the shell, not the password of ODBC. */
const FOLDERS = ['PWD', 'OLDPWD'];
/** Passwords of tests and service containers, which are in every other line of a log. */
const THROWAWAY = 'changeit changeme mariadb mongodb mysql password postgres postgresql rabbitmq'.split(' ');

/** A path, unless a part of it looks random: base64 may start with a slash. */
const PATH = /^(?:~|\.{1,2}|[A-Za-z]:)?[\\/](?!.*(?:[+=]|[A-Za-z\d]{20}))/;
const NUMBER = /^[-+]?[\d.,:]+$/;
const URL_WITH_USER = /^[A-Za-z][A-Za-z\d+.-]{0,20}:\/\/[^\s@]{0,1000}@/;

/** Collects the secrets of all variables. Checks JSON values by their property names too. */
export function findEnvironmentSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    if (value.length < MIN_LIKELY_SECRET_LENGTH) return [];
    return [...accountsIn(name, value.trim()), ...namedSecrets(name, value.trim())];
  });
}

function accountsIn(name: string, value: string): readonly string[] {
  // Exit early at low cost, because most values contain no account.
  const isAddress = value.includes('@') && URL_WITH_USER.test(value) && !FOREIGN_NAME.test(formatName(name));
  return isAddress ? urlSecrets(value).filter(mayBeSecret) : [];
}

function namedSecrets(name: string, value: string): readonly string[] {
  if (/dsn|hook/i.test(name) && URL_NAME.test(formatName(name)) && URL.canParse(value)) return webhookSecrets(value);
  const kind = FOLDERS.includes(name) ? undefined : nameKind(name);
  if (kind === undefined) return [];
  const isSure = SURE.includes(kind);
  const hidden = plainSecrets(value).filter((text) => mayBeSecret(text) && (isSure || isRandom(text)));
  return [...hidden, ...textsIn(value).flatMap((one) => findEnvironmentSecrets(one))];
}

function mayBeSecret(text: string): boolean {
  if (text.length < MIN_LIKELY_SECRET_LENGTH || NUMBER.test(text) || PATH.test(text)) return false;
  return !isEveryday(text) && !THROWAWAY.includes(text.toLowerCase());
}

function isRandom(text: string): boolean {
  return /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text));
}

/** Collects the texts of JSON with their names, because keys of cloud accounts are JSON. */
function textsIn(value: string): readonly Readonly<Record<string, string>>[] {
  const texts: Record<string, string>[] = [];
  try {
    JSON.parse(value.startsWith('{') ? value : '{}', (name, inner: unknown) => {
      if (typeof inner === 'string') texts.push({ [name]: inner });
    });
  } catch {
    // Not JSON, or nested too deeply.
  }
  return texts;
}
