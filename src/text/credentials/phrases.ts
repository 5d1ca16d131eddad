/** Credentials that are told by the words right before them: of a command, of SQL, of a line in a file. */

import type { TextSpan } from '../text-finder.ts';
import { withoutEnd } from '../without-end.ts';
import { type CredentialFinder, matchAt } from './finder.ts';
import { isPlainlyNone, looksSecret } from './values.ts';

const { raw } = String;

/** What the phrases below name in angle brackets. */
const PARTS: Readonly<Record<string, string>> = {
  /** As the text writes it: plain, or escaped as in JSON. */
  '<quote>': raw`(?:\\{0,7}["'])`,
  /** A word of a command, with the blank behind it. */
  '<word>': raw`[^\s|;&]{1,120} +`,
  '<switches>': raw`(?:-{1,2}[\w-]{1,40}(?:=\S{1,80})? +){0,5}`,
  '<user>': raw`[^\s"'\\:/]{1,80}`,
};

/**
 * Where a phrase begins, the words up to the credential, and what to expect there: in a `command` anything that is not
 * plainly none; of an `account` the same, up to its `@`; behind `words`, which stand in sentences and in help as well, only
 * what looks like one.
 */
type PhraseRow = readonly [heads: readonly string[], words: string, kind: 'command' | 'account' | 'words'];

const PHRASES: readonly PhraseRow[] = [
  // Words of a command.
  [['htpasswd '], raw`htpasswd (?=(?:-\w+ ){0,4}-\w*b)(?!(?:-\w+ ){0,4}-\w*n)<switches><word><word>`, 'command'],
  [['htpasswd '], raw`htpasswd (?=(?:-\w+ ){0,4}-\w*b)(?=(?:-\w+ ){0,4}-\w*n)<switches><word>`, 'command'],
  [['vault '], raw`vault (?:login|(?:operator )?unseal) +<switches>`, 'words'],
  [['cargo login ', 'snyk auth ', 'rclone obscure '], raw`\w+ \w+ +<switches>`, 'words'],
  [['ngrok '], raw`ngrok (?:config add-)?auth-?token +`, 'words'],
  [['cloudflared '], raw`cloudflared (?:\w+ )?service install +`, 'words'],
  [['bw '], raw`bw (?:unlock +|login +<word>)`, 'words'],
  [['rabbitmqctl '], raw`rabbitmqctl <switches>(?:add_user|change_password|authenticate_user) +<word>`, 'command'],
  [['wpa_passphrase '], raw`wpa_passphrase +<word>`, 'words'],
  [['poetry config '], raw`poetry config +<switches>(?:pypi-token\.\S{1,80} +|http-basic\.\S{1,80} +<word>)`, 'words'],
  [
    ['composer config '],
    raw`composer config +<switches>(?:[\w-]{1,20}-(?:oauth|token)\.\S{1,80} +|http-basic\.\S{1,80} +<word>)`,
    'words',
  ],
  [['bundle config '], raw`bundle config +<switches>(?:set +)?<switches>\S{1,120} +<user>:`, 'words'],
  [['nuget '], raw`nuget (?:setapikey +|push +(?=\S{1,120}\.nupkg)<word>)`, 'words'],
  [['activate-refresh-token '], raw`activate-refresh-token +<word>`, 'words'],
  [['mc '], raw`mc (?:--?[\w-]{1,20} ){0,3}(?:alias set|config host add) +<word><word><word>`, 'words'],
  [['net use'], raw`net user? +<word>(?:\\\S{1,80} +)?`, 'words'],
  [['runas '], raw`runas +(?:/\w{1,20}(?::\S{1,60})? +){1,4}`, 'words'],
  [['user-secrets set '], raw`user-secrets set +<quote>?[\w:.]{1,80}<quote>? +`, 'words'],
  [['securestring '], raw`securestring +(?:-string +)?(?=<quote>?[^$\s])`, 'words'],
  [['secret set ', 'variable set ', 'put-parameter '], raw`[\w-][^\n|;]{0,260}? (?:--value|--body|-b)[ =]?`, 'command'],
  [['--from-literal'], raw`--from-literal[ =]<quote>?[\w.-]{1,80}=`, 'words'],
  [['smbclient '], raw`smbclient (?:.{0,120} )?-u[ =]?[^\s%]{1,80}%`, 'command'],
  [['lftp '], raw`lftp (?:.{0,120} )?-u[ =]?[^\s,]{1,80},`, 'command'],
  [['sqlplus ', 'expdp ', 'impdp ', 'sqlldr '], raw`\w+ (?:-\w{1,8} +){0,4}<quote>?[\w$#.-]{1,64}/(?!/)`, 'account'],
  [['rman target '], raw`rman target <quote>?[\w$#.-]{1,64}/(?!/)`, 'account'],
  [['pass:'], raw`(?<=\bpass(?:in|out)?[ =])pass:`, 'command'],
  // What is piped or put into one.
  [['echo '], raw`echo +(?:-n +)?<quote>?<user>:(?=[^|\n]{1,200}\| {0,3}(?:sudo +)?chpasswd)`, 'command'],
  [
    ['echo ', 'printf '],
    raw`\w{1,40} {1,8}(?:-n {1,8})?(?:<quote>%s(?:\\n)?<quote> {1,8})?(?=[^|\n]{3,512}\|[^\r\n]{0,200}?(?:--?password-stdin|sudo -s|--with-token|--passphrase-fd|--pinentry|from-file=[\w.]+=/dev/stdin))`,
    'command',
  ],
  [['--password-stdin ', '--with-token '], raw`[\w-]+ {1,3}<<< {0,3}`, 'command'],
  // SQL and addresses of databases.
  [['jdbc:oracle'], raw`jdbc:oracle:\w+:[^/\s"']{1,80}/`, 'account'],
  [['identified '], raw`identified(?: +with +\S{1,60})? +by +(?:password +)?`, 'words'],
  [['set password '], raw`set password for \S{1,80} ?= ?(?:password\()?`, 'command'],
  // Lines of files: the host, port, database and user of PostgreSQL's; the server of Bundler's; logins of others.
  [
    [':5432:', ':5433:', ':5439:', ':6432:', ':26257:', ':*:'],
    raw`:[\d*]+:(?!\d{1,6}:)[^\s:]{1,64}:[^\s:/]{1,64}:(?=[^\s:]{6,128}(?:[\s"'\\]|$))`,
    'words',
  ],
  [['bundle_'], raw`bundle_\w{1,80}__\w{1,80}<quote>?[:=] ?<quote>?<user>:`, 'words'],
  [['github-oauth'], raw`github-oauth<quote>?: ?\{\s{0,20}<quote>[\w.]{1,80}<quote>: ?`, 'words'],
  [['bindpw '], raw`bindpw +`, 'words'],
  // Words of a program or a page.
  [['credential'], raw`credentials?\(<quote>[^"'\\]{0,80}<quote>, ?(?=<quote>)`, 'words'],
  [['following password'], raw`following password[^\n:]{0,60}:(?:\s|\\[nr]){1,8}`, 'words'],
  [
    ['reset-password/', 'reset_password/', 'password/reset/', 'password_reset/', 'magic-link/'],
    raw`[\w-]+/(?:reset/)?(?=[\w-]{16,})`,
    'words',
  ],
];

