/** Removes what a reader cannot see from foreign text, and finds what it shows. */

import { type TextSpan, unicodePattern } from './unicode.ts';

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
  const line = PLAIN.test(text) ? text.trim() : removeInvisible(text);
  const harmless = line.includes('::') || line.includes('##') ? neutralizeCommands(line) : line;
  return harmless.length > MAX_LENGTH ? `${harmless.slice(0, MAX_LENGTH).toWellFormed()}…` : harmless;
}

/** Removes colors and other sequences that a terminal doesn't show. */
export function stripEscapes(text: string): string {
  return text.replace(SEQUENCES, '');
}

function removeInvisible(text: string): string {
  return stripEscapes(text).replace(CONTROLS, ' ').replace(INVISIBLE(), '').toWellFormed().trim();
}

function neutralizeCommands(line: string): string {
  return line
    .replace(BEFORE_TEXTS(), (start) => start.replaceAll(/:(?=:)/g, ': '))
    .replaceAll(/##+\[?/g, (characters) =>
      characters.endsWith('[') ? `${[...characters.slice(0, -1)].join(' ')}[` : characters,
    );
}

/**
 * Control sequences of ECMA-48 such as colors, with the escape character as programs write or lose it; strings such as
 * a window title; character sets; and all characters that Unicode lets a reader ignore, including controls.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: invisible characters are the subject of this pattern.
  /(?:\u001b|\u241b|\\[uU]001[bB]|\\[xX]1[bB]|\\033|\\[eE]|\^\[|&#(?:[xX]1[bB]|27);)\[[0-?]{0,40}[ -/]?[@-~]|\u009b[0-?]{0,40}[@-~]|\\{0,4}\[\d{1,2}(?:;\d{1,3}){0,4}[mM]|\u001b\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|\u001b[ -/][0-~]|\u034f|\u200d|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]|\udb40[\udc00-\udfff]/g;
/** The start of each sequence. Most texts have none, so the other expression is not compiled. */
const MAY_HOLD_INVISIBLE = /[^\t\n\r -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]|\\[uUxX0eE]|\^\[|\[\d{1,2}[;mM]|&#/;
/** A line break of wrapped text: with the timestamp of GitHub or BuildKit on the next line, and its indentation. */
const LINE_END = /\r?\n(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z )?(?:#\d{1,4} \d{1,6}\.\d{1,3} )?[ \t]{0,200}/g;

interface VisibleText {
  readonly text: string;
  /** Maps a span to the original text, without the invisible characters at its edges. */
  readonly written: (span: TextSpan) => TextSpan;
}

/** Removes terminal sequences and invisible characters. */
export function visibleText(text: string): VisibleText {
  return MAY_HOLD_INVISIBLE.test(text) ? removeMatches(text, HIDDEN) : unchanged(text);
}

/** Joins the lines. */
export function joinLines(text: string): VisibleText {
  return text.includes('\n') ? removeMatches(text, LINE_END) : unchanged(text);
}

function unchanged(text: string): VisibleText {
  return { text, written: (span) => span };
}

/** Removes all matches. Takes time in proportion to the text. */
function removeMatches(raw: string, left: RegExp): VisibleText {
  /** Retained pieces: their first position in the visible text and in the original one. */
  const pieces = [{ at: 0, from: 0 }];
  let [text, done] = ['', 0];
  for (const { 0: removed, index } of raw.matchAll(left)) {
    text += raw.slice(done, index);
    done = index + removed.length;
    pieces.push({ at: text.length, from: done });
  }
  if (done === 0) return unchanged(raw);
  const toRaw = (position: number) => {
    let [first, last] = [0, pieces.length - 1];
    while (first < last) {
      const middle = (first + last + 1) >> 1;
      if ((pieces[middle]?.at ?? 0) <= position) first = middle;
      else last = middle - 1;
    }
    const { at, from } = pieces[first] ?? { at: 0, from: 0 };
    return from + position - at;
  };
  return {
    text: text + raw.slice(done),
    written: ({ start, end }) => ({ start: toRaw(start), end: toRaw(end - 1) + 1 }),
  };
}
