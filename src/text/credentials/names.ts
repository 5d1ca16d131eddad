/** Which names announce a credential: of variables, options, properties, columns, headers. */

/**
 * How sure the name is: a `password` may be anything; a `token` is made by a program, without blanks; behind a `weak`
 * name a credential is likely only where the value looks like one; a `header` has it in the rest of its line.
 */
export type NameKind = 'password' | 'token' | 'weak' | 'header';

const PASSWORD =
  /(?:passw(?:or)?ds?|passphrase|passwort|passcode|_pwd|^pwd|[a-z]pwd|(?:_|db|store|key|user|my|root|admin|bind)pass|_psw|_pw|^psw|requirepass|masterauth|bindpw)\d{0,3}$/;
const TOKEN =
  /(?:secret|token|(?:api|access|account|private|secret|shared|master|encryption|encrypt|signing|sign|auth|authentication|authorization|storage|license|app|application|subscription|functions?|ssh|session|hmac|jwt|consumer|webhook|service|deploy|admin|client_api|cipher|crypto|aes|rsa|symmetric|security|publish|upload|ingest|ingestion|insert|integration|personal|project|seal|unseal|recovery|write|root)_?keys?|credentials?|_creds?|^creds|_jwt|^jwt|_pat|^pat|_bearer|^bearer|^sig|_sig|api_?hash|client_?assertion|refresh_?code|auth_?code|authcode|verifier|saml_?response|otp|_pin|webhook_?secret|connection_?string|(?:amz|goog)_signature|sonar_login|access_?code|security_?code|_dsn|^dsn)\d{0,3}$/;
const HEADER = /^(?:(?:proxy|x|http|x_forwarded)_)*(?:authorization|auth_header)$|^(?:http_)?(?:set_)?cookies?$/;
const WEAK =
  /(?:_auth|^auth|^pass|signature|session(?:_?id)?|sid|[a-z]_key|(?:tokens|secrets)|nonce|salt|_cookie|^pw)\d{0,3}$/;

/** Keys that are no secret: they name, order or find something. */
const OPEN_KEY =
  /(?:cache|public|pub|primary|foreign|sort|partition|group|hash|host|object|row|column|map|lookup|index|idempotency|unique|restore|composite|natural|bucket|shortcut|hot|translation|i18n|message|label|config|registry|dedupe|routing|issue|jira|project_?name|signing_?cert|gpg|pgp|key|_?id|data|query|json|dict|sonar_?project|project)_keys?$/;
/** What a name goes on with where its value tells only about a credential. */
const ABOUT =
  /_(?:file|files|path|paths|dir|folder|url|uri|urls|uris|endpoint|host|name|names|id|ids|len|length|size|count|counts|type|types|kind|ttl|expiry|expires|expiration|expired|age|date|time|at|version|required|enabled|disabled|field|policy|limit|limits|budget|usage|rate|error|errors|status|state|valid|invalid|reset|prompt|hint|label|placeholder|input|stdin|env|variable|var|manager|provider|store|service|source|ref|reference|exists|empty|missing|length|format|encoding|algorithm|alg|method|mode|scheme|strength|min|max|scope|scopes|permissions?|issuer|audience|review|request|requests|response|handler|helper|validator|parser|izer|map|list|set|index|position|pos|kind|js|ts|jsx|tsx|mjs|cjs|go|py|rb|rs|java|class|c|cc|cpp|h|hpp|cs|php|kt|kts|swift|json|ya?ml|xml|md|txt|html?|css|scss|vue|svelte|scala|sh|toml|lock|log|tf|sql|proto|spec|test|tests|svg|png|d|component|module|controller|page|form|util|utils)$/;
/** The part of a name by which it announces a credential although it goes on. */
const WITHIN =
  /(?:^|_)(?:password|passwd|passphrase|pwd|secret|token|api_?key|access_?key|private_?key|secret_?key|credentials?)(?:_|$)/;

/** Of longer names the end tells what they are. */
const LONGEST = 64;

/** `AWS_SECRET_ACCESS_KEY`, `_authToken`, `x-api-key`, `spring.datasource.password`: undefined where it is none of those. */
export function nameKind(name: string): NameKind | undefined {
  // What programs print of a test.
  if (name === 'PASS') return undefined;
  const words = name
    .slice(-LONGEST)
    .replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&_')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  if (HEADER.test(words)) return 'header';
  if (ABOUT.test(words) && !/_secret_id$|^secret_id$/.test(words)) return undefined;
  if (PASSWORD.test(words)) return 'password';
  if (OPEN_KEY.test(words)) return undefined;
  if (TOKEN.test(words)) return 'token';
  return WITHIN.test(words) || WEAK.test(words) ? 'weak' : undefined;
}
