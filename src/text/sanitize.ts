/** Makes text from anywhere safe to print: for a terminal, and for a CI system that takes commands from its log. */

import { unicodePattern } from './unicode.ts';

/** The runner keeps 4,096 characters of an annotation. */
const MAX_LENGTH = 4000;

/** C0 and C1 controls, line and paragraph separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;

/** What shows nothing: bidirectional controls, and what the runner skips when it looks how a line begins. */
const UNSEEN = unicodePattern(String.raw`[\p{Cf}\p{Default_Ignorable_Code_Point}]+`, 'g');
/** What may stand before a command that the runner finds at a line's start. */
const BEFORE_TEXTS = unicodePattern(String.raw`^[^\p{L}\p{N}]+`);

/** ECMA-48 control sequences, colours among them: removed whole, so that no `[31m` stays behind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this removes
const SEQUENCES = /\u001b\[[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(\u0007|\u001b\\)?/g;

/** Most lines are nothing but this, and then the tables of Unicode that the patterns above need stay unbuilt. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * One harmless line. The runner takes commands from stdout and stderr: `::command::` at a line's start, and the older
 * `##[command]` anywhere in a line; text from an event or a server must never become one.
 */
export function sanitizeLine(text: string): string {
  const line = PLAIN.test(text) ? text.trim() : displayOnly(text);
  const harmless = line.includes('::') || line.includes('##') ? withoutCommands(line) : line;
  return harmless.length > MAX_LENGTH ? `${harmless.slice(0, MAX_LENGTH).toWellFormed()}…` : harmless;
}

/** Without colours, and whatever else a terminal does not show. */
export function stripEscapes(text: string): string {
  return text.replace(SEQUENCES, '');
}

function displayOnly(text: string): string {
  return stripEscapes(text).replace(CONTROLS, ' ').replace(UNSEEN(), '').toWellFormed().trim();
}

function withoutCommands(line: string): string {
  return line
    .replace(BEFORE_TEXTS(), (start) => start.replaceAll(/:(?=:)/g, ': '))
    .replaceAll(/##+\[?/g, (characters) =>
      characters.endsWith('[') ? `${[...characters.slice(0, -1)].join(' ')}[` : characters,
    );
}
