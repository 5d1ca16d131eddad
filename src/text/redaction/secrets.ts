/**
 * Which texts are secret, made from what was given as one: the runner and the redactor hide texts, so whatever could be
 * used in place of the whole is listed beside it.
 */

import { base64 } from '../bytes.ts';
import { MIN_SECRET_LENGTH } from './redactor.ts';

/** From so many characters on, what is not known to be harmless is taken for a secret. */
export const MIN_LIKELY_SECRET_LENGTH = 8;

/** Parts of addresses that are everyday words: hiding them would blank out every message. */
const EVERYDAY = `api app application applications automation automations bot bots callback callbacks channel channels chat compatible
  connector connectors custom default deployment deployments development dispatch endpoint endpoints enterprise event
  events execute external false generic github gitlab group groups hook hooks inbound incoming in integration integrations
  internal invoke json listener manual markdown message messages native notification notifications notify organization
  organizations path paths plain platform post posts production project projects public push receive receiver repo repos
  repositories repository room rooms run sandbox send service services slack staging submit team teams text trigger
  triggers true url user users web webhook webhooks workflow workflows workroom workrooms workspace workspaces`;
let everydayWords: ReadonlySet<string> | undefined;

/** Of anything else the secret may be a part. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** The addresses of a list: one a line, or with a comma or a blank before each. Any other comma is a part of its address. */
export function addressesIn(list: string): readonly string[] {
  return list.split(/[\r\n]+|[\s,](?=https?:\/\/)/i).flatMap((address) => address.trim().replace(/,$/, '') || []);
}

/** Of a list of webhooks each, and the list as a whole. */
export function webhookSecrets(list: string): string[] {
  return [...plainSecrets(list), ...addressesIn(list).flatMap(addressParts)];
}

/**
 * Of a webhook its URL, as written and as Node normalises it, its path with the query, and every long part of either,
 * wherever it stands: `/hook/TOKEN/send`, `?token=TOKEN`. The host is none, nor are everyday words such as `webhook`.
 */
function addressParts(address: string): string[] {
  const url = URL.parse(address.trim());
  if (url === null || !HOST.test(url.hostname))
    return [...plainSecrets(address), ...address.split(/[\s/?&#=@:;,]+/).filter(isSecretPart)];
  const parts = secretParts(url);
  const path = parts.length === 0 ? [] : [url.pathname + url.search];
  return [...plainSecrets(address), url.href, ...path, ...parts].flatMap((text) => [text, percentDecoded(text)]);
}

/** Of an account the password and the pair that HTTP Basic sends. The user name is none. */
export function accountSecrets(password: string, username = ''): string[] {
  const pair = `${username.trim()}:${password}`;
  return [...plainSecrets(password), pair, base64(pair)];
}

/** Of the address of a proxy or a database the password and the pair. */
export function addressSecrets(address: string): string[] {
  const url = URL.parse(address.includes('://') ? address.trim() : `http://${address.trim()}`);
  if (url === null || url.password === '') return [];
  return [url.password, ...accountSecrets(percentDecoded(url.password), percentDecoded(url.username))];
}

/** Of a list each line. */
export function listedSecrets(value: string): string[] {
  return value.split(/[\r\n]+/).flatMap(plainSecrets);
}

/** The value, also without the blanks around it, and its long lines: logs show line by line. */
export function plainSecrets(value: string): string[] {
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  return [value, value.trim(), ...lines.filter((line) => line.length >= MIN_LIKELY_SECRET_LENGTH)];
}

/** Where no part is long, the longest is the secret: something in the address must be. */
function secretParts({ pathname, search, hash, host, username, password }: URL): string[] {
  const query = search.slice(1).split('&').map(queryValue);
  const parts = [...pathname.split('/'), ...query, hash.slice(1), username].filter((part) => !host.includes(part));
  const long = parts.filter(isSecretPart);
  const [longest = ''] = parts.filter((part) => !isEveryday(part)).sort((a, b) => b.length - a.length);
  const found = long.length > 0 ? long : [longest];
  return [...found, password].filter((part) => part.length >= MIN_SECRET_LENGTH);
}

/** Of `token=abc` the value; a name without one may be the secret itself. */
function queryValue(pair: string): string {
  return pair.slice(pair.indexOf('=') + 1) || pair;
}

function isSecretPart(part: string): boolean {
  return part.length >= MIN_LIKELY_SECRET_LENGTH && !isEveryday(part);
}

/** `incoming-webhook` and `IncomingWebhook` are two words; `v2` and `2016-06-01` name versions. */
export function isEveryday(part: string): boolean {
  everydayWords ??= new Set(EVERYDAY.split(/\s+/));
  const existing = everydayWords;
  const text = part.replaceAll(/([a-z])(?=[A-Z])/g, '$1-').toLowerCase();
  return text.split(/[-_.]/).every((word) => existing.has(word) || /^(v?\d{1,2}|20\d\d)$/.test(word));
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