const QUOTED = new RegExp(
  raw`(<quote>)((?:[^"'\\\r\n]|\\(?!["'])){1,512})`.replace('<quote>', PARTS['<quote>'] ?? ''),
  'y',
);
const BARE = /[^\s"'`\\]{2,512}/y;
const CLOSING = ',;:.)]}>|';

export const PHRASE_FINDERS: readonly CredentialFinder[] = PHRASES.map(([heads, words, kind]) => {
  let pattern: RegExp | undefined;
  return {
    heads,
    find: (text, at) => {
      pattern ??= new RegExp(
        words.replaceAll(/<\w+>/g, (name) => PARTS[name] ?? name),
        'iy',
      );
      return matchAt(pattern, text, at) && valueAt(text, pattern.lastIndex, kind);
    },
  };
});

function valueAt(text: string, at: number, kind: PhraseRow[2]): TextSpan | undefined {
  const [, quote = '', quoted = ''] = matchAt(QUOTED, text, at) ?? [];
  const run = quoted || withoutEnd(matchAt(BARE, text, at)?.[0] ?? '', CLOSING);
  const value = kind === 'account' ? run.replace(/@.*/, '') : run;
  const start = at + quote.length;
  if (value === '' || value.startsWith('-') || isPlainlyNone(value)) return undefined;
  return kind !== 'words' || looksSecret(value) ? { start, end: start + value.length } : undefined;
}
