/**
 * A first look at short texts, such as those of commits, cheap enough for every step: what recognises credentials is
 * loaded only where one of them may hold any.
 */

/** Words that announce one, or an account before a host, or the beginning of a key, or switches of a login. */
const SIGNS =
  /passw|passphrase|pwd|secret|token|credential|bearer|basic |\$(?:2[aby]?|[56]|apr1|argon2id?)\$|-----BEGIN|PuTTY-User|:\/\/\S{1,200}@|identified by|jdbc:oracle|@tcp\(|pass:|requirepass|amzn|-[\w-]{0,30}(?:key|auth|pass|user)\b|(?:curl|wget|https?|login|mysql|mariadb|sshpass|redis|ldap|zip|cmd)\b[^\r\n]{0,200} -/i;
/** Shorter ones, that are parts of everyday words: a sign stands behind them. */
const NAMES =
  /(?:key|auth|pass|psw|_pw|sig|signature|cookies?|sid|session|jwt|pat|dsn|otp|salt|nonce|verifier|hash|login|creds|code|_id)[\w.-]{0,20}["'`\]]{0,2}\s{0,3}(?:[=:|>(]|%3d)/i;
/** Words long enough for one. */
const WORDS = /[\w~-]{16,}/g;
/** Of a commit, a file or a thing. */
const HASH = /^[\da-f-]{16,64}$/;

/** What letters do by chance, and in names of programs. */
const MIXED = /\d.*[A-Z]|[A-Z].*\d/i;
const CASES = /[a-z][A-Z]|[A-Z]{12}/;

/** False only where `hideCredentials` finds nothing. */
export function mayHoldCredential(text: string): boolean {
  if (SIGNS.test(text) || NAMES.test(text)) return true;
  return (text.match(WORDS) ?? []).some((word) => !HASH.test(word) && (MIXED.test(word) || CASES.test(word)));
}

/** A value of plain objects and lists with the credentials hidden in each of its texts. */
export async function withoutCredentials<T>(value: T): Promise<T> {
  if (!holds(value)) return value;
  const { hideCredentials } = await import('./hide.ts');
  return changed(value, hideCredentials) as T;
}

function holds(value: unknown): boolean {
  if (typeof value === 'string') return mayHoldCredential(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holds);
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, changed(one, change)]));
}
