/**
 * Classifies the names of variables, options, properties, columns, and headers that announce a credential. This is the
 * only module that classifies secret names.
 */

/**
 * The certainty of a name:
 *
 * - `password`: the value may be any text
 * - `token`: a generated value without spaces
 * - `key`: like `token`, but the name may also mean something else
 * - `header`: the credential is in the rest of the line
 * - `weak`: a credential only if the value looks like one, because the name continues or means something else as well
 * - `faint`: counts for environment variables only, because somebody set them on purpose
 */
export type NameKind = 'password' | 'token' | 'key' | 'header' | 'weak' | 'faint';

/** Substrings in lowercase, one of which every credential name contains. */
export const NAME_HEADS =
  `pass pwd psw bindpw pw= pw: psk secret token cred jwt _pat bearer sig assertion code verifier otp _pin connection dsn
  login key auth cookie session sid salt seed hook primary secondary encrypt ticket= saml dockerconfigjson masterauth kennwort contrase senha`.split(
    /\s+/,
  );
const PASSWORD =
  /(?:pass_?(?:w(?:or)?ds?|phrase|wort|code)|kennwort|mot_de_passe|contrase[nñ]a|senha|_pwd|^pwd|[a-z]pwd|(?:_|db|store|key|user|my|root|admin|bind|ssh|ftp|smtp|imap|mail|ldap|sasl|http|proxy|sql|pg|ts|login|become|sudo|cert)(?:pass|pw)|_psw|^psw|requirepass|masterauth|(?:^|_)psk)$/;
const TOKEN =
  /(?:secret(?:_?str(?:ing)?)?|token|auth_?tok|credentials?|_creds?|^creds|_jwt|^jwt|_pat|^pat|_bearer|^bearer|^sig|_sig|client_?assertion|(?:refresh|auth|access|security|device|invite|invitation)_?code|verifier|otp|_pin|connection_?string|(?:amz|goog)_signature|sonar_login|_dsn|^dsn|(?:set|erlang_)cookie|dockerconfigjson|(?:otp|string)_seed|secret_id|saml_?(?:response|request))$/;
const KEY =
  /(?:(?:generated|sdk|api|access|account|private|secret|shared|master|encryption|encrypt|signing|sign|auth|authentication|authorization|storage|license|app|application|subscription|functions?|ssh|session|hmac|jwt|consumer|webhook|service|deploy|admin|client_api|cipher|crypto|aes|rsa|symmetric|security|publish|upload|ingest|ingestion|integration|personal|project|seal|unseal|recovery|write|root|certificate|validation|decryption)_?keys?|client_key_data)$/;
const HEADER = /^(?:(?:proxy|x|http|x_forwarded)_)*(?:authorization|auth_header)$|^(?:http_)?(?:set_)?cookies?$/;
/** Any part of the name, except for `tokenizer` and `secretary`, or its end. */
const WEAK =
  /password|passwd|passphrase|secret(?!ar)|credential|token(?!i[sz])|(?:^|_)(?:pwd|(?:api|access|private)_?key)(?:_|$)|(?:_auth(?:orization)?|^auth|^pass|signature|session(?:_?id)?|sid|[a-z]_key|(?:tokens|secrets)|salt|_cookie|^pw|assertion)$/;
const FAINT =
  /(?:^|_)(?:auth|cookie|creds|jwt|keys?|pass|pat|pem|pw|(?:access|api|auth|master|private|signing)key)(?:_|$)|^encrypt$/;
/** Public keys and tokens, and names of keys that identify, sort, or look up something. */
const OPEN =
  /(?:^|_)(?:cache|public|publishable|pub|foreign|sort|partition|idempotency|unique|restore|page|next|continuation|pagination|existing|image_?pull)(?:_[a-z]+)*_?(?:keys?|tokens?|secrets?)$|(?:group|hash|host|object|row|column|map|lookup|index|composite|natural|bucket|shortcut|hot|translation|i_n|message|label|config|registry|dedup|dedupe|issue|jira|project_?name|signing_?cert|gpg|pgp|key|_?id|data|query|json|dict|sonar_?project|project|web_?socket)_keys?$/;
/** The last word of a name whose value describes a credential but doesn't contain it. A set needs no compilation. */
const ABOUT = new Set(
  `accessor addr address age alg algorithm alias at audience bits budget count counts date dates days dir directory
  disabled domain email empty enabled encoding encryption endpoint env error errors exists field file filename files
  fingerprint folder format handler header helper hint host id ids index input invalid issuer kind label len length
  lifetime limit limits list location manager map max method min missing mode name names path paths permission
  permissions placeholder policy port pos position prefix prompt provider rate ref reference regex region request
  requests required reset response review rotation rules scheme scope scopes seconds server service set size sock
  source state status stdin store strength time timeout ttl type types uri uris url urls usage user username valid
  validator var variable version`.split(/\s+/),
);
const EXCEPT_ABOUT = /(?:^|_)(?:secret_id|saml_?response|saml_?request)$/;
/** Qualifiers such as a number or an encoding, which don't change what the name announces. */
const QUALIFIED =
  /_(?:base|b|raw|value|plain|plaintext|prod|production|test|dev|stage|staging|ci|old|new|current|previous)$/;

/** Most names contain none of these, and need not compile the other expressions. A path is no personal access token. */
const ANNOUNCES = new RegExp(
  [...NAME_HEADS, 'pem'].join('|').replaceAll(/[_=:]/g, '').replace('|pat|', '|pat(?!h)|'),
  'i',
);

/** For longer names, the last characters decide. */
const MAX_LENGTH = 64;

/**
 * Classifies a name such as `AWS_SECRET_ACCESS_KEY`, `_authToken`, `x-api-key`, or `spring.datasource.password`.
 * Returns undefined if it doesn't announce a credential.
 */
export function nameKind(name: string): NameKind | undefined {
  if (!ANNOUNCES.test(name)) return undefined;
  const text = formatName(name).replace(QUALIFIED, '');
  if (HEADER.test(text)) return 'header';
  if (isAbout(text)) return undefined;
  if (PASSWORD.test(text)) return 'password';
  if (OPEN.test(text)) return undefined;
  if (TOKEN.test(text)) return 'token';
  if (KEY.test(text)) return 'key';
  if (WEAK.test(text)) return 'weak';
  return FAINT.test(text) ? 'faint' : undefined;
}

function isAbout(text: string): boolean {
  const last = text.lastIndexOf('_');
  if (last === -1 || EXCEPT_ABOUT.test(text)) return false;
  return ABOUT.has(text.slice(last + 1)) || /_(?:expir|hash)/.test(text);
}

/** Converts a name to lowercase words: `npm_authToken2` becomes `npm_auth_token`. */
export function formatName(name: string): string {
  return name
    .slice(-MAX_LENGTH)
    .replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&_')
    .toLowerCase()
    .replaceAll(/[^a-z\u00df-\u024f]+/g, '_')
    .replaceAll(/^_|_$/g, '');
}
