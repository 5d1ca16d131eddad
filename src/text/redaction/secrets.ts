/**
 * Lists the secret texts of options and of the environment. The runner and the redactor replace texts, so every text
 * that works instead of the complete value is listed too.
 */

import { formatName, nameKind } from '../credentials/names.ts';
import { base64, percentDecoded } from '../unicode.ts';

/** Texts of this length count as secret unless they are known to be harmless. */
export const MIN_LIKELY_SECRET_LENGTH = 8;

/** Everyday words in URLs, which aren't redacted because that would blank out every message. */
const EVERYDAY = new Set(
  `api app application applications automation automations bot bots callback callbacks channel channels chat compatible
  connector connectors custom default deployment deployments development dispatch endpoint endpoints enterprise event
  events execute external false generic github gitlab group groups hook hooks inbound incoming in integration integrations
  internal invoke json listener manual markdown message messages native notification notifications notify organization
  organizations path paths plain platform post posts production project projects public push receive receiver repo repos
  repositories repository room rooms run sandbox send service services slack staging submit team teams text trigger
  triggers true url user users web webhook webhooks workflow workflows workroom workrooms workspace workspaces`.split(
    /\s+/,
  ),
);

/** Splits a list of URLs at line breaks, and at a comma or space before a URL. Any other comma belongs to its URL. */
export function splitUrls(list: string): readonly string[] {
  return list.split(/[\r\n]+|[\s,](?=https?:\/\/)/i).flatMap((address) => address.trim().replace(/,$/, '') || []);
}

/** Lists the secrets of each webhook, and the complete list. */
export function listWebhookSecrets(list: string): string[] {
  return [...listPlainSecrets(list), ...splitUrls(list).flatMap(listUrlParts)];
}

/**
 * Lists the URL of a webhook as written and as Node normalizes it, its path with the query, and every long part of
 * either: `/hook/TOKEN/send`, `?token=TOKEN`. Excludes the host and everyday words such as `webhook`.
 */
function listUrlParts(address: string): string[] {
  const url = URL.parse(address);
  if (url === null) return [address, ...address.split(/[\s/?&#=@:;,]+/).filter(isLikely)];
  // A name without a value may be the secret itself.
  const query = url.search.split(/[?&]/).map((pair) => pair.slice(pair.indexOf('=') + 1) || pair);
  const all = [...url.pathname.split('/'), ...query, url.hash.slice(1), url.username, url.password];
  const parts = all.filter((part) => !url.host.includes(part) && !isEveryday(part));
  const likely = parts.filter((part) => isLikely(part) || part === url.password);
  // Some part of the URL must be the secret.
  const found = likely.length > 0 ? likely : parts.toSorted((a, b) => b.length - a.length).slice(0, 1);
  return [address, url.href, url.pathname + url.search, ...found].flatMap((text) => [
    text,
    percentDecoded(text) ?? text,
  ]);
}

/** Lists the password and the pair that HTTP Basic sends. The username isn't secret. */
export function listAccountSecrets(password: string, username = ''): string[] {
  const pair = `${username.trim()}:${password}`;
  return [...listPlainSecrets(password), pair, base64(pair)];
}

/** Lists the password and the account pair in the URL of a proxy or a database. */
export function listUrlSecrets(address: string): string[] {
  const url = URL.parse(address.includes('://') ? address.trim() : `http://${address.trim()}`);
  if (url === null || url.password === '') return [];
  return [
    url.password,
    ...listAccountSecrets(percentDecoded(url.password) ?? url.password, percentDecoded(url.username)),
  ];
}

/** Lists the value, the trimmed value, and its lines, because logs show it line by line. */
export function listPlainSecrets(value: string): string[] {
  return [value, value.trim(), ...value.split(/[\r\n]+/).map((line) => line.trim())];
}

/** Variables whose URLs are completely secret. */
const URL_NAME = /(?:^|_)(?:dsn|hook|webhook)(?:_|$)/;
const URL_WITH_USER = /^[A-Za-z][A-Za-z\d+.-]{0,20}:\/\/[^\s@]{0,1000}@/;
/**
 * A number, a path, or a password of tests and service containers, which is in every other line of a log. Base64 may
 * start with a slash, so a path has no part that looks random.
 */
const HARMLESS =
  /^[-+]?[\d.,:]+$|^(?:~|\.{1,2}|[A-Za-z]:)?[\\/](?!.*(?:[+=]|[A-Za-z\d]{20}))|^(?:changeit|changeme|mariadb|mongodb|mysql|password|postgres|postgresql|rabbitmq)$/i;

/**
 * Lists the values of variables with a name such as `DB_PASSWORD` or `STRIPE_TOKEN`, and passwords in URLs. Skips values
 * that nobody could mean as a secret.
 */
export function findEnvironmentSecrets(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(env).flatMap(([name, raw = '']) => {
    const value = raw.trim();
    if (value.length < MIN_LIKELY_SECRET_LENGTH) return [];
    // Exit early at low cost, because most values contain no account.
    const accounts = value.includes('@') && URL_WITH_USER.test(value) ? listUrlSecrets(value).filter(isHidden) : [];
    if (/dsn|hook/i.test(name) && URL_NAME.test(formatName(name)) && URL.canParse(value))
      return [...accounts, ...listWebhookSecrets(value)];
    // The directory of the shell isn't the password of ODBC.
    const kind = /^(?:OLD)?PWD$/.test(name) ? undefined : nameKind(name);
    if (kind === undefined) return accounts;
    const mayBeWord = ['password', 'token', 'header'].includes(kind);
    const named = listPlainSecrets(value).filter((text) => isHidden(text) && (mayBeWord || isRandom(text)));
    return [...accounts, ...named, ...findJsonSecrets(value)];
  });
}

function isHidden(text: string): boolean {
  return isLikely(text) && !HARMLESS.test(text);
}

function isRandom(text: string): boolean {
  return /\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text));
}

/** Checks the properties by their names, because keys of cloud accounts are JSON. */
function findJsonSecrets(value: string): readonly string[] {
  const secrets: string[] = [];
  try {
    JSON.parse(value.startsWith('{') ? value : '{}', (name, inner: unknown) => {
      if (typeof inner === 'string') secrets.push(...findEnvironmentSecrets({ [name]: inner }));
    });
  } catch {
    // Not JSON, or nested too deeply.
  }
  return secrets;
}

function isLikely(part: string): boolean {
  return part.length >= MIN_LIKELY_SECRET_LENGTH && !isEveryday(part);
}

/** `incoming-webhook` and `IncomingWebhook` are two words; `v2` and `2016-06-01` are versions. */
function isEveryday(part: string): boolean {
  const text = part.replaceAll(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
  return text.split(/[-_.]/).every((word) => EVERYDAY.has(word) || /^(v?\d{1,2}|20\d\d)$/.test(word));
}
