import { nearest } from '../../text/nearest.ts';
import { readConclusion } from '../conclusion.ts';
import type { Reading, ValueReader } from './reading.ts';

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];

/**
 * One of these words, in any case.
 *
 * @param others words that others have for them
 */
export function choice<const T extends string>(
  values: readonly T[],
  others: Readonly<Record<string, T>> = {},
): ValueReader<T> {
  return (reading) => {
    const word = reading.text.trim();
    const value = values.find((one) => one === word.toLowerCase());
    const ours = Object.hasOwn(others, word.toLowerCase()) ? others[word.toLowerCase()] : undefined;
    return value ?? reading.fault(`unknown value ${reading.shown(word)}`, oneOf(values, ours ?? word));
  };
}

/** Some of these words, in any case, with commas or blanks between them; each once. */
export function choiceList<const T extends string>(values: readonly T[]): ValueReader<readonly T[]> {
  return (reading) => {
    const whole = reading.text.trim();
    if (whole.includes('${{'))
      return reading.fault(`an expression that nothing filled in: ${reading.shown(whole)}`, oneOf(values, whole));
    const words = reading.text.split(/[\s,]+/).filter((word) => word !== '');
    const unknown = words.filter((word) => !values.some((one) => one === word.toLowerCase()));
    const slips = unknown.filter((word) => meantBy(word, values) !== undefined);
    for (const word of new Set(slips)) reading.fault(`unknown value ${reading.shown(word)}`, oneOf(values, word));
    // The list as it was written: a mask knows a secret only as a whole.
    const strange = unknown.length > slips.length;
    if (strange) reading.fault(`unknown value in ${reading.shown(whole)}`, oneOf(values));
    if (words.length === 0) reading.fault('names nothing', `Write some of ${values.join(', ')}`);
    const given = words.map((word) => word.toLowerCase());
    return [...new Set(given)].flatMap((word) => values.find((one) => one === word) ?? []);
  };
}

/** `true` or `false`, as YAML writes them. */
export function boolean(reading: Reading): boolean | undefined {
  const word = reading.text.trim();
  if (TRUE.includes(word)) return true;
  return FALSE.includes(word) ? false : reading.fault(`not a boolean: ${reading.shown(word)}`, 'Write true or false');
}

/** The same, or `call`: a drill that calls people. */
export function drill(reading: Reading): boolean | 'call' | undefined {
  const word = reading.text.trim();
  if (word.toLowerCase() === 'call') return 'call';
  if (TRUE.includes(word)) return true;
  if (FALSE.includes(word)) return false;
  return reading.fault(`unknown value ${reading.shown(word)}`, 'Write true, false or call');
}

function oneOf(values: readonly string[], given = ''): string {
  const meant = meantBy(given, values);
  return `Write one of ${values.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}

/** `failed` means `failure`, although `fixed` is nearer, and `on_failure` or `failure()` means what it holds. */
function meantBy(word: string, values: readonly string[]): string | undefined {
  const conclusion = readConclusion(word);
  const same = values.find((value) => value === conclusion) ?? nearest(word, values);
  return same ?? values.find((value) => word.toLowerCase().includes(value));
}
