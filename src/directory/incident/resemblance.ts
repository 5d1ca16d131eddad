/** Compares subjects, where a list shows nothing better. */
import { unicodePattern } from '../../text/unicode.ts';
import type { KeyedRecord } from './outage.ts';

const NO_LETTERS = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');
/** A subject that is cut must show so many letters. */
const SHORTEST = 12;

/** The open records with this subject. Services write emoji, blanks and punctuation in their own way, and cut. */
export function resembling<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = letters(subject);
  const isSame = (shown: string) => shown === ours || (shown.length >= SHORTEST && ours.startsWith(shown));
  return ours === '' ? [] : records.filter((record) => record.open && isSame(letters(record.subject ?? '')));
}

/** Those whose subject has half of its words in common: of one outage, the verdict and the cause may change. */
export function akin<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = new Set(wordsOf(subject));
  return records.filter((record) => {
    const words = wordsOf(record.subject ?? '');
    return record.open && words.length > 0 && words.filter((word) => ours.has(word)).length * 2 >= words.length;
  });
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(NO_LETTERS())
    .filter((word) => word !== '');
}

function letters(text: string): string {
  return text.replaceAll(NO_LETTERS(), '').toLowerCase();
}
