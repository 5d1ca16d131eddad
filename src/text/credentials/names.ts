/** Which names announce a credential: of variables, options, properties, columns, headers. The one judge of them. */

/**
 * How sure the name is: a `password` may be anything; a `token` is made by a program, without blanks; so is a `key`, which
 * may also name a thing; a `header` has it in the rest of its line; of a `part` the name goes on, so the value may be
 * something else; behind a `weak` name a credential is likely only where the value looks like one; a `faint` one says so
 * little that it counts for variables alone, which somebody set on purpose.
 */
export type NameKind = 'password' | 'token' | 'key' | 'header' | 'part' | 'weak' | 'faint';

/** What other languages call a password, and a key or token, in small letters. */
const FOREIGN = {
  password:
    'kennwort|mot_?de_?passe|contraseña|contrasena|senha|wachtwoord|hasło|haslo|heslo|lösenord|losenord|salasana|adgangskode|passord|пароль|parola|jelszó|şifre|パスワード|暗証番号|密码|密碼|口令|비밀번호|암호|mật_khẩu',
  token:
    'schlüssel|schluessel|geheimnis|トークン|シークレット|キー|秘密鍵|密钥|密鑰|令牌|токен|секрет|ключ|토큰|시크릿|zugangsdaten|identifiants|credenciales|credenziali',
  /** The ends of other words as well. */
  word: 'jeton|clé|clef|clave|llave|chave|chiave',
};
/** What a text has where one of those stands in it. */
export const FOREIGN_HEADS: readonly string[] = Object.values(FOREIGN).flatMap((words) =>
  words.replaceAll('mot_?de_?', '').replaceAll('_', ' ').split('|'),
);

/** Made when a name is judged by them: in most steps none is, and to make ten patterns takes half a million instructions. */
const patterns = () => ({
  foreignPassword: new RegExp(`(?:${FOREIGN.password})[是为為]?$`),
  foreignToken: new RegExp(`(?:${FOREIGN.token}|(?:^|_)(?:${FOREIGN.word}))[是为為]?$`),
  password:
    /(?:pass_?(?:w(?:or)?ds?|phrase|wort|code)|_pwd|^pwd|[a-z]pwd|(?:_|db|store|key|user|my|root|admin|bind|ssh|ftp|smtp|imap|mail|ldap|sasl|http|proxy|sql|pg|ts|login|become|sudo|cert|keystore|truststore)(?:pass|pw)|paper_?key|_psw|^psw|requirepass|masterauth|(?:^|_)psk|auth_user_info)$/,
  token:
    /(?:secret(?:_?str(?:ing)?)?|token|auth_?tok|credentials?|_creds?|^creds|_jwt|^jwt|_pat|^pat|_bearer|^bearer|^sig|_sig|api_?hash|client_?assertion|(?:refresh|auth|access|security|device|invite|invitation)_?code|verifier|otp|(?:otp|string)_seed|_pin|connection_?string|(?:amz|goog)_signature|sonar_login|art_api|_dsn|^dsn|auth_ident|(?:set|erlang_)cookie|dockerconfigjson|honeycomb_team|passw(?:or)?d(?:_double)?_sha(?:_hex)?)$/,
  key: /(?:(?:generated|sdk|api|access|account|private|secret|shared|master|encryption|encrypt|signing|sign|auth|authentication|authorization|storage|license|app|application|subscription|functions?|ssh|session|hmac|jwt|consumer|webhook|service|deploy|admin|client_api|cipher|crypto|aes|rsa|symmetric|security|publish|upload|ingest|ingestion|insert|integration|personal|project|seal|unseal|recovery|write|root|certificate|validation|decryption)_?keys?|client_key_data)$/,
  header: /^(?:(?:proxy|x|http|x_forwarded)_)*(?:authorization|auth_header)$|^(?:http_)?(?:set_)?cookies?$/,
  weak: /(?:_auth(?:orization)?|^auth|^pass|signature|session(?:_?id)?|sid|[a-z]_key|(?:tokens|secrets)|salt|_cookie|^pw|assertion)$/,
  /** A tokenizer and a secretary are none. */
  part: /password|passwd|passphrase|secret(?!ar)|credential|token(?!i[sz])|(?:^|_)(?:pwd|op_session|(?:api|access|private)_?key)(?:_|$)/,
  faint:
    /(?:^|_)(?:auth|cookie|creds|jwt|keys?|pass|pat|pem|pw|(?:access|api|auth|master|private|signing)key)(?:_|$)|^encrypt$/,
  /** Of a cloud's account as well as of a table. */
  ofTables: /(?:^|_)(?:primary|secondary)(?:_(?:master_)?keys?)?$/,

  /** Keys and tokens that are known to everybody, or that name, order or find something. */
  open: /(?:^|_)(?:cache|public|publishable|pub|foreign|sort|partition|idempotency|unique|restore|page|next|continuation|pagination|existing|image_?pull)(?:_[a-z]+)*_?(?:keys?|tokens?|secrets?)$|(?:group|hash|host|object|row|column|map|lookup|index|composite|natural|bucket|shortcut|hot|translation|i_n|message|label|config|registry|dedup|dedupe|issue|jira|project_?name|signing_?cert|gpg|pgp|key|_?id|data|query|json|dict|sonar_?project|project|web_?socket)_keys?$/,
  /** Names that end as those do, and are the thing itself. */
  notAbout: /(?:^|_)(?:secret_id|saml_?(?:response|request))$/,
  /** A file that is called after what it deals with. */
  file: /\.(?:js|ts|jsx|tsx|mjs|cjs|go|py|rb|rs|java|class|c|cc|cpp|h|hpp|cs|php|kt|kts|swift|json|ya?ml|xml|md|txt|html?|css|scss|vue|svelte|scala|sh|toml|lock|log|tf|sql|proto|spec|tests?|svg|png|d)$/,
});
let made: ReturnType<typeof patterns> | undefined;

