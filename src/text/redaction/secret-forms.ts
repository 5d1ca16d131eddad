/** The forms in which programs write a text: escaped, encoded, in one case. */

import { base64, hex, utf8Length } from '../bytes.ts';

/** Shorter forms turn up in ordinary text by chance. */
const SHORTEST_ENCODED = 8;
/** What URLs, JSON and XML leave as it is. */
const UNRESERVED = /^[\w.~-]*$/;

/** Every form in which a program may write it, the text itself first. */
export function formsOf(text: string): string[] {
  const escaped = UNRESERVED.test(text) ? [] : [...inAddresses(text), ...inJson(text), ...inXml(text)];
  return [text, ...escaped, ...encoded(text), ...cased(text)];
}

/** Programs write names of variables, hosts and headers in one case. */
function cased(text: string): string[] {
  return text.length < SHORTEST_ENCODED ? [] : [text.toLowerCase(), text.toUpperCase()];
}

/** In URLs and in forms; which signs are encoded differs from program to program. */
function inAddresses(text: string): string[] {
  const wellFormed = text.toWellFormed();
  const percent = encodeURIComponent(wellFormed);
  const strict = percent.replace(/[!'()*]/g, percentCode);
  const form = new URLSearchParams([['', text]]).toString().slice(1);
  // A URL that is only parsed and printed again.
  const query = wellFormed.replace(/[^!$-&(-;=?-~]/gu, percentCode);
  const forms = [percent, strict, encodeURI(wellFormed), query, form];
  return [...forms, ...[percent, strict].map((one) => one.replaceAll('%20', '+'))].flatMap((one) => [
    one,
    one.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
  ]);
}

function percentCode(sign: string): string {
  const encoded = encodeURIComponent(sign);
  return encoded === sign ? `%${sign.charCodeAt(0).toString(16).toUpperCase()}` : encoded;
}

/** Some programs escape slashes, some what HTML would read, some all that is not ASCII. */
function inJson(text: string): string[] {
  const json = JSON.stringify(text).slice(1, -1);
  const html = json.replace(/[&<>\u2028\u2029]/g, unicodeCode);
  return [json, html, json.replace(/[^ -~]/g, unicodeCode)].flatMap((one) => [one, one.replaceAll('/', '\\/')]);
}

function unicodeCode(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function inXml(text: string): string[] {
  const angles = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const xml = angles.replaceAll('"', '&quot;');
  return [angles, xml, ...['&apos;', '&#39;', '&#x27;'].map((quote) => xml.replaceAll("'", quote))];
}

/** In base64 alone, and after any other bytes: those shift it by one or two. */
function encoded(text: string): string[] {
  const length = utf8Length(text);
  const digits = hex(text);
  const plain = [base64(text), ...[0, 1, 2].map((shift) => base64Within(text, length, shift))];
  const web = plain.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  return [...plain, ...web, digits, digits.toUpperCase()].filter((form) => form.length >= SHORTEST_ENCODED);
}

/** The characters that depend on these bytes alone, whatever stands around them. */
function base64Within(text: string, bytes: number, shift: number): string {
  return base64(' '.repeat(shift) + text).slice(Math.ceil((shift * 8) / 6), Math.floor(((shift + bytes) * 8) / 6));
}
