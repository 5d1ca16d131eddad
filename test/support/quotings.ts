/**
 * Ways in which programs quote a text, each written apart from what reads them: by the programs themselves, by libraries, or
 * by the rules of a language.
 */
import { execFileSync } from 'node:child_process';
import { stringify } from 'yaml';

/** Of each text what the program writes, in one call, because programs take long to start. */
type Writer = (texts: readonly string[]) => readonly string[];

const each =
  (write: (text: string) => string): Writer =>
  (texts) =>
    // A line may have been wrapped within a character.
    texts.map((text) => write(text.toWellFormed()));

/** A script of bash that prints each of its arguments, with a NUL behind each. */
const bash =
  (script: string): Writer =>
  (texts) => {
    const program = `for text in "$@"; do ${script}; printf '\\0'; done`;
    const env = { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' };
    return execFileSync('bash', ['--norc', '-c', program, 'bash', ...texts], {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .slice(0, -1);
  };

const bytes = (text: string) => [...Buffer.from(text)];
const digits = (code: number, length: number) => code.toString(16).padStart(length, '0');
const unit = (sign: string) => `\\u${digits(sign.charCodeAt(0), 4)}`;
const code = (sign: string) => sign.codePointAt(0) ?? 0;
const percentByte = (byte: number) => `%${digits(byte, 2).toUpperCase()}`;
const strict = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => percentByte(sign.charCodeAt(0)));
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As `repr` of Python 3. */
function pythonRepr(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const body = text
    .replaceAll('\\', '\\\\')
    .replaceAll(quote, `\\${quote}`)
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t');
  return quote + body + quote;
}

/** As `ascii` of Python 3. */
function pythonAscii(text: string): string {
  return [...pythonRepr(text)]
    .map((sign) => {
      if (code(sign) < 0x7f) return sign;
      if (code(sign) < 0x100) return `\\x${digits(code(sign), 2)}`;
      return code(sign) < 0x1_0000 ? unit(sign) : `\\U${digits(code(sign), 8)}`;
    })
    .join('');
}

/** As `repr` of Python's bytes. */
function pythonBytes(text: string): string {
  const written = bytes(text).map((byte) =>
    byte > 0x1f && byte < 0x7f ? String.fromCharCode(byte) : `\\x${digits(byte, 2)}`,
  );
  return `b'${written
    .join('')
    .replaceAll(/\\(?!x..)/g, '\\\\')
    .replaceAll("'", "\\'")}'`;
}

const lines = (text: string, width: number, between: string) =>
  text.replaceAll(new RegExp(`[^]{${width}}(?=[^])`, 'gu'), `$&${between}`);
const base64 = (text: string) => Buffer.from(text).toString('base64');
const inTheMiddle = (text: string, sign: string) => {
  const middle = [...text].length >> 1;
  return [...[...text].slice(0, middle), sign, ...[...text].slice(middle)].join('');
};

export const QUOTINGS: Readonly<Record<string, Writer>> = {
  JSON: each((text) => JSON.stringify(text)),
  'JSON with slashes escaped, as PHP writes it': each((text) => JSON.stringify(text).replaceAll('/', '\\/')),
  'JSON for HTML, as Go writes it': each((text) => JSON.stringify(text).replace(/[&<>]/g, unit)),
  'JSON in ASCII': each((text) => JSON.stringify(text).replace(/[^ -~]/g, unit)),
  'repr of Python': each(pythonRepr),
  'ascii of Python': each(pythonAscii),
  'bytes of Python': each(pythonBytes),
  'C, by octal numbers': each(
    (text) =>
      `"${bytes(text)
        .map((byte) => `\\${byte.toString(8).padStart(3, '0')}`)
        .join('')}"`,
  ),
  'each byte by its number': each((text) =>
    bytes(text)
      .map((byte) => `\\x${digits(byte, 2)}`)
      .join(''),
  ),
  'each unit by its number': each((text) => text.split('').map(unit).join('')),
  'each character in braces': each((text) => [...text].map((sign) => `\\u{${code(sign).toString(16)}}`).join('')),
  'printf %q': bash(`printf %q "$text"`),
  'printf %q in a locale of ASCII': bash(`LC_ALL=C printf %q "$text"`),
  '@Q of bash': bash(`printf %s "\${text@Q}"`),
  'xtrace of bash': bash(`(BASH_XTRACEFD=1; PS4='+ '; set -x; : "$text")`),
  'single quotes of a shell': each((text) => `'${text.replaceAll("'", `'\\''`)}'`),
  'single quotes of a shell, with double ones between': each((text) => `'${text.replaceAll("'", `'"'"'`)}'`),
  'double quotes of a shell': each((text) => `"${text.replace(/["$`\\]/g, '\\$&')}"`),
  'quotemeta of Perl': each((text) => text.replace(/[^\w\u0080-\uffff]/g, '\\$&')),
  Markdown: each((text) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')),
  SQL: each((text) => `'${text.replaceAll("'", "''")}'`),
  CSV: each((text) => `"${text.replaceAll('"', '""')}"`),
  'YAML in single quotes': each((text) =>
    stringify(text, { defaultStringType: 'QUOTE_SINGLE', singleQuote: true, lineWidth: 0 }).trim(),
  ),
  'YAML in double quotes': each((text) => stringify(text, { defaultStringType: 'QUOTE_DOUBLE', lineWidth: 0 }).trim()),
  Make: each((text) => text.replaceAll('$', '$$$$')),
  printf: each((text) => text.replaceAll('%', '%%')),
  'the command line of Windows': each((text) => text.replace(/[&|<>^()"%!]/g, '^$&')),
  PowerShell: each((text) => `"${text.replace(/["$`]/g, '`$&')}"`),
  percent: each(encodeURIComponent),
  'percent, also what may stay': each(strict),
  'percent in small letters': each((text) => strict(text).replace(/%../g, (one) => one.toLowerCase())),
  'percent, each byte': each((text) => bytes(text).map(percentByte).join('')),
  'percent twice': each((text) => encodeURIComponent(encodeURIComponent(text))),
  'percent thrice': each((text) => strict(strict(strict(text)))),
  'an address as a whole': each(encodeURI),
  'a form': each((text) => new URLSearchParams([['q', text]]).toString()),
  'a form by hand': each((text) => encodeURIComponent(text).replaceAll('%20', '+')),
  'escape of JavaScript': each((text) => escape(text)),
  XML: each((text) => xml(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;')),
  'HTML, &#39;': each((text) => xml(text).replaceAll('"', '&#34;').replaceAll("'", '&#39;')),
  'HTML, &#x27;': each((text) => xml(text).replaceAll('"', '&#x22;').replaceAll("'", '&#x27;')),
  'HTML in ASCII, decimal': each((text) =>
    [...text].map((sign) => (/[\w ]/.test(sign) ? sign : `&#${code(sign)};`)).join(''),
  ),
  'HTML in ASCII, hexadecimal': each((text) =>
    [...text].map((sign) => (/[\w ]/.test(sign) ? sign : `&#x${code(sign).toString(16)};`)).join(''),
  ),
  'HTML, each character': each((text) => [...text].map((sign) => `&#${code(sign)};`).join('')),
  'HTML with names': each((text) =>
    xml(text).replaceAll('"', '&quot;').replaceAll('ö', '&ouml;').replaceAll('$', '&dollar;').replaceAll(' ', '&nbsp;'),
  ),
  base64: each(base64),
  'base64 after one byte': each((text) => base64(`a${text}`)),
  'base64 after two bytes': each((text) => base64(`ab${text}c`)),
  'base64 for addresses': each((text) => Buffer.from(text).toString('base64url')),
  'base64 -w76': bash(`printf %s "$text" | base64 -w76`),
  'base64 -w20, indented': bash(`printf %s "$text" | base64 -w20 | sed 's/^/    /'`),
  'base64 in PEM': each((text) => `-----BEGIN A-----\n${lines(base64(`${text}${text}`), 64, '\n')}\n-----END A-----`),
  hex: each((text) => Buffer.from(text).toString('hex')),
  'hex in capitals': each((text) => Buffer.from(text).toString('hex').toUpperCase()),
  'hex in lines': each((text) => lines(Buffer.from(text).toString('hex'), 60, '\n')),
  NFD: each((text) => text.normalize('NFD')),
  'lines of 40': each((text) => lines(text, 40, '\n')),
  'lines of 13, indented': each((text) => lines(text, 13, '\r\n    ')),
  'lines of 17 of a log': each((text) => lines(text, 17, '\n2026-11-26T21:07:28.1234567Z ')),
  'lines that end at blanks': each((text) => text.replaceAll(' ', '\n  ')),
  'a colour within': each((text) => inTheMiddle(text, '\u001b[31m')),
  'a mark within that shows nothing': each((text) => inTheMiddle(text, '\u200b')),
  capitals: each((text) => text.toUpperCase()),
  'small letters': each((text) => text.toLowerCase()),
};

/** Nobody reads these backwards: the letters of escapes and of base64 tell capitals from small ones. */
export const CASES: readonly string[] = ['capitals', 'small letters'];
const WITHOUT_LETTERS = ['SQL', 'CSV', 'Make', 'printf', 'NFD', 'percent', 'percent, each byte', 'hex', ...CASES];
/** What writes the end of a line as a backslash before one, which elsewhere is an escape that was wrapped. */
const AT_LINE_ENDS = ['quotemeta of Perl'];
const OF_LINES = /lines|-w|PEM|colour/;

/** Whether a text that the first wrote can be read once the second has written it. */
export function isPair(first: string, second: string): boolean {
  if (CASES.includes(second)) return WITHOUT_LETTERS.includes(first);
  // The second command would stand within the first.
  if (first === 'a colour within' && second === first) return false;
  return !(AT_LINE_ENDS.includes(second) && OF_LINES.test(first));
}
