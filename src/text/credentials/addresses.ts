/** Credentials in addresses: user and password before the host, and the paths of incoming webhooks. */

import type { TextSpan } from '../text-finder.ts';
import { type CredentialFinder, matchAt } from './finder.ts';
import { hasLetterAndDigit, looksRandom } from './values.ts';

const SCHEME = /[a-z][a-z\d+.-]{0,20}$/i;
/** What no address goes beyond: the next one begins there. */
const ADDRESS = /(?:[^\s"'`<>|\\^:]|:(?!\/\/)){0,2048}/y;
/** A user name alone is one of these, or a token in its place. */
const SHORTEST_TOKEN = 16;
/** A user who is called by a mail address. */
const MAIL = /%40[\w-]{1,60}(?:\.[a-z]{2,20}){1,3}$/i;
/** What follows an account: a host, and there an end or a path. */
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?(?:[,/?#;)\]}.:]|$)/i;

/** `scheme://user:password@host`, also where the password has signs that it should not have: `/` and `@`. */
export const ACCOUNTS: CredentialFinder = {
  heads: ['://'],
  find: (text, at) => {
    if (!SCHEME.test(text.slice(Math.max(0, at - 21), at))) return undefined;
    const start = at + 3;
    const own = matchAt(ADDRESS, text, start)?.[0] ?? '';
    const isFollowed = text.startsWith('://', start + own.length);
    const end = accountEnd(isFollowed ? own.replace(SCHEME, '') : own);
    return end === 0 ? undefined : { start, end: start + end };
  },
};

/** How much of what follows the scheme is user and password; 0 where there is none. */
function accountEnd(address: string): number {
  const [authority = ''] = address.split(/[/?#]/, 1);
  const colon = authority.indexOf(':');
  const sign = authority.lastIndexOf('@');
  if (colon === -1 || (sign !== -1 && sign < colon)) {
    const user = authority.slice(0, sign);
    return sign > 0 &&
      user.length >= SHORTEST_TOKEN &&
      !MAIL.test(user) &&
      (hasLetterAndDigit(user) || looksRandom(user))
      ? sign
      : 0;
  }
  // What follows a host is a number, and what follows a user name hardly ever only that.
  const port = /^\d{2,5}(?=[/?#]|$)/.test(address.slice(colon + 1));
  if (port && sign === -1) return 0;
  for (let end = address.lastIndexOf('@'); end > colon; end = address.lastIndexOf('@', end - 1)) {
    if (HOST.test(address.slice(end + 1))) return isShown(address.slice(0, end)) ? 0 : end;
  }
  return 0;
}

/** What is hidden already, or stands for a value in a sentence about addresses. */
function isShown(account: string): boolean {
  if (account.endsWith(':') && account.length > SHORTEST_TOKEN && hasLetterAndDigit(account)) return false;
  return /^(?:[^:]*:(?:\*+|…|\$\{?\w+\}?|\$\{\{.*\}\}|<.*>|\{.*\}|%\w+%)?|user(?:name)?:pass(?:word)?)$/i.test(account);
}

/** The tail of an incoming webhook's address is its secret. */
const WEBHOOKS: readonly (readonly [head: string, tail: RegExp])[] = [
  ['hooks.slack.com/', /(?:services|workflows|triggers)\/([\w+/-]{16,200})/y],
  ['hooks.slack-gov.com/', /(?:services|workflows|triggers)\/([\w+/-]{16,200})/y],
  ['discord.com/api/', /(?:v\d{1,2}\/)?webhooks\/(\d{10,22}\/[\w-]{20,120})/y],
  ['discordapp.com/api/', /(?:v\d{1,2}\/)?webhooks\/(\d{10,22}\/[\w-]{20,120})/y],
  ['webhook.office.com/', /webhookb2\/([\w@-]{20,120}\/IncomingWebhook\/[\w/-]{20,200})/iy],
  ['hooks.zapier.com/hooks/', /(?:standard\/|catch\/)?(\d{3,12}\/[\w/-]{4,60})/y],
  ['maker.ifttt.com/', /(?:trigger|use)\/[\w/-]{1,80}?(?:with\/key\/|json\/with\/key\/)([\w-]{16,60})/y],
  ['api.telegram.org/', /bot([\w:-]{20,80})/y],
  ['open.feishu.cn/open-apis/bot/', /v2\/hook\/([\w-]{16,60})/y],
  ['open.larksuite.com/open-apis/bot/', /v2\/hook\/([\w-]{16,60})/y],
  ['make.com/', /(\w{24,60})/y],
  ['chat.googleapis.com/', /v1\/spaces\/[\w-]{1,40}\/messages\?(\S{10,300})/y],
  ['/hooks/', /([a-z\d]{26}|[A-Za-z\d]{17,24}\/[A-Za-z\d]{40,70})(?![\w-])/y],
  ['/p/', /([\w-]{43,80})\/n\//y],
  ['/t/', /((?:\w{2}-)?[\da-f]{8}-[\da-f-]{20,32}|[A-Za-z\d_-]{32,80})\/(?!\d)/y],
  ['victorops.com/', /integrations\/generic\/\d{1,10}\/alert\/([\w-]{20,60})/y],
  ['events.pagerduty.com/', /(?:integration|generic)\/([\w/-]{20,80})/y],
];

export const WEBHOOK_FINDERS: readonly CredentialFinder[] = WEBHOOKS.map(([head, tail]) => ({
  heads: [head],
  find: (text, at): TextSpan | undefined => {
    const secret = matchAt(tail, text, at + head.length)?.[1];
    return secret === undefined ? undefined : { start: tail.lastIndex - secret.length, end: tail.lastIndex };
  },
}));
