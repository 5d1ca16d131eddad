import { closestMatch } from '../../text/closest-match.ts';
import { readConclusion } from '../conclusion.ts';
import { type ParseResult, type ValueParser, withGuess } from './parse-result.ts';

/** Booleans in YAML. */
const BOOLEANS: Readonly<Record<string, boolean>> = Object.fromEntries(
  ['true', 'True', 'TRUE', 'false', 'False', 'FALSE'].map((word) => [word, word.toLowerCase() === 'true']),
);
/** Booleans in other languages, shells, and forms. */
const TRUE = ['true', 'yes', 'y', 'on', '1', 'ja', 'oui', 'enabled'];
const FALSE = ['false', 'no', 'n', 'off', '0', 'nein', 'non', 'disabled'];

/**
 * Parses one of these words, in any case.
 *
 * @param rest synonyms of other tools
 */
export function choice<const T extends string>(
  values: readonly T[],
  rest: Readonly<Record<string, T>> = {},
): ValueParser<T> {
  return (reading) => {
    const word = reading.text.trim();
    const value = values.find((one) => one === word.toLowerCase());
    const ours = Object.hasOwn(rest, word.toLowerCase()) ? rest[word.toLowerCase()] : undefined;
    return value ?? reading.error(`invalid value ${reading.shown(word)}`, oneOf(values, ours ?? meantBy(word, values)));
  };
}

/** Parses some of these words, in any case, separated by commas or spaces. Removes duplicates. */
export function choiceList<const T extends string>(values: readonly T[]): ValueParser<readonly T[]> {
  return (reading) => {
    const terms = reading.text.split(/[\s,]+/).filter((word) => word !== '');
    // Report the list as written, because masking finds a secret only as a complete text.
    if (terms.some((word) => !values.some((one) => one === word.toLowerCase()))) {
      const complete = reading.text.trim();
      reading.error(`invalid value ${reading.shown(complete)}`, oneOf(values, listMeant(complete, values)));
    }
    if (terms.length === 0) reading.error('names nothing', `Use one or more of ${values.join(', ')}`);
    const inputs = terms.map((word) => word.toLowerCase());
    return [...new Set(inputs)].flatMap((word) => values.find((one) => one === word) ?? []);
  };
}

/** Parses `true` or `false` as in YAML. */
export function boolean(reading: ParseResult): boolean | undefined {
  const word = reading.text.trim();
  if (Object.hasOwn(BOOLEANS, word)) return BOOLEANS[word];
  const other = bare(word).toLowerCase();
  const meant = TRUE.includes(other) ? 'true' : FALSE.includes(other) ? 'false' : undefined;
  return reading.error(`invalid boolean ${reading.shown(word)}`, withGuess('Use true or false', meant));
}

function oneOf(values: readonly string[], meant?: string): string {
  return withGuess(`Use one of ${values.join(', ')}`, meant);
}

/** Conjunctions in lists of conditions and YAML. */
const LINKS = ['', 'and', 'or', 'on', 'if'];
const OTHER_TEXTS: ReadonlyMap<string, string> = new Map([
  ['fail', 'failure'],
  ['fix', 'fixed'],
  ['true', 'always'],
  ['all', 'always'],
  ['recovered', 'fixed'],
  ['recovery', 'fixed'],
  // These mean something only together.
  ['not success', 'failure, cancelled'],
  ['first failure', 'broken'],
  ['new failure', 'broken'],
]);

/** Finds the list that was probably meant. Returns undefined if one of its words is unknown. */
function listMeant(complete: string, values: readonly string[]): string | undefined {
  if (complete.length > MAX_SLIP_LENGTH) return undefined;
  const phrase = complete
    .toLowerCase()
    .replaceAll('!', 'not ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (phrase.includes(' ') && OTHER_TEXTS.has(phrase)) return OTHER_TEXTS.get(phrase);
  const terms = complete.split(/[^a-z\d_-]+|(?<=^|\s)-(?=\s)/i).filter((word) => !LINKS.includes(word.toLowerCase()));
  const meant = terms.map((word) => meantBy(word, values));
  return meant.length > 0 && !meant.includes(undefined) ? [...new Set(meant)].join(', ') : undefined;
}

/**
 * Finds the value that a word means: `failed` means `failure`, although `fixed` is closer, and `on_failure` or
 * `failure()` mean the value inside.
 */
function meantBy(raw: string, values: readonly string[]): string | undefined {
  const word = bare(raw).toLowerCase();
  const needed = readConclusion(word) ?? OTHER_TEXTS.get(word);
  const same = values.find((value) => value === needed) ?? closestMatch(word, values);
  return same ?? values.find((value) => word.includes(value));
}

/** Longer texts aren't typos. */
const MAX_SLIP_LENGTH = 100;

/** Removes the punctuation around a word. */
function bare(word: string): string {
  return word.slice(0, MAX_SLIP_LENGTH).replaceAll(/^[^a-z\d]{1,8}|[^a-z\d]{1,8}$/gi, '');
}
