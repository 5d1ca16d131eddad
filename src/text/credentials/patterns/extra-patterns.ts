/**
 * Credential formats that the public list lacks or matches less precisely, as their services are known to write them.
 * None of them was verified with its service.
 */

import type { GITLEAKS_RULES } from './gitleaks-rules.ts';

/** A row in the format of the public list. */
type PatternRow = (typeof GITLEAKS_RULES)[number];

/** Minimum number of following characters, the allowed characters besides letters and digits, and the prefixes. */
const TOKENS: readonly (readonly [least: number, others: string, prefixes: string])[] = [
  [12, '', 'AKIA ASIA LTAI DO00 rzp_live_ rzp_test_'],
  [
    20,
    '',
    `ATBB bkua_ bkaj_ bkct_ jfrt@ da2- rnd_ vercel_ shpat_ shpca_ shppa_ shpss_ shpua_ shptka_ fw_ PMAT- patSESSION
    clickup_ API- token- secret- aio_`,
  ],
  [
    30,
    '',
    `slk_ sqp_ squ_ sqa_ npm_ rubygems_ cio AKID nfp_ nfc_ nfo_ neon_ dp.pt. dp.ct. dp.sa. dp.scim. dp.audit. pul-
    sk- hf_ api_org_ gsk_ r8_ pplx- co- ddapp_ ddpat_ pub_ phc_ phx_ phs_ rum_ logz_ key- lin_api_ lin_oauth_ dkea
    dose ddp_ ddo_`,
  ],
  [
    40,
    '',
    `oy2 dop_v1_ doo_v1_ dor_v1_ napi_ EZAK EZTK xai- sntryu_ sntrya_ ntn_ secret_ AGE-SECRET-KEY- APKA cfut_
    cfat_ cfk_`,
  ],
  [60, '', 'rdme_ EAA'],
  [12, '$', 'access_token$production$ access_token$sandbox$'],
  [10, '+/=_-', 'sk_live_ sk_test_ sk_prod_ rk_live_ rk_test_ rk_prod_ pk_live_ pk_test_ whsec_'],
  [20, '+/=_-', 'BBDC- b3BlbnNzaC1rZXktdjE'],
  [30, '+/=_-', 'SWMKEY-1- glc_'],
  [40, '+/=_-', 'cflt ops_eyJ sntrys_ dG9rOj'],
  [60, '+/=_-', 'fm1r_ fm1a_ fm2_ MIIE MIIJ MIIC MIIB MIGH MIGT'],
  [10, '.%_-', 'xoxa- xoxb- xoxc- xoxd- xoxe- xoxo- xoxp- xoxr- xoxs- xoxe. xapp- xwfp-'],
  [12, '.%_-', 'glpat- gldt- glrt- glrtr- glptt- glft- glimt- glagent- gloas- glsoat- glffct- glwt- glcbt-'],
  [20, '.%_-', 'ghp_ gho_ ghu_ ghs_ ghr_ ya29. pscale_tkn_ pscale_oauth_ pscale_pw_ dt0c01. dt0s01. dt0s16.'],
  [30, '.%_-', 'dp.st.'],
  [40, '.%_-', 'st. SG. tfp_'],
  [20, ':', 'reftkn:'],
  [
    12,
    '=_-',
    `tskey- sk-proj- sk-svcacct- sk-admin- sk-ant- sk-or- sk-test- sk-live- NRAK- NRJS- NRII- NRRA- NRSP- NRBR-
    NRIQ- NRAA-`,
  ],
  [
    20,
    '=_-',
    `github_pat_ CCIPAT_ CCIPRJ_ dckr_pat_ dckr_oat_ ovsxat_ ovsxp_ packagist_ GOCSPX- vercel_blob_rw_ vcp_ vck_
    vca_ vci_ sb_secret_ sb_publishable_ railway_ scw_ v1.0- mdb_sa_sk_ hvs. hvb. hvr. infisical_ sq0atp- sq0idp-
    FLWSECK- tvly- re_ md-`,
  ],
  [
    30,
    '=_-',
    `sgp_ 1//0 AIza sbp_ fo1_ HRKU- SWMTKN-1- sq0csp- live_ lsv2_pt_ lsv2_sk_ tgp_v1_ wandb_v1_ glsa_ hcaik_
    pat-na1- pat-eu1- figd_ figu_ pk_ dapi`,
  ],
  [
    40,
    '=_-',
    `ATATT3 ATCTT3 pypi- k8s-aws-v1. CfDJ8 EAAA nvapi- jina_ pcsk_ xkeysib- xsmtpsib- PMAK- CFPAT- AGE-PLUGIN- AQ.`,
  ],
  [60, '=_-', 'gAAAAA IGQ'],
];

