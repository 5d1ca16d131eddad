/** What stands right before a credential in SQL, in a line of a file, in a call, in what programs say to each other. */

import type { PhraseRow } from './phrase.ts';

const { raw } = String;

export const TEXTS: readonly PhraseRow[] = [
  // SQL and addresses of databases.
  [['jdbc:oracle'], raw`jdbc:oracle:\w+:[^/\s"'@]{1,80}/`, 'account'],
  [['identified '], raw`identified(?: +with +\S{1,60})? +by +(?:password +)?(?=<quote>)`, 'command'],
  // Lines of files: the host, port, database and user of PostgreSQL's; the server of Bundler's; logins of others.
  [
    [':5432:', ':5433:', ':5439:', ':6432:', ':26257:', ':*:'],
    raw`:[\d*]+:(?!\d{1,6}:)[^\s:]{1,64}:[^\s:/]{1,64}:(?=[^\s:]{6,128}(?:[\s"'\\]|$))`,
    'words',
  ],
  [['bundle_'], raw`bundle_\w{1,80}__\w{1,80}<quote>?[:=] ?`, 'chance'],
  [['&p='], raw`(?<=[?&]u=[^&\s]{1,64})&p=`, 'words'],
  [['bundle_'], raw`bundle_\w{1,80}__\w{1,80}<quote>?[:=] ?<quote>?<user>:`, 'words'],
  [['snmp-server ', 'rocommunity ', 'rwcommunity '], raw`(?:snmp-server |r[ow])community +`, 'words'],
  [['auth sha ', 'auth md5 '], raw`auth \w+ +`, 'words'],
  [['key ', 'md5 '], raw`(?:key(?: string)?|md5) +\d +(?=\S{8})`, 'words'],
  [['key-string '], raw`key-string +(?:\d +)?`, 'words'],
  [['auth-user-pass'], raw`auth-user-pass>?(?:\s|\\[nr]){1,4}[^\s\\]{1,80}(?:\s|\\[nr]){1,4}`, 'words'],
  [['stats auth ', 'login='], raw`(?:stats auth +|login=<quote>?)<user>:`, 'words'],
  [['set for '], raw`set for [^\n:]{1,160}: <quote><user>:`, 'words'],
  // Fields that only their neighbours tell.
  [['"d"', '"d\\', '"k"', '"k\\', '"p"', '"q"'], raw`"\w\\{0,7}": ?(?=<quote>[\w-]{43})`, 'chance'],
  // Calls that take a user and a password.
  [
    [
      'credential',
      'auth',
      'login',
      'logon',
      'signin',
      'sign_in',
      'password(',
      'pdo',
      'connect(',
      'createconnection(',
      'adduser',
      'hmac',
    ],
    raw`[\w>=-]{1,40}\((?:<argument>, ?){1,3}(?=<quote>)`,
    'words',
  ],
  [['getconnection(', 'mysqli(', 'mysqli_connect(', 'connect('], raw`\w+\((?:<argument>, ?){2}(?=<quote>)`, 'words'],
  [["auth'", 'auth"'], raw`auth<quote> ?(?:=>|:) ?\[<argument>, ?(?=<quote>)`, 'words'],
  [['login: ', 'creds: '], raw`\w+: +<user> +/ +`, 'words'],
  [['login with ', 'log in with ', 'login as '], raw`log ?in \w+ +<quote>?<user>:`, 'words'],
  [['bcrypt(', 'hash::make(', 'hashpw(', 'password_hash('], raw`[\w:]+\((?=<quote>)`, 'words'],
  // Mail, files and chat on the wire.
  [['auth" '], raw`auth<quote> +(?:<quote>[\w.-]{1,40}<quote> +)?(?=<quote>)`, 'words'],
  [
    ['auth ', 'authenticate '],
    raw`auth(?:enticate)? (?:plain|login|xoauth2|oauthbearer|ntlm|cram-md5|scram-[\w-]{1,20}) +`,
    'base64',
  ],
  [['ugfzc3dvcmq6'], raw`\w+<quote>?(?:\s|\\[nrt]){1,8}(?:(?:c:|[<>-]{1,4}) {0,4})?`, 'base64'],
  [["plain'", 'plain"'], raw`plain["'](?:>|, ?["']?payload["']?: ?)`, 'base64'],
  [[' login '], raw`(?<=\b[a-z]{1,4}\d{1,6}|\bimap) login +<quote>?[^\s"'\\]{1,80}<quote>? +`, 'words'],
  [['nickserv '], raw`nickserv :?identify +`, 'words'],
  [['pass '], raw`(?<=^|\n|> |c: )pass +(?:oauth:)?(?!\S{1,200}\.[a-z]{1,4}(?:\s|$))(?=\S{4,200}(?:\s|\\|$))`, 'words'],
  [['setuser ', ' on >'], raw`(?:setuser +<word>[^\n>]{0,80}| on )>`, 'words'],
  [
    ['chpasswd:', 'chpasswd <<'],
    raw`chpasswd[: ]<switches>(?:\s|\\[nr]|list:|users:|<<-?|<quote>|EOF|[|-]){1,60}<user>:`,
    'words',
  ],
  [[' pw ', ' pass '], raw`(?<=\buser(?:name)? \S{1,64}) (?:pw|pass) +`, 'words'],
  [[' using '], raw`(?<=\bconnect to \S{1,60} user [\w.-]{1,60}) using +`, 'words'],
  [
    ['-serial ', 'license key', 'licence key', 'product key', 'ipk '],
    raw`-?\w+(?: key)?<quote>?[:= ]{1,3}(?=<quote>?(?:[A-Z\d]{2,6}-){3,7}[A-Z\d]{4,6}\b)`,
    'words',
  ],
  // Pages.
  [['invite/', 'invitation/', 'activate/', 'confirm/'], raw`(?<=/)\w+/(?=[\w-]{20,})`, 'chance'],
  [
    ['reset-password/', 'reset_password/', 'password/reset/', 'password_reset/', 'magic-link/'],
    raw`[\w-]+/(?:reset/)?(?=[\w-]{16,})`,
    'words',
  ],
];