/** The last word of a name whose value tells only about a credential. */
const ABOUT = `accessor addr address age alg algorithm alias at audience bits budget count counts date days dir directory disabled
  domain email empty enabled encoding encryption endpoint env error errors exists expiration expired expires expiry field file
  filename files fingerprint folder format handler hasher hashers hashing header helper hint host id ids index input invalid issuer izer kind
  label len length lifetime limit limits list location manager map max method min missing mode name names path paths
  permission permissions placeholder policy port pos position prefix prompt provider rate ref reference regex region request requests
  required reset response review rotation rules scheme scope scopes seconds server service set size sock source state status stdin
  store strength time timeout ttl type types uri uris url urls usage user username valid validator var variable
  version`;
/** Of which of several it is, or how it is written: what it announces is the same. */
const QUALIFIED =
  /_(?:base|b|raw|value|plain|plaintext|prod|production|test|dev|stage|staging|ci|old|new|current|previous)$/;
let aboutWords: ReadonlySet<string> | undefined;
/** What each of them has somewhere, in small letters, and the name of a webhook's address. */
const SOMEWHERE =
  'pass|pw|psw|psk|secret|token|cred|jwt|pat|pem|bearer|sig|hash|assertion|code|verifier|otp|pin|masterauth|connection|dsn|login|artapi|art_api|art-api|art.api|key|auth|cookie|session|sid|nonce|salt|seed|saml|hook|primary|secondary|encrypt';
/** How most of them end: the patterns above take a millisecond to set up. */
const USUAL =
  /^(?!.*(?:cache|pub|primary|foreign|sort|partition|idempotency|unique|restore|page|next|continuation|pagination|existing|pull)).*[_-](?:(password)|secret|token)$/;

/** Of longer names the end tells what they are. */
const LONGEST = 64;

/**
 * Those of many names that may announce one: every step judges the names of its environment. All are looked at as one first,
 * which leaves few words to look for in each.
 */
export function likelyNames(names: readonly string[]): ReadonlySet<string> {
  const words = wordsIn(names.join('\n').toLowerCase(), [SOMEWHERE, ...FOREIGN_HEADS].join('|'));
  const isLikely = (small: string) => words.some((word) => small.includes(word));
  // A `pat` is a token, a `path` is none.
  return new Set(names.filter((name) => isLikely(name.toLowerCase().replaceAll('path', 'p-h'))));
}

/** `AWS_SECRET_ACCESS_KEY`, `_authToken`, `x-api-key`, `spring.datasource.password`: undefined where it is none of those. */
export function nameKind(name: string): NameKind | undefined {
  const usual = USUAL.exec(name.toLowerCase());
  if (usual !== null) return usual[1] === undefined ? 'token' : 'password';
  return judged(name);
}

function judged(name: string): NameKind | undefined {
  made ??= patterns();
  const words = nameWords(name).replace(QUALIFIED, '');
  if (made.header.test(words)) return 'header';
  if (made.file.test(name) || (isAbout(words) && !made.notAbout.test(words))) return undefined;
  if (made.password.test(words) || made.foreignPassword.test(words)) return 'password';
  if (made.open.test(words)) return undefined;
  if (made.token.test(words) || made.foreignToken.test(words) || made.notAbout.test(words)) return 'token';
  if (made.key.test(words)) return 'key';
  if (made.part.test(words)) return 'part';
  if (made.ofTables.test(words)) return 'faint';
  if (made.weak.test(words)) return 'weak';
  return made.faint.test(words) ? 'faint' : undefined;
}

function isAbout(words: string): boolean {
  aboutWords ??= new Set(ABOUT.split(/\s+/));
  const last = words.lastIndexOf('_');
  return last >= 0 && aboutWords.has(words.slice(last + 1));
}

/** Names of fields that hold something else, though it may look made. */
const ANOTHER =
  /(?:^|_)(?:ids?|uuid|guid|sha|hash|digest|checksum|commit|revision|ref|md|type|version|trace|span|request|fingerprint|etag|image|arn|build|serial|host|user|account|accessor|name|file|path|url|uri|at|date|time|address|key)$/;

/** True for the name of a field that holds something else. */
export function isAboutAnother(name: string): boolean {
  const words = nameWords(name);
  return ANOTHER.test(words) || isAbout(words);
}

/** Its words in small letters: `npm_authToken2` is `npm_auth_token`. */
export function nameWords(name: string): string {
  return name
    .slice(-LONGEST)
    .replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&_')
    .toLowerCase()
    .replaceAll(/[^a-z\u00df-\u024f\u0430-\u04ff\u1ea0-\u1eff\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7af]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}

/**
 * Which words of the list, with `|` between them, a text has somewhere. Of a long list and a text that is looked at once this
 * takes a fourth of what V8 takes to set up a pattern of them.
 */
export function wordsIn(text: string, list: string): readonly string[] {
  return list.split('|').filter((word) => text.includes(word));
}