const { raw } = String;
const UUID = '[\\da-fA-F]{8}-(?:[\\da-fA-F]{4}-){3}[\\da-fA-F]{12}';

/** A token has letters and digits. */
const tokenPattern = ([least, others, prefixes]: (typeof TOKENS)[number]): PatternRow => {
  const character = `[A-Za-z0-9${others}]`;
  const hasBoth = `(?=${character}{0,2000}?[A-Za-z])(?=${character}{0,2000}?\\d)`;
  const prefix = prefixes.replaceAll(/[.$/]/g, '\\$&').replaceAll(/\s+/g, '|');
  return [prefixes.toLowerCase().split(/\s+/), 0, true, `(?:${prefix})${hasBoth}${character}{${least},2000}`];
};

export const EXTRA_PATTERNS: readonly PatternRow[] = [
  ...TOKENS.map(tokenPattern),
  // Keys with a first and a last line, which a log may show as one line. Without the last line, the rest of the text
  // counts.
  [
    ['-----begin ', '---- begin ssh2', 'putty-user-key-file', 'private-lines: '],
    0,
    false,
    raw`(?:-----BEGIN (?:[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----|PuTTY-User-Key-File-\d|Private-Lines: \d)[^]*?(?:-----END (?:[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----|---- END SSH2 ENCRYPTED PRIVATE KEY ----|Private-MAC: *[\da-f]{20,80}|$)`,
  ],
  // JSON web tokens, also without their signature, and encrypted ones.
  [['eyj'], 0, false, 'eyJ[\\w-]{8,256}\\.[\\w-]{8,8000}(?:\\.[\\w-]{0,8000}){0,3}'],
  // The two keys of an AWS account, as tables and lists show them.
  [
    ['akia', 'asia'],
    0,
    true,
    '(?:AKIA|ASIA)[A-Z\\d]{16}(?:(?:[\\t,:;]|\\\\t)\\d{4}-[\\d:TZ+-]{6,30})?(?:[\\t,:; ]|\\\\t)[A-Za-z\\d/+]{40}',
  ],
  [['sk'], 0, true, 'SK[\\da-fA-F]{32}'],
  [['pat'], 0, true, 'pat[A-Za-z\\d]{14}\\.[a-f\\d]{64}'],
  // NATS seeds.
  [['sua', 'saa', 'soa', 'sna', 'sca'], 0, true, 'S[UAONC]A[A-Z2-7]{55}'],
  [['amzn'], 0, true, `amzn\\.mws\\.${UUID}`],
  [['-us'], 32, true, '[\\da-f]{32}-us\\d{1,2}'],
  [[':aa'], [8, 12], true, '\\d{8,12}:AA[\\w-]{30,40}'],
  [['.atlasv1.'], 14, true, '[A-Za-z\\d]{14}\\.atlasv1\\.[\\w=-]{40,100}'],
  [['nral'], 36, true, '[\\da-fA-F]{36}NRAL'],
  [['ffff'], 36, true, '[\\da-f]{36}FFFFNRAL'],
  // Azure keys contain a type signature.
  [['azdo'], 76, true, '[A-Za-z\\d]{76}AZDO[A-Za-z\\d]{4}'],
  [['jqqj99'], 52, true, '[A-Za-z\\d]{52}JQQJ99[A-Za-z\\d]{10,40}'],
  [['azfu', 'azse', 'azca'], [38, 46], true, '[\\w+/-]{38,46}Az(?:Fu|Se|Ca)[\\w+/-]{5,12}={0,2}'],
  [['apim', 'acdb', '+aba', '+amc', '+ast'], 76, true, '[\\w+/]{76}(?:APIM|ACDb|\\+(?:ABa|AMC|ASt))[\\w+/]{6}={0,2}'],
  [
    ['aiot', '+asb', '+aeh', '+arm', '+acr', 'azeg'],
    [33, 43],
    true,
    '[\\w+/]{33,43}(?:AIoT|\\+(?:ASb|AEh|ARm|ACR)|AZEG)[\\w+/]{5,8}={0,2}',
  ],
  // Discord bots.
  [
    ['mt', 'mj', 'mz', 'nd', 'nt', 'nj', 'nz', 'od', 'ot'],
    0,
    true,
    '[MNO][A-Za-z\\d]{22,27}\\.[\\w-]{6}\\.[\\w-]{25,45}',
  ],
  [['mfa.'], 0, true, 'mfa\\.[\\w-]{60,100}'],
  // Password hashes of a database.
  [
    ['$2', '$5', '$6', '$7', '$y$', '$gy', '$ap', '$ar', '$pb', '$sc'],
    0,
    false,
    '\\$(?:2[abxy]?\\$\\d\\d|[567]|g?y\\$[\\w./]{1,12}|apr1|(?:argon2id?|scrypt|pbkdf2-\\w{1,8})\\$[\\w=,$]{1,60})\\$[\\w./$+]{30,200}',
  ],
];

