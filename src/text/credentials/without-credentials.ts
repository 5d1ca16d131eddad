/**
 * A first look at a text, cheap enough for every step: what recognises credentials is loaded, and tried, only where this
 * says that there may be any. Each pattern takes time in proportion to the text.
 */

import { type OurWordsOf, withTextsChanged } from '../redaction/changed-texts.ts';
import { seenText } from '../seen-text.ts';
import { MAY_BE_CUT } from '../text-finder.ts';
import { FOREIGN_HEADS, wordsIn } from './names.ts';

/**
 * A value of plain objects and lists with the credentials hidden in each of its texts but words of ours; loads only where
 * one of them may hold any.
 */
export async function withoutCredentials<T>(value: T, our: NoInfer<OurWordsOf<T>>): Promise<T> {
  const texts = new Set<string>();
  const isRead = gather(value, texts);
  const isHarmless = !mayHoldCredential(texts);
  if (isRead && isHarmless) return value;
  const { hideCredentials } = await import('./hide.ts');
  const isKnown = (text: string) => isHarmless && texts.has(text);
  return withTextsChanged(value, our, (text) => (isKnown(text) ? text : hideCredentials(text)));
}

/** What hides the secrets that were given, and what looks like a credential. */
export async function loadHide(redactor: {
  readonly redact: (text: string) => string;
}): Promise<(text: string) => string> {
  const { hideCredentials } = await import('./hide.ts');
  return (text) => hideCredentials(redactor.redact(text));
}

/** Adds every text in it; false where some are read late, and so may hold any. */
function gather(value: unknown, texts: Set<string>): boolean {
  if (typeof value === 'string') texts.add(seenText(value)?.text ?? value);
  if (typeof value !== 'object' || value === null) return true;
  const names = Object.keys(value);
  const read = names.filter((name) => !isLate(value, name) && gather(property(value, name), texts));
  return read.length === names.length;
}

function isLate(value: object, name: string): boolean {
  return Object.getOwnPropertyDescriptor(value, name)?.get !== undefined;
}

