/**
 * Words that show by their own look that chance made them: nothing has to announce them, but what stands before one may say
 * that it is an id, a digest, or part of an address.
 */

import type { TextSpan } from '../text-finder.ts';
import { CAPITAL, chanceBits, DIGIT, JOINT, kindAt, SIGN, SMALL } from './chance.ts';
import { nameWords } from './names.ts';

/** Runs of so many letters and digits are looked at; shorter ones people write as well. */
const SHORTEST = 12;
/** Longer words are data: pictures, certificates, public keys, what was packed. */
const LONGEST = 160;
/** From so many bits on a run is taken for one that chance made. */
const ENOUGH = 6;
/** Mail servers number their messages so. */
const MANY_DIGITS = 6;

/** Every such word. Takes time in proportion to the text. */
export function loneSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (let from = 0; from + SHORTEST <= text.length; ) {
    const start = beginningOf(text, from, from + SHORTEST);
    const end = start > from ? start : runEnd(text, from + SHORTEST);
    const word = end > start && isByChance(text, start, end) ? wordAround(text, start, end) : undefined;
    if (word !== undefined && isAlone(text, word, start)) spans.push(word);
    from = Math.max(word?.end ?? 0, end);
  }
  return spans;
}

/** Where the letters and digits begin that go on up to here. */
function beginningOf(text: string, from: number, end: number): number {
  let start = end;
  while (start > from && isInRun(kindAt(text, start - 1))) start -= 1;
  return start;
}

function runEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isInRun(kindAt(text, end))) end += 1;
  return end;
}

function isInRun(kind: number): boolean {
  return kind !== SIGN && kind !== JOINT;
}

/** Small letters and capitals, mostly with digits among them, in no order that a name has. */
function isByChance(text: string, from: number, end: number): boolean {
  let [small, capitals, digits] = [0, 0, 0];
  for (let at = from; at < end; at += 1) {
    const kind = kindAt(text, at);
    if (kind === SMALL) small += 1;
    else if (kind === CAPITAL) capitals += 1;
    digits = kind === DIGIT ? digits + 1 : 0;
    if (digits === MANY_DIGITS) return false;
  }
  return small > 0 && capitals > 1 && chanceBits(text, from, end) > ENOUGH;
}

/** The word that a run stands in, or as much of it as shows that it is too long. */
function wordAround(text: string, from: number, end: number): TextSpan {
  let [start, last] = [from, end];
  while (start > 0 && from - start < LONGEST && kindAt(text, start - 1) !== SIGN) start -= 1;
  while (last < text.length && last - end < LONGEST && kindAt(text, last) !== SIGN) last += 1;
  // The letter of an escaped line break is none of it.
  if (start > 0 && text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start))) start += 1;
  while (last > end && CLOSING.includes(text.charAt(last - 1))) last -= 1;
  return { start, end: text.startsWith('=', last) ? last + (text.startsWith('==', last) ? 2 : 1) : last };
}

const CLOSING = '.!?*&';

/** So much before a word is looked at. */
const BEFORE = 160;
const BASE64 = /^[A-Za-z\d+/]{20,}={0,2}$/;
/** Between slashes a path has words, or begins with one. */
const OF_PATH = /^(?:[A-Z]?[a-z]{3,}|[A-Z]{4,}|)$/;
/** Before a sign the kind of thing that it is the id or the digest of: `evt_x`, `sha512-x`, `index-x`. */
const OF_KIND = /^(?:(?:[A-Z]?[a-z]{2,20}|[A-Z]{2,20}|v)\d{0,3}[-_]{1,2}){1,6}/;
/** A digest, what a compiler makes of a name, or what a mail server asks for. */
const OF_DIGEST = /^(?:sha\d{1,3}|nonce)-|^_{1,2}[RZ]|^(?:UGFzc3dvcmQ6|VXNlcm5hbWU6)$/;
const OF_SECRETS = /(?:^|[-_])(?:sk|key|pat|tok|token|secret|live|api|auth|cred|pw|pass)[-_]$/;

/** Part of nothing else, and called nothing else. */
function isAlone(text: string, { start, end }: TextSpan, run: number): boolean {
  if (end - start >= LONGEST) return false;
  const [word, lead] = [text.slice(start, end), text.slice(start, Math.max(start, run))];
  if (OF_DIGEST.test(word) || /[@%#?]|\.\w*$/.test(lead)) return false;
  if (/^(?:\.\w|@|=\w)/.test(text.slice(end, end + 2)) || /[.@]/.test(text.slice(run, end))) return false;
  const kind = OF_KIND.exec(lead)?.[0];
  if (kind !== undefined && kind.length === lead.length && !OF_SECRETS.test(kind)) return false;
  if (word.includes('/') && (!BASE64.test(word) || word.split('/').some((part) => OF_PATH.test(part)))) return false;
  return !isNamed(text.slice(Math.max(0, start - BEFORE), start));
}

/** Words that go on up to here: an address, a digest, a part of a key that is public. */
const OF_ANOTHER =
  /:\/\/|(?:base64,|::|->)$|(?:sha\d{0,3}|md5|h1|nonce)[:=-]$|"[xyn]":"$|ENC\[|sha\d{3}-\S{1,20}\[\.{3}\]$|^\|1\|/i;
/** A line of base64 as long as those of keys and mails are, or their first line; the word stands in the next. */
const LINE_ABOVE = /(?:-----|[A-Za-z\d+/]{64})(?:\r?\n|\\n?)$/;
const NAME =
  /(?:^|[^\w.-])((?:public[ _-])?[\w.-]{1,40})["'\]]{0,2}[ \t]{0,3}(?:=>?|:|[ \t#])[ \t]{0,3}(?:W\/)?["'[({]{0,2}$/;
const IDS =
  /(?:^|_)(?:ids?|u?uid|guid|kid|jti|sub|sha|hash|digest|checksum|sum|md|integrity|fingerprint|thumbprint|etag|commit|revision|ref|version|trace|span|request|cursor|after|before|image|build|serial|host|file|path|url|uri|arn|ray|accept|websocket_key|peer|pubkey|public_key|ssh_(?:rsa|ed|dss)|nistp|seed|event|job|run|task|chunk|blob|object|upload|snapshot|accessor)$/;

function isNamed(before: string): boolean {
  const gap = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\t'), before.lastIndexOf('\n'));
  if (OF_ANOTHER.test(before.slice(gap + 1)) || LINE_ABOVE.test(before.slice(-66))) return true;
  const [, name = ''] = NAME.exec(before.slice(-60)) ?? [];
  return name !== '' && IDS.test(nameWords(name));
}
