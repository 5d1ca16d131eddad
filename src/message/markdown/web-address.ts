/**
 * Detects plain text that renderers link as a URL or an email address without `https:`, by the rules of linkify-it,
 * GitHub's `autolink`, and similar libraries.
 */

import { unicodePattern } from '../../text/unicode.ts';

/** Country codes, by their first letter. */
const COUNTRIES = `a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|
g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|
n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|
y[et]|z[amw]`;
/** Top-level domains that renderers know, and some that are common. */
const OTHERS = `aero|app|asia|biz|cloud|club|com|coop|dev|edu|gov|info|int|link|live|mil|mobi|mov|museum|name|net|online|org|
page|pro|shop|site|store|tech|top|web|xxx|xyz|zip|рф|xn--[a-z0-9-]{1,59}`;

/** Matches the last label of a domain after its dot: `com`, but not in `com.acme.app` or `com-x`. */
let lastPart: RegExp | undefined;

/** Maximum inspected characters before the dot. */
const REACH = 80;
/** A path, in which no renderer detects a host unless an escape splits it: `docs/README.md`. */
const IN_PATH = unicodePattern(String.raw`\/(?:[\p{L}\p{N}.-]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+$`);

/** Returns true at the dot of `example.com`, or of a similar file name such as `README.md`. */
export function isDomain(line: string, at: number): boolean {
  if (/^[\s./]?$/.test(line.charAt(at - 1))) return false;
  lastPart ??= new RegExp(`(?:${COUNTRIES}|${OTHERS})(?![a-z0-9-]|\\.[a-z0-9])`.replaceAll('\n', ''), 'iy');
  lastPart.lastIndex = at + 1;
  return lastPart.test(line) && !IN_PATH().test(line.slice(Math.max(0, at - REACH), at));
}

/** Returns true at the first slash of `//example.com`. */
export function isHostMark(line: string, at: number): boolean {
  return /^\/\/(?!\s)/.test(line.slice(at, at + 3)) && !/[A-Za-z0-9:/]/.test(line.charAt(at - 1));
}

/** Returns true at the dot of `www.`. */
export function isWebName(line: string, at: number): boolean {
  return line.slice(Math.max(0, at - 3), at).toLowerCase() === 'www' && !/[A-Za-z0-9]/.test(line.charAt(at - 4));
}

/** May start with its dot, because some renderers accept `ada@.example` as an email address. */
const DOMAIN = /[\w-]*\./y;

/** Returns true at the `@` of `ada@example.com`. */
export function isMail(line: string, at: number): boolean {
  DOMAIN.lastIndex = at + 1;
  return /[\w+.-]/.test(line.charAt(at - 1)) && DOMAIN.test(line);
}
