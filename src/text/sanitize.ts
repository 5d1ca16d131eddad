/** Makes untrusted text safe to print on a terminal and in a CI log, which takes commands from its lines. */

import { unicodePattern } from './unicode.ts';

/** The runner keeps 4,096 characters of an annotation. */
const MAX_LENGTH = 4000;

/** C0 and C1 controls, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** Invisible characters: bidirectional controls, and the characters that the runner skips at the start of a line. */
const INVISIBLE = unicodePattern(String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]+`, 'g');
/** Characters that the runner allows before a command at the start of a line. */
const BEFORE_TEXTS = unicodePattern(String.raw`^[^\p{L}\p{N}]+`);

/**
 * Terminal sequences of ECMA-48: colors, command strings such as a window title, character sets. Each part stops where
 * the next one starts, so matching is linear; an unterminated string is no sequence. XML cannot hold the escape
 * character, so reports write its number.
 */
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
  /(?:\u001b\[|\u009b|&#(?:x1[bB]|27);\[)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f\r\n]*(?:\u0007|\u001b\\|\u009c)|\u001b(?:[ -/]+[0-~]|[0-OQ-WYZ\\`a-~])/g;

/** Most lines match this, which saves building the Unicode tables of the patterns above. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Returns one harmless line. The runner takes commands from stdout and stderr: `::command::` at the start of a line,
 * and the older `##[command]` anywhere. Text from an event or a server must never become a command.
 */
export function sanitizeLine(text: string): string {
  const line = PLAIN.test(text) ? text.trim() : displayOnly(text);
  const harmless = line.includes('::') || line.includes('##') ? withoutCommands(line) : line;
  return harmless.length > MAX_LENGTH ? `${harmless.slice(0, MAX_LENGTH).toWellFormed()}…` : harmless;
}

/** Removes colors and other sequences that a terminal doesn't show. */
export function stripEscapes(text: string): string {
  return text.replace(SEQUENCES, '');
}

function displayOnly(text: string): string {
  return stripEscapes(text).replace(CONTROLS, ' ').replace(INVISIBLE(), '').toWellFormed().trim();
}

function withoutCommands(line: string): string {
  return line
    .replace(BEFORE_TEXTS(), (start) => start.replaceAll(/:(?=:)/g, ': '))
    .replaceAll(/##+\[?/g, (characters) =>
      characters.endsWith('[') ? `${[...characters.slice(0, -1)].join(' ')}[` : characters,
    );
}
