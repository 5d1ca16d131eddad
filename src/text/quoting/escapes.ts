/**
 * The quotings that leave a text in its order and write some of its characters in another way. Each is read however many
 * times one stands within itself: `%2541` and `%41` are both an `A`, and so are `\\u0041` and `\u0041`.
 */

import { seenText, unseenEnd } from '../seen-text.ts';
import { composed, type Decoding, decoder, inTurn } from './decoding.ts';

interface Quoting {
  /** What its escapes begin with. */
  readonly signs: string;
  readonly escape: RegExp;
  /** What an escape stands for. */
  readonly read: (written: string) => string;
}

/**
 * URLs, forms and logs that are encoded line by line; bytes come out, which `utf8` reads. Twice is what formats make of one,
 * and what escaped a percent sign goes with it.
 */
const PERCENT: Quoting = {
  signs: '%',
  escape:
    /(?:%5[cCeE]%25|%255[cCeE]%2525|%25255[cCeE]%252525|%{1,99})(?:(?:25){0,99}(?:u[\da-fA-F]{4}|[\da-fA-F]{2}))?/,
  read: (written) => character(written.slice(written.lastIndexOf('u') < 0 ? -2 : -4), 16) ?? '%',
};

/** Those of XML, of ASCII in HTML, and in HTML of Latin-1 from its blank on. */
const NAMES = `quot amp apos lt gt Tab NewLine excl num dollar percnt lpar rpar ast plus comma period sol colon semi equals quest
  commat lsqb lbrack bsol rsqb rbrack Hat lowbar grave lcub lbrace verbar vert rcub rbrace nbsp iexcl cent pound curren yen
  brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14
  frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
  ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc
  atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml
  divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
const ASCII_SIGNS = '"&\'<>\t\n!#$%()*+,./:;=?@[[\\]]^_`{{||}}';
const FIRST_OF_LATIN_1 = 0xa0;
let named: ReadonlyMap<string, string> | undefined;

/** What an entity stands for; undefined where there is none of this name. */
function signNamed(name: string): string | undefined {
  const sign = (at: number) =>
    ASCII_SIGNS.charAt(at) || String.fromCharCode(FIRST_OF_LATIN_1 + at - ASCII_SIGNS.length);
  named ??= new Map(NAMES.split(/\s+/).map((one, at) => [one, sign(at)]));
  return named.get(name);
}

