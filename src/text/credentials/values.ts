/** Which texts can be credentials, and which are plainly none. */

import { chanceBits } from './chance.ts';

/** Long enough to be one where no sign but its name speaks for it. */
const SHORTEST = 6;

/** Words in the place of a value: types, states, and what stands for something that is not shown. */
const WORDS = new Set(
  `any array base64 basic bearer boolean bool bytes credential credentials default description disabled empty enabled
  error example expected expired fail failed false found get hidden inherit int integer invalid key masked missing never
  nil no none not null number object ok omitted on off optional password pass passed present private public read redacted
  refresh removed pw pwd passwd required return secret secrets set should skipped str string sensitive success symbol text the this to
  token tokens true type undefined unknown unset unused user username valid value void was with write yes your and for is
  are has must cannot can be in of or from at it as if when then write-only readonly filtered stdin include
  same-origin base64-encoded dummy placeholder`.split(/\s+/),
);

/** With the signs around a word. */
const LONGEST_WORD = 32;
/** What a program or a person wrote in the place of a value; a hash of LDAP has its kind in braces. */
const PLACEHOLDER =
  /^(?:#[a-z-]+$|--[a-z]|[^\]]*\]\(|[*•●○■█.·xX_?#-]+|\*{3}.*|.{0,8}[*•●]{6,}|<.*>?|\[[^\]]*\]?|\{(?![A-Z\d-]{2,20}\}[\w+/]{16}).*|![A-Za-z]+|[&*][a-z_]{2,30}\d?|\(.*|\$\{.*|\$\(.*|\$(?:env:)?[A-Za-z_]+\d?|\$\d|#\{.*|%\w+%|%[a-z]|%\w{0,12}\(.*|[Yy](?:our|OUR)[-_].*|:[a-z_]{2,30}\d?|@\w+@|\.{3}.*|…)$/s;
/** A call, a place in a list, a template or a name with its owners: code, not a value. */
const CODE =
  /^(?:[A-Za-z_]{1,40}\w{0,4}::\w.*|\+ ?[A-Za-z_$]{1,40}(?:\.[A-Za-z_$]{1,40}\d{0,2}){0,4}[);]{0,3}$|@[A-Z]\w{1,20}(?:\.\w{1,20})*\(.*|[A-Z][a-z]{2,20}(?:[A-Z][a-z]{2,20})*\{[\da-f]{5}|(?:await |new |!)?[A-Za-z_$#][\w$#<>]*(?:(?:\?\.|\.|::|->)[A-Za-z_$#][\w$#<>]*)*[([]|[A-Za-z_$#]+(?:(?:\?\.|\.|::|->)[A-Za-z_$#]+\d?)+;?$|(?:secrets|env|vars|inputs|process\.env|os\.environ)\b[.[])/;
const CALLED = /^[A-Za-z\d]+(?=\()/;
const PATH = /^(?:~|\.{1,2}|[A-Za-z]:|file:)?[\\/]{1,3}(?:[\w.@ -]{1,60}[\\/])*[\w.@ -]{0,60}$/;
/** To a secret that is kept elsewhere, and to which version of it. */
const REFERENCE =
  /^(?:env|file|fd):|^(?:id|src|source|type|target|role|method|username)=|^[\w./-]{0,80}\}\/|^\w{1,64}=[\w/.-]{1,64}:(?:latest|\d{1,4})$|^arn:/;
const ADDRESS = /^[a-z][a-z\d+.-]{1,20}:\/\//i;
/** Also as that of a thing: `junit:4.13.2`. */
const VERSION = /^(?:[\w.-]{1,80}[:/])?[~^<>=v]{0,3}\d+(?:\.[\dx*]+){1,3}(?:[-+._][\w.+-]*)?$/;
const DIGEST = /^(?:(?:sha\d{1,3}|md5|blake\w{1,4})[:-]\S+|[\da-f]{7,8}|[\da-f]{40}|[\da-f]{64})$/;
const NUMBER =
  /^0x[\da-fA-F]{1,16}$|^[A-Z]{2,10}-\d{1,6}$|^\d{4}-\d\d-\d\d|^\d{1,2}:\d\d|^\d+(?:\.\d+)?(?:ms|s|m|h|d|%|[kKMG]i?B?)$/;

/** What a word looks like that people say: with a vowel, neither long nor full of consonants. */
const SPEAKABLE = /^(?=.*[aeiouy])(?!.*[bcdfghjklmnpqrstvwxz]{5})[a-z]{3,13}$/i;

export function hasLetterAndDigit(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

/** True for what no name makes a credential. */
export function isPlainlyNone(value: string): boolean {
  return (
    value.includes('***') ||
    (value.length < LONGEST_WORD && WORDS.has(value.toLowerCase().replaceAll(/[^a-z\d-]/g, ''))) ||
    ([PLACEHOLDER, REFERENCE, ADDRESS, VERSION].some((pattern) => pattern.test(value)) && !isBraced(value)) ||
    (CODE.test(value) && !isChanceRun(CALLED.exec(value)?.[0] ?? '')) ||
    (PATH.test(value) && !value.split(/[\\/]/).some(isMade))
  );
}

/** ODBC takes a value in braces. */
function isBraced(value: string): boolean {
  return /^\{[^\s{}"':]{8,128}\}$/.test(value) && holdsOne(value.slice(1, -1));
}

function holdsOne(value: string): boolean {
  return isMade(value) || looksChosen(value) || isLongHex(value);
}

/** Base64 has slashes as well. */
function isMade(part: string): boolean {
  return part.length >= 8 && /\d/.test(part) && /[a-z]/.test(part) && /[A-Z]/.test(part) && !isWordy(part);
}

/** As keys and tokens of 16 bytes and more are written, and hashes of commits and files as well: only its name tells. */
export function isLongHex(value: string): boolean {
  return /^(?:0x)?[\da-f]{32,256}$/i.test(value) || /^\d{6}(?:-\d{6}){5,8}$/.test(value);
}

const NAME_PARTS = /[-_./:]+/;
const NUMBERED = /^(?:[vV]?\d{1,4}|[a-z]{2,13}\d{0,2}|[A-Z]{2,13}\d{0,2})$/;
const ABOUT_SECRETS = /^(?:secrets?|passwords?|tokens?|keys?|auth|creds|credentials?|api)\d{0,2}$/i;

/** True for the name of a secret in the place of its value, as of one that is kept elsewhere: `shop-api-key-v2`. */
export function namesOne(value: string): boolean {
  if (value.length > 80) return false;
  const parts = value.split(NAME_PARTS);
  // Kubernetes ends names in a few letters of chance.
  const words = parts.length > 2 && /^[a-z\d]{4,6}$/.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts;
  return (
    words.length > 1 &&
    words.every((part) => NUMBERED.test(part)) &&
    (value.includes('/') || words.some((part) => ABOUT_SECRETS.test(part)))
  );
}

/** True for what people and generators choose as one: letters with digits or signs. */
export function looksSecret(value: string): boolean {
  if (value.length < SHORTEST || DIGEST.test(value) || NUMBER.test(value)) return false;
  return hasLetterAndDigit(value) || (/[A-Za-z]/.test(value) && /[!@#$%^&*+=~?]/.test(value)) || isMixed(value);
}

/** True for what looks as if a program made it of chance: not mostly words, without blanks, and no name with its owners. */
export function looksRandom(value: string): boolean {
  if (!looksSecret(value) || /\s/.test(value) || isWordy(value)) return false;
  return !OWNED.test(value) || hasChanceRun(value);
}

/** A class, a package or a thing in one: `com.acme.Shop@2bd79ce`. */
const OWNED = /(?:^|\|)[a-z]{2,20}(?:\.[A-Za-z]\w{0,60}){2}|^(?:[A-Z][a-z]+)+[A-F\d]{8}$/;

function hasChanceRun(value: string): boolean {
  return (value.match(RUN) ?? []).some(isChanceRun);
}

/** Letters in an order of cases that no name of a program has. */
export function isMixed(value: string): boolean {
  return /^[A-Za-z]{10,15}!?$/.test(value) ? hasChanceRun(value) : value.length >= 16 && hasMixedRun(value);
}

function hasMixedRun(value: string): boolean {
  return (value.match(/[A-Za-z]{12,}/g) ?? []).some((run) => /[a-z][A-Z]/.test(run) && bitsOf(run) > 2);
}

/** True for letters that a generator of passwords made, where nothing but one is expected: names of programs may look so. */
export function isJumbled(value: string): boolean {
  return /^[A-Za-z]{8,20}!?$/.test(value) && /[a-z][A-Z]/.test(value) && bitsOf(value) > -3;
}

function bitsOf(run: string): number {
  return chanceBits(run, 0, run.length);
}

/** Words take most of it, as in `ClientHttp2Session` and `linux-node-20`. */
function isWordy(value: string): boolean {
  const words = value.match(/[A-Z]?[a-z]+|[A-Z]{4,}/g)?.filter((word) => SPEAKABLE.test(word)) ?? [];
  return words.join('').length > value.length * 0.8;
}

/** What programs call things by: ids, hashes, days, addresses, files. */
const IDENTITY =
  /^(?:(?:0x|h1:)?[\da-f:-]+|[\d:.TZ+/-]+|(?:h1|sha\d+)[:-].*|[^@\s]+@[\w-]+(?:\.[\w-]+)*|[^=+]*\.[a-z][a-z\d]{0,4}(?::\d+){0,2})$/i;
/** As a cloud numbers accounts and keys. */
const CAPITALS = /^[A-Z\d]{6,20}$/;
const RUN = /[A-Za-z\d]{8,}/g;

/** True for what shows by itself that a program made it of chance, wherever it stands. */
export function looksMade(value: string): boolean {
  if (value.length > LONGEST_MADE || !looksRandom(value) || IDENTITY.test(value) || CAPITALS.test(value)) return false;
  if (namesOne(value)) return false;
  return hasChanceRun(value);
}

const LONGEST_MADE = 512;

/** Letters and digits in no order of words, and no hash or name of a stack's resource, which ends in one. */
function isChanceRun(run: string): boolean {
  return (
    bitsOf(run) > (/\d/.test(run) ? -1 : 3) && !/^(?:[A-Z]+|(?:[A-Z][a-z]{1,20}){0,8}[A-F\d]{8}|[\da-fA-F]+)$/.test(run)
  );
}

/** True for what nobody writes but as a key: long, of small and capital letters and digits in no order. */
export function isSurelyMade(value: string): boolean {
  const runs = value.match(/[A-Za-z\d]{16,}/g) ?? [];
  return looksMade(value) && runs.some((run) => /[a-z]/.test(run) && /[A-Z]/.test(run) && /\d/.test(run));
}

/** In names of things as well. */
const TECHNICAL =
  /base\d\d|argon\d|bkdf\d|utf\d|sha\d|md\d|x\d\d|k8s|[il]\d\dn|oauth\d|http\d|ipv\d|v\d|ed25519|aes\d|rsa\d|!r$|&#?\w*$/i;

/** True for a word that a person made a password of: with a digit or a sign where no word has one. */
export function looksChosen(value: string): boolean {
  return (
    value.length >= 8 &&
    looksSecret(value) &&
    !IDENTITY.test(value) &&
    !TECHNICAL.test(value) &&
    /[a-z]\d+[a-z]|[!@#$%^&*]./i.test(value) &&
    !/[/\\:=]/.test(value)
  );
}

export function isUuid(value: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}
