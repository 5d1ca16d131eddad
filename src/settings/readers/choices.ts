import { nearest } from '../../nearest.ts';
import { shown } from '../../phrases.ts';
import type { Reader } from './reading.ts';

const TRUE = ['true', 'True', 'TRUE'];
const FALSE = ['false', 'False', 'FALSE'];

/** One of these words, in any case. */
export function choice<const T extends string>(values: readonly T[]): Reader<T> {
  return (reading) => {
    const word = reading.text.trim();
    const value = values.find((one) => one === word.toLowerCase());
    return value ?? reading.fault(`unknown value ${shown(word)}`, oneOf(values, word));
  };
}

/** Some of these words, in any case, with commas or blanks between them; each once. */
export function list<const T extends string>(values: readonly T[]): Reader<readonly T[]> {
  return (reading) => {
    const words = reading.text.toLowerCase().split(/[\s,]+/);
    const given = new Set(words.filter((word) => word !== ''));
    const found: T[] = [];
    for (const word of given) {
      const value = values.find((one) => one === word);
      if (value === undefined) reading.fault(`unknown value ${shown(word)}`, oneOf(values, word));
      else found.push(value);
    }
    if (given.size === 0) reading.fault('names nothing', `Write some of ${values.join(', ')}`);
    return found;
  };
}

/** `true` or `false`, as YAML writes them. */
export function boolean(): Reader<boolean> {
  return (reading) => {
    const word = reading.text.trim();
    if (TRUE.includes(word)) return true;
    return FALSE.includes(word) ? false : reading.fault(`not a boolean: ${shown(word)}`, 'Write true or false');
  };
}

function oneOf(values: readonly string[], given: string): string {
  const meant = nearest(given, values);
  return `Write one of ${values.join(', ')}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
}