/**
 * Secrets in a known context: lowercase texts to search for; a case-insensitive pattern whose group `secret` is
 * redacted; the accepted values: `any` except placeholders, or only values that look `chosen` by people and generators;
 * and a character of the match, for common heads.
 */
type ContextRow = readonly [heads: readonly string[], pattern: string, judge: 'any' | 'chosen', required?: string];

/** As the text writes it: plain, or escaped as in JSON. */
const QUOTE = raw`(?:\\{0,7}["'])`;
/** The argument of an option, after a space or an equals sign. */
const ARGUMENT = raw`(?:[ \t]{1,4}=?|[=:]|["'], ?(?=["']))${QUOTE}?(?<secret>[^\s"'\\-][^\s"'\\]{2,255})`;
/** An option anywhere in the line, after such a program. */
const optionOf = (programs: string, option: string) =>
  raw`(?<=(?:(?<![\w.-])|(?<=\\[nrt]))(?:${programs})(?![\w.])[^\r\n|;]{0,240})[ \t"']${option}`;
/** Options as `optionOf` finds them. A word such as `Hello-World` contains none. */
const options = (names: string) =>
  names.split(' ').flatMap((name) => [' ', '\t', '"', "'"].map((before) => before + name));

/** Words of a command, followed by a secret. */
const command = (head: string, text: string, judge: ContextRow[2] = 'chosen'): ContextRow => [
  [head],
  raw`${text} +(?:-{1,2}[\w-]{1,40}(?:=\S{1,80})? +){0,4}${QUOTE}?(?<secret>[^\s"'\\-][^\s"'\\]{2,512})`,
  judge,
];

/** An option, and the programs that accept a secret after it. */
const CLI_OPTIONS: readonly (readonly [name: string, judge: ContextRow[2], programs: string])[] = [
  ['-p', 'chosen', raw`sshpass|mongo\w*|zip|twine|influx|certutil|psexec|[\w ]{0,20}log-?in|security unlock-keychain`],
  ['-P', 'chosen', raw`sqlcmd|bcp|zip|unzip|mosquitto_\w+|[io]sql|security|ssh-keygen|ipmitool`],
  ['-N', 'any', 'ssh-keygen'],
  ['-a', 'any', 'redis-cli'],
  ['-w', 'any', raw`ldap\w+`],
  ['-k', 'any', 'openssl|security|nuget push'],
  ['-pw', 'any', 'plink|pscp|psftp|putty'],
  ['-t', 'chosen', raw`codecov\S*|influx|vercel|netlify|anaconda`],
  ['-r', 'chosen', 'gitlab-runner'],
  ['/p', 'any', 'signtool|[xw]?freerdp'],
];

