/** What stands around a word of chance, and says that it is a secret, an id, a digest or part of something else. */

import { nameWords } from './names.ts';

/** So much on either side of a word is looked at for words that speak of secrets. */
const NEAR = 60;
const SECRETS =
  /pass|pwd?\b|psk|secret|token|\bkey|api|auth|log-?in|credential|bearer|user|admin|kennwort|clave|hasło|senha/i;

export function speaksOfSecrets(text: string, start: number, end: number): boolean {
  // What was hidden ends the search, so that a second look hides no more.
  const [before = ''] = text
    .slice(Math.max(0, start - NEAR), start)
    .split('***')
    .slice(-1);
  const [behind = ''] = text.slice(end, end + NEAR).split('***', 1);
  return SECRETS.test(before) || SECRETS.test(behind);
}

const SET_TO = /(?:[=>(]|[=:][ \t])["'`]?$|["'`]$|-[a-z-]{1,30}[ \t]$/;
const KEYS = /key|psk|secret|salt|ticket|token|auth|passw|appid/i;
const HASHES =
  /commit|sha|hash|digest|cache|md5|sum|print|etag|trace|span|request|[^p]id\b|_id|rev|version|build|image|object|\bref|merge|head|index|integrity|serial|cert|uuid|session|public|gpg|host/i;

/** Hexadecimal digits near a word for keys, and near none for hashes and ids. */
export function isKeyInHex(before: string): boolean {
  const near = before.slice(-NEAR);
  return SET_TO.test(near) && !near.includes('***') && KEYS.test(near) && !HASHES.test(near);
}

/** Words that go on up to here: an address, a digest, a part of a key that is public. */
const OF_ANOTHER =
  /:\/\/[^,]*$|(?:base64,|::|->)$|(?:sha-?\d{0,3}|md5|h1|nonce)[:=-]{1,2}$|"[xyn]":"$|ENC\[|sha\d{3}-\S{1,20}\[\.{3}\]$|^\|1\|/i;
/** A line of base64 as long as those of keys and mails are, or their first line; the word stands in the next. */
const LINE_ABOVE = /(?:-----|public key|[A-Za-z\d+/]{64})(?:\r?\n|\\n?){1,2}$/;
/** A digest, the address of a contract, what a compiler makes of a name, what a mail server asks for, or a resource of a stack. */
const OF_PROGRAM =
  /^(?:sha\d{1,3}|nonce)-|^0x[\da-fA-F]{40}$|^_{1,2}[RZ]|^(?:UGFzc3dvcmQ6|VXNlcm5hbWU6)$|^(?:[A-Z][a-z]{1,20}){1,8}[A-F\d]{8}$/;
const NAME =
  /(?:^|[^\w.-])((?:public[ _-])?[\w.-]{1,40})["'\]]{0,2}[ \t]{0,3}(?:=>?|:|[ \t#])[ \t]{0,3}(?:W\/)?["'[({]{0,2}$/;
/** The last word of a name whose value is made by chance and no secret. */
const IDS =
  /(?:^|_)(?:ids?|u?uid|guid|kid|jti|sub|sha|hash|digest|checksum|sum|md|integrity|fingerprint|thumbprint|e_?tag|x_t|commit|revision|ref|version|trace|span|req|request|cursor|(?:page|next|continuation)_token|after|before|image|build|serial|host|file|path|url|uri|arn|ray|accept|(?:web_)?socket_key|peer|pubkey|public_key|ssh_(?:rsa|ed|dss)|nistp|seed|event|job|run|task|item|chunk|blob|object|upload|snapshot|artifact|document|ksuid|ulid|function|lambda|pod|container|node|stack|row|record|entity|accessor)$/;

/** @param behind the two characters that follow the word: what the log of a mail server says of a message, or a name goes on */
export function isCalledAnother(word: string, before: string, behind: string): boolean {
  const gap = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\t'), before.lastIndexOf('\n'));
  if (OF_PROGRAM.test(word) || OF_ANOTHER.test(before.slice(gap + 1)) || LINE_ABOVE.test(before.slice(-66)))
    return true;
  if (/^(?:\.\w|@|=\w)/.test(behind) || (behind.startsWith(':') && before.endsWith(']: '))) return true;
  const [, name = ''] = NAME.exec(before.slice(-NEAR)) ?? [];
  return name !== '' && IDS.test(nameWords(name));
}

const BASE64 = /^[A-Za-z\d+/]{20,}={0,2}$/;
/** Between slashes a path has words, or begins with one. */
const OF_PATH = /^(?:[A-Z]?[a-z]{3,}|[A-Z]{4,}|)$/;
/** Before a sign the kind of thing that it is the id or the digest of: `evt_x`, `index-x`. */
const OF_KIND = /^(?:(?:[A-Z]?[a-z]{2,20}|[A-Z]{2,20}|v)(?:[A-Fa-f\d]{8}|\d{0,3})[-_]{1,2}){1,6}$/;

/** @param lead what of the word stands before the run that chance made, and `tail` what stands behind it */
export function isPartOfAnother(word: string, lead: string, tail: string): boolean {
  if (/[@%#?]|\.\w*$/.test(lead) || /[.@]/.test(tail) || OF_KIND.test(lead)) return true;
  return word.includes('/') && (!BASE64.test(word) || word.split('/').some((part) => OF_PATH.test(part)));
}

const OF_SECRETS = /^(?:.*[-_])?(?:sk|rk|key|pat|tok|token|secret|live|api|auth|cred|pw|pass)[-_]/;
const VARIABLE = /(?:^|[\s"'])[A-Z][A-Z\d_]{2,60}=["']?$/;

/** Behind the beginning of a token, or as the value of a variable. */
export function isSetToSecret(lead: string, before: string): boolean {
  return (OF_SECRETS.test(lead) || VARIABLE.test(before)) && !/[@%#?/]/.test(lead);
}
