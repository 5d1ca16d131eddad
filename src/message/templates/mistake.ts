/** What is wrong with a template, and where: as a value, and as the error that people read. */

import { defined } from '../../defined.ts';
import { TemplateError, type TemplatePlace } from '../../errors.ts';
import { asOneLine } from '../markdown/plain.ts';
import type { Source } from '../sources.ts';

/** Mistakes that are told at once. */
export const MOST_TOLD = 10;

/** Where a word stands in a template. */
export interface WordPlace {
  /** From 1, in the text of the template. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Characters, on that line. */
  readonly length: number;
}

/** One thing that is wrong with a template. */
export interface TemplateMistake {
  /** The wrong word; absent for what the whole text has too much of. */
  readonly at?: WordPlace;
  /** What is wrong. */
  readonly says: string;
  /** What to do about it. */
  readonly hint: string;
}

/** In reading order; what has no place comes last. */
export function eachPlaceOnce(mistakes: readonly TemplateMistake[]): readonly TemplateMistake[] {
  const order = ({ at }: TemplateMistake) => at?.line ?? Number.MAX_SAFE_INTEGER;
  const places = new Map(mistakes.map((one) => [`${one.at?.line}:${one.at?.column}:${one.at ? '' : one.says}`, one]));
  return [...places.values()].sort(
    (one, other) => order(one) - order(other) || (one.at?.column ?? 0) - (other.at?.column ?? 0),
  );
}

/** The mistake, told with where the source stands. */
export function problemAt(source: Source, { at, says, hint }: TemplateMistake): TemplateError {
  return new TemplateError(`${problemPlace(source, at)}: ${says}`, { hint, place: placeIn(source, at) });
}

/** `body, line 2, column 6`, for a sentence. */
export function problemPlace(source: Source, at: WordPlace | undefined): string {
  const { line, column } = placeIn(source, at);
  const name = source.place?.file ?? source.part;
  return line === undefined ? name : `${name}, line ${line}, column ${column}`;
}

/** Of a file, lines are counted from its beginning. */
function placeIn({ text, place }: Source, at: WordPlace | undefined): TemplatePlace {
  const file = place?.file;
  if (at === undefined) return defined<TemplatePlace>({ file });
  const line = at.line + (place?.line ?? 1) - 1;
  const column = at.column + (at.line === 1 ? (place?.column ?? 1) - 1 : 0);
  return defined<TemplatePlace>({ file, line, column, length: at.length, excerpt: excerpt(text, at, line) });
}

/** Characters of a line that are shown on each side of the column. */
const BESIDE = 50;

/** The line, and carets below the word. Blanks at the start of a line would be lost on the way. */
function excerpt(text: string, { line, column, length }: WordPlace, number: number): readonly string[] {
  const whole = text.split('\n', line)[line - 1] ?? '';
  const from = Math.max(0, column - 1 - BESIDE);
  const shown = asOneLine(whole.slice(from, column - 1 + BESIDE)).replaceAll('\t', ' ');
  const before = column - 1 - from;
  const carets = '^'.repeat(Math.max(1, Math.min(length, shown.length - before)));
  return [`${number} | ${shown}`, `${'·'.repeat(String(number).length)} | ${' '.repeat(before)}${carets}`];
}

/** A problem quotes the author's text, perhaps in part: of one that holds a secret only the place is told. */
export function problemWithoutSecrets(
  problem: TemplateError,
  texts: readonly (string | undefined)[],
  hide: (text: string) => string,
): TemplateError {
  const quoted = [...texts, problem.message, problem.hint];
  if (quoted.every((text) => text === undefined || hide(text) === text)) return problem;
  const { file, line, column } = problem.place;
  const at = line === undefined ? '' : ` at line ${line}, column ${column}`;
  return new TemplateError(`the template holds a secret, so what is wrong with it${at} is not shown`, {
    hint: 'Take the secret out of the template',
    place: defined<TemplatePlace>({ file, line, column }),
  });
}
