/**
 * Where renderers take plain text for the address of a page or of a person, though it says no `https:`. What they look for is
 * what linkify-it, GitHub's `autolink` and their like do.
 */

import { unicodePattern } from '../../text/unicode.ts';

/** Countries, by the first letter. */
const COUNTRIES = `a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|
g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|
n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|
y[et]|z[amw]`;
/** Those that renderers know, and some that are in wide use. */
const OTHERS = `aero|app|asia|biz|cloud|club|com|coop|dev|edu|gov|info|int|link|live|mil|mobi|mov|museum|name|net|online|org|
page|pro|shop|site|store|tech|top|web|xxx|xyz|zip|рф|xn--[a-z0-9-]{1,59}`;

/** Behind the dot before the last part of a name: `com`, but not in `com.acme.app` or `com-x`. */
let lastPart: RegExp | undefined;

/** Characters before the dot that are looked at. */
const REACH = 80;
/** In a path no renderer sees a host, as long as no escape parts it: `docs/README.md`. */
const IN_PATH = unicodePattern(String.raw`\/(?:[\p{L}\p{N}.-]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}]))+$`);

/** At the dot of `example.com`, or of a file that is called like one, such as `README.md`. */
export function isDomain(line: string, at: number): boolean {
  if (/^[\s./]?$/.test(line.charAt(at - 1))) return false;
  lastPart ??= new RegExp(`(?:${COUNTRIES}|${OTHERS})(?![a-z0-9-]|\\.[a-z0-9])`.replaceAll('\n', ''), 'iy');
  lastPart.lastIndex = at + 1;
  return lastPart.test(line) && !IN_PATH().test(line.slice(Math.max(0, at - REACH), at));
}

/** At the first slash of `//example.com`. */
export function isHostMark(line: string, at: number): boolean {
  return /^\/\/(?!\s)/.test(line.slice(at, at + 3)) && !/[A-Za-z0-9:/]/.test(line.charAt(at - 1));
}

/** At the dot of `www.`. */
export function isWebName(line: string, at: number): boolean {
  return line.slice(Math.max(0, at - 3), at).toLowerCase() === 'www' && !/[A-Za-z0-9]/.test(line.charAt(at - 4));
}

/** It may begin with its dot: some renderers take `ada@.example` for an address. */
const DOMAIN = /[\w-]*\./y;

/** At the sign of `ada@example.com`. */
export function isMail(line: string, at: number): boolean {
  DOMAIN.lastIndex = at + 1;
  return /[\w+.-]/.test(line.charAt(at - 1)) && DOMAIN.test(line);
}