/** HTML and XML. */
const ENTITIES: Quoting = {
  signs: '&',
  escape: /&(?:amp;){0,99}(?:#\d{1,9}|#[xX][\da-fA-F]{1,8}|[A-Za-z]{2,7}\d{0,2});/,
  read: (written) => {
    const name = written.slice(Math.max(0, written.lastIndexOf(';', written.length - 2)) + 1, -1).replace('amp;', '');
    if (!name.startsWith('#')) return signNamed(name) ?? `&${name};`;
    return (/^#x/i.test(name) ? character(name.slice(2), 16) : character(name.slice(1), 10)) ?? written;
  },
};

const LAST_CHARACTER = 0x10_ffff;

function character(digits: string, base: number): string | undefined {
  const code = Number.parseInt(digits, base);
  return code <= LAST_CHARACTER ? String.fromCodePoint(code) : undefined;
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ a: '\u0007', b: '\b', e: '\u001b', E: '\u001b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
};

/**
 * JSON, shells, C, Python and their like; Markdown. Before a sign a backslash says no more than that it is that sign, and a
 * percent sign goes with what it begins. At the end of a line it stays: where the line was wrapped, what it belongs to is on
 * the next.
 */
const BACKSLASHES: Quoting = {
  signs: '\\',
  escape: new RegExp(
    String.raw`\\{1,99}(?:u[\da-fA-F]{4}|[ux]\{[\da-fA-F]{1,6}\}|U[\da-fA-F]{8}|x[\da-fA-F]{2}|[0-3]?[0-7]{1,2}|[abeEfnrtv]|(?:\^\\{0,99})?${PERCENT.escape.source}|[ -/:-@[-\x60{-~\u0080-\uffff])?`,
  ),
  read: (written) => {
    const meant = written.slice(written.lastIndexOf('\\') + 1);
    if (meant.length > 1 && meant.includes('%')) return PERCENT.read(meant);
    if (meant.length === 1 && meant < '0') return meant;
    const sign = signOf(meant) ?? (meant || '\\');
    // Of backslashes that are doubled again and again; of others one stood before the end of a line.
    const run = written.length - meant.length;
    return (sign === '\n' || sign === '\r') && (run & (run - 1)) !== 0 ? `\\${sign}` : sign;
  },
};

/** What a letter or a number behind a backslash stands for. */
function signOf(written: string): string | undefined {
  if (written >= '0' && written < ':') return character(written, 8);
  if (written.length < 3) return LETTERS[written];
  return character(written.replaceAll(/[^\da-fA-F]/g, ''), 16) ?? '\\';
}

/** The command line of Windows and PowerShell. */
const CARETS: Quoting = {
  signs: '^`',
  escape: new RegExp(String.raw`[\^\x60]{1,99}(?:["'$&|<>!(){}@#;,]|${PERCENT.escape.source})?`),
  read: (written) => {
    if (written.includes('%')) return PERCENT.read(written);
    return /[\^`]$/.test(written) ? written.charAt(0) : written.slice(-1);
  },
};

/** SQL, YAML, CSV; shells, which end the quotes and begin them anew; Make, where a dollar is two. */
const DOUBLED: Quoting = {
  signs: `'"$`,
  escape: /'{1,99}"'{1,99}"'{1,99}|'{2,99}|"{2,99}|\${2,99}/,
  read: (written) => written.charAt(0),
};

const QUOTINGS = [PERCENT, ENTITIES, BACKSLASHES, CARETS, DOUBLED];
const READERS = new Map(QUOTINGS.flatMap(({ signs, read }) => [...signs].map((sign) => [sign, read])));

/** All of them in one pass: each copy of a long text costs more than the look for what is in it. */
const PATTERN = new RegExp(QUOTINGS.map(({ escape: { source } }) => source).join('|'), 'g');
const escapes = decoder(PATTERN, meaning);
/** Of most texts most escapes are quotes. */
const escapesButQuotes = decoder(PATTERN, (written) => {
  const meant = meaning(written);
  return meant === '"' || meant === "'" ? written : meant;
});

function meaning(written: string): string {
  return READERS.get(written.charAt(0))?.(written) ?? written;
}

const AT = new RegExp(PATTERN.source, 'y');
/** Drawings of programs and the signs of lists, which are many. */
const isDrawing = (code: number) => code > 0x206f && code < 0x3164 && code !== 0x241b;

/** An escape, and what it stands for. */
export interface FoundEscape {
  readonly end: number;
  readonly meant: string;
}

/** That which begins at this place; what a reader does not see stands for nothing. */
export function escapeAt(text: string, at: number): FoundEscape | undefined {
  if (isDrawing(text.charCodeAt(at))) return undefined;
  AT.lastIndex = at;
  const read = READERS.get(text.charAt(at));
  if (read !== undefined && AT.test(text)) {
    const written = text.slice(at, AT.lastIndex);
    const meant = read(written);
    if (meant !== written) return { end: at + written.length, meant };
  }
  const end = unseenEnd(text, at);
  return end === undefined ? undefined : { end, meant: '' };
}

/** Bytes that were read one by one. */
export const utf8 = decoder(
  /[\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g,
  (bytes) => {
    const lead = bytes.charCodeAt(0) & (0x7f >> bytes.length);
    const code = [...bytes.slice(1)].reduce((sum, byte) => (sum << 6) | (byte.charCodeAt(0) & 0x3f), lead);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : bytes;
  },
);

/** Letters whose marks are characters of their own, as file names of macOS are written. */
const marks = decoder(
  /.[\u0300-\u036f]{1,8}|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\u3040-\u30ff][\u3099\u309a]/gs,
  (letter) => letter.normalize('NFC'),
);

/** Bytes first: half of a character is one that nobody sees. */
const shown = inTurn([utf8, seenText]);
/** Of several kinds within each other. */
const ROUNDS = 5;

/**
 * Reads all of them, until there is no more of any, and what a reader does not see is gone as well.
 *
 * @param ofQuotes whether quotes are of interest
 */
export function unescaped(text: string, ofQuotes: boolean): Decoding | undefined {
  const step = ofQuotes ? escapes : escapesButQuotes;
  let read = shown(text);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = step(read?.text ?? text);
    if (next === undefined) break;
    read = composed(composed(read, next), shown(next.text));
  }
  return composed(read, marks(read?.text ?? text));
}
