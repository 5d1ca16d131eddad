/** What command lines take without a name: `-u user:password`, `-p password`, and what is piped into a login. */

import { type CredentialFinder, type CredentialSpan, matchAt } from './finder.ts';
import { isPlainlyNone, looksSecret } from './values.ts';

/** So much of the line before a switch is looked at for the program. */
const PROGRAM_BEFORE = 240;
const REQUESTS = /\b(?:curl|wget|https?|xh|httpie|lftp|smbclient|rsync|svn|ab|hey)\b[^\r\n]*$/;
/** Programs by the letter with which they take a password. */
const LOGINS: Readonly<Record<string, RegExp>> = {
  p: /\b(?:log(?:in|on)|signin|sshpass|mysql\w*|mariadb\S*|mongo\w*|htpasswd|zip|7z|az|docker|podman|helm|oc|cf|nuget|twine|vault|influx)\b[^\r\n]*$/,
  P: /\b(?:sqlcmd|bcp|zip|unzip|mosquitto_\w+|isql|osql)\b[^\r\n]*$/,
  a: /\bredis-cli\b[^\r\n]*$/,
  w: /\bldap\w+\b[^\r\n]*$/,
  k: /\bopenssl\b[^\r\n]*$/,
  b: /\bhtpasswd\b[^\r\n]*$/,
};
const ACCOUNT = /[ \t]{0,4}=?(["']?)([^\s"':]{0,100}):([^\s"']{3,256}|(?<=["'][^\s"':]{0,100}:)[^"'\r\n]{3,256})/y;
const ARGUMENT = /([ \t]?)(["']?)([^\s"'-][^\s"']{2,256})/y;
const PIPED =
  /echo[ \t]+(?:-n[ \t]+)?(["']?)([^\s"'|]{3,512})\1[ \t]*\|[^\r\n]{0,200}?(?:--?password-stdin|sudo -S|--with-token|--passphrase-fd|--pinentry)/iy;
const ORACLE = /jdbc:oracle:\w+:[^/\s"']{1,80}\/([^\s"'@]{1,128})@/iy;
const GO_ADDRESS = /@(?:tcp|unix)\(/y;
const STANDALONE = /(?:bearer|basic|apikey)[ \t]+(?:["']?)([^\s"',;()[\]{}$<>\\]{8,4096})/iy;
const LOGIN_WORD = /(?:vault login|bindpw)[ \t]{1,4}(["']?)([^\s"'<>$=-][^\s"']{2,256})\1/iy;
const SQLPLUS = /sqlplus[ \t]+(?:-\w{1,8}[ \t]+){0,4}["']?[\w$#.-]{1,64}\/([^\s"'@]{1,128})@/iy;
const PASS_IN = /pass:([^\s"']{3,256})/y;
const IDENTIFIED =
  /identified(?:[ \t]+with[ \t]+\S{1,60})?[ \t]+by[ \t]+(?:password[ \t]+)?(["'])([^"'\r\n]{1,256})\1/iy;

export const SWITCHES: readonly CredentialFinder[] = [
  { heads: [' -u', ' --user', ' --proxy-user', ' -a'], find: accountAt },
  { heads: [' -p', ' -a', ' -w', ' -k', ' -b'], find: passwordAt },
  { heads: ['echo '], find: (text, at) => lastGroup(PIPED, text, at, 2) },
  { heads: ['jdbc:oracle'], find: (text, at) => groupBefore(ORACLE, text, at, 1, 1) },
  { heads: ['@tcp(', '@unix('], find: goAccount },
  { heads: ['bearer ', 'basic ', 'apikey '], find: standalone },
  {
    heads: ['pass:'],
    find: (text, at) =>
      /\bpass(?:in|out)?[ =]$/.test(text.slice(Math.max(0, at - 10), at))
        ? groupBefore(PASS_IN, text, at, 1, 0)
        : undefined,
  },
  { heads: ['vault login ', 'bindpw '], find: loginWord },
  { heads: ['sqlplus '], find: (text, at) => groupBefore(SQLPLUS, text, at, 1, 1) },
  { heads: ['identified '], find: (text, at) => groupBefore(IDENTIFIED, text, at, 2, 1) },
];

function accountAt(text: string, at: number): CredentialSpan | undefined {
  const name = /^ -(?:-proxy-user|-user|[ua])/i.exec(text.slice(at, at + 14))?.[0] ?? '';
  const found = matchAt(ACCOUNT, text, at + name.length);
  const [, , user = '', password = ''] = found ?? [];
  if (found === undefined || isPlainlyNone(password) || /^\d+$/.test(user)) return undefined;
  const known = REQUESTS.test(before(text, at));
  if (!known && (name === ' -a' || !looksSecret(password))) return undefined;
  return { start: ACCOUNT.lastIndex - password.length, end: ACCOUNT.lastIndex };
}

function passwordAt(text: string, at: number): CredentialSpan | undefined {
  const known = LOGINS[text.charAt(at + 2)];
  if (known === undefined || !known.test(before(text, at))) return undefined;
  const [, gap = '', , value = ''] = matchAt(ARGUMENT, text, at + 3) ?? [];
  if (value === '' || isPlainlyNone(value) || /^\d{1,5}(?::\d{1,5})?$/.test(value)) return undefined;
  // Switches of several letters, as `-pull`.
  if (gap === '' && !looksSecret(value) && !/mysql|mariadb|sshpass|7z/.test(before(text, at))) return undefined;
  return { start: ARGUMENT.lastIndex - value.length, end: ARGUMENT.lastIndex };
}

/** What stands before in the line, which may be written as text of a program. */
function before(text: string, at: number): string {
  return text.slice(Math.max(0, at - PROGRAM_BEFORE), at).replaceAll(/\\[nrt]/g, '\n');
}

/** `user:password@tcp(host)/database`. */
function goAccount(text: string, at: number): CredentialSpan | undefined {
  const password = /[\w.-]{1,64}:([^\s"']{1,128})$/.exec(text.slice(Math.max(0, at - 200), at))?.[1];
  if (password === undefined || isPlainlyNone(password) || matchAt(GO_ADDRESS, text, at) === undefined)
    return undefined;
  return { start: at - password.length, end: at };
}

/** `vault login <token>` is more often a sentence of its help than a login. */
function loginWord(text: string, at: number): CredentialSpan | undefined {
  const found = matchAt(LOGIN_WORD, text, at);
  const [, quote = '', value = ''] = found ?? [];
  if (!looksSecret(value) || isPlainlyNone(value)) return undefined;
  return { start: LOGIN_WORD.lastIndex - quote.length - value.length, end: LOGIN_WORD.lastIndex - quote.length };
}

function standalone(text: string, at: number): CredentialSpan | undefined {
  const value = matchAt(STANDALONE, text, at)?.[1];
  if (value === undefined || /\w/.test(text.charAt(at - 1)) || !looksSecret(value)) return undefined;
  return { start: STANDALONE.lastIndex - value.length, end: STANDALONE.lastIndex };
}

/** The last group of a pattern that goes on behind it: where that ends is not where the pattern does. */
function lastGroup(pattern: RegExp, text: string, at: number, group: number): CredentialSpan | undefined {
  const found = matchAt(pattern, text, at);
  const value = found?.[group] ?? '';
  if (found === undefined || isPlainlyNone(value)) return undefined;
  const start = at + found[0].indexOf(value, 5);
  return { start, end: start + value.length };
}

/** The group that so many characters before the pattern's end ends. */
function groupBefore(
  pattern: RegExp,
  text: string,
  at: number,
  group: number,
  behind: number,
): CredentialSpan | undefined {
  const value = matchAt(pattern, text, at)?.[group] ?? '';
  if (value === '' || isPlainlyNone(value)) return undefined;
  const end = pattern.lastIndex - behind;
  return { start: end - value.length, end };
}