function property(value: object, name: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Words and signs, in small letters, that announce one, an account, the beginning of a key, or the address of a webhook. */
const SIGNS =
  'passw|pw=|pw:|pw\'|pw"|passphrase|passcode|pwd|secret|token|credential|bearer |basic |apikey |$2a$|$2b$|$2x$|$2y$|$5$|$6$|$7$|$y$|$gy$|$apr1$|$argon2i|pbkdf2|scrypt|----begin|---- begin|putty-user|identified |jdbc:oracle|sqlplus |bindpw |pass:|requirepass|masterauth|amzn|webhookb|&p=|hook.|hooks.|hook/|hooks/|azdo|jqqj99|apim|acdb|aiot|azeg|azfu|azse|azca|+aba|+amc|+ast|+asb|+aeh|+arm|+acr';
/** Words that stand right before one, and those that pipe one. */
const PHRASES =
  '-serial |license key|licence key|product key|ipk |invite/|invitation/|activate/|confirm/|mnemonic|seed phrase|seed words|paper key|recovery phrase|recovery words|backup phrase|echo |printf |<<<|ngrok |snyk auth|rclone obscure|bw |rabbitmqctl |user create|user add|user set| using |wpa_|poetry config|composer config|bundle config|bundle_|nuget |activate-refresh|alias set|host add|net use|runas |signtool |freerdp |schtasks |cmdkey |user-secrets|exdp |expdp |impdp |sqlldr |rman target|:5432:|:5433:|:5439:|:6432:|:26257:|:*:|oauth|reset|magic-link|unseal |from-literal|login |stats auth |snmp-server |auth-user|ugfzc3dvcmq6|auth |authenticate |getconnection(|pdo|pragma |\ttrue\t|\tfalse\t|mysqli|dbi->|plain\'|plain"|send |add-mask| pw |auth-pass |.logon |md5 |bcrypt(|hash::make|hashpw(|community |connect(|nickserv |radtest |set for |victorops|> pass |c: pass |setuser |/t/|/p/| /p:| /p ';
/** Parts of names that announce one, in small letters; what follows the name decides. */
const NAME =
  /encrypt|seed|primary$|secondary$|key|auth(?!or(?!iz))|pass|psw|pw\d?$|sig(?!n)|signature|cookie|session|sid\d?$|jwt|(?:^|[_.-])pat\d?$|dsn|otp|_pin|salt|nonce|verifier|hash$|login|creds?$|code|saml|assertion|connection|psk|art-api|key-data|ticket/;
/** What each of them has, which tells at less cost that a name is none. */
const IN_NAME =
  'encrypt|seed|primary|secondary|key|auth|pass|psw|pw|sig|cookie|session|sid|jwt|pat|dsn|otp|_pin|salt|nonce|verifier|hash|login|cred|code|saml|assertion|connection|psk|art-api|ticket';
const FOLLOWS =
  /\\{0,7}(?:["'`]|&quot;|&#39;|&apos;)?[\]}]?(?: (?:ID|\d{1,2}))?(?:\s{0,200}(?:[=:>[]|->|\?[=:]|\?\?=|\|\|=|&&=|!=|<<|\([@brfuL]?["'`]|%3[ad])| ?\||[ \t]{2}|\t|["'`;],| (?:is|was|set|will|for) |[ \t]["'])|["'],?\s{0,40}["']?value/iy;
/** The name may stand behind its value. */
const VALUE_FIRST = /value["'`]?\s{0,8}[:=]/i;
/** What that begins with. */
const MAY_FOLLOW = /[\s.)\\"'`&}\]=:>[?!(%|;,<\u0080-\uffff-]/;
/** Words, names of variables and tokens. */
const WORD = /[\w~$.-]{3,}/g;
/** What a token has between the blanks, dots and signs around it. */
const PART = /[^\W_]{5,}/g;
/** With a digit among letters: also one far from its name. No hash, and no name with its number. */
const MAY_BE_VALUE = /^(?!(?:[\da-f]{7,8}|[\da-f]{40}|[\da-f]{64})$|[a-z.$-]+\d*$)(?=.*\d)(?=.*[a-z]).{7,}/i;
/** Shorter words are no tokens. */
const SHORTEST = 15;
/** What may be one with nothing that announces it. */
const LONE = /^(?=.{12})(?=.*[a-z])(?=.*[A-Z].*[A-Z])/;
/** Of a commit, a file or a thing. */
const HASH = /^[\da-f.-]+$/;
/** A value of a name. */
const BEHIND_SIGN = /[=:>|,][\s'"`=]{0,5}$/;
/** Between texts: no reader sees it, so none of them has it. */
const APART = '\0';
const ADDRESS = /[^\s"'`<>|\\^\0]*/y;
/** `user:password@host`. */
const BARE_ACCOUNT = /[\w.-]:[^\s"'@:\0]{1,100}@[a-z\d/]/i;

/** False only where `hideCredentials` finds nothing in any of these texts. Takes them as a reader sees them. */
export function mayHoldCredential(texts: Iterable<string>): boolean {
  const all = [...texts];
  return all.some((text) => text.length >= MAY_BE_CUT) || announcesOne(all.join(APART));
}

function announcesOne(text: string): boolean {
  const small = text.toLowerCase();
  if (FOREIGN_HEADS.some((word) => small.includes(word))) return true;
  if (wordsIn(small, SIGNS).length > 0 || wordsIn(small, PHRASES).length > 0 || holdsAccount(text)) return true;
  if (/[ '"]-/.test(text) && holdsSwitch(text)) return true;
  const parts = wordsIn(small, IN_NAME);
  if (parts.length > 0 && small.includes('value') && VALUE_FIRST.test(text)) return true;
  const words = [...text.matchAll(WORD)];
  if (words.some((word) => mayBeOne(word, parts))) return true;
  return words.some(([word]) => isName(word.toLowerCase(), parts)) && words.some(([word]) => MAY_BE_VALUE.test(word));
}

/** True where an address has a sign of an account: each of its characters is looked at once. Also where it has no scheme. */
function holdsAccount(text: string): boolean {
  if (BARE_ACCOUNT.test(text)) return true;
  for (let at = text.indexOf('://'); at !== -1; at = text.indexOf('://', ADDRESS.lastIndex)) {
    ADDRESS.lastIndex = at + 3;
    if (ADDRESS.exec(text)?.[0].includes('@') === true) return true;
  }
  return false;
}

/** Switches that take one from the programs that have them. */
function holdsSwitch(text: string): boolean {
  const program =
    /rar\b|gitlab-|security|certutil|psexec|rdesktop|user(?:add|mod)|ssh-keygen|gem push|codecov|glab|vercel|netlify|plink|pscp|psftp|putty|etcdctl|check_|ncftp|choco|set |put-param|altool|bcp|curl|wget|http|\bxh\b|lftp|smbclient|rsync|svn|\bab\b|\bhey\b|log(?:in|on)|signin|sshpass|mysql|mariadb|mongo|passwd|auth|zip|7z|\baz\b|docker|podman|helm|knife|anaconda|\boc\b|\bcf\b|nuget|twine|vault|influx|sqlcmd|bcp|mosquitto|[io]sql|redis|ldap|openssl|snmp|cypress|vsce|ovsx|beeline|\buser\b|-user| -[ud][ :]/i;
  return (
    /[ '"]-(?:[uapwkbntrex]|hp|hmac|-user|-proxy-user|-pass|-key|-auth|-value|-body|-cert)/i.test(text) &&
    program.test(text)
  );
}

/** @param parts those of names that may stand in it */
function mayBeOne({ 0: word, index, input }: RegExpExecArray, parts: readonly string[]): boolean {
  const end = index + word.length;
  const isAlone = word.startsWith('-') || /^[A-Z_\d]+$/.test(word);
  if ((isAlone || MAY_FOLLOW.test(input.charAt(end))) && isName(word.toLowerCase(), parts)) {
    FOLLOWS.lastIndex = end;
    if (isAlone || FOLLOWS.test(input)) return true;
  }
  if (word.length < SHORTEST) return word.match(PART)?.some((part) => LONE.test(part)) ?? false;
  if (HASH.test(word)) return BEHIND_SIGN.test(input.slice(Math.max(0, index - 6), index));
  return word.match(PART)?.some(looksMade) ?? false;
}

function isName(word: string, parts: readonly string[]): boolean {
  return parts.some((part) => word.includes(part)) && NAME.test(word);
}

/** What letters do by chance, and in names of programs. */
function looksMade(part: string): boolean {
  return (/\d/.test(part) && /[A-Za-z]/.test(part)) || /[a-z][A-Z]|[A-Z]{12}/.test(part);
}
