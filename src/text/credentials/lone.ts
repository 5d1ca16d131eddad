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
const LONGEST = 400;
/** Ids are written in small letters and digits as well, so these have to be set to something. */
const SHORTEST_SMALL = 24;
/** From so many bits on a run is taken for one that chance made. */
const ENOUGH = 4;
const HEX = /^[\da-f]*$/;
/** Mail servers number their messages so. */
const MANY_DIGITS = 6;

/** Every such word. Takes time in proportion to the text. */
export function loneSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (let from = 0; from + SHORTEST <= text.length; ) {
    const start = beginningOf(text, from, from + SHORTEST);
    const end = start > from ? start : runEnd(text, from + SHORTEST);
    const word = end > start && isByChance(text, start, end) ? wordAround(text, start, end) : undefined;
    const hidden = word && hiddenOf(text, word, start, end);
    if (hidden !== undefined) spans.push(hidden);
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

/** Letters, mostly with digits among them, in no order that a name has; of small letters alone only long ones say so. */
function isByChance(text: string, from: number, end: number): boolean {
  let [small, capitals, inRow] = [0, 0, 0];
  for (let at = from; at < end; at += 1) {
    const kind = kindAt(text, at);
    if (kind === SMALL) small += 1;
    else if (kind === CAPITAL) capitals += 1;
    inRow = kind === DIGIT ? inRow + 1 : 0;
    if (inRow === MANY_DIGITS) return false;
  }
  const digits = end - from - small - capitals;
  const mayBe =
    small > 0 && (capitals > 1 || (digits > 2 && end - from >= SHORTEST_SMALL && !HEX.test(text.slice(from, end))));
  return mayBe && chanceBits(text, from, end) > ENOUGH;
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
/** Before a sign the kind of thing that it is the id or the digest of: `evt_x`, `index-x`. */
const OF_KIND = /^(?:(?:[A-Z]?[a-z]{2,20}|[A-Z]{2,20}|v)(?:[A-Fa-f\d]{8}|\d{0,3})[-_]{1,2}){1,6}$/;
const OF_SECRETS = /^(?:.*[-_])?(?:sk|rk|key|pat|tok|token|secret|live|api|auth|cred|pw|pass)[-_]/;
/** A digest, what a compiler makes of a name, what a mail server asks for, or a resource of a stack. */
const OF_DIGEST =
  /^(?:sha\d{1,3}|nonce)-|^_{1,2}[RZ]|^(?:UGFzc3dvcmQ6|VXNlcm5hbWU6)$|^(?:[A-Z][a-z]{1,20}){1,8}[A-F\d]{8}$/;
/** A host, behind which its address has nothing but what shows that one may read it. */
const HOST = /^\/\/[\w.-]{3,80}\/$/;
const SHORTEST_IN_ADDRESS = 16;

/** What to hide of a word that chance made from `run` on: nothing where it is part of something else, or called so. */
function hiddenOf(text: string, { start, end }: TextSpan, run: number, runs: number): TextSpan | undefined {
  if (end - start >= LONGEST) return undefined;
  const [word, lead] = [text.slice(start, end), text.slice(start, Math.max(start, run))];
  if (HOST.test(lead)) return runs - run < SHORTEST_IN_ADDRESS ? undefined : { start: run, end: runs };
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (OF_DIGEST.test(word) || isNamed(before)) return undefined;
  if (!before.endsWith('=') && !/[A-Z]/.test(text.slice(run, runs))) return undefined;
  if (/^(?:\.\w|@|=\w)/.test(text.slice(end, end + 2)) || (/\]: $/.test(before) && text.charAt(end) === ':'))
    return undefined;
  const isSecret = OF_SECRETS.test(lead) || /(?:^|[\s"'])[A-Z][A-Z\d_]{2,60}=["']?$/.test(before);
  const isPart = /[@%#?]|\.\w*$/.test(lead) || OF_KIND.test(lead) || /[.@]/.test(text.slice(runs, end)) || isPath(word);
  return isSecret && !/[@%#?]|\//.test(lead) ? { start, end } : isPart ? undefined : { start, end };
}

function isPath(word: string): boolean {
  return word.includes('/') && (!BASE64.test(word) || word.split('/').some((part) => OF_PATH.test(part)));
}

/** Words that go on up to here: an address, a digest, a part of a key that is public. */
const OF_ANOTHER =
  /:\/\/[^,]*$|(?:base64,|::|->)$|(?:sha-?\d{0,3}|md5|h1|nonce)[:=-]{1,2}$|"[xyn]":"$|ENC\[|sha\d{3}-\S{1,20}\[\.{3}\]$|^\|1\|/i;
/** A line of base64 as long as those of keys and mails are, or their first line; the word stands in the next. */
const LINE_ABOVE = /(?:-----|public key|[A-Za-z\d+/]{64})(?:\r?\n|\\n?){1,2}$/;
const NAME =
  /(?:^|[^\w.-])((?:public[ _-])?[\w.-]{1,40})["'\]]{0,2}[ \t]{0,3}(?:=>?|:|[ \t#])[ \t]{0,3}(?:W\/)?["'[({]{0,2}$/;
const IDS =
  /(?:^|_)(?:ids?|u?uid|guid|kid|jti|sub|sha|hash|digest|checksum|sum|md|integrity|fingerprint|thumbprint|e_?tag|x_t|commit|revision|ref|version|trace|span|req|request|cursor|(?:page|next|continuation)_token|after|before|image|build|serial|host|file|path|url|uri|arn|ray|accept|(?:web_)?socket_key|peer|pubkey|public_key|ssh_(?:rsa|ed|dss)|nistp|seed|event|job|run|task|chunk|blob|object|upload|snapshot|artifact|document|ksuid|ulid|function|lambda|pod|container|node|stack|row|record|entity|accessor)$/;

function isNamed(before: string): boolean {
  const gap = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\t'), before.lastIndexOf('\n'));
  if (OF_ANOTHER.test(before.slice(gap + 1)) || LINE_ABOVE.test(before.slice(-66))) return true;
  const [, name = ''] = NAME.exec(before.slice(-60)) ?? [];
  return name !== '' && IDS.test(nameWords(name));
}
