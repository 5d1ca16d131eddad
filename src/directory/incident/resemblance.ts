/** Compares subjects, where a list shows nothing better. */
import { lettersOf, wordsOf } from '../../text/unicode.ts';
import type { KeyedRecord } from './outage.ts';

/** A subject that is cut must show so many letters. */
const SHORTEST = 12;

/** The open records with this subject. Services write emoji, blanks and punctuation in their own way, and cut. */
export function resembling<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = lettersOf(subject);
  const isSame = (shown: string) => shown === ours || (shown.length >= SHORTEST && ours.startsWith(shown));
  return ours === '' ? [] : records.filter((record) => record.open && isSame(lettersOf(record.subject ?? '')));
}

/** Those whose subject has half of its words in common: of one outage, the verdict and the cause may change. */
export function akin<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = new Set(wordsOf(subject));
  return records.filter((record) => {
    const words = wordsOf(record.subject ?? '');
    return record.open && words.length > 0 && words.filter((word) => ours.has(word)).length * 2 >= words.length;
  });
}
