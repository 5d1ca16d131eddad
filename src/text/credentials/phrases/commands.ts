/** What stands right before a credential in a command, or what pipes one into it. */

import type { PhraseRow } from './phrase.ts';

const { raw } = String;

export const COMMANDS: readonly PhraseRow[] = [
  // Words of a command.
  [['passwd '], raw`passwd (?=(?:-\w+ ){0,4}-\w*b)(?!(?:-\w+ ){0,4}-\w*n)<switches><word><word>`, 'command'],
  [['passwd '], raw`passwd (?=(?:-\w+ ){0,4}-\w*b)(?=(?:-\w+ ){0,4}-\w*n)<switches><word>`, 'command'],
  [['vault '], raw`vault (?:login|(?:operator )?unseal) +<switches>`, 'words'],
  [['cargo login ', 'snyk auth ', 'rclone obscure '], raw`\w+ \w+ +<switches>`, 'words'],
  [['ngrok '], raw`ngrok (?:config add-)?auth-?token +`, 'words'],
  [['bw '], raw`bw (?:unlock +|login +<word>)`, 'words'],
  [['rabbitmqctl '], raw`rabbitmqctl <switches>(?:add_user|change_password|authenticate_user) +<word>`, 'command'],
  [
    ['user create ', 'user add ', 'user set-password ', 'user passwd '],
    raw`user [\w-]+ +<switches><word>(?=<quote>|[^\s@/=.]{8,}(?:\s|$))`,
    'words',
  ],
  [['wpa_passphrase ', 'radtest ', 'vonage setup '], raw`\w+ (?:setup )?<word>`, 'words'],
  [['encrypt_string '], raw`encrypt_string +(?:-{1,2}[\w-]{1,40}[= ]\S{1,80} +){0,5}(?=<quote>)`, 'command'],
  [['pass show '], raw`pass show +\S{1,120}(?:\r?\n|\\n)`, 'command'],
  [['<(echo ', '<(printf '], raw`<\(\w+ +(?:-n +)?`, 'words'],
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
  [['securestring '], raw`securestring +(?:-string +)?(?=<quote>?[^$\s])`, 'words'],
  [
    ['secret set ', 'secret:create ', 'secrets create ', 'variable set ', 'put-parameter '],
    raw`[\w-][^\n|;]{0,260}? (?:--value|--body|-b)[ =]?`,
    'command',
  ],
  [['--from-literal'], raw`--from-literal[ =]<quote>?[\w.-]{1,80}=`, 'words'],
  [['smbclient '], raw`smbclient (?:.{0,120} )?-u[ =]?[^\s%]{1,80}%`, 'command'],
  [['.logon '], raw`\.logon +[^\s,]{1,80},`, 'command'],
  [['lftp '], raw`lftp (?:.{0,120} )?-u[ =]?[^\s,]{1,80},`, 'command'],
  [['sqlplus ', 'expdp ', 'impdp ', 'sqlldr '], raw`\w+ (?:-\w{1,8} +){0,4}<quote>?[\w$#.-]{1,64}/(?!/)`, 'account'],
  [['rman target '], raw`rman target <quote>?[\w$#.-]{1,64}/(?!/)`, 'account'],
  [['connect '], raw`connect +[\w$#.-]{1,64}/(?=[^\s/@]{1,64}@(?:(?!sha\d)\w|//))`, 'account'],
  [['pass:'], raw`(?<=\bpass(?:in|out)?[ =])pass:`, 'command'],
  [[' login '], raw` login +(?=[^-])`, 'chance'],
  [[' login '], raw` login [^\n|]{0,160}?<<< {0,3}`, 'words'],
  [['+login '], raw`\+login +<word>`, 'words'],
  [['oathtool '], raw`oathtool <switches>`, 'chance'],
  [['send '], raw`send (?=<quote>[^\s"'\\]{6,128}\\{1,4}[rn]\\{0,3}["'])`, 'words'],
  [['::add-mask::'], raw`::add-mask::`, 'command'],
  // What is piped or put into one.
  [['echo '], raw`echo +(?:-n +)?<quote>?<user>:(?=[^|\n]{1,200}\| {0,3}(?:sudo +)?chpasswd)`, 'command'],
  [
    ['echo ', 'printf '],
    raw`\w{1,40} {1,8}(?:-n {1,8})?(?:<quote>%s(?:\\n)?<quote> {1,8})?(?=[^|\n]{3,512}\|[^\r\n]{0,200}?(?:--?password-stdin|sudo -s|--with-token|--passphrase-fd|--pinentry|from-file=[\w.]+=/dev/stdin|data-file[= ]-|secrets? (?:set|put|create)|versions add|kubeseal|keystore add))`,
    'command',
  ],
  [
    ['echo ', 'printf '],
    raw`\w{1,40} {1,8}(?:-n {1,8})?(?:<quote>%s(?:\\n)?<quote> {1,8})?(?=[^|\n]{3,512}\| *(?:sudo +)?(?:kinit|(?!e?grep|rg|sed|awk|tee)[^\s|]{1,80} [^|\r\n]{0,160}?(?:\blog-?in\b|-stdin\b)))`,
    'words',
  ],
];
