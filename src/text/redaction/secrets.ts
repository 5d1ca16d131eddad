/**
 * Derives all secret texts from a secret option. The runner and the redactor replace texts, so every text that works
 * instead of the complete value is listed too.
 */

import { base64 } from '../bytes.ts';
import { MIN_SECRET_LENGTH } from './redactor.ts';

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

/** Any other host may contain the secret. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** Splits a list of URLs at line breaks, and at a comma or space before a URL. Any other comma belongs to its URL. */
export function urlsIn(list: string): readonly string[] {
  return list.split(/[\r\n]+|[\s,](?=https?:\/\/)/i).flatMap((address) => address.trim().replace(/,$/, '') || []);
}

/** Lists the secrets of each webhook, and the complete list. */
export function webhookSecrets(list: string): string[] {
  return [...plainSecrets(list), ...urlsIn(list).flatMap(urlParts)];
}

/**
 * Lists the URL of a webhook as written and as Node normalizes it, its path with the query, and every long part of
 * either: `/hook/TOKEN/send`, `?token=TOKEN`. Excludes the host and everyday words such as `webhook`.
 */
function urlParts(address: string): string[] {
  const url = URL.parse(address.trim());
  if (url === null || !HOST.test(url.hostname))
    return [...plainSecrets(address), ...address.split(/[\s/?&#=@:;,]+/).filter(isSecretPart)];
  const parts = secretParts(url);
  const path = parts.length === 0 ? [] : [url.pathname + url.search];
  return [...plainSecrets(address), url.href, ...path, ...parts].flatMap((text) => [text, percentDecoded(text)]);
}

/** Lists the password and the pair that HTTP Basic sends. The username isn't secret. */
export function accountSecrets(password: string, username = ''): string[] {
  const pair = `${username.trim()}:${password}`;
  return [...plainSecrets(password), pair, base64(pair)];
}

/** Lists the password and the account pair in the URL of a proxy or a database. */
export function urlSecrets(address: string): string[] {
  const url = URL.parse(address.includes('://') ? address.trim() : `http://${address.trim()}`);
  if (url === null || url.password === '') return [];
  return [url.password, ...accountSecrets(percentDecoded(url.password), percentDecoded(url.username))];
}

/** Lists each line. */
export function listedSecrets(value: string): string[] {
  return value.split(/[\r\n]+/).flatMap(plainSecrets);
}

/** Lists the value, the trimmed value, and its long lines, because logs show it line by line. */
export function plainSecrets(value: string): string[] {
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  return [value, value.trim(), ...lines.filter((line) => line.length >= MIN_LIKELY_SECRET_LENGTH)];
}

/** Returns the long parts, or the longest part if none is long: some part of the URL must be the secret. */
function secretParts({ pathname, search, hash, host, username, password }: URL): string[] {
  // A name without a value may be the secret itself.
  const query = search
    .slice(1)
    .split('&')
    .map((pair) => pair.slice(pair.indexOf('=') + 1) || pair);
  const parts = [...pathname.split('/'), ...query, hash.slice(1), username].filter((part) => !host.includes(part));
  const long = parts.filter(isSecretPart);
  const [longest = ''] = parts.filter((part) => !isEveryday(part)).sort((a, b) => b.length - a.length);
  const found = long.length > 0 ? long : [longest];
  return [...found, password].filter((part) => part.length >= MIN_SECRET_LENGTH);
}

function isSecretPart(part: string): boolean {
  return part.length >= MIN_LIKELY_SECRET_LENGTH && !isEveryday(part);
}

/**
 * Returns true for everyday words. `incoming-webhook` and `IncomingWebhook` are two words; `v2` and `2016-06-01` are
 * versions.
 */
export function isEveryday(part: string): boolean {
  const text = part.replaceAll(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
  return text.split(/[-_.]/).every((word) => EVERYDAY.has(word) || /^(v?\d{1,2}|20\d\d)$/.test(word));
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
