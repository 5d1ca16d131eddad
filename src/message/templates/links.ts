/**
 * Keeps values out of the power to choose what a link does, and who is called. Each value that a template writes stands between
 * two marks; where one has a part in the scheme of a link's address, only the schemes of the web and of mail stay alive, and
 * where one follows the sign of a mention or ends in it, nobody is mentioned.
 */

import { MENTION_NAME, MENTION_START } from '../markdown/plain.ts';

const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

/** Schemes that a value may bring. */
const ALIVE = ['http', 'https', 'mailto'];

/** Where an address begins: a link or image, its definition below the text, one in angle brackets, HTML. */
const BEGINNINGS = [
  String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
  String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
  '<',
  String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`,
];
/** The scheme, where a colon follows. Backslashes are no part of an address, and some renderers leave entities to the browser. */
const SCHEME = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`;
const ADDRESSES = BEGINNINGS.map((beginning) => new RegExp(`(${beginning})${SCHEME}`, 'gi'));
/** Shows nothing, and no scheme has one. */
const BREAK = '\u200B';

/**
 * The sign of a mention right before a value, or at the end of one and before a name, and as much before it as tells
 * whether it stands in an address.
 */
const CALLS = new RegExp(
  String.raw`(\]\([^\s()]{0,500})?${MENTION_START}(?:@(?=\uFDD1*\uFDD0)|[@#+](?=\uFDD1[\uFDD0\uFDD1]*${MENTION_NAME}))`,
  'g',
);

/** The text of a value, marked. */
export function mark(text: string): string {
  return text === '' ? '' : `${OPEN}${unmarked(text)}${CLOSE}`;
}

/** The text without marks. */
export function unmarked(text: string): string {
  return text.replace(MARKS, '');
}

/** What a template wrote, without marks. What the author wrote himself is left alone. */
export function withSafeLinks(text: string): string {
  const safe = ADDRESSES.reduce((result, address) => result.replace(address, safeAddress), text);
  return unmarked(withoutCalls(safe));
}

/** Finished text, with its marks, in which no value says who is mentioned. */
export function withoutCalls(text: string): string {
  return text.replace(CALLS, safeCall);
}

/** Whom a value names is not for the value to choose: its text may be anybody's. */
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
