/**
 * Prevents values from choosing the target of a link or the mentioned people. Each value in a template is enclosed in
 * two marks. If a value is part of a URL scheme, only web and mail schemes stay active. If a value follows or ends with
 * a mention character, nobody is mentioned.
 */

import { MENTION_NAME, MENTION_START } from '../markdown/plain.ts';

const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

/** Schemes that a value may contain. */
const ALIVE = ['http', 'https', 'mailto'];

/** Starts of a URL: a link or image, its definition below the text, a URL in angle brackets, HTML. */
const BEGINNINGS = [
  String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
  String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
  '<',
  String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`,
];
/** The scheme before a colon. Backslashes aren't part of a URL, and some renderers leave entities to the browser. */
const SCHEME = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`;
const ADDRESSES = BEGINNINGS.map((beginning) => new RegExp(`(${beginning})${SCHEME}`, 'gi'));
/** Invisible, and never in a scheme. */
const BREAK = '\u200B';

/**
 * A mention character before a value, or at the right edge of one before a name, with enough text before it to detect a
 * URL.
 */
const CALLS = new RegExp(
  String.raw`(\]\([^\s()]{0,500})?${MENTION_START}(?:@(?=\uFDD1*\uFDD0)|[@#+](?=\uFDD1[\uFDD0\uFDD1]*${MENTION_NAME}))`,
  'g',
);

/** Encloses the text of a value in marks. */
export function mark(text: string): string {
  return text === '' ? '' : `${OPEN}${unmarked(text)}${CLOSE}`;
}

/** Removes the marks. */
export function unmarked(text: string): string {
  return text.replace(MARKS, '');
}

/** Returns a template's output without marks. Doesn't change what the author wrote. */
export function withSafeLinks(text: string): string {
  const safe = ADDRESSES.reduce((result, address) => result.replace(address, safeAddress), text);
  return unmarked(withoutCalls(safe));
}

/** Returns finished text with its marks, in which no value mentions anyone. */
export function withoutCalls(text: string): string {
  return text.replace(CALLS, safeCall);
}

/** Escapes a mention from a value, because anyone may have written its text. */
function safeCall(complete: string, address: string | undefined): string {
  const character = complete.slice(-1);
  return address === undefined ? `${character}${BREAK}` : `${address}${encodeURIComponent(character)}`;
}

function safeAddress(complete: string, beginning: string, scheme: string, colon: string): string {
  if (!`${beginning}${scheme}`.match(MARKS)) return complete;
  const name = unmarked(scheme).replaceAll('\\', '').trim().toLowerCase();
  const alive = colon === '' ? !name.includes('&') : ALIVE.includes(name);
  return alive ? complete : `${beginning}${BREAK}${scheme}${colon}`;
}
