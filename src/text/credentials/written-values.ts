/** Values as texts write them: how far one goes that begins here, in quotes, without them, or to the end of a header. */

import type { TextSpan } from '../text-finder.ts';
import { withoutEnd } from '../without-end.ts';
import { matchAt } from './finder.ts';
import { type Announced, isLikely } from './likely.ts';
import type { ValuePlace } from './places.ts';
import { isLongHex, isPlainlyNone, looksSecret } from './values.ts';

/** What a header says before its credential; schemes that are not known show by what follows them. */
const SCHEME =
  /(?:basic|bearer|token|apikey|api-key|digest|negotiate|ntlm|ssws|geniekey|splunk|bot|key|aws|aws4|aws-hmac-sha256|aws4-hmac-sha256|hawk|oauth|mac|signature|sharedkey|sharedaccesssignature|x-api-key|jwt|dpop)(?:[ \t]|%20){1,4}/iy;
const OTHER_SCHEME = /[A-Za-z][\w-]{1,30}[ \t]{1,4}(?=\S)/y;

/** A value: what is looked at for a decision, and what is hidden goes on to its end. */
const LONGEST = 256;
const QUOTED_LONGEST = 4_096;
const BARE = /(?:[^\s"'`<\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`])){0,256}/y;
const BARE_REST = /[^\s"'`<\\&;,]*/y;
const LINE = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\]){0,256}/y;
const LINE_REST = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\])*/y;
/** Where the next value begins, or the text goes on, behind an unquoted one. */
const NEXT =
  /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|\\(?=[nrt])|%26|\|(?=\s|$)/;
/** What a value becomes: `"x" -> "y"`. */
const CHANGED = /["'] ?(?:->|=>|>|to) ?["'][^"'\r\n]{1,256}(?=["'])/y;
const CLOSING = ',;:.)]}>|';
/** A pair of a header that holds enough to tell who somebody is. */
const PAIR = /(?:^|[;,&\s])(?!(?:expires|domain|path|comment)=)[\w.-]{1,200}=\\{0,7}"?([^;,\s"]{8,4000})/gi;

/** What to hide of the value in this place, where it is likely to be a credential. */
export function credentialIn(text: string, place: ValuePlace, announced: Announced): TextSpan | undefined {
  return announced === 'header' ? headerAt(text, place) : valueAt(text, place, announced);
}

function valueAt(text: string, place: ValuePlace, announced: Exclude<Announced, 'header'>): TextSpan | undefined {
  const { start, quote, certainty } = place;
  const scheme = announced === 'password' ? 0 : (matchAt(SCHEME, text, start)?.[0].length ?? 0);
  const from = start + scheme;
  const value = quote === '' ? bareAt(text, from) : quotedAt(text, from, quote);
  const end = from + value.length;
  // One of several texts that a type allows.
  if (quote !== '' && /^["'][ \t]{0,3}\|(?!\|)/.test(text.slice(end, end + 6))) return undefined;
  const found = value !== '' && isLikely(announced, certainty, value) && !isPlainlyNone(value);
  if (!found) return undefined;
  const changed = quote === '' ? undefined : matchAt(CHANGED, text, end);
  return { start: from, end: changed ? CHANGED.lastIndex : endOf(text, from, end, BARE_REST) };
}

/** Of a value that is longer than what was looked at, the end of it all. */
function endOf(text: string, start: number, end: number, rest: RegExp): number {
  if (end - start < LONGEST) return end;
  matchAt(rest, text, end);
  return rest.lastIndex;
}

/** To the quote that ends it; without one as if there were no quote. */
function quotedAt(text: string, start: number, quote: string): string {
  const inside = text.slice(start, start + QUOTED_LONGEST);
  for (let end = inside.indexOf(quote); end !== -1; end = inside.indexOf(quote, end + 1)) {
    if (inside.charAt(end - 1) === '\\') continue;
    const value = inside.slice(0, end);
    return /[\r\n]/.test(value) ? bareAt(text, start) : value;
  }
  return bareAt(text, start);
}

function bareAt(text: string, start: number): string {
  const run = matchAt(BARE, text, start)?.[0] ?? '';
  const next = NEXT.exec(run)?.index ?? run.length;
  const value = run.slice(0, next);
  return /[([{]/.test(value) ? value : withoutEnd(value, CLOSING);
}

/** The rest of the line: a header may have several values in it. */
function headerAt(text: string, { start, quote }: ValuePlace): TextSpan | undefined {
  const known = matchAt(SCHEME, text, start)?.[0].length ?? 0;
  const other = known === 0 ? (matchAt(OTHER_SCHEME, text, start)?.[0].length ?? 0) : 0;
  return (
    headerFrom(text, start + known, quote, known > 0) ??
    (other > 0 ? headerFrom(text, start + other, quote, false) : undefined)
  );
}

function headerFrom(text: string, from: number, quote: string, isSure: boolean): TextSpan | undefined {
  const line = matchAt(LINE, text, from)?.[0] ?? '';
  const value = quote === '' ? line.trimEnd() : quotedAt(text, from, quote);
  const [first = ''] = value.split(/[\s,;]/, 1);
  const isPairs = /^[\w.-]+=(?!=|$)/.test(value);
  if (first.length < 4 || (!isPairs && isPlainlyNone(first))) return undefined;
  if (!isSure && !(isPairs ? mayTellWho(value) : looksSecret(first))) return undefined;
  return { start: from, end: endOf(text, from, from + value.length, LINE_REST) };
}

/** Of pairs, as in cookies and digests: those that keep a language or a theme are no credential. */
function mayTellWho(value: string): boolean {
  if (value.length >= LONGEST) return true;
  return [...value.matchAll(PAIR)].some(([, one = '']) => looksSecret(one) || isLongHex(one));
}
