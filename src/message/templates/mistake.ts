/** What is wrong with a template, and where: as the engine's files find it, and as people are told. */

import type { Remark, RemarkPlace } from '../../remark.ts';
import { sentence } from '../../text/phrases.ts';
import type { Source } from '../sources.ts';

/** Where a word stands in a template. */
export interface WordPlace {
  /** From 1, in the text of the template. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
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

/** What was done in the place of a text that is wrong. */
const INSTEAD: Readonly<Record<Source['part'], string>> = {
  subject: 'Your template failed, so the default text was used instead.',
  body: 'Your template failed, so the default text was used instead.',
  'only-if': 'Your condition could not be decided, so it keeps nothing back.',
};

/** The mistake as people are told of it, with where the source stands. */
export function mistakeRemark(source: Source, { at, says, hint }: TemplateMistake): Remark {
  return {
    about: 'mistake',
    level: 'error',
    instead: INSTEAD[source.part],
    place: placeIn(source, at),
    says: sentence(says),
    hint: sentence(hint),
  };
}

/** Of a file, lines are counted from its beginning. */
function placeIn({ part, place }: Source, at: WordPlace | undefined): RemarkPlace {
  const file = place?.file;
  if (at === undefined) return { part, file };
  const line = part === 'only-if' ? undefined : at.line + (place?.line ?? 1) - 1;
  const column = at.column + (at.line === 1 ? (place?.column ?? 1) - 1 : 0);
  return { part, file, line, column };
}

/** A remark quotes the author's text, perhaps in part: of one that holds a secret only the place is told. */
export function withoutSecrets(
  remark: Remark,
  texts: readonly (string | undefined)[],
  hide: (text: string) => string,
): Remark {
  const quoted = [...texts, remark.says, remark.hint];
  if (quoted.every((text) => text === undefined || hide(text) === text)) return remark;
  const says = 'the text holds a secret, so what is wrong here is not shown.';
  return { ...remark, says, hint: 'Take the secret out of it.' };
}
