/** What switches of programs take without a name: `-u user:password`, `-p password`. */

import type { TextSpan } from '../text-finder.ts';
import { type CredentialFinder, matchAt } from './finder.ts';
import { isLongHex, isPlainlyNone, looksMade, looksRandom, looksSecret } from './values.ts';

/** So much of the line before a switch is looked at for the program. */
const PROGRAM_BEFORE = 240;
const REQUESTS = /\b(?:curl|wget|https?|xh|httpie|lftp|smbclient|rsync|svn|ab|hey|etcdctl|check_\w+)\b/;
/** Programs by the switch with which they take a secret. */
const LOGINS: Readonly<Record<string, readonly string[]>> = {
  '-p': [
    'sshpass|mysql\\w*|mariadb\\S*|mongo\\w*|zip|7z|rar|unrar|az|docker|podman|helm|oc|cf|nuget',
    'twine|vault|influx|ncftp|altool|security (?!find)\\S+|certutil|psexec|rdesktop|useradd|usermod|vsce|ovsx|beeline',
  ],
  '-hp': ['rar'],
  '-P': ['sqlcmd|bcp|zip|unzip|mosquitto_\\w+|isql|osql|security|ssh-keygen|knife \\w+|ipmitool'],
  '-N': ['ssh-keygen'],
  '-a': ['redis-cli'],
  '-w': ['ldap\\w+'],
  '-k': ['openssl|security|nuget push|choco \\w+'],
  '-hmac': ['openssl'],
  '-t': ['anaconda|codecov\\S*|influx|vercel|netlify'],
  '-r': ['gitlab-runner'],
  '-pw': ['\\w+'],
  '-A': ['snmp\\w+'],
  '-X': ['snmp\\w+'],
  '-K': ['openssl'],
  '--key': ['gem push|cypress run|choco \\w+'],
  '--auth': ['netlify'],
  '/p': ['signtool|\\w?freerdp'],
  '/rp': ['schtasks'],
  '/pass': ['cmdkey'],
};
/** So is one that says so itself; what it takes there may be a key in hexadecimal digits. */
const LOGIN_SWITCH = /^(?:-[pPwtk]|-pw|--key|--auth|\/p)$/;
const LOGIN = /\b(?:log-?(?:in|on)|sign-?in|auth|user|\w*passwd)\b/;
/** With these a password stands close behind `-p`, or the program asks for it. */
const CLOSE = /\b(?:mysql\w*|mariadb\S*|7z|rar|unrar)\b/;
/** Any program is one that logs in, behind a switch that names a user. */
const AFTER_USER = /^(?:-[pPwW]|-pw|\/p)$/;
const USER = /[ \t](?:-[uUD]|--?user(?:name)?|\/u)(?:[ =:][ \t]{0,3}|(?=[A-Za-z]))[^\s-]\S{0,80}(?:[ \t]|$)/;
const ACCOUNT =
  /(?:["'],)?[ \t]{0,4}=?(["']?)([^\s"':]{0,100}):([^\s"']{3,256}|(?<=["'][^\s"':]{0,100}:)[^"'\r\n]{3,256})/y;
const ARGUMENT = /([ \t]?[=:]?|["'], ?(?=["']))(\\{0,7}["']?)([^\s"'\\-][^\s"'\\]{2,256})/y;
/** What stands behind an account: the address of Go's drivers, or a host. */
const AT_GO = /@(?:tcp|unix)\(/y;
const AT_HOST = /@(?:\/\/)?(?!\d{1,9}(?![\w.]))[a-z\d][\w.-]{0,80}(?::\d{2,5}(?!\d)|(?![\w.:@-]))/iy;
const STANDALONE = /(?:bearer|basic|apikey)[ \t]+(?:["']?)([^\s"',;()[\]{}$<>\\]{8,4096})/iy;

export const SWITCHES: readonly CredentialFinder[] = [
  {
    heads: ['-u', '--user', '--proxy-user', '-a', '--auth', '-e', '--cert'].flatMap(asWritten),
    find: accountAt,
  },
  ...Object.entries(LOGINS).map(loginFinder),
  { heads: ['@/', ...Array.from('abcdefghijklmnopqrstuvwxyz0123456789', (sign) => `@${sign}`)], find: bareAccount },
  { heads: ['bearer ', 'basic ', 'apikey '], find: standalone },
];

/** Behind a blank, or in a list of arguments. */
function asWritten(name: string): readonly string[] {
  return [' ', '"', "'"].map((before) => `${before}${name.toLowerCase()}`);
}

function accountAt(text: string, at: number): TextSpan | undefined {
  const name = /^[ "']-(?:-proxy-user|-user|-auth|-cert|[uUaAE])/.exec(text.slice(at, at + 14))?.[0] ?? '';
  const found = matchAt(ACCOUNT, text, at + name.length);
  const [, , user = '', password = ''] = found ?? [];
  if (name === '' || found === undefined || isPlainlyNone(password) || /^\d+$/.test(user)) return undefined;
  const known = REQUESTS.test(lineBefore(text, at));
  if (!known && (!/^.-(?:u|-user|-proxy-user)$/i.test(name) || !looksSecret(password))) return undefined;
  return { start: ACCOUNT.lastIndex - password.length, end: ACCOUNT.lastIndex };
}

function loginFinder([name, programs]: [string, readonly string[]]): CredentialFinder {
  const known = new RegExp(`\\b(?:${programs.join('|')})\\b`);
  return {
    heads: asWritten(name),
    find: (text, at) => {
      if (!text.startsWith(name, at + 1)) return undefined;
      const line = lineBefore(text, at);
      const isKnown = known.test(line);
      const logsIn = LOGIN_SWITCH.test(name) && LOGIN.test(line);
      if (!isKnown && !logsIn && !(AFTER_USER.test(name) && USER.test(line))) return undefined;
      const span = argumentAt(text, at + 1 + name.length, /^-h?p$/.test(name) ? line : '');
      const value = span === undefined ? '' : text.slice(span.start, span.end);
      return isKnown || looksRandom(value) || (logsIn && isLongHex(value)) ? span : undefined;
    },
  };
}

/** A host and a port is none. */
const PORTS = /^[\d.:[\]-]+(?:\/\w+)?$/;

/** @param line that of a `-p`, which some programs take in a way of their own */
function argumentAt(text: string, at: number, line: string): TextSpan | undefined {
  const [, gap = '', , value = ''] = matchAt(ARGUMENT, text, at) ?? [];
  if (value === '' || isPlainlyNone(value) || PORTS.test(value)) return undefined;
  const isClose = CLOSE.test(line);
  if (gap !== '' && isClose) return undefined;
  // Switches of several letters, as `-pull`.
  if (gap === '' && !looksSecret(value) && !isClose && !line.includes('sshpass')) return undefined;
  return { start: ARGUMENT.lastIndex - value.length, end: ARGUMENT.lastIndex };
}

/** The line up to here, of which the program is looked for; it may be written as text of another program. */
function lineBefore(text: string, at: number): string {
  return (
    text
      .slice(Math.max(0, at - PROGRAM_BEFORE), at)
      .split(/[\r\n]|\\[nrt]/)
      .at(-1) ?? ''
  );
}

/** `user:password@tcp(host)/database`, and without a scheme also `user:password@host`, where the password shows by its look. */
function bareAccount(text: string, at: number): TextSpan | undefined {
  const word = text.slice(Math.max(0, at - 128), at);
  if (!word.includes(':')) return undefined;
  const isGo = matchAt(AT_GO, text, at) !== undefined;
  const password = /(?<![\w.-])[\w.-]{1,64}:([^\s"'@:]{1,100})$/.exec(word)?.[1] ?? '';
  if (password === '' || isPlainlyNone(password)) return undefined;
  if (!isGo && (!looksMade(password) || matchAt(AT_HOST, text, at) === undefined)) return undefined;
  return { start: at - password.length, end: at };
}

function standalone(text: string, at: number): TextSpan | undefined {
  const value = matchAt(STANDALONE, text, at)?.[1];
  if (value === undefined || /\w/.test(text.charAt(at - 1))) return undefined;
  if (!looksSecret(value) || isPlainlyNone(value)) return undefined;
  return { start: STANDALONE.lastIndex - value.length, end: STANDALONE.lastIndex };
}