export const CONTEXTS: readonly ContextRow[] = [
  // Accounts in URLs, even if the password contains characters that should be encoded.
  [
    ['://'],
    raw`(?<=[a-z][a-z\d+.-]{0,20})://(?<secret>[^\s"'${'`'}<>|\\^:/?#@]{0,128}:(?!\d{2,5}(?:[/?#]|$))(?!(?:\*+|…|\$\{?\w+\}?|\{\{?.{1,40}\}\}?|%\w+%|pass(?:word)?)?@)(?:(?!://)[^\s"'${'`'}<>|\\^]){1,512})@(?=(?:[\w.-]{1,253}|\[[\da-f:.]{2,40}\])(?::\d{1,5})?(?:[^\w@-]|$))`,
    'any',
    '@',
  ],
  [['://'], raw`://(?!\S{1,200}%40[\w.-]{1,200}@)(?<secret>[\w.~%+-]{16,256}):?@(?=[a-z\d[])`, 'chosen', '@'],
  [['@tcp(', '@unix('], raw`(?<=(?<![\w.-])[\w.-]{1,64}:(?<secret>[^\s"'@:]{1,100}))@(?:tcp|unix)\(`, 'any'],
  [['jdbc:oracle'], raw`jdbc:oracle:\w{1,10}:[^/\s"'@]{1,80}/(?<secret>[^\s"'@]{3,128})@`, 'any'],
  // Everything after the host of an incoming webhook is secret.
  [
    `hooks.slack.com/ hooks.slack-gov.com/ discord.com/api/webhooks/ discordapp.com/api/webhooks/ webhook.office.com/
    hooks.zapier.com/ api.telegram.org/bot open.feishu.cn/ open.larksuite.com/ chat.googleapis.com/v1/spaces/
    events.pagerduty.com/ maker.ifttt.com/ .make.com/ victorops.com/`.split(/\s+/),
    raw`[\w.]+/(?:api/webhooks/|bot)?(?<secret>[^\s"'<>\\]{16,500})`,
    'any',
  ],
  [['/hooks/'], raw`/hooks/(?<secret>[a-z\d]{26}|[A-Za-z\d]{17,24}/[A-Za-z\d]{40,70})(?![\w-])`, 'chosen'],
  // Headers.
  [
    ['bearer ', 'basic ', 'apikey '],
    raw`(?<!\w)(?:bearer|basic|apikey)[ \t]{1,4}["']?(?<secret>[^\s"',;()[\]{}$<>\\]{8,4096})`,
    'chosen',
  ],
  // Options of programs.
  [
    options('-u --user --proxy-user -a --auth'),
    raw`${optionOf('curl|wget|https?|xh|lftp|rsync|svn|ab|hey|etcdctl|check_\\w+', '(?:-u|--user|--proxy-user|-a|--auth)')}(?:["'],)?[ \t]{0,4}=?["']?(?!\d+:)[^\s"':,%]{0,100}[:,](?<secret>[^\s"']{3,256})`,
    'any',
  ],
  [
    [' -p', '\t-p'],
    raw`(?<=[ \t](?:-[uUD]|--?user(?:name)?)[ =:]\S{1,80}(?:[ \t][^\r\n|;]{0,160})?)[ \t]-p${ARGUMENT}`,
    'chosen',
  ],
  [
    options('-p -hp'),
    raw`${optionOf('mysql\\w*|mariadb[\\w-]*|7z\\w?|rar|unrar|sshpass', '-h?p')}(?<secret>[^\s"'\\-][^\s"'\\]{2,255})`,
    'any',
  ],
  ...CLI_OPTIONS.map(
    ([name, judge, programs]): ContextRow => [options(name.toLowerCase()), optionOf(programs, name) + ARGUMENT, judge],
  ),
  [['pass:'], raw`(?<=\bpass(?:in|out)?[ =])pass:(?<secret>[^\s"'\\]{2,256})`, 'any'],
  [['--from-literal'], raw`--from-literal[ =]${QUOTE}?[\w.-]{1,80}=(?<secret>[^\s"'\\]{3,512})`, 'chosen'],
  [
    ['secret set ', 'secrets create ', 'put-parameter '],
    raw`[\w-][^\n|;]{0,260}? (?:--value|--body|-b)[ =]?${QUOTE}?(?<secret>[^\s"'\\-][^\s"'\\]{2,512})`,
    'any',
  ],
  [
    ['echo ', 'printf '],
    raw`\w{4,6} {1,8}(?:-n {1,8})?(?:${QUOTE}%s(?:\\n)?${QUOTE} {1,8})?${QUOTE}?(?<secret>[^\s"'\\|]{3,512})${QUOTE}? {0,8}\|[^\r\n]{0,200}?(?:-stdin\b|--stdin|--with-token|--passphrase-fd|sudo -s|kinit|(?<!\b(?:e?grep|rg|sed|awk) [^|\r\n]{0,80})\blogin\b|secrets? (?:create|put|set))`,
    'any',
  ],
  [['securestring '], raw`securestring +(?:-string +)?${QUOTE}(?<secret>[^$\s"'\\]{3,256})`, 'any'],
  [
    ['identified '],
    raw`identified(?: +with +\S{1,60})? +by +(?:password +)?${QUOTE}(?<secret>[^"'\\\r\n]{3,256})`,
    'any',
  ],
  ...['vault login', 'vault operator unseal', 'cargo login', 'snyk auth'].map((text) => command(`${text} `, text)),
  command('ngrok ', raw`ngrok (?:config add-)?auth-?token`),
  command('nuget push ', raw`nuget push +\S{1,120}\.nupkg`),
  command('alias set ', raw`alias set +\S{1,80} +\S{1,120} +\S{1,120}`),
  command('htpasswd ', raw`htpasswd +-\w{0,4}b\w{0,4} +\S{1,120} +\S{1,80}`),
  command('net use ', raw`net use +\S{1,80}(?: +\\{1,2}\S{1,80}){0,2}`),
];
